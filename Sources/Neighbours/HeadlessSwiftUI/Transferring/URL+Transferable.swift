/// An address.
extension URL: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .url) {
      Data($0.absoluteString.utf8)
    } importing: {
      guard let url = URL(string: String(decoding: $0, as: UTF8.self)) else {
        throw CocoaError(.coderInvalidValue)
      }
      return url
    }
  }
}
