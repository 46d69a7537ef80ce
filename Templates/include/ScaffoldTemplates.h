#ifndef SCAFFOLD_TEMPLATES_H
#define SCAFFOLD_TEMPLATES_H

#include <stddef.h>

/// One built-in template: the name of its file without `.mustache`, and its text as UTF-8.
typedef struct {
    const char *name;
    const unsigned char *bytes;
    size_t size;
} scaffold_template;

/// How many there are.
size_t scaffold_template_count(void);

/// The template at an index below `scaffold_template_count()`.
scaffold_template scaffold_template_at(size_t index);

#endif
