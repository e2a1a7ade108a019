import FleetTesting
import HeadlessCoreImage
import Testing

@MainActor @Suite("Core Image")
struct CIFilterTests {
  private var picture: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }
  }

  @Test func `what comes out is as large as what goes in, and knows its filters`() throws {
    let filter = try #require(CIFilter(name: "CISepiaTone"))
    #expect(filter.outputImage == nil)
    filter.setValue(CIImage(image: picture), forKey: kCIInputImageKey)
    filter.setValue(0.5, forKey: kCIInputIntensityKey)
    let blurred = try #require(filter.outputImage?.applyingGaussianBlur(sigma: 3))
    let image = try #require(CIContext(options: nil).createCGImage(blurred, from: blurred.extent))

    #expect(blurred.appliedFilters.map(\.name) == ["CISepiaTone", "CIGaussianBlur"])
    #expect(
      blurred.appliedFilters.map(\.values) == [["inputIntensity": "0.5"], ["inputRadius": "3.0"]])
    #expect(image.width == 4)
    #expect(image.height == 2)
    let bytes: [UInt8] = image.dataProvider?.data.map(Array.init) ?? []
    #expect(bytes.starts(with: [255, 0, 0, 255]))
    #expect(UIImage(ciImage: blurred).size == CGSize(width: 4, height: 2))
    #expect(CIFilter(name: "Sepia") == nil)
  }

  @Test func `the average of an area is one pixel, in the format that is wanted`() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let half = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
      UIColor.blue.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    let rows: [(CGRect, CIFormat, [UInt8])] = [
      (CGRect(x: 0, y: 0, width: 4, height: 2), .RGBA8, [128, 0, 128, 255]),
      (CGRect(x: 0, y: 0, width: 2, height: 2), .RGBA8, [0, 0, 255, 255]),
      (CGRect(x: 0, y: 0, width: 2, height: 2), .BGRA8, [255, 0, 0, 255]),
      (CGRect(x: 2, y: 0, width: 9, height: 2), .ARGB8, [255, 255, 0, 0]),
      (CGRect(x: 2, y: 0, width: 2, height: 2), .ABGR8, [255, 0, 0, 255]),
    ]
    for (area, format, expected) in rows {
      let parameters: [String: Any] = [
        kCIInputImageKey: try #require(CIImage(image: half)),
        kCIInputExtentKey: CIVector(cgRect: area),
      ]
      let filter = try #require(CIFilter(name: "CIAreaAverage", parameters: parameters))
      let average = try #require(filter.outputImage)
      var pixel = [UInt8](repeating: 7, count: 4)
      CIContext(options: [.priorityRequestLow: true]).render(
        average, toBitmap: &pixel, rowBytes: 4, bounds: average.extent, format: format,
        colorSpace: nil)

      #expect(average.extent == CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(pixel == expected)
    }
  }

  @Test func `memory that is too narrow, or in an unknown format, stays`() throws {
    let image = try #require(CIImage(image: picture))
    for (rowBytes, format) in [(8, CIFormat.RGBA8), (16, CIFormat(rawValue: 1))] {
      var pixels = [UInt8](repeating: 7, count: 32)
      CIContext().render(
        image, toBitmap: &pixels, rowBytes: rowBytes, bounds: image.extent, format: format,
        colorSpace: nil)
      #expect(pixels == [UInt8](repeating: 7, count: 32))
    }
  }

  @Test func `images have their sizes, however they are changed`() throws {
    let image = try #require(CIImage(image: picture))
    let rows: [(CIImage, CGRect)] = [
      (
        image.transformed(by: CGAffineTransform(scaleX: 10, y: 10)),
        CGRect(x: 0, y: 0, width: 40, height: 20)
      ),
      (
        image.cropped(to: CGRect(x: 1, y: 0, width: 9, height: 1)),
        CGRect(x: 1, y: 0, width: 3, height: 1)
      ),
      (image.oriented(.right), CGRect(x: 0, y: 0, width: 2, height: 4)),
      (image.oriented(.down), image.extent),
      (
        image.composited(
          over: CIImage(color: .black).cropped(to: CGRect(x: 0, y: 0, width: 8, height: 8))),
        CGRect(x: 0, y: 0, width: 8, height: 8)
      ),
      (image.clampedToExtent().cropped(to: image.extent), image.extent),
    ]
    for (changed, expected) in rows { #expect(changed.extent == expected) }
    #expect(CIContext().createCGImage(CIImage(color: .white), from: .infinite) == nil)
    #expect(CIImage(data: Data("wren".utf8)) == nil)
    #expect(
      CIContext().pngRepresentation(
        of: image, format: .RGBA8, colorSpace: CGColorSpaceCreateDeviceRGB()) != nil)
  }

  @Test func `codes of messages are as large as on a device`() {
    let rows: [(Int, String, CGFloat)] = [
      (14, "M", 23), (15, "M", 27), (17, "L", 23), (8, "H", 27),
    ]
    for (count, level, side) in rows {
      let filter = CIFilter.qrCodeGenerator()
      filter.message = Data(repeating: 65, count: count)
      filter.correctionLevel = level
      #expect(filter.outputImage?.extent.width == side)
    }
  }

  @Test(.freshApplication) func `codes are found where a test names them`() throws {
    let image = try #require(CIImage(image: picture))
    let detector = try #require(
      CIDetector(
        ofType: CIDetectorTypeQRCode, context: nil,
        options: [CIDetectorAccuracy: CIDetectorAccuracyHigh]))
    #expect(detector.features(in: image).isEmpty)
    SimulatedCodes.detected = ["wren", "robin"]
    let found = detector.features(in: image) as? [CIQRCodeFeature]

    #expect(found?.map(\.messageString) == ["wren", "robin"])
    #expect(found?.first?.bounds == image.extent)
    #expect(CIDetector(ofType: CIDetectorTypeFace, context: nil)?.features(in: image) == [])
    withFreshApplication { #expect(SimulatedCodes.detected.isEmpty) }
  }

  @Test func `colors and vectors are values`() {
    #expect(CIColor(color: .red).description == "1.0 0.0 0.0 1.0")
    #expect(CIColor(color: .red) == CIColor(red: 1, green: 0, blue: 0))
    #expect(CIColor(color: .red).hash == CIColor(red: 1, green: 0, blue: 0).hash)
    #expect(CIColor.black != CIColor.clear)
    #expect([CIVector(x: 1, y: 2).z, CIVector(x: 1, y: 2, z: 3, w: 4).w] == [0, 4])
    #expect(CIVector(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).count == 4)
  }
}
