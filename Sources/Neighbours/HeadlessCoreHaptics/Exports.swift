@_exported public import CodedErrors
