import HeadlessUIKit
import ImageDecoding

/// What is known of an image's file.
struct ImageFile: Sendable {
  let data: Data
  let header: ImageHeader
  let frames: [Double]
  let loops: Int

  init?(_ data: Data) {
    guard let header = ImageHeader(data) else { return nil }
    self.data = data
    self.header = header
    let gif = GIFFrames(data)
    frames = gif?.delays ?? []
    loops = gif?.loops ?? 1
  }

  /// Whether all of it is there, as far as its pixels can be read.
  var isWhole: Bool {
    switch header.kind {
    case .png, .jpeg: DecodedImage(data) != nil
    case .gif, .webP, .heic: true
    }
  }

  var count: Int { max(frames.count, 1) }

  var type: UTType {
    switch header.kind {
    case .png: .png
    case .jpeg: .jpeg
    case .gif: .gif
    case .webP: UTType(importedAs: "org.webmproject.webp")
    case .heic: .heic
    }
  }

  /// Returns the properties of an image.
  func properties(at index: Int) -> CFDictionary {
    var properties: [String: Any] = [
      kCGImagePropertyPixelWidth: NSNumber(value: header.width),
      kCGImagePropertyPixelHeight: NSNumber(value: header.height),
      kCGImagePropertyDepth: NSNumber(value: 8),
      kCGImagePropertyColorModel: kCGImagePropertyColorModelRGB,
    ]
    if header.orientation != 1 {
      properties[kCGImagePropertyOrientation] = NSNumber(value: header.orientation)
    }
    if header.isProgressive {
      properties[kCGImagePropertyJFIFDictionary] = [
        kCGImagePropertyJFIFIsProgressive: NSNumber(value: true)
      ]
    }
    if frames.indices.contains(index) {
      let delay = frames[index]
      properties[kCGImagePropertyGIFDictionary] = [
        kCGImagePropertyGIFUnclampedDelayTime: NSNumber(value: delay),
        kCGImagePropertyGIFDelayTime: NSNumber(value: delay < Self.leastDelay ? 0.1 : delay),
      ]
    }
    return properties
  }

  /// Frames that stand for less stand for a tenth of a second.
  private static let leastDelay = 0.02

  /// A number of an app's, in whatever type it is.
  static func number(_ value: Any?) -> Double? {
    (value as? CGFloat).map { Double($0) } ?? (value as? NSNumber)?.doubleValue
  }

  /// The image in another size, and turned as it is seen, if that is wanted.
  func thumbnail(_ options: CFDictionary) -> CGImage? {
    func isOn(_ key: CFString) -> Bool { options[key] as? Bool == true }
    guard
      isOn(kCGImageSourceCreateThumbnailFromImageAlways)
        || isOn(kCGImageSourceCreateThumbnailFromImageIfAbsent),
      let image = CGImage(file: data)
    else { return nil }
    let longest = max(image.width, image.height)
    let wanted = Self.number(options[kCGImageSourceThumbnailMaxPixelSize])
    let limit = min(max(wanted ?? Double(longest), 1), Double(longest))
    let isTurned = isOn(kCGImageSourceCreateThumbnailWithTransform)
    return image.scaled(
      by: limit / Double(longest), orientation: isTurned ? header.orientation : 1)
  }
}
