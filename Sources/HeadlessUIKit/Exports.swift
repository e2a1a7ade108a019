// UIKit re-exports Foundation, and ordinary UIKit code relies on it.
@_exported public import Foundation
