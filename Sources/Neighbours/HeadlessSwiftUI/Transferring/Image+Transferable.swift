/// A picture comes from outside.
extension Image: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Image>(importedContentType: .image) { data in
      guard let image = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
      return Image(uiImage: image)
    }
  }
}
