public import HeadlessUIKit
import Synchronization

/// An image's file, or several images in one.
///
/// Sizes and orientations are read of PNG, JPEG, GIF, WebP and HEIC files, pixels of PNG and JPEG.
public final class CGImageSource: Sendable {
  private let state: Mutex<(file: ImageFile?, status: CGImageSourceStatus)>

  init(_ file: ImageFile?) {
    state = Mutex((file, file == nil ? .statusReadingHeader : .statusComplete))
  }

  /// What is there of the file; `nil` as long as an incremental source has no header.
  var file: ImageFile? { state.withLock(\.file) }

  var status: CGImageSourceStatus { state.withLock(\.status) }

  /// The file, if it has an image at a place.
  func file(with index: Int) -> ImageFile? {
    file.flatMap { (0..<$0.count).contains(index) ? $0 : nil }
  }

  /// Takes all of the file that has come.
  func update(_ data: Data, isFinal: Bool) {
    let file = ImageFile(data)
    let status: CGImageSourceStatus =
      switch file {
      case nil: isFinal ? .statusUnknownType : .statusReadingHeader
      case _ where !isFinal: .statusIncomplete
      case let file?: file.isWhole ? .statusComplete : .statusUnexpectedEOF
      }
    state.withLock { $0 = (file, status) }
  }
}

/// Opens a file's data; `nil` if the data is no image that is known.
public func CGImageSourceCreateWithData(
  _ data: CFData, _ options: CFDictionary?
) -> CGImageSource? { ImageFile(data).map(CGImageSource.init) }

/// Opens a file; `nil` if it is no image that is known.
public func CGImageSourceCreateWithURL(
  _ url: CFURL, _ options: CFDictionary?
) -> CGImageSource? { (try? Data(contentsOf: url)).flatMap(ImageFile.init).map(CGImageSource.init) }

/// Creates a source for a file that is still coming: sizes are known with its header, and its pixels
/// as soon as all of them are there.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
  CGImageSource(nil)
}

/// Gives an incremental source all of the file that has come.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
  isrc.update(data, isFinal: final)
}

/// Gives an incremental source all of the file that has come.
public func CGImageSourceUpdateDataProvider(
  _ isrc: CGImageSource, _ provider: CGDataProvider, _ final: Bool
) { CGImageSourceUpdateData(isrc, provider.data ?? Data(), final) }

/// Returns how much of an image there is: of one that is no part of the file, nothing.
public func CGImageSourceGetStatusAtIndex(
  _ isrc: CGImageSource, _ index: Int
) -> CGImageSourceStatus {
  (0..<CGImageSourceGetCount(isrc)).contains(index) ? isrc.status : .statusUnknownType
}

/// Returns how much of the file there is.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.status }

/// Returns how many images there are.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.file?.count ?? 0 }

/// Returns the type of the file.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.file?.type.identifier }

/// Returns what is known of the file.
public func CGImageSourceCopyProperties(
  _ isrc: CGImageSource, _ options: CFDictionary?
) -> CFDictionary? {
  guard let file = isrc.file else { return nil }
  var properties: [String: Any] = [
    kCGImagePropertyFileSize: NSNumber(value: file.data.count)
  ]
  if !file.frames.isEmpty {
    properties[kCGImagePropertyGIFDictionary] = [
      kCGImagePropertyGIFLoopCount: NSNumber(value: file.loops)
    ]
  }
  return properties
}

/// Returns what is known of an image.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? { isrc.file(with: index)?.properties(at: index) }

/// Returns an image; `nil` as long as its pixels are still coming.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard let file = isrc.file(with: index), isrc.status == .statusComplete || file.isWhole else {
    return nil
  }
  return CGImage(file: file.data)
}

/// Returns an image in a size of the app's.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { isrc.file(with: index)?.thumbnail(options ?? [:]) }
