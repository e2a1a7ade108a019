// RealmSwift re-exports Foundation, which reads no formats of predicates on Linux.
@_exported public import Foundation
@_exported public import Predicates
