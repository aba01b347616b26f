/* Made by "dtlgen generate" from spec/ and dtlgen/emit/rust/templates/safe.rs.j2.
 * Do not edit. */
//! Safe wrappers of `dtl_sys`. Handles are closed when they go out of scope.
#![deny(unsafe_op_in_unsafe_fn)]
#![allow(clippy::too_many_arguments, clippy::unnecessary_cast)]

use dtl_sys as sys;
use std::fmt;

/// The failure of a call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    pub status: sys::dtl_status,
    pub message: String,
}

pub type Result<T> = std::result::Result<T, Error>;

impl fmt::Display for Error {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} (status {})", self.message, self.status)
    }
}

impl std::error::Error for Error {}

fn _ended(status: sys::dtl_status) -> Result<()> {
    if status == sys::DTL_SUCCESS {
        return Ok(());
    }
    Err(Error { status, message: _told() })
}

/// Returns the message of the calling thread's last failure.
fn _told() -> String {
    let size = unsafe { sys::dtl_last_error(std::ptr::null_mut(), 0) } as usize;
    let mut words = vec![0u8; size + 1];
    unsafe { sys::dtl_last_error(words.as_mut_ptr().cast(), words.len() as _) };
    words.truncate(size);
    String::from_utf8_lossy(&words).into_owned()
}

fn _owned(words: *const std::os::raw::c_char) -> String {
    if words.is_null() {
        return String::new();
    }
    unsafe { std::ffi::CStr::from_ptr(words) }.to_string_lossy().into_owned()
}

/// A type of buffer elements.
///
/// # Safety
///
/// `DTYPE` must have the size and the layout of the type, and every bit pattern must be valid.
pub unsafe trait Element: Copy {
    const DTYPE: sys::dtl_dtype;
}

unsafe impl Element for i8 {
    const DTYPE: sys::dtl_dtype = sys::DTL_DTYPE_INT8;
}

unsafe impl Element for i16 {
    const DTYPE: sys::dtl_dtype = sys::DTL_DTYPE_INT16;
}

unsafe impl Element for i32 {
    const DTYPE: sys::dtl_dtype = sys::DTL_DTYPE_INT32;
}

unsafe impl Element for i64 {
    const DTYPE: sys::dtl_dtype = sys::DTL_DTYPE_INT64;
}

unsafe impl Element for u8 {
    const DTYPE: sys::dtl_dtype = sys::DTL_DTYPE_UINT8;
}

unsafe impl Element for u16 {
    const DTYPE: sys::dtl_dtype = sys::DTL_DTYPE_UINT16;
}

unsafe impl Element for u32 {
    const DTYPE: sys::dtl_dtype = sys::DTL_DTYPE_UINT32;
}

unsafe impl Element for u64 {
    const DTYPE: sys::dtl_dtype = sys::DTL_DTYPE_UINT64;
}

unsafe impl Element for f32 {
    const DTYPE: sys::dtl_dtype = sys::DTL_DTYPE_FLOAT32;
}

unsafe impl Element for f64 {
    const DTYPE: sys::dtl_dtype = sys::DTL_DTYPE_FLOAT64;
}

/// Takes every container handle; a handle knows its kind.
pub trait Container {
    /// The C handle, which this object keeps.
    fn raw(&self) -> sys::dtl_container_t;
}

/// Keeps the backends open. Made by dtl_environment_create and owned by the caller, who frees it
/// with dtl_environment_destroy; environments are counted, not nested.
pub struct Environment {
    raw: sys::dtl_environment_t,
    _lives: std::marker::PhantomData<&'static ()>,
}

unsafe impl Send for Environment {}

impl Drop for Environment {
    fn drop(&mut self) {
        unsafe { sys::dtl_environment_destroy(self.raw) }
    }
}

impl Environment {
    fn _own(raw: sys::dtl_environment_t) -> Self {
        Self { raw, _lives: std::marker::PhantomData }
    }

    /// The C handle, which this object keeps.
    pub fn as_raw(&self) -> sys::dtl_environment_t {
        self.raw
    }

    /// `*env` is a new environment, and the backends are started. Every process of the job must
    /// make its first one, since starting MPI is collective. The caller owns it. Collective.
    pub fn create() -> Result<Environment> {
        let mut env: sys::dtl_environment_t = std::ptr::null_mut();
        let status = unsafe { sys::dtl_environment_create(&mut env) };
        _ended(status).map(|()| Environment::_own(env))
    }

    /// A name for what the environment spans, of static duration: "mpi" for the ranks of an MPI
    /// job, "local" for those of a job without MPI (`python -m dtl run`), "self" for this process
    /// alone. Local: does not wait for other ranks.
    pub fn domain(&self) -> String {
        let answer = unsafe { sys::dtl_environment_domain(self.raw) };
        _owned(answer)
    }

    /// `*ctx` is a context over all ranks of the job with default options. Every rank of the job
    /// must call it. The caller owns the context, which may outlive the environment. Collective.
    pub fn make_world_context(&self) -> Result<Context> {
        let mut ctx: sys::dtl_context_t = std::ptr::null_mut();
        let status = unsafe { sys::dtl_environment_make_world_context(self.raw, &mut ctx) };
        _ended(status).map(|()| Context::_own(ctx))
    }

    /// `*ctx` is a context over all ranks of the job, with a CUDA device for each. Every rank of
    /// the job must call it; ranks may name different devices. The caller owns the context.
    /// Collective.
    pub fn make_world_context_gpu(&self, device_id: std::os::raw::c_int) -> Result<Context> {
        let mut ctx: sys::dtl_context_t = std::ptr::null_mut();
        let status = unsafe { sys::dtl_environment_make_world_context_gpu(self.raw, device_id,
                                                                          &mut ctx) };
        _ended(status).map(|()| Context::_own(ctx))
    }

    /// `*ctx` is a context of this process alone, on the host: it never communicates. The caller
    /// owns the context. Local: does not wait for other ranks.
    pub fn make_cpu_context(&self) -> Result<Context> {
        let mut ctx: sys::dtl_context_t = std::ptr::null_mut();
        let status = unsafe { sys::dtl_environment_make_cpu_context(self.raw, &mut ctx) };
        _ended(status).map(|()| Context::_own(ctx))
    }
}

/// A group of ranks and their policies. Made by the dtl_context_ and dtl_environment_make_
/// functions, and owned by the caller, who frees it with dtl_context_destroy.
pub struct Context {
    raw: sys::dtl_context_t,
    _lives: std::marker::PhantomData<&'static ()>,
}

unsafe impl Send for Context {}
unsafe impl Sync for Context {}

impl Drop for Context {
    fn drop(&mut self) {
        unsafe { sys::dtl_context_destroy(self.raw) }
    }
}

impl Context {
    fn _own(raw: sys::dtl_context_t) -> Self {
        Self { raw, _lives: std::marker::PhantomData }
    }

    /// The C handle, which this object keeps.
    pub fn as_raw(&self) -> sys::dtl_context_t {
        self.raw
    }

    /// `*ctx` is a context over all ranks of the job with default options. Every rank of the job
    /// must call it. The caller owns the context. Collective.
    pub fn create_default() -> Result<Context> {
        let mut ctx: sys::dtl_context_t = std::ptr::null_mut();
        let status = unsafe { sys::dtl_context_create_default(&mut ctx) };
        _ended(status).map(|()| Context::_own(ctx))
    }

    /// This process's rank in the context, from 0 to the size less one. Local: does not wait for
    /// other ranks.
    pub fn rank(&self) -> sys::dtl_rank_t {
        let answer = unsafe { sys::dtl_context_rank(self.raw) };
        answer
    }

    /// The number of ranks in the context, at least 1. Local: does not wait for other ranks.
    pub fn size(&self) -> sys::dtl_rank_t {
        let answer = unsafe { sys::dtl_context_size(self.raw) };
        answer
    }

    /// 1 on rank 0 of the context, 0 elsewhere. Local: does not wait for other ranks.
    pub fn is_root(&self) -> bool {
        let answer = unsafe { sys::dtl_context_is_root(self.raw) };
        answer != 0
    }

    /// The number of the context's device, or -1 where it works on the host only. Local: does not
    /// wait for other ranks.
    pub fn device_id(&self) -> std::os::raw::c_int {
        let answer = unsafe { sys::dtl_context_device_id(self.raw) };
        answer
    }

    /// Whose device the context has, DTL_DEVICE_HOST where none. Its number is
    /// dtl_context_device_id. Local: does not wait for other ranks.
    pub fn device_kind(&self) -> sys::dtl_device_kind {
        let answer = unsafe { sys::dtl_context_device_kind(self.raw) };
        answer
    }

    /// 1 where the context has a device, 0 where it works on the host only. Local: does not wait
    /// for other ranks.
    pub fn has_device(&self) -> bool {
        let answer = unsafe { sys::dtl_context_has_device(self.raw) };
        answer != 0
    }

    /// The context's dtl_determinism_mode, as its options asked for. Local: does not wait for other
    /// ranks.
    pub fn determinism_mode(&self) -> std::os::raw::c_int {
        let answer = unsafe { sys::dtl_context_determinism_mode(self.raw) };
        answer
    }

    /// The context's dtl_reduction_schedule_policy, as its options asked for. Local: does not wait
    /// for other ranks.
    pub fn reduction_schedule_policy(&self) -> std::os::raw::c_int {
        let answer = unsafe { sys::dtl_context_reduction_schedule_policy(self.raw) };
        answer
    }

    /// The context's dtl_progress_ordering_policy, as its options asked for. Local: does not wait
    /// for other ranks.
    pub fn progress_ordering_policy(&self) -> std::os::raw::c_int {
        let answer = unsafe { sys::dtl_context_progress_ordering_policy(self.raw) };
        answer
    }

    /// Returns once every rank of the context has entered. The same as dtl_barrier. Collective.
    pub fn barrier(&self) -> Result<()> {
        let status = unsafe { sys::dtl_context_barrier(self.raw) };
        _ended(status)
    }

    /// What this rank has written is visible to the library and to the context's device before
    /// anything that follows. It orders nothing between ranks: dtl_context_barrier does. Local:
    /// does not wait for other ranks.
    pub fn fence(&self) -> Result<()> {
        let status = unsafe { sys::dtl_context_fence(self.raw) };
        _ended(status)
    }

    /// 1 if the handle stands for an open context, 0 for a null, closed or foreign one; then the
    /// last error says which. Local: does not wait for other ranks.
    pub fn is_valid(&self) -> bool {
        let answer = unsafe { sys::dtl_context_is_valid(self.raw) };
        answer != 0
    }

    /// `*dst` is a context over the same ranks with the same policies and a communicator of its
    /// own, so that collectives on the two may interleave differently. The caller owns it.
    /// Collective.
    pub fn dup(&self) -> Result<Context> {
        let mut dst: sys::dtl_context_t = std::ptr::null_mut();
        let status = unsafe { sys::dtl_context_dup(self.raw, &mut dst) };
        _ended(status).map(|()| Context::_own(dst))
    }

    /// `*out` is a context over the ranks that gave the same color, with the policies of `ctx`. A
    /// rank with a negative color takes part and gets a null handle. The caller owns the context.
    /// Collective.
    pub fn split(&self, color: std::os::raw::c_int, key: std::os::raw::c_int) -> Result<Context> {
        let mut out: sys::dtl_context_t = std::ptr::null_mut();
        let status = unsafe { sys::dtl_context_split(self.raw, color, key, &mut out) };
        _ended(status).map(|()| Context::_own(out))
    }

    /// `*out` is a context over the ranks of `ctx` that run on this rank's node, in their order,
    /// with the policies of `ctx`. The caller owns the context. Collective.
    pub fn split_by_node(&self) -> Result<Context> {
        let mut out: sys::dtl_context_t = std::ptr::null_mut();
        let status = unsafe { sys::dtl_context_split_by_node(self.raw, &mut out) };
        _ended(status).map(|()| Context::_own(out))
    }

    /// `*out` is a context over one rank of each node, the first of `ctx` there, in the order of
    /// `ctx`; the others get a null handle. The caller owns the context. Collective.
    pub fn split_leaders(&self) -> Result<Context> {
        let mut out: sys::dtl_context_t = std::ptr::null_mut();
        let status = unsafe { sys::dtl_context_split_leaders(self.raw, &mut out) };
        _ended(status).map(|()| Context::_own(out))
    }

    /// 1 where the context's ranks communicate through MPI, 0 for a single process without and in a
    /// job without MPI (`python -m dtl run`). Local: does not wait for other ranks.
    pub fn has_mpi(&self) -> bool {
        let answer = unsafe { sys::dtl_context_has_mpi(self.raw) };
        answer != 0
    }

    /// `*fortran_comm` is the context's MPI communicator, as the integer that Fortran programs
    /// hold; in C it is MPI_Comm_f2c(fortran_comm). It stays the context's: it is valid as long as
    /// something of the context is open, and the caller never frees it. MPI calls on it return
    /// their errors. DTL's messages travel on it too, so whoever sends messages beside DTL
    /// duplicates it first. A context of one rank gives MPI_COMM_SELF. Not supported where the
    /// context does not communicate through MPI. Local: does not wait for other ranks.
    pub fn mpi_comm(&self) -> Result<std::os::raw::c_int> {
        let mut fortran_comm: std::os::raw::c_int = unsafe { std::mem::zeroed() };
        let status = unsafe { sys::dtl_context_mpi_comm(self.raw, &mut fortran_comm) };
        _ended(status).map(|()| fortran_comm)
    }

    /// 1 where the context's device is a CUDA device. Local: does not wait for other ranks.
    pub fn has_cuda(&self) -> bool {
        let answer = unsafe { sys::dtl_context_has_cuda(self.raw) };
        answer != 0
    }

    /// 1 where the context has an NCCL communicator beside its own. Local: does not wait for other
    /// ranks.
    pub fn has_nccl(&self) -> bool {
        let answer = unsafe { sys::dtl_context_has_nccl(self.raw) };
        answer != 0
    }

    /// The context's dtl_nccl_operation_mode, or -1 where it has no NCCL. Local: does not wait for
    /// other ranks.
    pub fn nccl_mode(&self) -> std::os::raw::c_int {
        let answer = unsafe { sys::dtl_context_nccl_mode(self.raw) };
        answer
    }

    /// 1 if NCCL itself performs the operation in this context, of reductions the sum of float64; 0
    /// also where there is no NCCL. A context with a fixed order of reductions leaves to NCCL only
    /// those that are exact. Local: does not wait for other ranks.
    pub fn nccl_supports_native(&self, op: sys::dtl_nccl_operation) -> bool {
        let answer = unsafe { sys::dtl_context_nccl_supports_native(self.raw, op) };
        answer != 0
    }

    /// 1 if the operation works on device buffers in this context, by NCCL or by way of the host; 0
    /// also where there is no NCCL. Local: does not wait for other ranks.
    pub fn nccl_supports_hybrid(&self, op: sys::dtl_nccl_operation) -> bool {
        let answer = unsafe { sys::dtl_context_nccl_supports_hybrid(self.raw, op) };
        answer != 0
    }

    /// 1 where the context's ranks share memory through OpenSHMEM. Local: does not wait for other
    /// ranks.
    pub fn has_shmem(&self) -> bool {
        let answer = unsafe { sys::dtl_context_has_shmem(self.raw) };
        answer != 0
    }

    /// `*out` is a context over the same ranks with a CUDA device. Ranks may name different
    /// devices. `ctx` stays as it is. The caller owns the new context. Collective.
    pub fn with_cuda(&self, device_id: std::os::raw::c_int) -> Result<Context> {
        let mut out: sys::dtl_context_t = std::ptr::null_mut();
        let status = unsafe { sys::dtl_context_with_cuda(self.raw, device_id, &mut out) };
        _ended(status).map(|()| Context::_own(out))
    }

    /// `*out` is a context over the same ranks with a device of that kind, or with none where the
    /// kind is host. Ranks may name different devices. `ctx` stays as it is. The caller owns the
    /// new context. Collective.
    pub fn with_device(&self, kind: sys::dtl_device_kind,
                       device_id: std::os::raw::c_int) -> Result<Context> {
        let mut out: sys::dtl_context_t = std::ptr::null_mut();
        let status = unsafe { sys::dtl_context_with_device(self.raw, kind, device_id, &mut out) };
        _ended(status).map(|()| Context::_own(out))
    }

    /// `*out` is a context over the same ranks whose symmetric heaps are OpenSHMEM's. All ranks of
    /// the job call it, and `ctx` has all of them. OpenSHMEM takes part only where DTL starts Open
    /// MPI, with DTL_SHMEM=openshmem set by then. Its heaps lie at one address on all ranks. The
    /// caller owns the new context. Collective.
    pub fn with_shmem(&self) -> Result<Context> {
        let mut out: sys::dtl_context_t = std::ptr::null_mut();
        let status = unsafe { sys::dtl_context_with_shmem(self.raw, &mut out) };
        _ended(status).map(|()| Context::_own(out))
    }

    /// `*out` is a context over the same ranks with a CUDA device and an NCCL communicator in
    /// hybrid mode. Two ranks must not name the same device, which is refused on all ranks; so are
    /// modes that differ. The caller owns the new context. Collective.
    pub fn with_nccl(&self, device_id: std::os::raw::c_int) -> Result<Context> {
        let mut out: sys::dtl_context_t = std::ptr::null_mut();
        let status = unsafe { sys::dtl_context_with_nccl(self.raw, device_id, &mut out) };
        _ended(status).map(|()| Context::_own(out))
    }

    /// `*out` is a context over the same ranks with a CUDA device and an NCCL communicator in the
    /// given mode. Two ranks must not name the same device, which is refused on all ranks; so are
    /// modes that differ. The caller owns the new context. Collective.
    pub fn with_nccl_ex(&self, device_id: std::os::raw::c_int,
                        mode: sys::dtl_nccl_operation_mode) -> Result<Context> {
        let mut out: sys::dtl_context_t = std::ptr::null_mut();
        let status = unsafe { sys::dtl_context_with_nccl_ex(self.raw, device_id, mode, &mut out) };
        _ended(status).map(|()| Context::_own(out))
    }

    /// `*out` is a context over the ranks that gave the same color, with an NCCL communicator in
    /// hybrid mode on the device of `ctx`. A rank with a negative color takes part and gets a null
    /// handle. Collective.
    pub fn split_nccl(&self, color: std::os::raw::c_int,
                      key: std::os::raw::c_int) -> Result<Context> {
        let mut out: sys::dtl_context_t = std::ptr::null_mut();
        let status = unsafe { sys::dtl_context_split_nccl(self.raw, color, key, &mut out) };
        _ended(status).map(|()| Context::_own(out))
    }

    /// `*out` is a context over the ranks that gave the same color, with an NCCL communicator in
    /// the given mode. A rank with a negative color takes part and gets a null handle. Collective.
    pub fn split_nccl_ex(&self, color: std::os::raw::c_int, key: std::os::raw::c_int,
                         device_id: std::os::raw::c_int,
                         mode: sys::dtl_nccl_operation_mode) -> Result<Context> {
        let mut out: sys::dtl_context_t = std::ptr::null_mut();
        let status = unsafe { sys::dtl_context_split_nccl_ex(self.raw, color, key, device_id, mode,
                                                             &mut out) };
        _ended(status).map(|()| Context::_own(out))
    }

    /// Under DTL_CHECK=1, where the ranks compare their collective calls before they make them:
    /// tells the others that this rank refuses to make the next one, and `why`, with which theirs
    /// fails. For languages that refuse arguments before the library sees them; what the library
    /// refuses is told so already. It has no effect where nothing is compared. Waits for the other
    /// ranks, where calls are compared.
    pub fn refuse(&self, why: &std::ffi::CStr) -> Result<()> {
        let status = unsafe { sys::dtl_context_refuse(self.raw, why.as_ptr()) };
        _ended(status)
    }

    /// A call that fails with this context, or with a map or window of it, does from here on what
    /// `policy` says, and so does one with a container of it whose options ask for return_status,
    /// the default. With callback and no error handler it returns its status. Contexts that are
    /// derived later take the policy over. Local: does not wait for other ranks.
    pub fn set_error_policy(&self, policy: sys::dtl_error_policy) -> Result<()> {
        let status = unsafe { sys::dtl_context_set_error_policy(self.raw, policy) };
        _ended(status)
    }

    /// Returns the error policy: what a failing call of this context does besides failing. Local:
    /// does not wait for other ranks.
    pub fn error_policy(&self) -> sys::dtl_error_policy {
        let answer = unsafe { sys::dtl_context_error_policy(self.raw) };
        answer
    }

    /// `buf` holds the root's `count` elements on every rank. Collective.
    pub fn broadcast<T: Element>(&self, buf: &mut [T], root: sys::dtl_rank_t) -> Result<()> {
        let status = unsafe { sys::dtl_broadcast(self.raw, buf.as_mut_ptr().cast(),
                                                 buf.len() as sys::dtl_size_t, T::DTYPE, root) };
        _ended(status)
    }

    /// On the root, recvbuf[i] is the reduction of sendbuf[i] over all ranks. On the other ranks
    /// `recvbuf` is neither read nor written and may be NULL. Collective.
    pub fn reduce<T: Element>(&self, sendbuf: &[T], recvbuf: &mut [T], op: sys::dtl_reduce_op,
                              root: sys::dtl_rank_t) -> Result<()> {
        if unsafe { sys::dtl_context_rank(self.raw) } == root {
            assert_eq!(recvbuf.len(), sendbuf.len());
        }
        let status = unsafe { sys::dtl_reduce(self.raw, sendbuf.as_ptr().cast(),
                                              recvbuf.as_mut_ptr().cast(),
                                              sendbuf.len() as sys::dtl_size_t, T::DTYPE, op,
                                              root) };
        _ended(status)
    }

    /// On every rank, recvbuf[i] is the reduction of sendbuf[i] over all ranks. In deterministic
    /// contexts all ranks get the same bits; elsewhere floating-point results of two runs may
    /// differ in the last place. Collective.
    pub fn allreduce<T: Element>(&self, sendbuf: &[T], recvbuf: &mut [T],
                                 op: sys::dtl_reduce_op) -> Result<()> {
        assert_eq!(recvbuf.len(), sendbuf.len());
        let status = unsafe { sys::dtl_allreduce(self.raw, sendbuf.as_ptr().cast(),
                                                 recvbuf.as_mut_ptr().cast(),
                                                 sendbuf.len() as sys::dtl_size_t, T::DTYPE, op) };
        _ended(status)
    }

    /// On rank r, recvbuf[i] is the reduction of sendbuf[i] over the ranks 0 to r: r's own
    /// contribution included. Collective.
    pub fn scan<T: Element>(&self, sendbuf: &[T], recvbuf: &mut [T],
                            op: sys::dtl_reduce_op) -> Result<()> {
        assert_eq!(recvbuf.len(), sendbuf.len());
        let status = unsafe { sys::dtl_scan(self.raw, sendbuf.as_ptr().cast(),
                                            recvbuf.as_mut_ptr().cast(),
                                            sendbuf.len() as sys::dtl_size_t, T::DTYPE, op) };
        _ended(status)
    }

    /// On rank r, recvbuf[i] is the reduction of sendbuf[i] over the ranks below r: r's own
    /// contribution is left out. Rank 0, below which there is none, gets the operation's neutral
    /// element (0 for sum, 1 for prod, the largest value for min, ...). Collective.
    pub fn exscan<T: Element>(&self, sendbuf: &[T], recvbuf: &mut [T],
                              op: sys::dtl_reduce_op) -> Result<()> {
        assert_eq!(recvbuf.len(), sendbuf.len());
        let status = unsafe { sys::dtl_exscan(self.raw, sendbuf.as_ptr().cast(),
                                              recvbuf.as_mut_ptr().cast(),
                                              sendbuf.len() as sys::dtl_size_t, T::DTYPE, op) };
        _ended(status)
    }

    /// The operation of dtl_barrier has started, and `*request` stands for it. Its buffers belong
    /// to the operation until the request is complete; arrays of counts and displacements may be
    /// used again at once. Ranks start their collectives on a context in the same order, blocking
    /// ones included, and may wait for them in any. The caller owns the request, which can't be
    /// cancelled. Collective; does not wait for other ranks.
    pub fn ibarrier<'p>(&'p self) -> Result<Request<'p>> {
        let mut request: sys::dtl_request_t = std::ptr::null_mut();
        let status = unsafe { sys::dtl_ibarrier(self.raw, &mut request) };
        _ended(status).map(|()| Request::_own(request))
    }

    /// `*plan` is the operation of dtl_barrier on these buffers, to be started as often as wanted
    /// with dtl_collective_plan_start. The buffers must stay where they are until the plan is
    /// destroyed, and belong to the operation while it is under way; arrays of counts and
    /// displacements may be used again at once. The caller owns the plan and frees it with
    /// dtl_collective_plan_destroy. Collective.
    pub fn plan_barrier<'p>(&'p self) -> Result<CollectivePlan<'p>> {
        let mut plan: sys::dtl_collective_plan_t = std::ptr::null_mut();
        let status = unsafe { sys::dtl_plan_barrier(self.raw, &mut plan) };
        _ended(status).map(|()| CollectivePlan::_own(plan))
    }

    /// The message is on its way and `buf` may be used again. Returns once the message is buffered
    /// or received, so it may wait for the receiver: two ranks that send to each other first may
    /// wait for ever. Waits for the receiver, unless the message is buffered.
    pub fn send<T: Element>(&self, buf: &[T], dest: sys::dtl_rank_t,
                            tag: sys::dtl_tag_t) -> Result<()> {
        let status = unsafe { sys::dtl_send(self.raw, buf.as_ptr().cast(),
                                            buf.len() as sys::dtl_size_t, T::DTYPE, dest, tag) };
        _ended(status)
    }

    /// `buf` holds the elements of a matching message. Waits for one. Waits for the sender.
    pub fn recv<T: Element>(&self, buf: &mut [T], source: sys::dtl_rank_t,
                            tag: sys::dtl_tag_t) -> Result<()> {
        let status = unsafe { sys::dtl_recv(self.raw, buf.as_mut_ptr().cast(),
                                            buf.len() as sys::dtl_size_t, T::DTYPE, source, tag) };
        _ended(status)
    }

    /// `*info` tells of a matching message that a receive would get now, which stays where it is.
    /// Waits for one. Fails with DTL_ERROR_INVALID_ARGUMENT, as a receive would, where the message
    /// has another dtype. Waits for a sender.
    pub fn probe(&self, source: sys::dtl_rank_t, tag: sys::dtl_tag_t,
                 dtype: sys::dtl_dtype) -> Result<sys::dtl_message_info_t> {
        let mut info: sys::dtl_message_info_t = unsafe { std::mem::zeroed() };
        let status = unsafe { sys::dtl_probe(self.raw, source, tag, dtype, &mut info) };
        _ended(status).map(|()| info)
    }

    /// `*flag` is 1 and `*info` tells of a matching message if one is there now; else `*flag` is 0
    /// and `*info` stays as it was. Does not wait. Fails where the message has another dtype, as
    /// dtl_probe. Local: does not wait for other ranks.
    pub fn iprobe(
        &self, source: sys::dtl_rank_t, tag: sys::dtl_tag_t,
        dtype: sys::dtl_dtype) -> Result<(std::os::raw::c_int, sys::dtl_message_info_t)> {
        let mut flag: std::os::raw::c_int = unsafe { std::mem::zeroed() };
        let mut info: sys::dtl_message_info_t = unsafe { std::mem::zeroed() };
        let status = unsafe { sys::dtl_iprobe(self.raw, source, tag, dtype, &mut flag,
                                              &mut info) };
        _ended(status).map(|()| (flag, info))
    }

    /// `*message` is a matching message, taken out of those that receives and probes can find, and
    /// `*info` tells of it. Waits for one. So that no other thread receives it meanwhile. The
    /// caller owns it and gives it to dtl_mrecv. Fails where the message has another dtype, as
    /// dtl_probe; then the message stays where it is. Waits for a sender.
    pub fn mprobe<'p>(&'p self, source: sys::dtl_rank_t, tag: sys::dtl_tag_t,
                      dtype: sys::dtl_dtype) -> Result<(Message<'p>, sys::dtl_message_info_t)> {
        let mut message: sys::dtl_message_t = std::ptr::null_mut();
        let mut info: sys::dtl_message_info_t = unsafe { std::mem::zeroed() };
        let status = unsafe { sys::dtl_mprobe(self.raw, source, tag, dtype, &mut message,
                                              &mut info) };
        _ended(status).map(|()| (Message::_own(message), info))
    }

    /// As dtl_mprobe, but does not wait: where no message is there, `*message` is null and `*info`
    /// stays as it was. Local: does not wait for other ranks.
    pub fn improbe<'p>(&'p self, source: sys::dtl_rank_t, tag: sys::dtl_tag_t,
                       dtype: sys::dtl_dtype) -> Result<(Message<'p>, sys::dtl_message_info_t)> {
        let mut message: sys::dtl_message_t = std::ptr::null_mut();
        let mut info: sys::dtl_message_info_t = unsafe { std::mem::zeroed() };
        let status = unsafe { sys::dtl_improbe(self.raw, source, tag, dtype, &mut message,
                                               &mut info) };
        _ended(status).map(|()| (Message::_own(message), info))
    }

    /// As dtl_probe, and `*envelope` tells of the message as it was sent: its dtype too, and its
    /// shape. Waits for a sender.
    pub fn probe_envelope(&self, source: sys::dtl_rank_t,
                          tag: sys::dtl_tag_t) -> Result<sys::dtl_envelope_t> {
        let mut envelope: sys::dtl_envelope_t = unsafe { std::mem::zeroed() };
        let status = unsafe { sys::dtl_probe_envelope(self.raw, source, tag, &mut envelope) };
        _ended(status).map(|()| envelope)
    }

    /// As dtl_iprobe, and `*envelope` tells of the message as it was sent; where none is there it
    /// stays as it was. Local: does not wait for other ranks.
    pub fn iprobe_envelope(
        &self, source: sys::dtl_rank_t,
        tag: sys::dtl_tag_t) -> Result<(std::os::raw::c_int, sys::dtl_envelope_t)> {
        let mut flag: std::os::raw::c_int = unsafe { std::mem::zeroed() };
        let mut envelope: sys::dtl_envelope_t = unsafe { std::mem::zeroed() };
        let status = unsafe { sys::dtl_iprobe_envelope(self.raw, source, tag, &mut flag,
                                                       &mut envelope) };
        _ended(status).map(|()| (flag, envelope))
    }

    /// `*dtype` and `*shape` are those of the elements in the file `path`: what a container must
    /// have to load it. Rank 0 reads the file's header. Collective.
    pub fn file_inspect(&self,
                        path: &std::ffi::CStr) -> Result<(std::os::raw::c_int, sys::dtl_shape)> {
        let mut dtype: std::os::raw::c_int = unsafe { std::mem::zeroed() };
        let mut shape: sys::dtl_shape = unsafe { std::mem::zeroed() };
        let status = unsafe { sys::dtl_file_inspect(self.raw, path.as_ptr(), &mut dtype,
                                                    &mut shape) };
        _ended(status).map(|()| (dtype, shape))
    }

    /// The action was run on `target`, which may be this rank, with a copy of `args_size` bytes,
    /// and `result` holds what it wrote: `result_size` bytes, or at most so many where it was
    /// registered with dtl_action_register_reply. A failure of the action is returned, and the last
    /// error names the rank and the action. An action that was not registered is refused. Waits for
    /// the target.
    pub fn remote_invoke(&self, target: sys::dtl_rank_t, action: sys::dtl_size_t, args: &[u8],
                         result: &mut [u8]) -> Result<()> {
        let status = unsafe { sys::dtl_remote_invoke(self.raw, target, action,
                                                     args.as_ptr().cast(),
                                                     args.len() as sys::dtl_size_t,
                                                     result.as_mut_ptr().cast(),
                                                     result.len() as sys::dtl_size_t) };
        _ended(status)
    }

    /// The same, started: `*result` is a future of what the action writes. The caller owns it;
    /// destroying it before the answer has come is safe. `args` may be used again at once. Local:
    /// does not wait for other ranks.
    pub fn remote_invoke_async(&self, target: sys::dtl_rank_t, action: sys::dtl_size_t,
                               args: &[u8], result_size: sys::dtl_size_t) -> Result<Future> {
        let mut result: sys::dtl_future_t = std::ptr::null_mut();
        let status = unsafe { sys::dtl_remote_invoke_async(self.raw, target, action,
                                                           args.as_ptr().cast(),
                                                           args.len() as sys::dtl_size_t,
                                                           result_size, &mut result) };
        _ended(status).map(|()| Future::_own(result))
    }

    /// Every rank has entered, and actions were run meanwhile, as a barrier does not. A context
    /// without actions is refused. Collective.
    pub fn action_barrier(&self) -> Result<()> {
        let status = unsafe { sys::dtl_action_barrier(self.raw) };
        _ended(status)
    }

    /// `*stream` is the stream of the context's device, on which collectives in memory of the
    /// device run and which calls take that are given none: the context's own, or what
    /// dtl_context_set_stream has named. One of the host where the context has no device. The
    /// caller owns the handle; the stream lives as long as it or the context needs it. Local: does
    /// not wait for other ranks.
    pub fn stream(&self) -> Result<Stream> {
        let mut stream: sys::dtl_stream_t = std::ptr::null_mut();
        let status = unsafe { sys::dtl_context_stream(self.raw, &mut stream) };
        _ended(status).map(|()| Stream::_own(stream))
    }

    /// Returns once every rank has entered, and the collectives of the context on its device are
    /// done. Collective.
    pub fn nccl_barrier_device(&self) -> Result<()> {
        let status = unsafe { sys::dtl_nccl_barrier_device(self.raw) };
        _ended(status)
    }
}

/// A message that was matched and waits to be received by dtl_mrecv, and by nobody else. Made by
/// dtl_mprobe and dtl_improbe; owned by the caller.
pub struct Message<'p> {
    raw: sys::dtl_message_t,
    _lives: std::marker::PhantomData<&'p ()>,
}

unsafe impl Send for Message<'_> {}

impl Drop for Message<'_> {
    fn drop(&mut self) {
        unsafe { sys::dtl_message_free(self.raw) }
    }
}

impl<'p> Message<'p> {
    fn _own(raw: sys::dtl_message_t) -> Self {
        Self { raw, _lives: std::marker::PhantomData }
    }

    /// The C handle, which this object keeps.
    pub fn as_raw(&self) -> sys::dtl_message_t {
        self.raw
    }

    /// `*envelope` tells of a matched message as it was sent. Local: does not wait for other ranks.
    pub fn envelope(&self) -> Result<sys::dtl_envelope_t> {
        let mut envelope: sys::dtl_envelope_t = unsafe { std::mem::zeroed() };
        let status = unsafe { sys::dtl_message_envelope(self.raw, &mut envelope) };
        _ended(status).map(|()| envelope)
    }
}

/// An operation under way. Made by the functions that start one; owned by the caller, who gives it
/// up with dtl_wait, dtl_waitall or dtl_request_free.
pub struct Request<'p> {
    raw: sys::dtl_request_t,
    _lives: std::marker::PhantomData<&'p ()>,
}

unsafe impl Send for Request<'_> {}

impl Drop for Request<'_> {
    fn drop(&mut self) {
        unsafe { sys::dtl_request_free(self.raw) }
    }
}

impl<'p> Request<'p> {
    fn _own(raw: sys::dtl_request_t) -> Self {
        Self { raw, _lives: std::marker::PhantomData }
    }

    /// The C handle, which this object keeps.
    pub fn as_raw(&self) -> sys::dtl_request_t {
        self.raw
    }

    /// `*completed` is 1 if the operation is complete, 0 if it goes on. Does not wait. The handle
    /// stays open in both cases, as it is passed by value: dtl_wait, which does not wait then, or
    /// dtl_request_free closes it. Those of dtl_testany and dtl_testall are closed when they are
    /// found complete. Returns the operation's own failure if it failed. Local: does not wait for
    /// other ranks.
    pub fn test(&self) -> Result<std::os::raw::c_int> {
        let mut completed: std::os::raw::c_int = unsafe { std::mem::zeroed() };
        let status = unsafe { sys::dtl_test(self.raw, &mut completed) };
        _ended(status).map(|()| completed)
    }

    /// A receive that has no message yet is taken back: waiting for it gives DTL_ERROR_CANCELED at
    /// once, and its buffer stays as it was. One whose message has come is left alone, and
    /// completes as usual. The handle stays open in both cases. Sends, collectives and whatever
    /// else can't be taken back are refused with DTL_ERROR_NOT_SUPPORTED. Local: does not wait for
    /// other ranks.
    pub fn cancel(&self) -> Result<()> {
        let status = unsafe { sys::dtl_cancel(self.raw) };
        _ended(status)
    }
}

/// A collective operation that can be started again and again. Made by dtl_plan_allreduce and its
/// like; owned by the caller, who frees it with dtl_collective_plan_destroy.
pub struct CollectivePlan<'p> {
    raw: sys::dtl_collective_plan_t,
    _lives: std::marker::PhantomData<&'p ()>,
}

unsafe impl Send for CollectivePlan<'_> {}

impl Drop for CollectivePlan<'_> {
    fn drop(&mut self) {
        unsafe { sys::dtl_collective_plan_destroy(self.raw) }
    }
}

impl<'p> CollectivePlan<'p> {
    fn _own(raw: sys::dtl_collective_plan_t) -> Self {
        Self { raw, _lives: std::marker::PhantomData }
    }

    /// The C handle, which this object keeps.
    pub fn as_raw(&self) -> sys::dtl_collective_plan_t {
        self.raw
    }

    /// The operation has started on what its buffers hold now. Ranks start their plans and call
    /// their other collectives on a context in the same order. A plan that is under way is refused
    /// with DTL_ERROR_INVALID_STATE. Collective; does not wait for other ranks.
    pub fn start(&self) -> Result<()> {
        let status = unsafe { sys::dtl_collective_plan_start(self.raw) };
        _ended(status)
    }

    /// The operation that was started last is complete, and the buffers are the caller's until the
    /// next start. Returns at once where none is under way. Waits for the other ranks of the
    /// operation.
    pub fn wait(&self) -> Result<()> {
        let status = unsafe { sys::dtl_collective_plan_wait(self.raw) };
        _ended(status)
    }

    /// `*completed` is 1 if the operation that was started last is complete, 0 if it goes on. Does
    /// not wait. 1 where none is under way. Local: does not wait for other ranks.
    pub fn test(&self) -> Result<std::os::raw::c_int> {
        let mut completed: std::os::raw::c_int = unsafe { std::mem::zeroed() };
        let status = unsafe { sys::dtl_collective_plan_test(self.raw, &mut completed) };
        _ended(status).map(|()| completed)
    }
}

/// A distributed vector. Made by the dtl_vector_create functions and owned by the caller, who frees
/// it with dtl_vector_destroy. It keeps what it needs of its context alive.
pub struct Vector<'p> {
    raw: sys::dtl_vector_t,
    _lives: std::marker::PhantomData<&'p ()>,
}

unsafe impl Send for Vector<'_> {}

impl Drop for Vector<'_> {
    fn drop(&mut self) {
        unsafe { sys::dtl_vector_destroy(self.raw) }
    }
}

impl Container for Vector<'_> {
    fn raw(&self) -> sys::dtl_container_t {
        self.raw.cast()
    }
}

impl<'p> Vector<'p> {
    fn _own(raw: sys::dtl_vector_t) -> Self {
        Self { raw, _lives: std::marker::PhantomData }
    }

    /// The C handle, which this object keeps.
    pub fn as_raw(&self) -> sys::dtl_vector_t {
        self.raw
    }

    /// How the elements are distributed over the ranks. Local: does not wait for other ranks.
    pub fn partition_policy(&self) -> sys::dtl_partition_policy {
        let answer = unsafe { sys::dtl_vector_partition_policy(self.raw) };
        answer
    }

    /// In which memory the elements are. Local: does not wait for other ranks.
    pub fn placement_policy(&self) -> sys::dtl_placement_policy {
        let answer = unsafe { sys::dtl_vector_placement_policy(self.raw) };
        answer
    }

    /// How algorithms run over this rank's part. Local: does not wait for other ranks.
    pub fn execution_policy(&self) -> sys::dtl_execution_policy {
        let answer = unsafe { sys::dtl_vector_execution_policy(self.raw) };
        answer
    }

    /// The device_id that the vector was made with, whatever its placement; 0 unless it was given.
    /// Local: does not wait for other ranks.
    pub fn device_id(&self) -> std::os::raw::c_int {
        let answer = unsafe { sys::dtl_vector_device_id(self.raw) };
        answer
    }

    /// The consistency policy of the options, else bulk_synchronous. It has no effect: a collective
    /// call sees all that was written before it. Local: does not wait for other ranks.
    pub fn consistency_policy(&self) -> sys::dtl_consistency_policy {
        let answer = unsafe { sys::dtl_vector_consistency_policy(self.raw) };
        answer
    }

    /// What a failing call does beside failing: what the options say, or where they leave it at
    /// return_status, what the vector's context does. Local: does not wait for other ranks.
    pub fn error_policy(&self) -> sys::dtl_error_policy {
        let answer = unsafe { sys::dtl_vector_error_policy(self.raw) };
        answer
    }

    /// `*vec` is a vector of `global_size` zeros, block-distributed on the host. The caller owns
    /// it. Collective.
    pub fn create(ctx: &'p Context, dtype: sys::dtl_dtype,
                  global_size: sys::dtl_size_t) -> Result<Vector<'p>> {
        let mut vec: sys::dtl_vector_t = std::ptr::null_mut();
        let status = unsafe { sys::dtl_vector_create(ctx.raw, dtype, global_size, &mut vec) };
        _ended(status).map(|()| Vector::_own(vec))
    }

    /// Elements over all ranks; of a replicated vector, those of one copy. Local: does not wait for
    /// other ranks.
    pub fn global_size(&self) -> sys::dtl_size_t {
        let answer = unsafe { sys::dtl_vector_global_size(self.raw) };
        answer
    }

    /// Elements of this rank's part. Local: does not wait for other ranks.
    pub fn local_size(&self) -> sys::dtl_size_t {
        let answer = unsafe { sys::dtl_vector_local_size(self.raw) };
        answer
    }

    /// The global index of this rank's first element. Where the rank has none: with the block
    /// policy the number of elements on lower ranks, else 0. Only with the block policy do the
    /// rank's other elements follow it one by one; dtl_vector_to_global serves everywhere. Local:
    /// does not wait for other ranks.
    pub fn local_offset(&self) -> sys::dtl_index_t {
        let answer = unsafe { sys::dtl_vector_local_offset(self.raw) };
        answer
    }

    /// 1 if the vector has no elements on any rank, 0 else. Local: does not wait for other ranks.
    pub fn empty(&self) -> bool {
        let answer = unsafe { sys::dtl_vector_empty(self.raw) };
        answer != 0
    }

    /// The type of the elements. Local: does not wait for other ranks.
    pub fn dtype(&self) -> sys::dtl_dtype {
        let answer = unsafe { sys::dtl_vector_dtype(self.raw) };
        answer
    }

    /// The number of ranks over which the vector is distributed. Local: does not wait for other
    /// ranks.
    pub fn num_ranks(&self) -> sys::dtl_rank_t {
        let answer = unsafe { sys::dtl_vector_num_ranks(self.raw) };
        answer
    }

    /// This process's rank among those over which the vector is distributed. Local: does not wait
    /// for other ranks.
    pub fn rank(&self) -> sys::dtl_rank_t {
        let answer = unsafe { sys::dtl_vector_rank(self.raw) };
        answer
    }

    /// 1 if this rank holds the element, 0 else; also 0, with an error, for an index outside the
    /// vector. Local: does not wait for other ranks.
    pub fn is_local(&self, global_idx: sys::dtl_index_t) -> bool {
        let answer = unsafe { sys::dtl_vector_is_local(self.raw, global_idx) };
        answer != 0
    }

    /// The rank that owns the element; every rank gives the same answer, without asking the others.
    /// Local: does not wait for other ranks.
    pub fn owner(&self, global_idx: sys::dtl_index_t) -> sys::dtl_rank_t {
        let answer = unsafe { sys::dtl_vector_owner(self.raw, global_idx) };
        answer
    }

    /// The element's local index on this rank; -1 if another rank holds it, and, with an error, for
    /// an index outside the vector. Local: does not wait for other ranks.
    pub fn to_local(&self, global_idx: sys::dtl_index_t) -> sys::dtl_index_t {
        let answer = unsafe { sys::dtl_vector_to_local(self.raw, global_idx) };
        answer
    }

    /// The global index of an element of this rank's part. Local: does not wait for other ranks.
    pub fn to_global(&self, local_idx: sys::dtl_index_t) -> sys::dtl_index_t {
        let answer = unsafe { sys::dtl_vector_to_global(self.raw, local_idx) };
        answer
    }

    /// The vector has `new_size` elements, distributed by the same policy. Each element keeps its
    /// value and its global index, and moves to the rank that now owns it; new elements are zero,
    /// and those past the new end are gone. Pointers and spans made before are no longer valid.
    /// Collective.
    pub fn resize(&self, new_size: sys::dtl_size_t) -> Result<()> {
        let status = unsafe { sys::dtl_vector_resize(self.raw, new_size) };
        _ended(status)
    }

    /// Returns once every rank of the vector's context has entered. Collective.
    pub fn barrier(&self) -> Result<()> {
        let status = unsafe { sys::dtl_vector_barrier(self.raw) };
        _ended(status)
    }

    /// This rank's part is in ascending order, NaN last. Equal elements may change places. Local:
    /// does not wait for other ranks.
    pub fn sort_ascending(&self) -> Result<()> {
        let status = unsafe { sys::dtl_vector_sort_ascending(self.raw) };
        _ended(status)
    }

    /// The vector's elements are distributed by another policy. Each keeps its value and its global
    /// index, and moves to the rank that now owns it, in one exchange. Pointers and spans made
    /// before are no longer valid. The block size of block_cyclic is the one that the vector was
    /// made with. Collective.
    pub fn redistribute(&self, new_partition: sys::dtl_partition_policy) -> Result<()> {
        let status = unsafe { sys::dtl_vector_redistribute(self.raw, new_partition) };
        _ended(status)
    }

    /// 1 if this rank may have changed its part since the vector was made or last synchronised: by
    /// set_local, fill_local, copy_from_host, an algorithm, or a pointer for writing. Local: does
    /// not wait for other ranks.
    pub fn is_dirty(&self) -> bool {
        let answer = unsafe { sys::dtl_vector_is_dirty(self.raw) };
        answer != 0
    }

    /// 1 if the vector is not dirty on this rank, 0 else. Local: does not wait for other ranks.
    pub fn is_clean(&self) -> bool {
        let answer = unsafe { sys::dtl_vector_is_clean(self.raw) };
        answer != 0
    }

    /// Every rank's changes are complete and visible wherever its part is kept, and the vector is
    /// clean on all ranks. Collective.
    pub fn sync(&self) -> Result<()> {
        let status = unsafe { sys::dtl_vector_sync(self.raw) };
        _ended(status)
    }

    /// 1 if the handle stands for an open vector, 0 for a null, closed or foreign one; then the
    /// last error says which. Local: does not wait for other ranks.
    pub fn is_valid(&self) -> bool {
        let answer = unsafe { sys::dtl_vector_is_valid(self.raw) };
        answer != 0
    }
}

/// A distributed array of fixed size. Made by the dtl_array_create functions and owned by the
/// caller, who frees it with dtl_array_destroy. It keeps what it needs of its context alive.
pub struct Array<'p> {
    raw: sys::dtl_array_t,
    _lives: std::marker::PhantomData<&'p ()>,
}

unsafe impl Send for Array<'_> {}

impl Drop for Array<'_> {
    fn drop(&mut self) {
        unsafe { sys::dtl_array_destroy(self.raw) }
    }
}

impl Container for Array<'_> {
    fn raw(&self) -> sys::dtl_container_t {
        self.raw.cast()
    }
}

impl<'p> Array<'p> {
    fn _own(raw: sys::dtl_array_t) -> Self {
        Self { raw, _lives: std::marker::PhantomData }
    }

    /// The C handle, which this object keeps.
    pub fn as_raw(&self) -> sys::dtl_array_t {
        self.raw
    }

    /// How the elements are distributed over the ranks. Local: does not wait for other ranks.
    pub fn partition_policy(&self) -> sys::dtl_partition_policy {
        let answer = unsafe { sys::dtl_array_partition_policy(self.raw) };
        answer
    }

    /// In which memory the elements are. Local: does not wait for other ranks.
    pub fn placement_policy(&self) -> sys::dtl_placement_policy {
        let answer = unsafe { sys::dtl_array_placement_policy(self.raw) };
        answer
    }

    /// How algorithms run over this rank's part. Local: does not wait for other ranks.
    pub fn execution_policy(&self) -> sys::dtl_execution_policy {
        let answer = unsafe { sys::dtl_array_execution_policy(self.raw) };
        answer
    }

    /// The device_id that the array was made with, whatever its placement; 0 unless it was given.
    /// Local: does not wait for other ranks.
    pub fn device_id(&self) -> std::os::raw::c_int {
        let answer = unsafe { sys::dtl_array_device_id(self.raw) };
        answer
    }

    /// When writes of one rank become visible to others, as the options had it; else
    /// bulk_synchronous. Local: does not wait for other ranks.
    pub fn consistency_policy(&self) -> sys::dtl_consistency_policy {
        let answer = unsafe { sys::dtl_array_consistency_policy(self.raw) };
        answer
    }

    /// What a failing call does beside failing: what the options say, or where they leave it at
    /// return_status, what the array's context does. Local: does not wait for other ranks.
    pub fn error_policy(&self) -> sys::dtl_error_policy {
        let answer = unsafe { sys::dtl_array_error_policy(self.raw) };
        answer
    }

    /// `*arr` is an array of `size` zeros, block-distributed on the host. The caller owns it.
    /// Collective.
    pub fn create(ctx: &'p Context, dtype: sys::dtl_dtype,
                  size: sys::dtl_size_t) -> Result<Array<'p>> {
        let mut arr: sys::dtl_array_t = std::ptr::null_mut();
        let status = unsafe { sys::dtl_array_create(ctx.raw, dtype, size, &mut arr) };
        _ended(status).map(|()| Array::_own(arr))
    }

    /// Elements over all ranks; of a replicated array, those of one copy. Local: does not wait for
    /// other ranks.
    pub fn global_size(&self) -> sys::dtl_size_t {
        let answer = unsafe { sys::dtl_array_global_size(self.raw) };
        answer
    }

    /// Elements of this rank's part. Local: does not wait for other ranks.
    pub fn local_size(&self) -> sys::dtl_size_t {
        let answer = unsafe { sys::dtl_array_local_size(self.raw) };
        answer
    }

    /// The global index of this rank's first element. Where the rank has none: with the block
    /// policy the number of elements on lower ranks, else 0. Only with the block policy do the
    /// rank's other elements follow it one by one; dtl_array_to_global serves everywhere. Local:
    /// does not wait for other ranks.
    pub fn local_offset(&self) -> sys::dtl_index_t {
        let answer = unsafe { sys::dtl_array_local_offset(self.raw) };
        answer
    }

    /// 1 if the array has no elements on any rank, 0 else. Local: does not wait for other ranks.
    pub fn empty(&self) -> bool {
        let answer = unsafe { sys::dtl_array_empty(self.raw) };
        answer != 0
    }

    /// The type of the elements. Local: does not wait for other ranks.
    pub fn dtype(&self) -> sys::dtl_dtype {
        let answer = unsafe { sys::dtl_array_dtype(self.raw) };
        answer
    }

    /// The number of ranks over which the array is distributed. Local: does not wait for other
    /// ranks.
    pub fn num_ranks(&self) -> sys::dtl_rank_t {
        let answer = unsafe { sys::dtl_array_num_ranks(self.raw) };
        answer
    }

    /// This process's rank among those over which the array is distributed. Local: does not wait
    /// for other ranks.
    pub fn rank(&self) -> sys::dtl_rank_t {
        let answer = unsafe { sys::dtl_array_rank(self.raw) };
        answer
    }

    /// 1 if this rank holds the element, 0 else; also 0, with an error, for an index outside the
    /// array. Local: does not wait for other ranks.
    pub fn is_local(&self, global_idx: sys::dtl_index_t) -> bool {
        let answer = unsafe { sys::dtl_array_is_local(self.raw, global_idx) };
        answer != 0
    }

    /// The rank that owns the element; every rank gives the same answer, without asking the others.
    /// Local: does not wait for other ranks.
    pub fn owner(&self, global_idx: sys::dtl_index_t) -> sys::dtl_rank_t {
        let answer = unsafe { sys::dtl_array_owner(self.raw, global_idx) };
        answer
    }

    /// The element's local index on this rank; -1 if another rank holds it, and, with an error, for
    /// an index outside the array. Local: does not wait for other ranks.
    pub fn to_local(&self, global_idx: sys::dtl_index_t) -> sys::dtl_index_t {
        let answer = unsafe { sys::dtl_array_to_local(self.raw, global_idx) };
        answer
    }

    /// The global index of an element of this rank's part. Local: does not wait for other ranks.
    pub fn to_global(&self, local_idx: sys::dtl_index_t) -> sys::dtl_index_t {
        let answer = unsafe { sys::dtl_array_to_global(self.raw, local_idx) };
        answer
    }

    /// Returns once every rank of the array's context has entered. Collective.
    pub fn barrier(&self) -> Result<()> {
        let status = unsafe { sys::dtl_array_barrier(self.raw) };
        _ended(status)
    }

    /// 1 if the handle stands for an open array, 0 for a null, closed or foreign one; then the last
    /// error says which. Local: does not wait for other ranks.
    pub fn is_valid(&self) -> bool {
        let answer = unsafe { sys::dtl_array_is_valid(self.raw) };
        answer != 0
    }
}

/// A distributed tensor. Made by the dtl_tensor_create functions and owned by the caller, who frees
/// it with dtl_tensor_destroy. It keeps what it needs of its context alive.
pub struct Tensor<'p> {
    raw: sys::dtl_tensor_t,
    _lives: std::marker::PhantomData<&'p ()>,
}

unsafe impl Send for Tensor<'_> {}

impl Drop for Tensor<'_> {
    fn drop(&mut self) {
        unsafe { sys::dtl_tensor_destroy(self.raw) }
    }
}

impl Container for Tensor<'_> {
    fn raw(&self) -> sys::dtl_container_t {
        self.raw.cast()
    }
}

impl<'p> Tensor<'p> {
    fn _own(raw: sys::dtl_tensor_t) -> Self {
        Self { raw, _lives: std::marker::PhantomData }
    }

    /// The C handle, which this object keeps.
    pub fn as_raw(&self) -> sys::dtl_tensor_t {
        self.raw
    }

    /// `*tensor` is a tensor of zeros of that global shape, distributed along its first dimension.
    /// The caller owns it. Collective.
    pub fn create(ctx: &'p Context, dtype: sys::dtl_dtype,
                  shape: sys::dtl_shape) -> Result<Tensor<'p>> {
        let mut tensor: sys::dtl_tensor_t = std::ptr::null_mut();
        let status = unsafe { sys::dtl_tensor_create(ctx.raw, dtype, shape, &mut tensor) };
        _ended(status).map(|()| Tensor::_own(tensor))
    }

    /// The global shape. Local: does not wait for other ranks.
    pub fn shape(&self) -> sys::dtl_shape {
        let answer = unsafe { sys::dtl_tensor_shape(self.raw) };
        answer
    }

    /// The number of dimensions. Local: does not wait for other ranks.
    pub fn ndim(&self) -> std::os::raw::c_int {
        let answer = unsafe { sys::dtl_tensor_ndim(self.raw) };
        answer
    }

    /// The global extent along one dimension. Local: does not wait for other ranks.
    pub fn dim(&self, dim: std::os::raw::c_int) -> sys::dtl_size_t {
        let answer = unsafe { sys::dtl_tensor_dim(self.raw, dim) };
        answer
    }

    /// Elements over all ranks: the product of the global extents. Local: does not wait for other
    /// ranks.
    pub fn global_size(&self) -> sys::dtl_size_t {
        let answer = unsafe { sys::dtl_tensor_global_size(self.raw) };
        answer
    }

    /// Elements of this rank's part: the product of the local extents. Local: does not wait for
    /// other ranks.
    pub fn local_size(&self) -> sys::dtl_size_t {
        let answer = unsafe { sys::dtl_tensor_local_size(self.raw) };
        answer
    }

    /// The shape of this rank's part. It differs from the global one in the distributed dimension
    /// only, where it may be 0. Local: does not wait for other ranks.
    pub fn local_shape(&self) -> sys::dtl_shape {
        let answer = unsafe { sys::dtl_tensor_local_shape(self.raw) };
        answer
    }

    /// The type of the elements. Local: does not wait for other ranks.
    pub fn dtype(&self) -> sys::dtl_dtype {
        let answer = unsafe { sys::dtl_tensor_dtype(self.raw) };
        answer
    }

    /// How many elements lie between neighbours along a dimension in this rank's part: the product
    /// of the local extents behind it, 1 for the last. Local: does not wait for other ranks.
    pub fn stride(&self, dim: std::os::raw::c_int) -> sys::dtl_size_t {
        let answer = unsafe { sys::dtl_tensor_stride(self.raw, dim) };
        answer
    }

    /// The number of ranks over which the tensor is distributed. Local: does not wait for other
    /// ranks.
    pub fn num_ranks(&self) -> sys::dtl_rank_t {
        let answer = unsafe { sys::dtl_tensor_num_ranks(self.raw) };
        answer
    }

    /// This process's rank among those over which the tensor is distributed. Local: does not wait
    /// for other ranks.
    pub fn rank(&self) -> sys::dtl_rank_t {
        let answer = unsafe { sys::dtl_tensor_rank(self.raw) };
        answer
    }

    /// Which dimension is cut into parts, from 0. Local: does not wait for other ranks.
    pub fn distributed_dim(&self) -> std::os::raw::c_int {
        let answer = unsafe { sys::dtl_tensor_distributed_dim(self.raw) };
        answer
    }

    /// The tensor has another global shape of as many elements. Elements keep their place in the
    /// row-major order of the whole tensor, and move to the ranks that own it under the new shape,
    /// in one exchange. Pointers and spans made before are no longer valid. Collective.
    pub fn reshape(&self, new_shape: sys::dtl_shape) -> Result<()> {
        let status = unsafe { sys::dtl_tensor_reshape(self.raw, new_shape) };
        _ended(status)
    }

    /// Returns once every rank of the tensor's context has entered. Collective.
    pub fn barrier(&self) -> Result<()> {
        let status = unsafe { sys::dtl_tensor_barrier(self.raw) };
        _ended(status)
    }

    /// 1 if the handle stands for an open tensor, 0 for a null, closed or foreign one; then the
    /// last error says which. Local: does not wait for other ranks.
    pub fn is_valid(&self) -> bool {
        let answer = unsafe { sys::dtl_tensor_is_valid(self.raw) };
        answer != 0
    }
}

/// A view of elements that belong to somebody else. Made by dtl_span_create, dtl_span_from_vector
/// and their kin, or from another span; owned by the caller, who frees it with dtl_span_destroy,
/// before or after what it looks at.
pub struct Span {
    raw: sys::dtl_span_t,
    _lives: std::marker::PhantomData<&'static ()>,
}

unsafe impl Send for Span {}

impl Drop for Span {
    fn drop(&mut self) {
        unsafe { sys::dtl_span_destroy(self.raw) }
    }
}

impl Container for Span {
    fn raw(&self) -> sys::dtl_container_t {
        self.raw.cast()
    }
}

impl Span {
    fn _own(raw: sys::dtl_span_t) -> Self {
        Self { raw, _lives: std::marker::PhantomData }
    }

    /// The C handle, which this object keeps.
    pub fn as_raw(&self) -> sys::dtl_span_t {
        self.raw
    }

    /// `*span` looks at this rank's part of the vector. Local: does not wait for other ranks.
    pub fn from_vector(vec: &Vector<'_>) -> Result<Span> {
        let mut span: sys::dtl_span_t = std::ptr::null_mut();
        let status = unsafe { sys::dtl_span_from_vector(vec.raw, &mut span) };
        _ended(status).map(|()| Span::_own(span))
    }

    /// `*span` looks at this rank's part of the array. Local: does not wait for other ranks.
    pub fn from_array(arr: &Array<'_>) -> Result<Span> {
        let mut span: sys::dtl_span_t = std::ptr::null_mut();
        let status = unsafe { sys::dtl_span_from_array(arr.raw, &mut span) };
        _ended(status).map(|()| Span::_own(span))
    }

    /// `*span` looks at this rank's part of the tensor as one dimension, in row-major order. Local:
    /// does not wait for other ranks.
    pub fn from_tensor(tensor: &Tensor<'_>) -> Result<Span> {
        let mut span: sys::dtl_span_t = std::ptr::null_mut();
        let status = unsafe { sys::dtl_span_from_tensor(tensor.raw, &mut span) };
        _ended(status).map(|()| Span::_own(span))
    }

    /// Elements over all ranks, of the whole that the span looks at; a sub-span keeps it. Local:
    /// does not wait for other ranks.
    pub fn size(&self) -> sys::dtl_size_t {
        let answer = unsafe { sys::dtl_span_size(self.raw) };
        answer
    }

    /// Elements that the span looks at on this rank. Local: does not wait for other ranks.
    pub fn local_size(&self) -> sys::dtl_size_t {
        let answer = unsafe { sys::dtl_span_local_size(self.raw) };
        answer
    }

    /// Bytes that the span looks at on this rank. Local: does not wait for other ranks.
    pub fn size_bytes(&self) -> sys::dtl_size_t {
        let answer = unsafe { sys::dtl_span_size_bytes(self.raw) };
        answer
    }

    /// 1 if the span has no elements on any rank, 0 else. Local: does not wait for other ranks.
    pub fn empty(&self) -> bool {
        let answer = unsafe { sys::dtl_span_empty(self.raw) };
        answer != 0
    }

    /// The type of the elements. Local: does not wait for other ranks.
    pub fn dtype(&self) -> sys::dtl_dtype {
        let answer = unsafe { sys::dtl_span_dtype(self.raw) };
        answer
    }

    /// This process's rank among those of the span. Local: does not wait for other ranks.
    pub fn rank(&self) -> sys::dtl_rank_t {
        let answer = unsafe { sys::dtl_span_rank(self.raw) };
        answer
    }

    /// The number of ranks over which the span's elements are distributed. Local: does not wait for
    /// other ranks.
    pub fn num_ranks(&self) -> sys::dtl_rank_t {
        let answer = unsafe { sys::dtl_span_num_ranks(self.raw) };
        answer
    }

    /// `*out_span` looks at the first `count` elements of `span` on this rank. Local: does not wait
    /// for other ranks.
    pub fn first(&self, count: sys::dtl_size_t) -> Result<Span> {
        let mut out_span: sys::dtl_span_t = std::ptr::null_mut();
        let status = unsafe { sys::dtl_span_first(self.raw, count, &mut out_span) };
        _ended(status).map(|()| Span::_own(out_span))
    }

    /// `*out_span` looks at the last `count` elements of `span` on this rank. Local: does not wait
    /// for other ranks.
    pub fn last(&self, count: sys::dtl_size_t) -> Result<Span> {
        let mut out_span: sys::dtl_span_t = std::ptr::null_mut();
        let status = unsafe { sys::dtl_span_last(self.raw, count, &mut out_span) };
        _ended(status).map(|()| Span::_own(out_span))
    }

    /// `*out_span` looks at `count` elements of `span` on this rank, from local index `offset` on.
    /// Local: does not wait for other ranks.
    pub fn subspan(&self, offset: sys::dtl_size_t, count: sys::dtl_size_t) -> Result<Span> {
        let mut out_span: sys::dtl_span_t = std::ptr::null_mut();
        let status = unsafe { sys::dtl_span_subspan(self.raw, offset, count, &mut out_span) };
        _ended(status).map(|()| Span::_own(out_span))
    }

    /// 1 if the handle stands for an open span, 0 for a null, closed or foreign one; then the last
    /// error says which. What the span looks at is not examined. Local: does not wait for other
    /// ranks.
    pub fn is_valid(&self) -> bool {
        let answer = unsafe { sys::dtl_span_is_valid(self.raw) };
        answer != 0
    }
}

/// Holds the memory of one rank's part of a container or a window. Made by dtl_container_memory or
/// dtl_window_memory and owned by the caller, who lets go of it with dtl_memory_release, at any
/// time and from any thread.
pub struct Memory {
    raw: sys::dtl_memory_t,
    _lives: std::marker::PhantomData<&'static ()>,
}

unsafe impl Send for Memory {}
unsafe impl Sync for Memory {}

impl Drop for Memory {
    fn drop(&mut self) {
        unsafe { sys::dtl_memory_release(self.raw) }
    }
}

impl Memory {
    fn _own(raw: sys::dtl_memory_t) -> Self {
        Self { raw, _lives: std::marker::PhantomData }
    }

    /// The C handle, which this object keeps.
    pub fn as_raw(&self) -> sys::dtl_memory_t {
        self.raw
    }
}

/// A distributed hash map.
pub struct Map<'p> {
    raw: sys::dtl_map_t,
    _lives: std::marker::PhantomData<&'p ()>,
}

unsafe impl Send for Map<'_> {}
unsafe impl Sync for Map<'_> {}

impl Drop for Map<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            return; // a collective close would wait for ranks that may not reach it
        }
        unsafe { sys::dtl_map_destroy(self.raw) }
    }
}

impl<'p> Map<'p> {
    fn _own(raw: sys::dtl_map_t) -> Self {
        Self { raw, _lives: std::marker::PhantomData }
    }

    /// The C handle, which this object keeps.
    pub fn as_raw(&self) -> sys::dtl_map_t {
        self.raw
    }

    /// Makes an empty map from keys of one element of `key_dtype` to values of one element of
    /// `value_dtype`. Collective.
    pub fn create(ctx: &'p Context, key_dtype: sys::dtl_dtype,
                  value_dtype: sys::dtl_dtype) -> Result<Map<'p>> {
        let mut map: sys::dtl_map_t = std::ptr::null_mut();
        let status = unsafe { sys::dtl_map_create(ctx.raw, key_dtype, value_dtype, &mut map) };
        _ended(status).map(|()| Map::_own(map))
    }

    /// Makes an empty map whose keys are `key_count` elements of `key_dtype` and whose values are
    /// `value_count` elements of `value_dtype`. A byte string of at most n bytes is a key of n
    /// elements of DTL_DTYPE_BYTE, filled up with zeros. Collective.
    pub fn create_sized(ctx: &'p Context, key_dtype: sys::dtl_dtype, key_count: sys::dtl_size_t,
                        value_dtype: sys::dtl_dtype,
                        value_count: sys::dtl_size_t) -> Result<Map<'p>> {
        let mut map: sys::dtl_map_t = std::ptr::null_mut();
        let status = unsafe { sys::dtl_map_create_sized(ctx.raw, key_dtype, key_count, value_dtype,
                                                        value_count, &mut map) };
        _ended(status).map(|()| Map::_own(map))
    }

    /// Every write of this rank is done on the ranks that own the keys. Reports the first write
    /// that failed. Waits for the ranks that own the keys.
    pub fn flush(&self) -> Result<()> {
        let status = unsafe { sys::dtl_map_flush(self.raw) };
        _ended(status)
    }

    /// Every write of every rank is done, all ranks see them, and `map_global_size` is exact. A
    /// write of this rank that failed is reported here, after the others have been waited for.
    /// Collective.
    pub fn sync(&self) -> Result<()> {
        let status = unsafe { sys::dtl_map_sync(self.raw) };
        _ended(status)
    }

    /// The map is empty on all ranks; writes that were still buffered are gone with the others.
    /// Collective.
    pub fn clear(&self) -> Result<()> {
        let status = unsafe { sys::dtl_map_clear(self.raw) };
        _ended(status)
    }

    /// Entries that this rank owns now. Local: does not wait for other ranks.
    pub fn local_size(&self) -> sys::dtl_size_t {
        let answer = unsafe { sys::dtl_map_local_size(self.raw) };
        answer
    }

    /// Entries over all ranks as of the last `map_sync` or `map_clear`; with one rank, as of now.
    /// Local: does not wait for other ranks.
    pub fn global_size(&self) -> sys::dtl_size_t {
        let answer = unsafe { sys::dtl_map_global_size(self.raw) };
        answer
    }

    /// Returns whether this rank has written to the map since the last `map_sync` or `map_clear`.
    /// Local: does not wait for other ranks.
    pub fn is_dirty(&self) -> bool {
        let answer = unsafe { sys::dtl_map_is_dirty(self.raw) };
        answer != 0
    }

    /// The dtype of a key's elements. Local: does not wait for other ranks.
    pub fn key_dtype(&self) -> sys::dtl_dtype {
        let answer = unsafe { sys::dtl_map_key_dtype(self.raw) };
        answer
    }

    /// The dtype of a value's elements. Local: does not wait for other ranks.
    pub fn value_dtype(&self) -> sys::dtl_dtype {
        let answer = unsafe { sys::dtl_map_value_dtype(self.raw) };
        answer
    }

    /// Bytes a key. Local: does not wait for other ranks.
    pub fn key_size(&self) -> sys::dtl_size_t {
        let answer = unsafe { sys::dtl_map_key_size(self.raw) };
        answer
    }

    /// Bytes a value. Local: does not wait for other ranks.
    pub fn value_size(&self) -> sys::dtl_size_t {
        let answer = unsafe { sys::dtl_map_value_size(self.raw) };
        answer
    }

    /// 1 for the handle of a map that is not destroyed, else 0. No error is set. Local: does not
    /// wait for other ranks.
    pub fn is_valid(&self) -> bool {
        let answer = unsafe { sys::dtl_map_is_valid(self.raw) };
        answer != 0
    }
}

/// Memory of all ranks of a context, open to one-sided access. Made by dtl_window_create,
/// dtl_window_allocate or dtl_window_create_dynamic and owned by the caller; every rank frees its
/// own with dtl_window_destroy, all together.
pub struct Window<'p> {
    raw: sys::dtl_window_t,
    _lives: std::marker::PhantomData<&'p ()>,
}

unsafe impl Send for Window<'_> {}
unsafe impl Sync for Window<'_> {}

impl Drop for Window<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            return; // a collective close would wait for ranks that may not reach it
        }
        unsafe { sys::dtl_window_destroy(self.raw) }
    }
}

impl<'p> Window<'p> {
    fn _own(raw: sys::dtl_window_t) -> Self {
        Self { raw, _lives: std::marker::PhantomData }
    }

    /// The C handle, which this object keeps.
    pub fn as_raw(&self) -> sys::dtl_window_t {
        self.raw
    }

    /// `*win` opens `size` new bytes, all zero, to the other ranks. Sizes may differ, and be 0. The
    /// window owns the memory. Faster than dtl_window_create where ranks share a node. Collective.
    pub fn allocate(ctx: &'p Context, size: sys::dtl_size_t) -> Result<Window<'p>> {
        let mut win: sys::dtl_window_t = std::ptr::null_mut();
        let status = unsafe { sys::dtl_window_allocate(ctx.raw, size, &mut win) };
        _ended(status).map(|()| Window::_own(win))
    }

    /// `*win` has no memory yet: each rank attaches and detaches its own while the window is open.
    /// Only the target knows what is attached, so a put to another rank waits for its answer, and a
    /// range that is not attached is refused there. Collective.
    pub fn create_dynamic(ctx: &'p Context) -> Result<Window<'p>> {
        let mut win: sys::dtl_window_t = std::ptr::null_mut();
        let status = unsafe { sys::dtl_window_create_dynamic(ctx.raw, &mut win) };
        _ended(status).map(|()| Window::_own(win))
    }

    /// The bytes of this rank's part; of a dynamic window, of all that is attached here. Local:
    /// does not wait for other ranks.
    pub fn size(&self) -> sys::dtl_size_t {
        let answer = unsafe { sys::dtl_window_size(self.raw) };
        answer
    }

    /// 1 if the handle stands for an open window, 0 for a null, closed or foreign one; then the
    /// last error says which. Local: does not wait for other ranks.
    pub fn is_valid(&self) -> bool {
        let answer = unsafe { sys::dtl_window_is_valid(self.raw) };
        answer != 0
    }

    /// The epoch before has ended on all ranks, with all its operations complete, and a new one has
    /// begun in which every rank may access every other. A rank that has locked, started or posted
    /// still is refused once all have met; none of its epochs ends or begins. Collective.
    pub fn fence(&self) -> Result<()> {
        let status = unsafe { sys::dtl_window_fence(self.raw) };
        _ended(status)
    }

    /// This rank's part is open to the ranks `origins`, each of which starts an epoch by
    /// dtl_window_start. Does not wait for them. A part that is posted already is refused until
    /// dtl_window_wait, or dtl_window_test, has seen its end. Local: does not wait for other ranks.
    pub fn post(&self, origins: &[sys::dtl_rank_t]) -> Result<()> {
        let status = unsafe { sys::dtl_window_post(self.raw, origins.as_ptr().cast(),
                                                   origins.len() as sys::dtl_size_t) };
        _ended(status)
    }

    /// This rank may access the parts of the ranks `targets` until dtl_window_complete. Waits until
    /// each of them has posted its part to this rank. Refused where this rank has started already,
    /// or holds a lock of a target. Waits for the targets to post their parts.
    pub fn start(&self, targets: &[sys::dtl_rank_t]) -> Result<()> {
        let status = unsafe { sys::dtl_window_start(self.raw, targets.as_ptr().cast(),
                                                    targets.len() as sys::dtl_size_t) };
        _ended(status)
    }

    /// The epoch that dtl_window_start began has ended: this rank's operations are complete, there
    /// and here, and the targets know. Refused without dtl_window_start before it. Waits for the
    /// targets of the epoch.
    pub fn complete(&self) -> Result<()> {
        let status = unsafe { sys::dtl_window_complete(self.raw) };
        _ended(status)
    }

    /// All ranks that this part was posted to have completed; what they did is there. Refused
    /// without dtl_window_post before it. Waits for the origins to complete their epochs.
    pub fn wait(&self) -> Result<()> {
        let status = unsafe { sys::dtl_window_wait(self.raw) };
        _ended(status)
    }

    /// `*completed` is 1 if dtl_window_wait would return at once, and the part is no longer posted;
    /// 0 if not. Refused without dtl_window_post before it. Local: does not wait for other ranks.
    pub fn test(&self) -> Result<std::os::raw::c_int> {
        let mut completed: std::os::raw::c_int = unsafe { std::mem::zeroed() };
        let status = unsafe { sys::dtl_window_test(self.raw, &mut completed) };
        _ended(status).map(|()| completed)
    }

    /// This rank may access the target until it unlocks it. Waits while others hold the lock in a
    /// way that excludes it. A lock that this rank holds already is refused. Waits for the target,
    /// and ranks that hold its lock.
    pub fn lock(&self, target: sys::dtl_rank_t, mode: sys::dtl_lock_mode) -> Result<()> {
        let status = unsafe { sys::dtl_window_lock(self.raw, target, mode) };
        _ended(status)
    }

    /// This rank's operations on the target are complete, there and here, and the lock is released.
    /// A lock that this rank does not hold is refused. Waits for the target.
    pub fn unlock(&self, target: sys::dtl_rank_t) -> Result<()> {
        let status = unsafe { sys::dtl_window_unlock(self.raw, target) };
        _ended(status)
    }

    /// This rank may access every target until dtl_window_unlock_all. The lock is shared. The other
    /// ranks need not call it. A lock that this rank holds already is refused. Waits for the
    /// targets, and ranks that hold their locks.
    pub fn lock_all(&self) -> Result<()> {
        let status = unsafe { sys::dtl_window_lock_all(self.raw) };
        _ended(status)
    }

    /// This rank's operations on all targets are complete, there and here, and the lock is
    /// released. Without dtl_window_lock_all before it, it is refused. Waits for the targets of the
    /// epoch.
    pub fn unlock_all(&self) -> Result<()> {
        let status = unsafe { sys::dtl_window_unlock_all(self.raw) };
        _ended(status)
    }

    /// This rank's operations on the target are complete, there and here; the epoch goes on. Waits
    /// for the target.
    pub fn flush(&self, target: sys::dtl_rank_t) -> Result<()> {
        let status = unsafe { sys::dtl_window_flush(self.raw, target) };
        _ended(status)
    }

    /// This rank's operations on all targets are complete, there and here; the epoch goes on. Waits
    /// for the targets of the epoch.
    pub fn flush_all(&self) -> Result<()> {
        let status = unsafe { sys::dtl_window_flush_all(self.raw) };
        _ended(status)
    }

    /// The buffers that this rank gave to operations on the target may be used again; the
    /// operations need not be complete there. Waits for the target.
    pub fn flush_local(&self, target: sys::dtl_rank_t) -> Result<()> {
        let status = unsafe { sys::dtl_window_flush_local(self.raw, target) };
        _ended(status)
    }

    /// The buffers that this rank gave to operations on any target may be used again; the
    /// operations need not be complete there. Waits for the targets of the epoch.
    pub fn flush_local_all(&self) -> Result<()> {
        let status = unsafe { sys::dtl_window_flush_local_all(self.raw) };
        _ended(status)
    }

    /// The bytes of `origin` are on their way into the target's part; `origin` may be used again.
    /// They are there after the next synchronisation. Waits for the target, where the window is
    /// dynamic.
    pub fn put(&self, target: sys::dtl_rank_t, target_offset: sys::dtl_size_t,
               origin: &[u8]) -> Result<()> {
        let status = unsafe { sys::dtl_rma_put(self.raw, target, target_offset,
                                               origin.as_ptr().cast(),
                                               origin.len() as sys::dtl_size_t) };
        _ended(status)
    }

    /// `buffer` holds a copy of a range of the target's part. Waits for it. Waits for the target.
    pub fn get(&self, target: sys::dtl_rank_t, target_offset: sys::dtl_size_t,
               buffer: &mut [u8]) -> Result<()> {
        let status = unsafe { sys::dtl_rma_get(self.raw, target, target_offset,
                                               buffer.as_mut_ptr().cast(),
                                               buffer.len() as sys::dtl_size_t) };
        _ended(status)
    }
}

/// A symmetric heap of all ranks of a context. Made by dtl_symmetric_create and owned by the
/// caller; every rank frees its own with dtl_symmetric_destroy, all together.
pub struct Symmetric<'p> {
    raw: sys::dtl_symmetric_t,
    _lives: std::marker::PhantomData<&'p ()>,
}

unsafe impl Send for Symmetric<'_> {}
unsafe impl Sync for Symmetric<'_> {}

impl Drop for Symmetric<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            return; // a collective close would wait for ranks that may not reach it
        }
        unsafe { sys::dtl_symmetric_destroy(self.raw) }
    }
}

impl<'p> Symmetric<'p> {
    fn _own(raw: sys::dtl_symmetric_t) -> Self {
        Self { raw, _lives: std::marker::PhantomData }
    }

    /// The C handle, which this object keeps.
    pub fn as_raw(&self) -> sys::dtl_symmetric_t {
        self.raw
    }

    /// `*heap` is a heap of `size` bytes on each rank. Sizes that differ are refused on all ranks.
    /// The memory is there from the beginning. With 0 it has as many bytes as DTL_SYMMETRIC_SIZE in
    /// the environment says, such as 1048576, 512K, 64M or 2G, and 64M without it. Collective.
    pub fn create(ctx: &'p Context, size: sys::dtl_size_t) -> Result<Symmetric<'p>> {
        let mut heap: sys::dtl_symmetric_t = std::ptr::null_mut();
        let status = unsafe { sys::dtl_symmetric_create(ctx.raw, size, &mut heap) };
        _ended(status).map(|()| Symmetric::_own(heap))
    }

    /// 1 if the handle stands for an open heap, 0 for a null, closed or foreign one; then the last
    /// error says which. Local: does not wait for other ranks.
    pub fn is_valid(&self) -> bool {
        let answer = unsafe { sys::dtl_symmetric_is_valid(self.raw) };
        answer != 0
    }

    /// This rank's number in the heap's context. Local: does not wait for other ranks.
    pub fn my_pe(&self) -> sys::dtl_rank_t {
        let answer = unsafe { sys::dtl_symmetric_my_pe(self.raw) };
        answer
    }

    /// How many ranks the heap's context has. Local: does not wait for other ranks.
    pub fn n_pes(&self) -> sys::dtl_rank_t {
        let answer = unsafe { sys::dtl_symmetric_n_pes(self.raw) };
        answer
    }

    /// Bytes of this rank's heap, free or not. Local: does not wait for other ranks.
    pub fn size(&self) -> sys::dtl_size_t {
        let answer = unsafe { sys::dtl_symmetric_size(self.raw) };
        answer
    }

    /// Bytes of this rank's heap that are allocated, with what keeps allocations apart. Local: does
    /// not wait for other ranks.
    pub fn used(&self) -> sys::dtl_size_t {
        let answer = unsafe { sys::dtl_symmetric_used(self.raw) };
        answer
    }

    /// What this rank has put, signalled or changed on another is seen there before what it does so
    /// later. Does not wait. Local: does not wait for other ranks.
    pub fn fence(&self) -> Result<()> {
        let status = unsafe { sys::dtl_symmetric_fence(self.raw) };
        _ended(status)
    }

    /// All that this rank has begun is done: puts, signals and atomic operations are there, and
    /// what was got may be read. Waits for the ranks that this one has written to.
    pub fn quiet(&self) -> Result<()> {
        let status = unsafe { sys::dtl_symmetric_quiet(self.raw) };
        _ended(status)
    }

    /// All ranks have come here, and what each had begun is done. Collective.
    pub fn barrier_all(&self) -> Result<()> {
        let status = unsafe { sys::dtl_symmetric_barrier_all(self.raw) };
        _ended(status)
    }

    /// All ranks have come here. What they have begun may be under way. Collective.
    pub fn sync_all(&self) -> Result<()> {
        let status = unsafe { sys::dtl_symmetric_sync_all(self.raw) };
        _ended(status)
    }

    /// This rank's number in the team; DTL_NO_RANK in one that it is not in. Local: does not wait
    /// for other ranks.
    pub fn team_my_pe(&self, team: sys::dtl_team_t) -> sys::dtl_rank_t {
        let answer = unsafe { sys::dtl_symmetric_team_my_pe(self.raw, team) };
        answer
    }

    /// How many ranks the team has; DTL_NO_RANK of one that this rank is not in. Local: does not
    /// wait for other ranks.
    pub fn team_n_pes(&self, team: sys::dtl_team_t) -> sys::dtl_rank_t {
        let answer = unsafe { sys::dtl_symmetric_team_n_pes(self.raw, team) };
        answer
    }

    /// The number in the heap's context of a rank of the team, as puts and gets want it. Local:
    /// does not wait for other ranks.
    pub fn team_translate_pe(&self, team: sys::dtl_team_t,
                             pe: sys::dtl_rank_t) -> sys::dtl_rank_t {
        let answer = unsafe { sys::dtl_symmetric_team_translate_pe(self.raw, team, pe) };
        answer
    }

    /// `*made` is the team of `size` ranks of the team, from `start` on and `stride` apart, in
    /// their order; on the other ranks it is DTL_TEAM_INVALID. All ranks of the team call it alike.
    /// The number of a team is this rank's own. Waits for all ranks of the parent team.
    pub fn team_split_strided(&self, team: sys::dtl_team_t, start: sys::dtl_rank_t,
                              stride: std::os::raw::c_int,
                              size: sys::dtl_rank_t) -> Result<sys::dtl_team_t> {
        let mut made: sys::dtl_team_t = unsafe { std::mem::zeroed() };
        let status = unsafe { sys::dtl_symmetric_team_split_strided(self.raw, team, start, stride,
                                                                    size, &mut made) };
        _ended(status).map(|()| made)
    }

    /// `*made` is the team of those ranks of the team that give the same color, in the order of
    /// their keys, then of their numbers in the team; with a color below 0 it is DTL_TEAM_INVALID.
    /// All ranks of the team call it. The number of a team is this rank's own. Waits for all ranks
    /// of the parent team.
    pub fn team_split_color(&self, team: sys::dtl_team_t, color: std::os::raw::c_int,
                            key: std::os::raw::c_int) -> Result<sys::dtl_team_t> {
        let mut made: sys::dtl_team_t = unsafe { std::mem::zeroed() };
        let status = unsafe { sys::dtl_symmetric_team_split_color(self.raw, team, color, key,
                                                                  &mut made) };
        _ended(status).map(|()| made)
    }

    /// The team is no more. All its ranks call it. Those that every heap has stay. Waits for all
    /// ranks of the team.
    pub fn team_destroy(&self, team: sys::dtl_team_t) -> Result<()> {
        let status = unsafe { sys::dtl_symmetric_team_destroy(self.raw, team) };
        _ended(status)
    }

    /// All ranks of the team have come here, and what each had begun is done. Waits for all ranks
    /// of the team.
    pub fn barrier(&self, team: sys::dtl_team_t) -> Result<()> {
        let status = unsafe { sys::dtl_symmetric_barrier(self.raw, team) };
        _ended(status)
    }

    /// All ranks of the team have come here. What they have begun may be under way. Waits for all
    /// ranks of the team.
    pub fn sync(&self, team: sys::dtl_team_t) -> Result<()> {
        let status = unsafe { sys::dtl_symmetric_sync(self.raw, team) };
        _ended(status)
    }
}

/// Ranks that signal each other. Made by dtl_signal_create or dtl_signal_init and owned by the
/// caller; every rank frees its own with dtl_signal_destroy, all together.
pub struct Signal<'p> {
    raw: sys::dtl_signal_t,
    _lives: std::marker::PhantomData<&'p ()>,
}

unsafe impl Send for Signal<'_> {}
unsafe impl Sync for Signal<'_> {}

impl Drop for Signal<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            return; // a collective close would wait for ranks that may not reach it
        }
        unsafe { sys::dtl_signal_destroy(self.raw) }
    }
}

impl<'p> Signal<'p> {
    fn _own(raw: sys::dtl_signal_t) -> Self {
        Self { raw, _lives: std::marker::PhantomData }
    }

    /// The C handle, which this object keeps.
    pub fn as_raw(&self) -> sys::dtl_signal_t {
        self.raw
    }

    /// `*comm` is a communicator of the context's ranks, which it outlives, and of their devices
    /// where they have some. Collective.
    pub fn create(ctx: &'p Context) -> Result<Signal<'p>> {
        let mut comm: sys::dtl_signal_t = std::ptr::null_mut();
        let status = unsafe { sys::dtl_signal_create(ctx.raw, &mut comm) };
        _ended(status).map(|()| Signal::_own(comm))
    }

    /// As dtl_signal_create, of a communicator that counts signals apart: each rank's, by a context
    /// and an index, which are below these numbers. Such signals know nothing of each other. With
    /// NCCL it needs version 2.31 or later, unless all three are as dtl_signal_create has them: 1,
    /// 1 and 0. Collective.
    pub fn create_configured(ctx: &'p Context, contexts: std::os::raw::c_int,
                             indices: std::os::raw::c_int,
                             eager_init: std::os::raw::c_int) -> Result<Signal<'p>> {
        let mut comm: sys::dtl_signal_t = std::ptr::null_mut();
        let status = unsafe { sys::dtl_signal_create_configured(ctx.raw, contexts, indices,
                                                                eager_init, &mut comm) };
        _ended(status).map(|()| Signal::_own(comm))
    }

    /// 1 if the handle stands for an open communicator, 0 for a null, closed or foreign one; then
    /// the last error says which. Local: does not wait for other ranks.
    pub fn is_valid(&self) -> bool {
        let answer = unsafe { sys::dtl_signal_is_valid(self.raw) };
        answer != 0
    }

    /// This rank's number in the communicator. Local: does not wait for other ranks.
    pub fn rank(&self) -> sys::dtl_rank_t {
        let answer = unsafe { sys::dtl_signal_rank(self.raw) };
        answer
    }

    /// How many ranks the communicator has. Local: does not wait for other ranks.
    pub fn size(&self) -> sys::dtl_rank_t {
        let answer = unsafe { sys::dtl_signal_size(self.raw) };
        answer
    }

    /// The window's memory is this rank's own again. The caller sees to it that no rank puts into
    /// it any more. Waits for the work queued on the communicator.
    pub fn deregister_window(&self, window: sys::dtl_signal_window_t) -> Result<()> {
        let status = unsafe { sys::dtl_signal_deregister_window(self.raw, window) };
        _ended(status)
    }
}

/// A graph of tasks. Made by dtl_model_create; owned by the caller, who frees it with
/// dtl_model_destroy.
pub struct Model<'p> {
    raw: sys::dtl_model_t,
    _lives: std::marker::PhantomData<&'p ()>,
}

unsafe impl Send for Model<'_> {}

impl Drop for Model<'_> {
    fn drop(&mut self) {
        unsafe { sys::dtl_model_destroy(self.raw) }
    }
}

impl<'p> Model<'p> {
    fn _own(raw: sys::dtl_model_t) -> Self {
        Self { raw, _lives: std::marker::PhantomData }
    }

    /// The C handle, which this object keeps.
    pub fn as_raw(&self) -> sys::dtl_model_t {
        self.raw
    }

    /// `*model` is a model without tasks, whose context it outlives. Local: does not wait for other
    /// ranks.
    pub fn create(ctx: &'p Context) -> Result<Model<'p>> {
        let mut model: sys::dtl_model_t = std::ptr::null_mut();
        let status = unsafe { sys::dtl_model_create(ctx.raw, &mut model) };
        _ended(status).map(|()| Model::_own(model))
    }

    /// 1 if the handle stands for an open model, 0 for a null, closed or foreign one; then the last
    /// error says which. Local: does not wait for other ranks.
    pub fn is_valid(&self) -> bool {
        let answer = unsafe { sys::dtl_model_is_valid(self.raw) };
        answer != 0
    }

    /// How many tensors the model has, views included. Local: does not wait for other ranks.
    pub fn tensors(&self) -> sys::dtl_size_t {
        let answer = unsafe { sys::dtl_model_tensors(self.raw) };
        answer
    }

    /// How many tasks the model has. Local: does not wait for other ranks.
    pub fn tasks(&self) -> sys::dtl_size_t {
        let answer = unsafe { sys::dtl_model_tasks(self.raw) };
        answer
    }

    /// `*view` is a part of a tensor: `rows` rows from `row` on, and of each `columns` elements
    /// from `column` on. Local: does not wait for other ranks.
    pub fn view(&self, tensor: sys::dtl_index_t, row: sys::dtl_size_t, rows: sys::dtl_size_t,
                column: sys::dtl_size_t, columns: sys::dtl_size_t) -> Result<sys::dtl_index_t> {
        let mut view: sys::dtl_index_t = unsafe { std::mem::zeroed() };
        let status = unsafe { sys::dtl_model_view(self.raw, tensor, row, rows, column, columns,
                                                  &mut view) };
        _ended(status).map(|()| view)
    }

    /// The model has a task more: each element of `out` becomes what `op` makes of that of `x` at
    /// its place. The two have one shape, and may be one tensor, but overlap in no other way.
    /// Local: does not wait for other ranks.
    pub fn add_unary(&self, op: sys::dtl_model_unary_op, x: sys::dtl_index_t,
                     out: sys::dtl_index_t) -> Result<sys::dtl_index_t> {
        let mut task: sys::dtl_index_t = unsafe { std::mem::zeroed() };
        let status = unsafe { sys::dtl_model_add_unary(self.raw, op, x, out, &mut task) };
        _ended(status).map(|()| task)
    }

    /// The model has a task more: each element of `out` becomes what `op` makes of those of `x` and
    /// `y` at its place. The three have one shape, or `y` has one row, for all of `x`. `out` may be
    /// one of the others, but overlaps them in no other way. Local: does not wait for other ranks.
    pub fn add_binary(&self, op: sys::dtl_model_binary_op, x: sys::dtl_index_t,
                      y: sys::dtl_index_t, out: sys::dtl_index_t) -> Result<sys::dtl_index_t> {
        let mut task: sys::dtl_index_t = unsafe { std::mem::zeroed() };
        let status = unsafe { sys::dtl_model_add_binary(self.raw, op, x, y, out, &mut task) };
        _ended(status).map(|()| task)
    }

    /// The model has a task more: `out` becomes the product of `x` and the transpose of `weight`,
    /// plus `bias` in each row. `weight` has a row for each column of `out`, of as many columns as
    /// `x`. `out` overlaps none of the others. Local: does not wait for other ranks.
    pub fn add_linear(&self, x: sys::dtl_index_t, weight: sys::dtl_index_t, bias: sys::dtl_index_t,
                      out: sys::dtl_index_t) -> Result<sys::dtl_index_t> {
        let mut task: sys::dtl_index_t = unsafe { std::mem::zeroed() };
        let status = unsafe { sys::dtl_model_add_linear(self.raw, x, weight, bias, out,
                                                        &mut task) };
        _ended(status).map(|()| task)
    }

    /// The model has a task more: each row of `out` becomes that of `x`, normalized, times `weight`
    /// and plus `bias`. `x` and `out` have one shape, and may be one tensor, but overlap in no
    /// other way. Local: does not wait for other ranks.
    pub fn add_normalize(&self, norm: sys::dtl_model_norm, x: sys::dtl_index_t,
                         weight: sys::dtl_index_t, bias: sys::dtl_index_t, epsilon: f64,
                         out: sys::dtl_index_t) -> Result<sys::dtl_index_t> {
        let mut task: sys::dtl_index_t = unsafe { std::mem::zeroed() };
        let status = unsafe { sys::dtl_model_add_normalize(self.raw, norm, x, weight, bias,
                                                           epsilon, out, &mut task) };
        _ended(status).map(|()| task)
    }

    /// The model has a task more: `out` becomes the attention of the rows of `query` to those of
    /// `key`, which are of one sequence: softmax(`scale` times the product of a query and all keys)
    /// times `value`, in blocks, without a matrix of all queries and keys. Side by side in a row
    /// stand its heads, as wide as the columns of `query` divided by `heads`; a head of `key` and
    /// `value` serves as many heads of `query` in turn as there are more of those. All four have
    /// one dtype. `out` overlaps none of the others. Local: does not wait for other ranks.
    pub fn add_flash_attention(&self, mask: sys::dtl_model_mask, query: sys::dtl_index_t,
                               key: sys::dtl_index_t, value: sys::dtl_index_t,
                               heads: sys::dtl_size_t, scale: f64,
                               out: sys::dtl_index_t) -> Result<sys::dtl_index_t> {
        let mut task: sys::dtl_index_t = unsafe { std::mem::zeroed() };
        let status = unsafe { sys::dtl_model_add_flash_attention(self.raw, mask, query, key, value,
                                                                 heads, scale, out, &mut task) };
        _ended(status).map(|()| task)
    }

    /// The model has a task more: each row of `out` becomes the attention of that of `query`, which
    /// is of a sequence of its own, to the cache of the sequence. `key` and `value` hold the caches
    /// one behind the other, each of as many rows; the first `lengths` of a cache are attended to,
    /// and the others not read. Lengths are read when the task runs, which refuses what is not from
    /// 1 to the rows of a cache. Heads, dtypes and overlaps are those of
    /// dtl_model_add_flash_attention. Local: does not wait for other ranks.
    pub fn add_flash_decode(&self, query: sys::dtl_index_t, key: sys::dtl_index_t,
                            value: sys::dtl_index_t, lengths: sys::dtl_index_t,
                            heads: sys::dtl_size_t, scale: f64,
                            out: sys::dtl_index_t) -> Result<sys::dtl_index_t> {
        let mut task: sys::dtl_index_t = unsafe { std::mem::zeroed() };
        let status = unsafe { sys::dtl_model_add_flash_decode(self.raw, query, key, value, lengths,
                                                              heads, scale, out, &mut task) };
        _ended(status).map(|()| task)
    }

    /// The model has a task more: the cache of each sequence gains the rows of `x` that are its
    /// own, as many for each, one sequence behind the other. They become the last of the rows that
    /// are filled, which `lengths` says when the task runs: it has counted them already, and a
    /// length below the rows that are new, or beyond those of a cache, is refused then. The other
    /// rows stay. `cache` holds the caches one behind the other, as dtl_model_add_flash_decode
    /// reads them, and overlaps none of the others. Local: does not wait for other ranks.
    pub fn add_append(&self, x: sys::dtl_index_t, lengths: sys::dtl_index_t,
                      cache: sys::dtl_index_t) -> Result<sys::dtl_index_t> {
        let mut task: sys::dtl_index_t = unsafe { std::mem::zeroed() };
        let status = unsafe { sys::dtl_model_add_append(self.raw, x, lengths, cache, &mut task) };
        _ended(status).map(|()| task)
    }

    /// The model has a task more, which all ranks reach before any leaves it: what was given before
    /// runs before it, what is given after it runs after it. Local: does not wait for other ranks.
    pub fn add_barrier(&self) -> Result<sys::dtl_index_t> {
        let mut task: sys::dtl_index_t = unsafe { std::mem::zeroed() };
        let status = unsafe { sys::dtl_model_add_barrier(self.raw, &mut task) };
        _ended(status).map(|()| task)
    }

    /// The model has a task more: each element of `tensor` becomes the reduction of those of all
    /// ranks. Its rows lie one behind the other. Local: does not wait for other ranks.
    pub fn add_allreduce(&self, op: sys::dtl_reduce_op,
                         tensor: sys::dtl_index_t) -> Result<sys::dtl_index_t> {
        let mut task: sys::dtl_index_t = unsafe { std::mem::zeroed() };
        let status = unsafe { sys::dtl_model_add_allreduce(self.raw, op, tensor, &mut task) };
        _ended(status).map(|()| task)
    }

    /// The model has a task more, which asks for the bytes of `tensor`, so that they are in the
    /// caches when the next task of its worker wants them. Local: does not wait for other ranks.
    pub fn add_prefetch(&self, tensor: sys::dtl_index_t) -> Result<sys::dtl_index_t> {
        let mut task: sys::dtl_index_t = unsafe { std::mem::zeroed() };
        let status = unsafe { sys::dtl_model_add_prefetch(self.raw, tensor, &mut task) };
        _ended(status).map(|()| task)
    }

    /// `task` runs after `before`, whatever they read and write. dtl_model_schedule refuses orders
    /// that go in a circle. Local: does not wait for other ranks.
    pub fn add_order(&self, task: sys::dtl_index_t, before: sys::dtl_index_t) -> Result<()> {
        let status = unsafe { sys::dtl_model_add_order(self.raw, task, before) };
        _ended(status)
    }

    /// The tasks are distributed to `workers` workers, those on the longest way to the end first.
    /// Refused where tasks wait for each other in a circle, which is named, and where the tasks
    /// that communicate are not the same on all ranks, of which the first is named; then on all of
    /// them. What is added later needs another schedule. Collective.
    pub fn schedule(&self, workers: std::os::raw::c_int) -> Result<()> {
        let status = unsafe { sys::dtl_model_schedule(self.raw, workers) };
        _ended(status)
    }

    /// All tasks have run. A model that has no schedule, or was changed since, is refused. Where a
    /// task fails on a rank, the ones after it do not compute, all ranks are told which it was, and
    /// what the tasks write is undefined. Collective.
    pub fn run(&self) -> Result<()> {
        let status = unsafe { sys::dtl_model_run(self.raw) };
        _ended(status)
    }

    /// `*record` is a task of the schedule: records of the first worker come first. Local: does not
    /// wait for other ranks.
    pub fn record_of(&self, index: sys::dtl_size_t) -> Result<sys::dtl_model_record_t> {
        let mut record: sys::dtl_model_record_t = unsafe { std::mem::zeroed() };
        let status = unsafe { sys::dtl_model_record_of(self.raw, index, &mut record) };
        _ended(status).map(|()| record)
    }

    /// A wait of the schedule: it is over when `*worker` has run `*count` of its tasks. Local: does
    /// not wait for other ranks.
    pub fn wait_of(&self,
                   index: sys::dtl_size_t) -> Result<(std::os::raw::c_int, sys::dtl_size_t)> {
        let mut worker: std::os::raw::c_int = unsafe { std::mem::zeroed() };
        let mut count: sys::dtl_size_t = unsafe { std::mem::zeroed() };
        let status = unsafe { sys::dtl_model_wait_of(self.raw, index, &mut worker, &mut count) };
        _ended(status).map(|()| (worker, count))
    }
}

/// The roles of a context's ranks. Made by dtl_role_manager_create and owned by the caller, who
/// frees it with dtl_role_manager_destroy.
pub struct RoleManager<'p> {
    raw: sys::dtl_role_manager_t,
    _lives: std::marker::PhantomData<&'p ()>,
}

unsafe impl Send for RoleManager<'_> {}

impl Drop for RoleManager<'_> {
    fn drop(&mut self) {
        unsafe { sys::dtl_role_manager_destroy(self.raw) }
    }
}

impl<'p> RoleManager<'p> {
    fn _own(raw: sys::dtl_role_manager_t) -> Self {
        Self { raw, _lives: std::marker::PhantomData }
    }

    /// The C handle, which this object keeps.
    pub fn as_raw(&self) -> sys::dtl_role_manager_t {
        self.raw
    }

    /// `*mgr` is a manager without roles for the ranks of the context. The caller owns it. Local:
    /// does not wait for other ranks.
    pub fn create(ctx: &'p Context) -> Result<RoleManager<'p>> {
        let mut mgr: sys::dtl_role_manager_t = std::ptr::null_mut();
        let status = unsafe { sys::dtl_role_manager_create(ctx.raw, &mut mgr) };
        _ended(status).map(|()| RoleManager::_own(mgr))
    }

    /// The role exists and has been given `num_ranks` ranks. Every rank adds the same roles in the
    /// same order. A name that exists, or a manager that is initialised, is refused with
    /// DTL_ERROR_INVALID_STATE. Local: does not wait for other ranks.
    pub fn add_role(&self, role_name: &std::ffi::CStr, num_ranks: sys::dtl_size_t) -> Result<()> {
        let status = unsafe { sys::dtl_role_manager_add_role(self.raw, role_name.as_ptr(),
                                                             num_ranks) };
        _ended(status)
    }

    /// The role exists and has the ranks of a list, which other roles may have too and of which
    /// dtl_role_manager_add_role knows nothing. Every rank adds the same roles in the same order.
    /// Local: does not wait for other ranks.
    pub fn add_role_of(&self, role_name: &std::ffi::CStr,
                       ranks: &[sys::dtl_rank_t]) -> Result<()> {
        let status = unsafe { sys::dtl_role_manager_add_role_of(self.raw, role_name.as_ptr(),
                                                                ranks.as_ptr().cast(),
                                                                ranks.len() as sys::dtl_size_t) };
        _ended(status)
    }

    /// Every rank knows its role. If the roles ask for more ranks than the context has, every rank
    /// gets DTL_ERROR_INVALID_ARGUMENT. Collective.
    pub fn initialize(&self) -> Result<()> {
        let status = unsafe { sys::dtl_role_manager_initialize(self.raw) };
        _ended(status)
    }

    /// `*has_role` is 1 if this rank has the role, 0 if it has another one or none. Local: does not
    /// wait for other ranks.
    pub fn has_role(&self, role_name: &std::ffi::CStr) -> Result<std::os::raw::c_int> {
        let mut has_role: std::os::raw::c_int = unsafe { std::mem::zeroed() };
        let status = unsafe { sys::dtl_role_manager_has_role(self.raw, role_name.as_ptr(),
                                                             &mut has_role) };
        _ended(status).map(|()| has_role)
    }

    /// `*size` is the number of ranks that have the role. Local: does not wait for other ranks.
    pub fn role_size(&self, role_name: &std::ffi::CStr) -> Result<sys::dtl_size_t> {
        let mut size: sys::dtl_size_t = unsafe { std::mem::zeroed() };
        let status = unsafe { sys::dtl_role_manager_role_size(self.raw, role_name.as_ptr(),
                                                              &mut size) };
        _ended(status).map(|()| size)
    }

    /// `*rank` is this rank's number among those of the role, or DTL_NO_RANK if it does not have
    /// it. Local: does not wait for other ranks.
    pub fn role_rank(&self, role_name: &std::ffi::CStr) -> Result<sys::dtl_rank_t> {
        let mut rank: sys::dtl_rank_t = unsafe { std::mem::zeroed() };
        let status = unsafe { sys::dtl_role_manager_role_rank(self.raw, role_name.as_ptr(),
                                                              &mut rank) };
        _ended(status).map(|()| rank)
    }

    /// The message is on its way to a rank of another role and `buf` may be used again. Like
    /// dtl_send, with the receiver named by role. Waits for the receiver, unless the message is
    /// buffered.
    pub fn send<T: Element>(&self, target_role: &std::ffi::CStr, target_rank: sys::dtl_rank_t,
                            buf: &[T], tag: sys::dtl_tag_t) -> Result<()> {
        let status = unsafe { sys::dtl_intergroup_send(self.raw, target_role.as_ptr(), target_rank,
                                                       buf.as_ptr().cast(),
                                                       buf.len() as sys::dtl_size_t, T::DTYPE,
                                                       tag) };
        _ended(status)
    }

    /// `buf` holds the elements of a message from a rank of another role. Like dtl_recv, with the
    /// sender named by role. Waits for the sender.
    pub fn recv<T: Element>(&self, source_role: &std::ffi::CStr, source_rank: sys::dtl_rank_t,
                            buf: &mut [T], tag: sys::dtl_tag_t) -> Result<()> {
        let status = unsafe { sys::dtl_intergroup_recv(self.raw, source_role.as_ptr(), source_rank,
                                                       buf.as_mut_ptr().cast(),
                                                       buf.len() as sys::dtl_size_t, T::DTYPE,
                                                       tag) };
        _ended(status)
    }

    /// `*ctx` is a context of the ranks that have this rank's role, in their order, and of several
    /// its first; null for a rank without a role. All ranks of the manager's context call it. The
    /// caller owns it. Collective.
    pub fn context(&self) -> Result<Context> {
        let mut ctx: sys::dtl_context_t = std::ptr::null_mut();
        let status = unsafe { sys::dtl_role_manager_context(self.raw, &mut ctx) };
        _ended(status).map(|()| Context::_own(ctx))
    }

    /// `buf` of every rank of `target_role` holds what it held on the source. The source and all
    /// ranks of the role call it; a rank that is neither returns at once. A binomial tree. Waits
    /// for the source and the ranks of `target_role`.
    pub fn broadcast<T: Element>(&self, source_role: &std::ffi::CStr, source_rank: sys::dtl_rank_t,
                                 target_role: &std::ffi::CStr, buf: &mut [T],
                                 tag: sys::dtl_tag_t) -> Result<()> {
        let status = unsafe { sys::dtl_intergroup_broadcast(self.raw, source_role.as_ptr(),
                                                            source_rank, target_role.as_ptr(),
                                                            buf.as_mut_ptr().cast(),
                                                            buf.len() as sys::dtl_size_t, T::DTYPE,
                                                            tag) };
        _ended(status)
    }
}

/// A value to come. Made by dtl_future_create, dtl_when_all and dtl_when_any; owned by the caller,
/// who frees it with dtl_future_destroy.
pub struct Future {
    raw: sys::dtl_future_t,
    _lives: std::marker::PhantomData<&'static ()>,
}

unsafe impl Send for Future {}
unsafe impl Sync for Future {}

impl Drop for Future {
    fn drop(&mut self) {
        unsafe { sys::dtl_future_destroy(self.raw) }
    }
}

impl Future {
    fn _own(raw: sys::dtl_future_t) -> Self {
        Self { raw, _lives: std::marker::PhantomData }
    }

    /// The C handle, which this object keeps.
    pub fn as_raw(&self) -> sys::dtl_future_t {
        self.raw
    }

    /// `*fut` is a future without a value. The caller owns it. Local: does not wait for other
    /// ranks.
    pub fn create() -> Result<Future> {
        let mut fut: sys::dtl_future_t = std::ptr::null_mut();
        let status = unsafe { sys::dtl_future_create(&mut fut) };
        _ended(status).map(|()| Future::_own(fut))
    }

    /// The future has its value. Waits until then, and lets communication move forward meanwhile.
    /// Waits for the operation, or the rank, that completes the future.
    pub fn wait(&self) -> Result<()> {
        let status = unsafe { sys::dtl_future_wait(self.raw) };
        _ended(status)
    }

    /// `*completed` is 1 if the future has its value, 0 if not yet. Does not wait. Local: does not
    /// wait for other ranks.
    pub fn test(&self) -> Result<std::os::raw::c_int> {
        let mut completed: std::os::raw::c_int = unsafe { std::mem::zeroed() };
        let status = unsafe { sys::dtl_future_test(self.raw, &mut completed) };
        _ended(status).map(|()| completed)
    }

    /// `buffer` holds the value. A future that the program sets and has not set yet is refused with
    /// DTL_ERROR_INVALID_STATE; an operation is waited for, and so is what follows from other
    /// futures. A value of more than `size` bytes is refused with DTL_ERROR_BUFFER_TOO_SMALL; of a
    /// shorter one the rest of `buffer` stays as it was. Waits for the operation, or the rank, that
    /// completes the future.
    pub fn get(&self, buffer: &mut [u8]) -> Result<()> {
        let status = unsafe { sys::dtl_future_get(self.raw, buffer.as_mut_ptr().cast(),
                                                  buffer.len() as sys::dtl_size_t) };
        _ended(status)
    }

    /// The future's value is a copy of `size` bytes, and those who wait for it go on. A future that
    /// has its value is refused with DTL_ERROR_INVALID_STATE. Local: does not wait for other ranks.
    pub fn set(&self, value: &[u8]) -> Result<()> {
        let status = unsafe { sys::dtl_future_set(self.raw, value.as_ptr().cast(),
                                                  value.len() as sys::dtl_size_t) };
        _ended(status)
    }

    /// The future has no value but a failure: those who wait for it, and for futures that follow
    /// from it, get `code`, with `message` as the last error. A future that has its value is
    /// refused with DTL_ERROR_INVALID_STATE. Local: does not wait for other ranks.
    pub fn fail(&self, code: sys::dtl_status, message: &std::ffi::CStr) -> Result<()> {
        let status = unsafe { sys::dtl_future_fail(self.raw, code, message.as_ptr()) };
        _ended(status)
    }

    /// `*bytes` is the size of the future's value. Waits for it. Waits for the operation, or the
    /// rank, that completes the future.
    pub fn size(&self) -> Result<sys::dtl_size_t> {
        let mut bytes: sys::dtl_size_t = unsafe { std::mem::zeroed() };
        let status = unsafe { sys::dtl_future_size(self.raw, &mut bytes) };
        _ended(status).map(|()| bytes)
    }

    /// `*completed` is 1 if the future has its value, 0 if it has none when `milliseconds` have
    /// passed. Returns the future's failure if it has failed. Waits for the operation, or the rank,
    /// that completes the future.
    pub fn wait_for(&self, milliseconds: sys::dtl_size_t) -> Result<std::os::raw::c_int> {
        let mut completed: std::os::raw::c_int = unsafe { std::mem::zeroed() };
        let status = unsafe { sys::dtl_future_wait_for(self.raw, milliseconds, &mut completed) };
        _ended(status).map(|()| completed)
    }
}

/// A queue of operations on a device. Made by dtl_stream_create or dtl_stream_from_native; owned by
/// the caller, who frees it with dtl_stream_destroy.
pub struct Stream {
    raw: sys::dtl_stream_t,
    _lives: std::marker::PhantomData<&'static ()>,
}

unsafe impl Send for Stream {}

impl Drop for Stream {
    fn drop(&mut self) {
        unsafe { sys::dtl_stream_destroy(self.raw) }
    }
}

impl Stream {
    fn _own(raw: sys::dtl_stream_t) -> Self {
        Self { raw, _lives: std::marker::PhantomData }
    }

    /// The C handle, which this object keeps.
    pub fn as_raw(&self) -> sys::dtl_stream_t {
        self.raw
    }

    /// `*stream` is a new stream of the device, with nothing queued. The caller owns it. Local:
    /// does not wait for other ranks.
    pub fn create(kind: sys::dtl_device_kind, device_id: std::os::raw::c_int) -> Result<Stream> {
        let mut stream: sys::dtl_stream_t = std::ptr::null_mut();
        let status = unsafe { sys::dtl_stream_create(kind, device_id, &mut stream) };
        _ended(status).map(|()| Stream::_own(stream))
    }

    /// The kind of the stream's device. Local: does not wait for other ranks.
    pub fn device_kind(&self) -> sys::dtl_device_kind {
        let answer = unsafe { sys::dtl_stream_device_kind(self.raw) };
        answer
    }

    /// The number of the stream's device among those of its kind. Local: does not wait for other
    /// ranks.
    pub fn device_id(&self) -> std::os::raw::c_int {
        let answer = unsafe { sys::dtl_stream_device_id(self.raw) };
        answer
    }

    /// All that was queued on the stream before has run. Waits, and answers other ranks meanwhile.
    /// Returns the failure of what was queued. Waits for the work queued on the stream.
    pub fn synchronize(&self) -> Result<()> {
        let status = unsafe { sys::dtl_stream_synchronize(self.raw) };
        _ended(status)
    }

    /// `*completed` is 1 if all that was queued on the stream has run, 0 if not. Does not wait.
    /// Local: does not wait for other ranks.
    pub fn test(&self) -> Result<std::os::raw::c_int> {
        let mut completed: std::os::raw::c_int = unsafe { std::mem::zeroed() };
        let status = unsafe { sys::dtl_stream_test(self.raw, &mut completed) };
        _ended(status).map(|()| completed)
    }

    /// The event marks what was queued on the stream up to here, and nothing else any more. Does
    /// not wait. An event of another device than the stream's is refused. Local: does not wait for
    /// other ranks.
    pub fn record_event(&self, event: &Event) -> Result<()> {
        let status = unsafe { sys::dtl_stream_record_event(self.raw, event.raw) };
        _ended(status)
    }

    /// What is queued on the stream from here on runs after what `event` marks now; at once where
    /// it marks nothing. The call itself waits only where the stream is of another kind of device
    /// than the event, or of the host. Waits for the event, where the stream is of another kind of
    /// device.
    pub fn wait_event(&self, event: &Event) -> Result<()> {
        let status = unsafe { sys::dtl_stream_wait_event(self.raw, event.raw) };
        _ended(status)
    }

    /// `*fut` is a future that is complete once all has run that was queued on the stream up to
    /// here, and has the failure of what was queued. It follows from nothing that is queued later,
    /// and the stream may be closed before. Does not wait. The caller owns it. Local: does not wait
    /// for other ranks.
    pub fn future(&self) -> Result<Future> {
        let mut fut: sys::dtl_future_t = std::ptr::null_mut();
        let status = unsafe { sys::dtl_stream_future(self.raw, &mut fut) };
        _ended(status).map(|()| Future::_own(fut))
    }
}

/// A mark in a stream. Made by dtl_event_create; owned by the caller, who frees it with
/// dtl_event_destroy.
pub struct Event {
    raw: sys::dtl_event_t,
    _lives: std::marker::PhantomData<&'static ()>,
}

unsafe impl Send for Event {}

impl Drop for Event {
    fn drop(&mut self) {
        unsafe { sys::dtl_event_destroy(self.raw) }
    }
}

impl Event {
    fn _own(raw: sys::dtl_event_t) -> Self {
        Self { raw, _lives: std::marker::PhantomData }
    }

    /// The C handle, which this object keeps.
    pub fn as_raw(&self) -> sys::dtl_event_t {
        self.raw
    }

    /// `*event` is an event of the device that marks nothing yet. The caller owns it. Local: does
    /// not wait for other ranks.
    pub fn create(kind: sys::dtl_device_kind, device_id: std::os::raw::c_int) -> Result<Event> {
        let mut event: sys::dtl_event_t = std::ptr::null_mut();
        let status = unsafe { sys::dtl_event_create(kind, device_id, &mut event) };
        _ended(status).map(|()| Event::_own(event))
    }

    /// What the event marks has run; so it has where it marks nothing. Waits, and answers other
    /// ranks meanwhile. Waits for the work that the event marks.
    pub fn synchronize(&self) -> Result<()> {
        let status = unsafe { sys::dtl_event_synchronize(self.raw) };
        _ended(status)
    }

    /// `*completed` is 1 if what the event marks has run, also where it marks nothing, 0 if not.
    /// Does not wait. Local: does not wait for other ranks.
    pub fn test(&self) -> Result<std::os::raw::c_int> {
        let mut completed: std::os::raw::c_int = unsafe { std::mem::zeroed() };
        let status = unsafe { sys::dtl_event_test(self.raw, &mut completed) };
        _ended(status).map(|()| completed)
    }

    /// `*milliseconds` have passed on the device between what the two events mark. Events of two
    /// devices, and one that marks nothing or something that has not run, are refused. Local: does
    /// not wait for other ranks.
    pub fn elapsed(&self, later: &Event) -> Result<f64> {
        let mut milliseconds: f64 = unsafe { std::mem::zeroed() };
        let status = unsafe { sys::dtl_event_elapsed(self.raw, later.raw, &mut milliseconds) };
        _ended(status).map(|()| milliseconds)
    }
}

/// A shape of one dimension. Local: does not wait for other ranks.
pub fn shape_1d(dim0: sys::dtl_size_t) -> sys::dtl_shape {
    let answer = unsafe { sys::dtl_shape_1d(dim0) };
    answer
}

/// A shape of two dimensions, the second one contiguous. Local: does not wait for other ranks.
pub fn shape_2d(dim0: sys::dtl_size_t, dim1: sys::dtl_size_t) -> sys::dtl_shape {
    let answer = unsafe { sys::dtl_shape_2d(dim0, dim1) };
    answer
}

/// A shape of three dimensions, the third one contiguous. Local: does not wait for other ranks.
pub fn shape_3d(dim0: sys::dtl_size_t, dim1: sys::dtl_size_t,
                dim2: sys::dtl_size_t) -> sys::dtl_shape {
    let answer = unsafe { sys::dtl_shape_3d(dim0, dim1, dim2) };
    answer
}

/// `dims` has the extents of a shape, also of one that dtl_shape_pack has made of more than 8.
/// Local: does not wait for other ranks.
pub fn shape_unpack(shape: &sys::dtl_shape, dims: &mut [sys::dtl_size_t]) -> Result<()> {
    let status = unsafe { sys::dtl_shape_unpack(shape, dims.len() as sys::dtl_size_t,
                                                dims.as_mut_ptr().cast()) };
    _ended(status)
}

/// The number of elements of a tensor of this shape, which is the product of its extents; 0 for
/// NULL, for 0 dimensions, and for a product that does not fit 64 bits. Local: does not wait for
/// other ranks.
pub fn shape_size(shape: &sys::dtl_shape) -> sys::dtl_size_t {
    let answer = unsafe { sys::dtl_shape_size(shape) };
    answer
}

/// 1 for DTL_SUCCESS, 0 for every other code. Local: does not wait for other ranks.
pub fn status_ok(status: sys::dtl_status) -> std::os::raw::c_int {
    let answer = unsafe { sys::dtl_status_ok(status) };
    answer
}

/// 0 for DTL_SUCCESS, DTL_NOT_FOUND and DTL_END, 1 for every other code, unknown ones included.
/// Local: does not wait for other ranks.
pub fn status_is_error(status: sys::dtl_status) -> bool {
    let answer = unsafe { sys::dtl_status_is_error(status) };
    answer != 0
}

/// 1 if the code belongs to the category, 0 else. Local: does not wait for other ranks.
pub fn status_is_category(status: sys::dtl_status, category_code: std::os::raw::c_int) -> bool {
    let answer = unsafe { sys::dtl_status_is_category(status, category_code) };
    answer != 0
}

/// 1 where an MPI library was found and can be used, 0 else, and in a job without MPI (`python -m
/// dtl run`). Looks for it on the first call. Local: does not wait for other ranks.
pub fn has_mpi() -> bool {
    let answer = unsafe { sys::dtl_has_mpi() };
    answer != 0
}

/// The MPI library that this process runs on, such as "MPICH 4.0.2", of static duration; "none"
/// where no MPI job of several processes has been joined. Local: does not wait for other ranks.
pub fn mpi_library() -> String {
    let answer = unsafe { sys::dtl_mpi_library() };
    _owned(answer)
}

/// 1 where a CUDA device can be used, 0 else. Looks for one on the first call. Local: does not wait
/// for other ranks.
pub fn has_cuda() -> bool {
    let answer = unsafe { sys::dtl_has_cuda() };
    answer != 0
}

/// 1 where a HIP device can be used, 0 else. Looks for one on the first call. Local: does not wait
/// for other ranks.
pub fn has_hip() -> bool {
    let answer = unsafe { sys::dtl_has_hip() };
    answer != 0
}

/// 1 where NCCL can be used, 0 else. Looks for it on the first call. Local: does not wait for other
/// ranks.
pub fn has_nccl() -> bool {
    let answer = unsafe { sys::dtl_has_nccl() };
    answer != 0
}

/// 1 where OpenSHMEM can be used, 0 else. Looks for it on the first call. Local: does not wait for
/// other ranks.
pub fn has_shmem() -> bool {
    let answer = unsafe { sys::dtl_has_shmem() };
    answer != 0
}

/// The usable backends in one text of static duration, joined by "+" in the order CUDA, HIP, MPI,
/// NCCL, SHMEM, such as "CUDA+MPI"; "Single" where there is none. Local: does not wait for other
/// ranks.
pub fn backend_name() -> String {
    let answer = unsafe { sys::dtl_backend_name() };
    _owned(answer)
}

/// The number of usable backends, of the five that dtl_backend_name can name. Local: does not wait
/// for other ranks.
pub fn backend_count() -> std::os::raw::c_int {
    let answer = unsafe { sys::dtl_backend_count() };
    answer
}

/// From here on calls are counted in this process, or not any more. What was counted before stays,
/// so that a part of a program is what two counts differ by. Local: does not wait for other ranks.
pub fn metrics_enable(is_enabled: std::os::raw::c_int) -> Result<()> {
    let status = unsafe { sys::dtl_metrics_enable(is_enabled) };
    _ended(status)
}

/// 1 while at least one environment is open in this process, 0 else. Local: does not wait for other
/// ranks.
pub fn environment_is_initialized() -> bool {
    let answer = unsafe { sys::dtl_environment_is_initialized() };
    answer != 0
}

/// The number of environments that are open in this process. Local: does not wait for other ranks.
pub fn environment_ref_count() -> sys::dtl_size_t {
    let answer = unsafe { sys::dtl_environment_ref_count() };
    answer
}

/// 1 where an MPI library was found and can be used, 0 else, and in a job without MPI. The same as
/// dtl_has_mpi. Local: does not wait for other ranks.
pub fn environment_has_mpi() -> bool {
    let answer = unsafe { sys::dtl_environment_has_mpi() };
    answer != 0
}

/// 1 where a CUDA device can be used, 0 else. The same as dtl_has_cuda. Local: does not wait for
/// other ranks.
pub fn environment_has_cuda() -> bool {
    let answer = unsafe { sys::dtl_environment_has_cuda() };
    answer != 0
}

/// 1 where a HIP device can be used, 0 else. The same as dtl_has_hip. Local: does not wait for
/// other ranks.
pub fn environment_has_hip() -> bool {
    let answer = unsafe { sys::dtl_environment_has_hip() };
    answer != 0
}

/// 1 where NCCL can be used, 0 else. The same as dtl_has_nccl. Local: does not wait for other
/// ranks.
pub fn environment_has_nccl() -> bool {
    let answer = unsafe { sys::dtl_environment_has_nccl() };
    answer != 0
}

/// 1 where OpenSHMEM can be used, 0 else. The same as dtl_has_shmem. Local: does not wait for other
/// ranks.
pub fn environment_has_shmem() -> bool {
    let answer = unsafe { sys::dtl_environment_has_shmem() };
    answer != 0
}

/// How many threads may call MPI at once: 0 single, 1 funneled, 2 serialized, 3 multiple; -1 where
/// MPI is not running, and in a job without MPI. DTL asks for multiple and works with less. Local:
/// does not wait for other ranks.
pub fn environment_mpi_thread_level() -> std::os::raw::c_int {
    let answer = unsafe { sys::dtl_environment_mpi_thread_level() };
    answer
}

/// Never returns: all processes of the job end, with `code` as their exit status where the launcher
/// allows. For a rank that can't go on while others wait for it. Without a job, this process ends.
/// Local: does not wait for other ranks.
pub fn abort(code: std::os::raw::c_int) -> ! {
    unsafe { sys::dtl_abort(code) };
    std::process::abort()
}

/// From here on calls of this process that wait for other ranks, threads or devices end with
/// DTL_ERROR_CANCELED, those under way included, until dtl_interrupt_clear is called. A call whose
/// wait is over within a tenth of a millisecond may still succeed. A signal handler may call it,
/// and dtl_interrupt_clear and dtl_interrupt_is_stuck: they take no lock and allocate nothing. A
/// call inside MPI ends where it looks for messages by itself; a collective that MPI runs goes on
/// until all ranks have entered it. The guide on interrupting programs says what state a call
/// leaves. Local: does not wait for other ranks.
pub fn interrupt() {
    unsafe { sys::dtl_interrupt() };
}

/// Ends what dtl_interrupt has begun: calls wait again. Local: does not wait for other ranks.
pub fn interrupt_clear() {
    unsafe { sys::dtl_interrupt_clear() };
}

/// For signal handlers, which call it once for each signal. Returns 1 if the calling thread is in a
/// call of an MPI that can't be interrupted, and this function was called in that same call before;
/// else 0. A handler ends the program then, since the call may never return. The guide on
/// interrupting programs lists these calls. Local: does not wait for other ranks.
pub fn interrupt_is_stuck() -> bool {
    let answer = unsafe { sys::dtl_interrupt_is_stuck() };
    answer != 0
}

/// The other ranks make a collective call that fails on all where one refuses it, and this rank
/// refuses its arguments before the library sees them: the call fails on the others with `why`.
/// Returns once they have heard of it. For languages that refuse arguments themselves; what the
/// library refuses is told so already. Under DTL_CHECK=1 dtl_context_refuse takes its place. Waits
/// for the other ranks, which are in the call.
pub fn context_refuse_call(ctx: &Context, why: &std::ffi::CStr) -> Result<()> {
    let status = unsafe { sys::dtl_context_refuse_call(ctx.raw, why.as_ptr()) };
    _ended(status)
}

/// Where calls are compared or watched, by DTL_CHECK and DTL_TIMEOUT: what this thread does from
/// here on is told as `words`, until it calls this with null. For languages whose functions have
/// other names and arguments. 1, or 0 where there is nothing to do: where calls are not looked at,
/// or the thread is in one already, to which this belongs. Local: does not wait for other ranks.
pub fn tell_call(words: Option<&std::ffi::CStr>) -> bool {
    let answer = unsafe { sys::dtl_tell_call(
        words.map_or(std::ptr::null(), std::ffi::CStr::as_ptr)) };
    answer != 0
}

/// Returns once every rank of the context has entered. It orders nothing but the ranks: data moves
/// by the other functions. Collective.
pub fn barrier(ctx: &Context) -> Result<()> {
    let status = unsafe { sys::dtl_barrier(ctx.raw) };
    _ended(status)
}

/// Whether all ranks give the same form of value, and if they do `*result_dtype` is its dtype and
/// recvbuf[i] on every rank the reduction of sendbuf[i] over all ranks; else `*result_dtype` is -1
/// on every rank. Alike are values of one dtype, count, operation and `form`. Numbers, which the
/// caller says these are, may also be int64 or uint64 here, float64 or complex128 there: they are
/// reduced as the one of these that all of them fit, and `recvbuf` has room for 16 bytes; where the
/// sum or product of integers is beyond that, `*result_dtype` is -2 on every rank. Up to 32 bytes
/// travel in the message that asks. For bindings of languages whose values know their form; they
/// lie in the host's memory. Collective.
pub fn allreduce_alike<T: Element>(ctx: &Context, sendbuf: &[T], recvbuf: &mut [T], op: i32,
                                   form: i64, is_number: std::os::raw::c_int) -> Result<i32> {
    assert_eq!(recvbuf.len(), sendbuf.len());
    let mut result_dtype: i32 = unsafe { std::mem::zeroed() };
    let status = unsafe { sys::dtl_allreduce_alike(ctx.raw, sendbuf.as_ptr().cast(),
                                                   recvbuf.as_mut_ptr().cast(),
                                                   sendbuf.len() as sys::dtl_size_t, T::DTYPE, op,
                                                   form, is_number, &mut result_dtype) };
    _ended(status).map(|()| result_dtype)
}

/// `*result` is the reduction of `value` over all ranks, on every rank. The same as dtl_allreduce
/// of one float64, with the number by value: for callers to whom making an array costs more than
/// the call. Collective.
pub fn allreduce_float64(ctx: &Context, value: f64, op: sys::dtl_reduce_op) -> Result<f64> {
    let mut result: f64 = unsafe { std::mem::zeroed() };
    let status = unsafe { sys::dtl_allreduce_float64(ctx.raw, value, op, &mut result) };
    _ended(status).map(|()| result)
}

/// `*result` is the reduction of `value` over all ranks, on every rank. The same as dtl_allreduce
/// of one int64, with the number by value. Collective.
pub fn allreduce_int64(ctx: &Context, value: i64, op: sys::dtl_reduce_op) -> Result<i64> {
    let mut result: i64 = unsafe { std::mem::zeroed() };
    let status = unsafe { sys::dtl_allreduce_int64(ctx.raw, value, op, &mut result) };
    _ended(status).map(|()| result)
}

/// 1 if this machine has what the policy asks for, 0 else: host always is there; device, unified
/// and device_preferred need a device backend. Containers are made with device_preferred
/// everywhere, on the host where no device is. Local: does not wait for other ranks.
pub fn placement_available(policy: sys::dtl_placement_policy) -> std::os::raw::c_int {
    let answer = unsafe { sys::dtl_placement_available(policy) };
    answer
}

/// How the elements are distributed over the ranks; of a tensor, the slices along its distributed
/// dimension. Local: does not wait for other ranks.
pub fn container_partition_policy(container: &impl Container) -> sys::dtl_partition_policy {
    let answer = unsafe { sys::dtl_container_partition_policy(container.raw()) };
    answer
}

/// In which memory the elements are. Local: does not wait for other ranks.
pub fn container_placement_policy(container: &impl Container) -> sys::dtl_placement_policy {
    let answer = unsafe { sys::dtl_container_placement_policy(container.raw()) };
    answer
}

/// How algorithms run over this rank's part. Local: does not wait for other ranks.
pub fn container_execution_policy(container: &impl Container) -> sys::dtl_execution_policy {
    let answer = unsafe { sys::dtl_container_execution_policy(container.raw()) };
    answer
}

/// The device_id that the container was made with, whatever its placement; 0 unless it was given.
/// Local: does not wait for other ranks.
pub fn container_device_id(container: &impl Container) -> std::os::raw::c_int {
    let answer = unsafe { sys::dtl_container_device_id(container.raw()) };
    answer
}

/// The consistency policy of the options, else bulk_synchronous. It has no effect: a collective
/// call sees all that was written before it. Local: does not wait for other ranks.
pub fn container_consistency_policy(container: &impl Container) -> sys::dtl_consistency_policy {
    let answer = unsafe { sys::dtl_container_consistency_policy(container.raw()) };
    answer
}

/// What a failing call does beside failing: what the options say, or where they leave it at
/// return_status, what the container's context does. Local: does not wait for other ranks.
pub fn container_error_policy(container: &impl Container) -> sys::dtl_error_policy {
    let answer = unsafe { sys::dtl_container_error_policy(container.raw()) };
    answer
}

/// The type of the elements. Local: does not wait for other ranks.
pub fn container_dtype(container: &impl Container) -> sys::dtl_dtype {
    let answer = unsafe { sys::dtl_container_dtype(container.raw()) };
    answer
}

/// Elements over all ranks. Local: does not wait for other ranks.
pub fn container_global_size(container: &impl Container) -> sys::dtl_size_t {
    let answer = unsafe { sys::dtl_container_global_size(container.raw()) };
    answer
}

/// Elements on this rank. Local: does not wait for other ranks.
pub fn container_local_size(container: &impl Container) -> sys::dtl_size_t {
    let answer = unsafe { sys::dtl_container_local_size(container.raw()) };
    answer
}

/// The global index of this rank's first element; of a tensor, that of its first slice along the
/// distributed dimension. In a block partition the others follow it one by one. Local: does not
/// wait for other ranks.
pub fn container_local_offset(container: &impl Container) -> sys::dtl_index_t {
    let answer = unsafe { sys::dtl_container_local_offset(container.raw()) };
    answer
}

/// Elements, of a tensor slices, a block of block_cyclic; 1 for the other policies. Local: does not
/// wait for other ranks.
pub fn container_block_size(container: &impl Container) -> sys::dtl_size_t {
    let answer = unsafe { sys::dtl_container_block_size(container.raw()) };
    answer
}

/// The number of dimensions. Local: does not wait for other ranks.
pub fn container_ndim(container: &impl Container) -> std::os::raw::c_int {
    let answer = unsafe { sys::dtl_container_ndim(container.raw()) };
    answer
}

/// The number of ranks over which the elements are distributed. Local: does not wait for other
/// ranks.
pub fn container_num_ranks(container: &impl Container) -> sys::dtl_rank_t {
    let answer = unsafe { sys::dtl_container_num_ranks(container.raw()) };
    answer
}

/// This process's rank among those over which the elements are distributed. Local: does not wait
/// for other ranks.
pub fn container_rank(container: &impl Container) -> sys::dtl_rank_t {
    let answer = unsafe { sys::dtl_container_rank(container.raw()) };
    answer
}

/// Whose device has the elements: DTL_DEVICE_HOST where none has. Its number is
/// dtl_container_device_number. Local: does not wait for other ranks.
pub fn container_device_kind(container: &impl Container) -> sys::dtl_device_kind {
    let answer = unsafe { sys::dtl_container_device_kind(container.raw()) };
    answer
}

/// The number of the device that has the elements, of those of dtl_container_device_kind; 0 where
/// none has. Local: does not wait for other ranks.
pub fn container_device_number(container: &impl Container) -> std::os::raw::c_int {
    let answer = unsafe { sys::dtl_container_device_number(container.raw()) };
    answer
}

/// 1 if this rank may have changed its part since the container was made or last synchronised, 0
/// else. Local: does not wait for other ranks.
pub fn container_is_dirty(container: &impl Container) -> bool {
    let answer = unsafe { sys::dtl_container_is_dirty(container.raw()) };
    answer != 0
}

/// 1 if the container is not dirty on this rank, 0 else. Local: does not wait for other ranks.
pub fn container_is_clean(container: &impl Container) -> bool {
    let answer = unsafe { sys::dtl_container_is_clean(container.raw()) };
    answer != 0
}

/// 1 if this rank holds the element, 0 else; also 0, with an error, for an index outside the whole.
/// Local: does not wait for other ranks.
pub fn container_is_local(container: &impl Container, global_idx: sys::dtl_index_t) -> bool {
    let answer = unsafe { sys::dtl_container_is_local(container.raw(), global_idx) };
    answer != 0
}

/// The rank that owns the element; every rank gives the same answer, without asking the others.
/// Local: does not wait for other ranks.
pub fn container_owner(container: &impl Container,
                       global_idx: sys::dtl_index_t) -> sys::dtl_rank_t {
    let answer = unsafe { sys::dtl_container_owner(container.raw(), global_idx) };
    answer
}

/// The element's index in this rank's part, or -1 where another rank holds it. Local: does not wait
/// for other ranks.
pub fn container_to_local(container: &impl Container,
                          global_idx: sys::dtl_index_t) -> sys::dtl_index_t {
    let answer = unsafe { sys::dtl_container_to_local(container.raw(), global_idx) };
    answer
}

/// The global index of an element of this rank's part. Local: does not wait for other ranks.
pub fn container_to_global(container: &impl Container,
                           local_idx: sys::dtl_index_t) -> sys::dtl_index_t {
    let answer = unsafe { sys::dtl_container_to_global(container.raw(), local_idx) };
    answer
}

/// Every rank may read and write single elements of the others' parts of the container, by
/// dtl_container_get_element and its kin, until it is destroyed. A container that is exposed
/// already stays so. It starts the service of its context, as windows do: a thread that answers
/// while the program computes, where MPI allows several threads; elsewhere a rank answers while it
/// waits in a call of DTL's that is one-sided. A span is refused. Collective.
pub fn container_expose(container: &impl Container) -> Result<()> {
    let status = unsafe { sys::dtl_container_expose(container.raw()) };
    _ended(status)
}

/// The elements of a vector, an array or a tensor are distributed by another policy; a tensor stays
/// distributed along the same dimension. Each element keeps its value and its global index, and
/// moves to the rank that now owns it, in one exchange. Pointers and spans made before are no
/// longer valid. A span owns nothing and is refused. Collective.
pub fn container_redistribute(container: &impl Container,
                              new_partition: sys::dtl_partition_policy) -> Result<()> {
    let status = unsafe { sys::dtl_container_redistribute(container.raw(), new_partition) };
    _ended(status)
}

/// Returns once every rank of the container's context has entered. A span of the program's own
/// memory has none to wait for. Collective.
pub fn container_barrier(container: &impl Container) -> Result<()> {
    let status = unsafe { sys::dtl_container_barrier(container.raw()) };
    _ended(status)
}

/// Every rank's changes are complete and visible wherever its part is kept, and the container is
/// clean on all ranks. Collective.
pub fn container_sync(container: &impl Container) -> Result<()> {
    let status = unsafe { sys::dtl_container_sync(container.raw()) };
    _ended(status)
}

/// `recvbuf` holds the reduction by `op` of what each rank of the container has in `sendbuf`, on
/// every rank: an allreduce over the container's ranks, which needs no context. The elements of the
/// container take no part. Of a span of the program's own memory it is a copy. Collective.
pub fn container_combine<T: Element>(container: &impl Container, sendbuf: &[T], recvbuf: &mut [T],
                                     op: sys::dtl_reduce_op) -> Result<()> {
    assert_eq!(recvbuf.len(), sendbuf.len());
    let status = unsafe { sys::dtl_container_combine(container.raw(), sendbuf.as_ptr().cast(),
                                                     recvbuf.as_mut_ptr().cast(),
                                                     sendbuf.len() as sys::dtl_size_t, T::DTYPE,
                                                     op) };
    _ended(status)
}

/// The file `path` holds all elements of the container, a vector, an array or a tensor. It is
/// written under another name, `dtl.`, a random number and `.part`, beside it and takes its place
/// when it is complete: a save that fails leaves what was there. Only a regular file that may be
/// written is replaced; where `path` is a symbolic link, the file that it names is, or is made.
/// Unless the elements lie in row-major order from rank to rank already, as in block containers
/// that are distributed along dimension 0, they move there first, in one exchange, which needs
/// memory for a copy of this rank's part or two. Collective.
pub fn container_save(container: &impl Container, path: &std::ffi::CStr) -> Result<()> {
    let status = unsafe { sys::dtl_container_save(container.raw(), path.as_ptr()) };
    _ended(status)
}

/// The elements of the container are those of the file `path`, which has the container's dtype and
/// global shape. The container keeps its distribution; pointers to its elements stay valid. After a
/// failure while elements are read, they are some of both. Collective.
pub fn container_load(container: &impl Container, path: &std::ffi::CStr) -> Result<()> {
    let status = unsafe { sys::dtl_container_load(container.raw(), path.as_ptr()) };
    _ended(status)
}

/// `*memory` holds the memory that this rank's part of the container now has. A span of memory that
/// is the caller's own gives a null handle. Local: does not wait for other ranks.
pub fn container_memory(container: &impl Container) -> Result<Memory> {
    let mut memory: sys::dtl_memory_t = std::ptr::null_mut();
    let status = unsafe { sys::dtl_container_memory(container.raw(), &mut memory) };
    _ended(status).map(|()| Memory::_own(memory))
}

/// This rank's part of `dst` equals that of `src`, element by element in local order. Both must
/// have the same dtype and the same local size. Local: does not wait for other ranks.
pub fn copy_vector(src: &Vector<'_>, dst: &Vector<'_>) -> Result<()> {
    let status = unsafe { sys::dtl_copy_vector(src.raw, dst.raw) };
    _ended(status)
}

/// This rank's part of `dst` equals that of `src`, element by element in local order. Both must
/// have the same dtype and the same local size. Local: does not wait for other ranks.
pub fn copy_array(src: &Array<'_>, dst: &Array<'_>) -> Result<()> {
    let status = unsafe { sys::dtl_copy_array(src.raw, dst.raw) };
    _ended(status)
}

/// This rank's part is in ascending order, NaN last. Equal elements may change places. Local: does
/// not wait for other ranks.
pub fn sort_vector(vec: &Vector<'_>) -> Result<()> {
    let status = unsafe { sys::dtl_sort_vector(vec.raw) };
    _ended(status)
}

/// This rank's part is in descending order, NaN last. Equal elements may change places. Local: does
/// not wait for other ranks.
pub fn sort_vector_descending(vec: &Vector<'_>) -> Result<()> {
    let status = unsafe { sys::dtl_sort_vector_descending(vec.raw) };
    _ended(status)
}

/// This rank's part is in ascending order, NaN last. Equal elements may change places. Local: does
/// not wait for other ranks.
pub fn sort_array(arr: &Array<'_>) -> Result<()> {
    let status = unsafe { sys::dtl_sort_array(arr.raw) };
    _ended(status)
}

/// This rank's part is in descending order, NaN last. Equal elements may change places. Local: does
/// not wait for other ranks.
pub fn sort_array_descending(arr: &Array<'_>) -> Result<()> {
    let status = unsafe { sys::dtl_sort_array_descending(arr.raw) };
    _ended(status)
}

/// The local index of the first smallest element of this rank's part, or -1 where it is empty.
/// Local: does not wait for other ranks.
pub fn min_element_vector(vec: &Vector<'_>) -> sys::dtl_index_t {
    let answer = unsafe { sys::dtl_min_element_vector(vec.raw) };
    answer
}

/// The local index of the first largest element of this rank's part, or -1 where it is empty.
/// Local: does not wait for other ranks.
pub fn max_element_vector(vec: &Vector<'_>) -> sys::dtl_index_t {
    let answer = unsafe { sys::dtl_max_element_vector(vec.raw) };
    answer
}

/// The local index of the first smallest element of this rank's part, or -1 where it is empty.
/// Local: does not wait for other ranks.
pub fn min_element_array(arr: &Array<'_>) -> sys::dtl_index_t {
    let answer = unsafe { sys::dtl_min_element_array(arr.raw) };
    answer
}

/// The local index of the first largest element of this rank's part, or -1 where it is empty.
/// Local: does not wait for other ranks.
pub fn max_element_array(arr: &Array<'_>) -> sys::dtl_index_t {
    let answer = unsafe { sys::dtl_max_element_array(arr.raw) };
    answer
}

/// Each element of this rank's part is the reduction by `op` of the former elements up to and
/// including itself. Local: does not wait for other ranks.
pub fn inclusive_scan_vector(vec: &Vector<'_>, op: sys::dtl_reduce_op) -> Result<()> {
    let status = unsafe { sys::dtl_inclusive_scan_vector(vec.raw, op) };
    _ended(status)
}

/// Each element of this rank's part is the reduction by `op` of the former elements before it; the
/// first is the operation's neutral element. Local: does not wait for other ranks.
pub fn exclusive_scan_vector(vec: &Vector<'_>, op: sys::dtl_reduce_op) -> Result<()> {
    let status = unsafe { sys::dtl_exclusive_scan_vector(vec.raw, op) };
    _ended(status)
}

/// Each element of this rank's part is the reduction by `op` of the former elements up to and
/// including itself. Local: does not wait for other ranks.
pub fn inclusive_scan_array(arr: &Array<'_>, op: sys::dtl_reduce_op) -> Result<()> {
    let status = unsafe { sys::dtl_inclusive_scan_array(arr.raw, op) };
    _ended(status)
}

/// Each element of this rank's part is the reduction by `op` of the former elements before it; the
/// first is the operation's neutral element. Local: does not wait for other ranks.
pub fn exclusive_scan_array(arr: &Array<'_>, op: sys::dtl_reduce_op) -> Result<()> {
    let status = unsafe { sys::dtl_exclusive_scan_array(arr.raw, op) };
    _ended(status)
}

/// The elements of `dst` are those of `src`, index by index. The two have one dtype and one global
/// size; they may be distributed differently, and then each element moves across the network once.
/// Collective.
pub fn container_copy(src: &impl Container, dst: &impl Container) -> Result<()> {
    let status = unsafe { sys::dtl_container_copy(src.raw(), dst.raw()) };
    _ended(status)
}

/// Each element of `dst` becomes what `op` makes of it and the element of `src` at its index. The
/// two have one dtype and one shape, and may be the same container. Where they are distributed
/// differently, `src` is brought to the distribution of `dst` first. Collective.
pub fn container_apply(dst: &impl Container, src: &impl Container,
                       op: sys::dtl_reduce_op) -> Result<()> {
    let status = unsafe { sys::dtl_container_apply(dst.raw(), src.raw(), op) };
    _ended(status)
}

/// Each element of `dst` becomes what `op` makes of the element of `src` at its index. The two have
/// one dtype and one shape, and may be the same container. Where they are distributed differently,
/// `src` is brought to the distribution of `dst` first. What lies in the memory of one device stays
/// there. Collective.
pub fn container_apply_unary(dst: &impl Container, src: &impl Container,
                             op: sys::dtl_unary_op) -> Result<()> {
    let status = unsafe { sys::dtl_container_apply_unary(dst.raw(), src.raw(), op) };
    _ended(status)
}

/// The same of this rank's part, by local indices. Local: does not wait for other ranks.
pub fn container_apply_unary_local(dst: &impl Container, src: &impl Container,
                                   op: sys::dtl_unary_op) -> Result<()> {
    let status = unsafe { sys::dtl_container_apply_unary_local(dst.raw(), src.raw(), op) };
    _ended(status)
}

/// Each element of `dst` becomes what `op` makes of the elements of `x` and `y` at its index. The
/// three have one dtype and one shape, and any may be the same container. What is distributed
/// differently is brought to the distribution of `dst` first. What lies in the memory of one device
/// stays there. Collective.
pub fn container_apply_binary(dst: &impl Container, x: &impl Container, y: &impl Container,
                              op: sys::dtl_binary_op) -> Result<()> {
    let status = unsafe { sys::dtl_container_apply_binary(dst.raw(), x.raw(), y.raw(), op) };
    _ended(status)
}

/// The same of this rank's part, by local indices. Local: does not wait for other ranks.
pub fn container_apply_binary_local(dst: &impl Container, x: &impl Container, y: &impl Container,
                                    op: sys::dtl_binary_op) -> Result<()> {
    let status = unsafe { sys::dtl_container_apply_binary_local(dst.raw(), x.raw(), y.raw(), op) };
    _ended(status)
}

/// `index` is the global index of the least element, the first of equal ones, or -1 for an empty
/// container. NaN comes after all numbers. Collective.
pub fn container_min_element(container: &impl Container) -> Result<sys::dtl_index_t> {
    let mut index: sys::dtl_index_t = unsafe { std::mem::zeroed() };
    let status = unsafe { sys::dtl_container_min_element(container.raw(), &mut index) };
    _ended(status).map(|()| index)
}

/// `index` is the global index of the greatest element, the first of equal ones, or -1 for an empty
/// container. NaN comes after all numbers. Collective.
pub fn container_max_element(container: &impl Container) -> Result<sys::dtl_index_t> {
    let mut index: sys::dtl_index_t = unsafe { std::mem::zeroed() };
    let status = unsafe { sys::dtl_container_max_element(container.raw(), &mut index) };
    _ended(status).map(|()| index)
}

/// Each element becomes the reduction by `op` of the elements up to and with it, in the order of
/// global indices. The dtype stays: sums of small integers wrap around. Where a fold in index order
/// is finite, so are the elements. Collective.
pub fn container_inclusive_scan(container: &impl Container, op: sys::dtl_reduce_op) -> Result<()> {
    let status = unsafe { sys::dtl_container_inclusive_scan(container.raw(), op) };
    _ended(status)
}

/// Each element becomes the reduction by `op` of the elements before it; the first becomes the
/// neutral element of `op`. Collective.
pub fn container_exclusive_scan(container: &impl Container, op: sys::dtl_reduce_op) -> Result<()> {
    let status = unsafe { sys::dtl_container_exclusive_scan(container.raw(), op) };
    _ended(status)
}

/// The elements stand in order over all ranks, and each rank holds as many as before. NaN comes
/// last, 0.0 and -0.0 are equal, and equal elements may change places. Each rank sorts its part,
/// exact splitters are found by weighted medians, and one all-to-all moves each element at most
/// once; elements that are not distributed by block along dimension 0 are brought into that order
/// first, and back. With the policy `par` several threads sort a rank's part; of a given number of
/// ranks, the bits of the result are the same for any number of threads. Collective.
pub fn container_sort(container: &impl Container, order: sys::dtl_sort_order) -> Result<()> {
    let status = unsafe { sys::dtl_container_sort(container.raw(), order) };
    _ended(status)
}

/// As `container_sort`, but equal elements keep their order: 0.0 and -0.0, and NaNs of different
/// bits. Collective.
pub fn container_stable_sort(container: &impl Container,
                             order: sys::dtl_sort_order) -> Result<()> {
    let status = unsafe { sys::dtl_container_stable_sort(container.raw(), order) };
    _ended(status)
}

/// `keys` are sorted as by `container_sort`, and the elements of `payload` move along with their
/// keys. Equal keys keep their order. The two have one distribution; their dtypes may differ.
/// Collective.
pub fn container_sort_by_key(keys: &impl Container, payload: &impl Container,
                             order: sys::dtl_sort_order) -> Result<()> {
    let status = unsafe { sys::dtl_container_sort_by_key(keys.raw(), payload.raw(), order) };
    _ended(status)
}

/// `indices` are the global indices that would sort the container: element k of the sorted sequence
/// is the element indices[k]. The container stays as it is. Equal elements keep their order.
/// `indices` has dtype int64 and the distribution of the container. Collective.
pub fn container_argsort(container: &impl Container, order: sys::dtl_sort_order,
                         indices: &impl Container) -> Result<()> {
    let status = unsafe { sys::dtl_container_argsort(container.raw(), order, indices.raw()) };
    _ended(status)
}

/// `mean` is the arithmetic mean, summed in double precision. Complex and half-precision dtypes are
/// not supported, here and in the functions below. Collective.
pub fn container_mean(container: &impl Container) -> Result<f64> {
    let mut mean: f64 = unsafe { std::mem::zeroed() };
    let status = unsafe { sys::dtl_container_mean(container.raw(), &mut mean) };
    _ended(status).map(|()| mean)
}

/// `var` is the sum of the squared differences from the mean, divided by the number of elements
/// less `ddof`. Collective.
pub fn container_var(container: &impl Container, ddof: sys::dtl_size_t) -> Result<f64> {
    let mut var: f64 = unsafe { std::mem::zeroed() };
    let status = unsafe { sys::dtl_container_var(container.raw(), ddof, &mut var) };
    _ended(status).map(|()| var)
}

/// `norm` is the square root of the sum of squares. Collective.
pub fn container_norm(container: &impl Container) -> Result<f64> {
    let mut norm: f64 = unsafe { std::mem::zeroed() };
    let status = unsafe { sys::dtl_container_norm(container.raw(), &mut norm) };
    _ended(status).map(|()| norm)
}

/// `dot` is the sum of the products of the elements of `a` and `b`, in double precision. The two
/// have one dtype and one distribution. Collective.
pub fn container_dot(a: &impl Container, b: &impl Container) -> Result<f64> {
    let mut dot: f64 = unsafe { std::mem::zeroed() };
    let status = unsafe { sys::dtl_container_dot(a.raw(), b.raw(), &mut dot) };
    _ended(status).map(|()| dot)
}

/// `counts[i]` is the number of elements in the bin i of `bins` equal ones from `low` to `high`. A
/// bin holds its lower edge, the last one both. Elements outside and NaNs are not counted.
/// Collective.
pub fn container_histogram(container: &impl Container, low: f64, high: f64,
                           counts: &mut [sys::dtl_size_t]) -> Result<()> {
    let status = unsafe { sys::dtl_container_histogram(container.raw(), low, high,
                                                       counts.len() as sys::dtl_size_t,
                                                       counts.as_mut_ptr().cast()) };
    _ended(status)
}

/// `results[i]` is the quantile `probabilities[i]`, interpolated linearly between the two elements
/// nearest to it (the method 7 of Hyndman and Fan, "Sample quantiles in statistical packages",
/// 1996). The container stays as it is. Collective.
pub fn container_quantile(container: &impl Container, probabilities: &[f64],
                          results: &mut [f64]) -> Result<()> {
    assert_eq!(results.len(), probabilities.len());
    let status = unsafe { sys::dtl_container_quantile(container.raw(),
                                                      probabilities.as_ptr().cast(),
                                                      probabilities.len() as sys::dtl_size_t,
                                                      results.as_mut_ptr().cast()) };
    _ended(status)
}

/// This rank's part is being sorted in ascending order, NaN last. Local: does not wait for other
/// ranks.
pub fn async_sort_vector<'p>(vec: &Vector<'p>) -> Result<Request<'p>> {
    let mut req: sys::dtl_request_t = std::ptr::null_mut();
    let status = unsafe { sys::dtl_async_sort_vector(vec.raw, &mut req) };
    _ended(status).map(|()| Request::_own(req))
}

/// `*memory` holds the memory that the window allocated for this rank's part, so that pointers into
/// it stay valid when the window is destroyed. Where the window's memory is the caller's own, or a
/// dynamic window has none, the handle is null. Local: does not wait for other ranks.
pub fn window_memory(win: &Window<'_>) -> Result<Memory> {
    let mut memory: sys::dtl_memory_t = std::ptr::null_mut();
    let status = unsafe { sys::dtl_window_memory(win.raw, &mut memory) };
    _ended(status).map(|()| Memory::_own(memory))
}

/// `*memory` holds the heap of a rank of this node, so that pointers into it stay valid when the
/// heap is destroyed. For a rank of another node the handle is null. Local: does not wait for other
/// ranks.
pub fn symmetric_memory(heap: &Symmetric<'_>, pe: sys::dtl_rank_t) -> Result<Memory> {
    let mut memory: sys::dtl_memory_t = std::ptr::null_mut();
    let status = unsafe { sys::dtl_symmetric_memory(heap.raw, pe, &mut memory) };
    _ended(status).map(|()| Memory::_own(memory))
}

/// This thread's sends, receives, signals and waits are kept from here on, and done together by the
/// dtl_signal_group_end that goes with the first of these calls. Buffers are the operations' until
/// then. Local: does not wait for other ranks.
pub fn signal_group_start() -> Result<()> {
    let status = unsafe { sys::dtl_signal_group_start() };
    _ended(status)
}

/// The group that dtl_signal_group_start began has ended. Where it is no part of another one, what
/// it keeps is done: sends and receives are started, then puts and signals are made in their order,
/// then waits end in theirs, then sends and receives. All of it is tried also behind what fails,
/// and the first failure told. Waits for the ranks that the calls of the group name.
pub fn signal_group_end() -> Result<()> {
    let status = unsafe { sys::dtl_signal_group_end() };
    _ended(status)
}

/// `*count` is the number of CPUs (hardware threads) of this node that this process may run on.
/// Local: does not wait for other ranks.
pub fn topology_num_cpus() -> Result<std::os::raw::c_int> {
    let mut count: std::os::raw::c_int = unsafe { std::mem::zeroed() };
    let status = unsafe { sys::dtl_topology_num_cpus(&mut count) };
    _ended(status).map(|()| count)
}

/// `*cpu_id` is the first CPU that the rank may run on, as its own operating system numbers them.
/// Local: does not wait for other ranks.
pub fn topology_cpu_affinity(rank: sys::dtl_rank_t) -> Result<std::os::raw::c_int> {
    let mut cpu_id: std::os::raw::c_int = unsafe { std::mem::zeroed() };
    let status = unsafe { sys::dtl_topology_cpu_affinity(rank, &mut cpu_id) };
    _ended(status).map(|()| cpu_id)
}

/// `*count` is the number of GPUs of this node that can be seen, 0 where there is none. Local: does
/// not wait for other ranks.
pub fn topology_num_gpus() -> Result<std::os::raw::c_int> {
    let mut count: std::os::raw::c_int = unsafe { std::mem::zeroed() };
    let status = unsafe { sys::dtl_topology_num_gpus(&mut count) };
    _ended(status).map(|()| count)
}

/// `*gpu_id` is the GPU that suits the rank, in the order of topology_gpu: the ranks of a node are
/// distributed to its GPUs, as many to each, at most one more, and to those that are beside CPUs
/// which the rank may run on, as far as they go. -1 where the node has none. Local: does not wait
/// for other ranks.
pub fn topology_gpu_id(rank: sys::dtl_rank_t) -> Result<std::os::raw::c_int> {
    let mut gpu_id: std::os::raw::c_int = unsafe { std::mem::zeroed() };
    let status = unsafe { sys::dtl_topology_gpu_id(rank, &mut gpu_id) };
    _ended(status).map(|()| gpu_id)
}

/// `*device_id` is the device of that kind that suits this rank, as dtl_context_with_device takes
/// it: where the process can use as many of the kind as its node has GPUs, the one that
/// topology_gpu_id means; else the ranks of the node take the devices in turn. -1 where there is
/// none that can be used, which dtl_backend_report tells why. Local: does not wait for other ranks.
pub fn topology_device_id(kind: sys::dtl_device_kind) -> Result<std::os::raw::c_int> {
    let mut device_id: std::os::raw::c_int = unsafe { std::mem::zeroed() };
    let status = unsafe { sys::dtl_topology_device_id(kind, &mut device_id) };
    _ended(status).map(|()| device_id)
}

/// `*is_local` is 1 if both ranks run on one node, 0 else. Local: does not wait for other ranks.
pub fn topology_is_local(rank_a: sys::dtl_rank_t,
                         rank_b: sys::dtl_rank_t) -> Result<std::os::raw::c_int> {
    let mut is_local: std::os::raw::c_int = unsafe { std::mem::zeroed() };
    let status = unsafe { sys::dtl_topology_is_local(rank_a, rank_b, &mut is_local) };
    _ended(status).map(|()| is_local)
}

/// `*node_id` is the number of the rank's node: nodes are counted from 0 in the order of their
/// lowest ranks. Local: does not wait for other ranks.
pub fn topology_node_id(rank: sys::dtl_rank_t) -> Result<std::os::raw::c_int> {
    let mut node_id: std::os::raw::c_int = unsafe { std::mem::zeroed() };
    let status = unsafe { sys::dtl_topology_node_id(rank, &mut node_id) };
    _ended(status).map(|()| node_id)
}

/// `*count` is the number of nodes that the job's ranks run on. Local: does not wait for other
/// ranks.
pub fn topology_num_nodes() -> Result<std::os::raw::c_int> {
    let mut count: std::os::raw::c_int = unsafe { std::mem::zeroed() };
    let status = unsafe { sys::dtl_topology_num_nodes(&mut count) };
    _ended(status).map(|()| count)
}

/// `*node_rank` is the rank's number among those of its node, from 0 in the order of ranks. Local:
/// does not wait for other ranks.
pub fn topology_node_rank(rank: sys::dtl_rank_t) -> Result<std::os::raw::c_int> {
    let mut node_rank: std::os::raw::c_int = unsafe { std::mem::zeroed() };
    let status = unsafe { sys::dtl_topology_node_rank(rank, &mut node_rank) };
    _ended(status).map(|()| node_rank)
}

/// `*size` is the number of ranks on the rank's node, itself among them. Local: does not wait for
/// other ranks.
pub fn topology_node_size(rank: sys::dtl_rank_t) -> Result<std::os::raw::c_int> {
    let mut size: std::os::raw::c_int = unsafe { std::mem::zeroed() };
    let status = unsafe { sys::dtl_topology_node_size(rank, &mut size) };
    _ended(status).map(|()| size)
}

/// `*numa_node` is the NUMA node of the first CPU that the rank may run on, as its operating system
/// numbers them; 0 where it has none. Local: does not wait for other ranks.
pub fn topology_numa_node(rank: sys::dtl_rank_t) -> Result<std::os::raw::c_int> {
    let mut numa_node: std::os::raw::c_int = unsafe { std::mem::zeroed() };
    let status = unsafe { sys::dtl_topology_numa_node(rank, &mut numa_node) };
    _ended(status).map(|()| numa_node)
}

/// `*count` is the number of NUMA nodes of this node, at least 1. Local: does not wait for other
/// ranks.
pub fn topology_num_numa_nodes() -> Result<std::os::raw::c_int> {
    let mut count: std::os::raw::c_int = unsafe { std::mem::zeroed() };
    let status = unsafe { sys::dtl_topology_num_numa_nodes(&mut count) };
    _ended(status).map(|()| count)
}

/// `*count` is the number of CPUs (hardware threads) of this node, whoever may run on them. Local:
/// does not wait for other ranks.
pub fn topology_num_machine_cpus() -> Result<std::os::raw::c_int> {
    let mut count: std::os::raw::c_int = unsafe { std::mem::zeroed() };
    let status = unsafe { sys::dtl_topology_num_machine_cpus(&mut count) };
    _ended(status).map(|()| count)
}

/// `*info` tells of one of this node's CPUs what it belongs to. CPUs are counted from 0 in the
/// order of the machine, so that those of a core, and the cores of a package, stand together.
/// Local: does not wait for other ranks.
pub fn topology_machine_cpu(index: std::os::raw::c_int) -> Result<sys::dtl_cpu_info_t> {
    let mut info: sys::dtl_cpu_info_t = unsafe { std::mem::zeroed() };
    let status = unsafe { sys::dtl_topology_machine_cpu(index, &mut info) };
    _ended(status).map(|()| info)
}

/// `*count` is the number of levels of caches for data on this node, 0 where none is known. Local:
/// does not wait for other ranks.
pub fn topology_num_caches() -> Result<std::os::raw::c_int> {
    let mut count: std::os::raw::c_int = unsafe { std::mem::zeroed() };
    let status = unsafe { sys::dtl_topology_num_caches(&mut count) };
    _ended(status).map(|()| count)
}

/// `*info` tells of this node's caches for data of a level: how large, how many, and how many CPUs
/// share one. Where they differ, it is the first. Local: does not wait for other ranks.
pub fn topology_cache(level: std::os::raw::c_int) -> Result<sys::dtl_cache_info_t> {
    let mut info: sys::dtl_cache_info_t = unsafe { std::mem::zeroed() };
    let status = unsafe { sys::dtl_topology_cache(level, &mut info) };
    _ended(status).map(|()| info)
}

/// `*info` tells where a GPU of this node is on the PCI bus, and beside which NUMA node. GPUs are
/// counted from 0 in the order of their PCI addresses. Local: does not wait for other ranks.
pub fn topology_gpu(index: std::os::raw::c_int) -> Result<sys::dtl_gpu_info_t> {
    let mut info: sys::dtl_gpu_info_t = unsafe { std::mem::zeroed() };
    let status = unsafe { sys::dtl_topology_gpu(index, &mut info) };
    _ended(status).map(|()| info)
}

/// Actions that other ranks have asked for are run. For long computations where no thread does so.
/// Local: does not wait for other ranks.
pub fn action_progress() {
    unsafe { sys::dtl_action_progress() };
}

/// The number of devices of that kind that can be used, 0 where there is none: then
/// dtl_backend_report tells why. Looks for them on the first call. Local: does not wait for other
/// ranks.
pub fn device_count(kind: sys::dtl_device_kind) -> std::os::raw::c_int {
    let answer = unsafe { sys::dtl_device_count(kind) };
    answer
}
