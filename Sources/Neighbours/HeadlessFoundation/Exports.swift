// What this module declares by a name of Foundation's stands before that, as it is this module that is
// imported in its place.
@_exported public import Foundation
