// The modules that apps get by importing CloudKit on Apple's systems.
@_exported public import CodedErrors
@_exported public import Foundation
@_exported public import HeadlessCoreLocation
// Foundation reads no formats on Linux.
@_exported public import Predicates
