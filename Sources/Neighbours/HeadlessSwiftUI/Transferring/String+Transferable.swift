/// A text.
extension String: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .plainText) {
      Data($0.utf8)
    } importing: {
      String(decoding: $0, as: UTF8.self)
    }
  }
}
