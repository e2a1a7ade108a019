import Foundation
import PropertyLists

/// A page of pictures with a title for each, as HTML that needs nothing else.
struct PreviewPage {
  let title: String
  private var pictures: [(data: Data, title: String)] = []

  init(title: String) { self.title = title }

  mutating func add(_ data: Data, _ title: String) { pictures.append((data, title)) }

  /// Writes the page into a folder, and returns the error, if any.
  func write(to folder: URL) -> (any Error)? {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (index, picture) in pictures.enumerated() {
        try picture.data.write(to: folder.appending(path: "\(index + 1).png"))
      }
      try Data(text.utf8).write(to: folder.appending(path: "index.html"))
      return nil
    } catch {
      return error
    }
  }

  var text: String {
    let figures = pictures.enumerated().map { index, picture in
      "<figure><img src=\"\(index + 1).png\" alt=\"\"><figcaption>\(picture.title.asMarkup())"
        + "</figcaption></figure>"
    }
    return """
      <!DOCTYPE html>
      <html><head><meta charset="utf-8"><title>\(title.asMarkup())</title>
      <style>
      body { font-family: sans-serif; background: #eee; display: flex; flex-wrap: wrap; gap: 24px }
      img { width: 240px; border: 1px solid #ccc }
      figure { margin: 0; max-width: 240px }
      </style></head><body>
      \(figures.joined(separator: "\n"))
      </body></html>

      """
  }
}
