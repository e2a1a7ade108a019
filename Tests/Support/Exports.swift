// A test target that reads failures imports one module.
@_exported public import FailureReporting
