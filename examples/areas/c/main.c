/* SPDX-License-Identifier: BSD-3-Clause */
/* Runs the examples of all areas, each below its name; output.txt is what they print. With the word
 * "devices" it runs those that need GPUs; devices.txt is what these print. */
#include <stdio.h>
#include <string.h>

#include "areas.h"

static const struct example *const areas[] = {vector_examples,
                                              array_examples,
                                              tensor_examples,
                                              span_examples,
                                              container_examples,
                                              algorithm_examples,
                                              local_algorithm_examples,
                                              collective_examples,
                                              started_examples,
                                              plan_examples,
                                              message_examples,
                                              request_examples,
                                              future_examples,
                                              started_algorithm_examples,
                                              window_examples,
                                              role_examples,
                                              map_examples,
                                              topology_examples,
                                              symmetric_examples,
                                              stream_examples,
                                              queue_examples,
                                              config_examples,
                                              environment_examples,
                                              context_examples,
                                              status_examples,
                                              action_examples,
                                              file_examples,
                                              metrics_examples,
                                              signal_examples,
                                              model_examples,
                                              NULL};
static const struct example *const devices[] = {device_examples, nccl_examples, NULL};

int main(int argc, char **argv)
{
    int has_devices = argc > 1 && strcmp(argv[1], "devices") == 0;
    dtl_context_t ctx;

    check(dtl_context_create_default(&ctx));
    for (const struct example *const *area = has_devices ? devices : areas; *area != NULL; ++area)
        for (const struct example *each = *area; each->name != NULL; ++each) {
            if (dtl_context_is_root(ctx))
                printf("[%s]\n", each->name);
            each->run(ctx);
        }
    dtl_context_destroy(ctx);
    return 0;
}
