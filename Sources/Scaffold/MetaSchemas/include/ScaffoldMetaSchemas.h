#ifndef SCAFFOLD_META_SCHEMAS_H
#define SCAFFOLD_META_SCHEMAS_H

#include <stddef.h>

/// One schema of the JSON Schema organisation: the address that references know it by, and its text as UTF-8.
typedef struct {
    const char *address;
    const unsigned char *bytes;
    size_t size;
} scaffold_meta_schema;

/// How many there are.
size_t scaffold_meta_schema_count(void);

/// The schema at an index below `scaffold_meta_schema_count()`.
scaffold_meta_schema scaffold_meta_schema_at(size_t index);

#endif
