/* Objects behind the handles, and the functions that conditions of spec/ call. */
#ifndef API_CONDITIONS_H
#define API_CONDITIONS_H

#include "api_observe.h"

struct counter {
    api_size_t limit;
    api_size_t value;
};

#endif
