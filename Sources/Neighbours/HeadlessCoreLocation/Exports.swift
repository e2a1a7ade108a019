// The modules that apps get by importing Core Location on Apple's systems.
@_exported public import CodedErrors
@_exported public import Foundation
