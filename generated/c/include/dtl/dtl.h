/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/umbrella.h.j2.
 * Do not edit. */
/** Distributed containers, collectives and one-sided memory for C, Python and Fortran. */
#ifndef DTL_DTL_H
#define DTL_DTL_H

#include <dtl/types.h>
#include <dtl/status.h>
#include <dtl/config.h>
#include <dtl/metrics.h>
#include <dtl/environment.h>
#include <dtl/context.h>
#include <dtl/collective.h>
#include <dtl/point_to_point.h>
#include <dtl/request.h>
#include <dtl/plan.h>
#include <dtl/policy.h>
#include <dtl/vector.h>
#include <dtl/array.h>
#include <dtl/tensor.h>
#include <dtl/span.h>
#include <dtl/container.h>
#include <dtl/file.h>
#include <dtl/memory.h>
#include <dtl/map.h>
#include <dtl/local_algorithm.h>
#include <dtl/algorithm.h>
#include <dtl/async.h>
#include <dtl/window.h>
#include <dtl/symmetric.h>
#include <dtl/signal.h>
#include <dtl/model.h>
#include <dtl/role.h>
#include <dtl/topology.h>
#include <dtl/future.h>
#include <dtl/action.h>
#include <dtl/stream.h>
#include <dtl/queue.h>
#include <dtl/nccl.h>

#endif
