// As on Apple's systems.
@_exported public import CodedErrors
@_exported public import HeadlessUIKit
