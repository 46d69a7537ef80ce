#if !__has_include(<yaml.h>)
#error "libyaml is missing: `apt-get install libyaml-dev` (Debian, Ubuntu) or `brew install libyaml` (macOS) installs it"
#endif
#include <yaml.h>
