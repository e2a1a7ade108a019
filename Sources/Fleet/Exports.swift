// A test imports one module.
@_exported public import FailureReporting
@_exported public import HeadlessUIKit
