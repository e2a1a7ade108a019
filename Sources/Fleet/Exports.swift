// A test imports one module.
@_exported public import FailureReporting
@_exported public import HeadlessUIKit
@_exported public import NetworkAnswers
