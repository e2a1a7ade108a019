// UIKit re-exports Foundation, and ordinary UIKit code relies on it.
@_exported public import Foundation
// Foundation reads no formats on Linux.
@_exported public import Predicates
