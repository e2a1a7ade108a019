// The system's own, which is looked for only where something imports the module.
#include <sqlite3.h>
