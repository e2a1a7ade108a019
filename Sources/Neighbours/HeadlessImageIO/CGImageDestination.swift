public import HeadlessUIKit

/// A file that is to hold an image.
///
/// PNG and JPEG files can be written, and copies of any file.
public final class CGImageDestination {
  private enum Target {
    case data(CFMutableData)
    case file(URL)
  }

  private let target: Target
  private let type: String
  private var content: Data?
  private var isFinal = false

  fileprivate init(data: CFMutableData, _ type: String) {
    target = .data(data)
    self.type = type
  }

  fileprivate init(file: URL, _ type: String) {
    target = .file(file)
    self.type = type
  }

  fileprivate func add(_ image: CGImage, _ options: CFDictionary?) {
    let quality = options?[kCGImageDestinationLossyCompressionQuality]
    let image = UIImage(cgImage: image)
    content =
      switch type {
      case UTType.png.identifier: image.pngData()
      case UTType.jpeg.identifier:
        image.jpegData(compressionQuality: CGFloat(ImageFile.number(quality) ?? 0.9))
      default: nil
      }
  }

  fileprivate func add(_ source: CGImageSource, _ index: Int, _ options: CFDictionary?) {
    guard let file = source.file else { return }
    if file.type.identifier == type {
      content = file.data
    } else if let image = CGImage(file: file.data) {
      add(image, options)
    }
  }

  fileprivate func finish() -> Bool {
    guard let content, !isFinal else { return false }
    isFinal = true
    switch target {
    case .data(let data):
      data.append(content)
      return true
    case .file(let url): return (try? content.write(to: url)) != nil
    }
  }
}

/// Begins a file in memory.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(data: data, type) }

/// Begins a file.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(file: url, type) }

/// Returns the types of files that can be written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray {
  [UTType.png.identifier, UTType.jpeg.identifier]
}

/// Adds an image.
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) { idst.add(image, properties) }

/// Adds an image of another file.
public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) { idst.add(isrc, index, properties) }

/// Sets what is known of the file, which is not kept.
public func CGImageDestinationSetProperties(
  _ idst: CGImageDestination, _ properties: CFDictionary?
) {}

/// Writes the file; returns whether it could be.
@discardableResult
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }
