/* SPDX-License-Identifier: BSD-3-Clause */
/* Contexts, roles and topology. */
#ifndef DTL_TEST_SCENARIOS_CONTEXTS_H
#define DTL_TEST_SCENARIOS_CONTEXTS_H

#include "shared.h"

static dtl_status derive(void)
{
    dtl_context_t made = NULL;
    dtl_status status = dtl_context_dup(world.ctx, &made);

    dtl_context_destroy(made);
    return status;
}

static dtl_status split(void)
{
    dtl_context_t made = NULL;
    dtl_status status = dtl_context_split(world.ctx, 0, world.rank, &made);

    dtl_context_destroy(made);
    return status;
}

static dtl_status make_environment(void)
{
    dtl_environment_t env = NULL;
    dtl_context_t made = NULL;
    dtl_status status = dtl_environment_create(&env);

    if (all_go_on(status))
        status = dtl_environment_make_world_context(env, &made);
    dtl_context_destroy(made);
    dtl_environment_destroy(env);
    return status;
}

static dtl_status make_context(void)
{
    dtl_context_t made = NULL;
    dtl_status status = dtl_context_create_default(&made);

    dtl_context_destroy(made);
    return status;
}

static dtl_status split_by_node(void)
{
    dtl_context_t made = NULL;
    dtl_status status = dtl_context_split_by_node(world.ctx, &made);

    dtl_context_destroy(made);
    return status;
}

static dtl_status split_leaders(void)
{
    dtl_context_t made = NULL;
    dtl_status status = dtl_context_split_leaders(world.ctx, &made);

    dtl_context_destroy(made);
    return status;
}

static dtl_status make_roles(void)
{
    dtl_role_manager_t mgr = NULL;
    dtl_context_t made = NULL;
    dtl_status status = dtl_role_manager_create(world.ctx, &mgr);

    if (status == DTL_SUCCESS)
        status = dtl_role_manager_add_role(mgr, "worker", 1);
    if (status == DTL_SUCCESS)
        status = dtl_role_manager_add_role(mgr, "reader", 1);
    if (all_go_on(status))
        status = dtl_role_manager_initialize(mgr);
    if (all_go_on(status))
        status = dtl_role_manager_context(mgr, &made);
    dtl_context_destroy(made);
    dtl_role_manager_destroy(mgr);
    return status;
}

static dtl_status describe_topology(void)
{
    return dtl_topology_text(NULL, 0) > 0 ? DTL_SUCCESS : dtl_last_error_status();
}

#endif
