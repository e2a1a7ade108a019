// What apps get by importing Foundation on Apple's systems. What this module declares by the same names
// stands before it, as it is that which is imported.
@_exported public import Foundation
@_exported public import FoundationNetworking
