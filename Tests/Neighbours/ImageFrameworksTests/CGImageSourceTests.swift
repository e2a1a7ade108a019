import HeadlessImageIO
import Testing

@MainActor @Suite("CGImageSource and CGImageDestination")
struct CGImageSourceTests {
  /// A picture of 4 by 2 pixels, red but for the green one at the top left.
  private func picture() throws -> CGImage {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format)
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
      UIColor.green.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    return try #require(image.cgImage)
  }

  private var format: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }

  private func file(_ type: UTType) throws -> Data {
    let data = NSMutableData()
    let destination = try #require(
      CGImageDestinationCreateWithData(data as CFMutableData, type.identifier as CFString, 1, nil))
    CGImageDestinationAddImage(destination, try picture(), nil)
    try #require(CGImageDestinationFinalize(destination))
    return data as Data
  }

  /// Where the green pixel is, from the top left.
  private func green(_ image: CGImage) -> [Int] {
    let bytes = image.dataProvider?.data.map(Array.init) ?? []
    return (0..<image.width * image.height).filter { index in
      let place = index / image.width * image.bytesPerRow + index % image.width * 4
      return bytes.indices.contains(place + 1) && bytes[place + 1] > 200 && bytes[place] < 100
    }
  }

  @Test func `an image comes bit by bit`() throws {
    let whole = try file(.png)
    let source = CGImageSourceCreateIncremental(nil)
    let rows: [(Data, Bool, CGImageSourceStatus, width: Int?, isSeen: Bool)] = [
      (whole.prefix(4), false, .statusReadingHeader, nil, false),
      (whole.prefix(40), false, .statusIncomplete, 4, false),
      (whole.prefix(40), true, .statusUnexpectedEOF, 4, false),
      (whole, false, .statusIncomplete, 4, true), (whole, true, .statusComplete, 4, true),
      (Data("robin".utf8), true, .statusUnknownType, nil, false),
    ]
    #expect(CGImageSourceGetStatus(source) == .statusReadingHeader)
    #expect(CGImageSourceGetCount(source) == 0 && CGImageSourceGetType(source) == nil)
    for (data, isFinal, status, width, isSeen) in rows {
      CGImageSourceUpdateData(source, data as CFData, isFinal)
      let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]

      #expect(CGImageSourceGetStatus(source) == status)
      let isThere = CGImageSourceGetCount(source) > 0
      #expect(
        CGImageSourceGetStatusAtIndex(source, 0) == (isThere ? status : .statusUnknownType))
      #expect(properties?[kCGImagePropertyPixelWidth] as? Int == width)
      #expect((CGImageSourceCreateImageAtIndex(source, 0, nil) != nil) == isSeen)
    }
    let provided = CGImageSourceCreateIncremental(nil)
    CGImageSourceUpdateDataProvider(
      provided, try #require(CGDataProvider(data: whole as CFData)), true)
    #expect(CGImageSourceGetStatusAtIndex(provided, 0) == .statusComplete)
    #expect(CGImageSourceGetStatusAtIndex(provided, 1) == .statusUnknownType)
    let ready = try #require(CGImageSourceCreateWithData(whole as CFData, nil))
    #expect(CGImageSourceGetStatus(ready) == .statusComplete)
  }

  @Test(arguments: [(0xC0 as UInt8, nil), (0xC2, true)] as [(UInt8, Bool?)])
  func `a JPEG file says whether it is progressive`(marker: UInt8, expected: Bool?) throws {
    let frame: [UInt8] = [0xFF, 0xD8, 0xFF, marker, 0, 11, 8, 0, 2, 0, 4, 1, 1, 0x11, 0]
    let source = try #require(CGImageSourceCreateWithData(Data(frame) as CFData, nil))
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
    let own = properties?[kCGImagePropertyJFIFDictionary] as? [CFString: Any]

    #expect(own?[kCGImagePropertyJFIFIsProgressive] as? Bool == expected)
  }

  @Test func `sizes and types are read of what was written`() throws {
    for type in [UTType.png, .jpeg] {
      let source = try #require(CGImageSourceCreateWithData(try file(type) as CFData, nil))
      let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]

      #expect(CGImageSourceGetType(source) as String? == type.identifier)
      #expect(CGImageSourceGetCount(source) == 1)
      #expect(properties?[kCGImagePropertyPixelWidth] as? Int == 4)
      #expect(properties?[kCGImagePropertyPixelHeight] as? Double == 2)
      #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 4)
      #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
    }
    #expect(CGImageSourceCreateWithData(Data("wren".utf8), nil) == nil)
    #expect(CGImageSourceCreateWithURL(URL(fileURLWithPath: "/nowhere.png") as CFURL, nil) == nil)
  }

  @Test func `small images have the size that is asked for, and no larger one`() throws {
    let source = try #require(CGImageSourceCreateWithData(try file(.png), nil))
    func thumbnail(_ options: [CFString: Any]) -> [Int] {
      let image = CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
      return image.map { [$0.width, $0.height] } ?? []
    }
    let always = kCGImageSourceCreateThumbnailFromImageAlways
    #expect(thumbnail([always: true, kCGImageSourceThumbnailMaxPixelSize: 2]) == [2, 1])
    #expect(thumbnail([always: true, kCGImageSourceThumbnailMaxPixelSize: 2.0]) == [2, 1])
    #expect(thumbnail([always: true, kCGImageSourceThumbnailMaxPixelSize: CGFloat(1)]) == [1, 1])
    #expect(thumbnail([always: true, kCGImageSourceThumbnailMaxPixelSize: 400]) == [4, 2])
    #expect(thumbnail([always: true]) == [4, 2])
    #expect(thumbnail([kCGImageSourceThumbnailMaxPixelSize: 2]).isEmpty)
  }

  @Test func `orientations have the numbers of files`() {
    #expect((1...8).compactMap { CGImagePropertyOrientation(rawValue: $0) }.count == 8)
    #expect(CGImagePropertyOrientation.right.rawValue == 6)
  }

  @Test func `images are turned as an orientation says`() throws {
    let image = try picture()
    // Of 4 by 2 pixels: 0 is the top left, 3 the top right, 4 and 7 are below; on its side 2 by 4.
    let rows: [(Int, [Int])] = [
      (1, [0]), (2, [3]), (3, [7]), (4, [4]), (5, [0]), (6, [1]), (7, [7]), (8, [6]),
    ]
    for (orientation, expected) in rows {
      let turned = try #require(image.scaled(by: 1, orientation: orientation))
      #expect(turned.width == (orientation < 5 ? 4 : 2))
      #expect(green(turned) == expected, "\(orientation)")
    }
  }

  @Test func `the frames of a GIF have their times`() throws {
    func frame(_ delay: UInt8) -> [UInt8] {
      [0x21, 0xF9, 4, 0, delay, 0, 0, 0, 0x2C, 0, 0, 0, 0, 3, 0, 2, 0, 0, 2, 2, 0x44, 1, 0]
    }
    let head: [UInt8] = Array("GIF89a".utf8) + [3, 0, 2, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
    let loop: [UInt8] = [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 7, 0, 0]
    let data = Data(head + loop + frame(25) + frame(1) + [0x3B])
    let source = try #require(CGImageSourceCreateWithData(data, nil))
    func delay(_ index: Int, _ key: CFString) -> Double? {
      let all = CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [String: Any]
      let gif = all?[kCGImagePropertyGIFDictionary as String] as? [String: Any]
      return gif?[key as String] as? Double
    }

    #expect(CGImageSourceGetCount(source) == 2)
    #expect(delay(0, kCGImagePropertyGIFDelayTime) == 0.25)
    #expect(delay(1, kCGImagePropertyGIFDelayTime) == 0.1)
    #expect(delay(1, kCGImagePropertyGIFUnclampedDelayTime) == 0.01)
    let properties = CGImageSourceCopyProperties(source, nil)
    let gif = properties?[kCGImagePropertyGIFDictionary] as? [String: Any]
    #expect(gif?[kCGImagePropertyGIFLoopCount] as? Int == 7)
    for count in 0..<data.count { _ = CGImageSourceCreateWithData(data.prefix(count), nil) }
  }

  @Test func `what cannot be written is copied, or refused`() throws {
    let gif = Data("GIF89a".utf8) + [3, 0, 2, 0, 0, 0, 0, 0x3B]
    let source = try #require(CGImageSourceCreateWithData(gif, nil))
    let copy = NSMutableData()
    let same = try #require(
      CGImageDestinationCreateWithData(copy, type(named: "com.compuserve.gif"), 1, nil))
    CGImageDestinationAddImageFromSource(same, source, 0, nil)
    #expect(CGImageDestinationFinalize(same))
    #expect(!CGImageDestinationFinalize(same))
    #expect(copy as Data == gif)
    let other = try #require(
      CGImageDestinationCreateWithData(NSMutableData(), type(named: "public.heic"), 1, nil))
    CGImageDestinationAddImage(other, try picture(), nil)
    #expect(!CGImageDestinationFinalize(other))
  }

  private func type(named name: String) -> CFString { name as CFString }
}
