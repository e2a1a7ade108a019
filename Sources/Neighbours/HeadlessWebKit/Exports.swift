// As on Apple's systems, WebKit brings the types of requests along. They come by way of the module whose
// `URLSession.shared` stands before Foundation's: else a file with both would have two of them.
@_exported public import CodedErrors
@_exported public import HeadlessNetworking
@_exported public import HeadlessUIKit
