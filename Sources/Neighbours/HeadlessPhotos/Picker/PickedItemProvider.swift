import Foundation
import HeadlessUIKit

/// What a photo picker hands over: a photo, or the file of a film.
final class PickedItemProvider: NSItemProvider {
  let content: PhotoContent

  init(_ content: PhotoContent) {
    self.content = content
    super.init()
    switch content {
    case .image(let image): registerObject(image, visibility: .all)
    case .file(let url): suggestedName = url.deletingPathExtension().lastPathComponent
    }
  }

  override var registeredTypeIdentifiers: [String] {
    guard case .file(let url) = content else { return super.registeredTypeIdentifiers }
    return [(UTType(filenameExtension: url.pathExtension) ?? .movie).identifier]
  }

  override func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    answer(
      hasItemConformingToTypeIdentifier(typeIdentifier) ? content.data : nil, completionHandler)
  }

  /// Writes what it is into a new file, if it is of a type.
  func file(of type: String) -> URL? {
    guard hasItemConformingToTypeIdentifier(type) else { return nil }
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let name = suggestedName ?? "IMG_0001"
    let suffix = if case .file(let url) = content { url.pathExtension } else { "png" }
    let file = folder.appending(path: suffix.isEmpty ? name : "\(name).\(suffix)")
    guard let data = content.data, (try? data.write(to: file)) != nil else { return nil }
    return file
  }
}

/// The contents of a photo or a film.
enum PhotoContent: Sendable {
  case image(UIImage)
  case file(URL)

  /// The bytes; a photo's are a PNG.
  var data: Data? {
    switch self {
    case .image(let image): image.pngData() ?? Data()
    case .file(let url): try? Data(contentsOf: url)
    }
  }
}
