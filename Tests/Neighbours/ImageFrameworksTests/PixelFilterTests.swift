import FleetTesting
import HeadlessCoreImage
import Testing

/// Brightens red, a byte a pixel, as far as an argument says.
private final class NoNumber: CIImageProcessorKernel {
  override class var outputFormat: CIFormat { .Rf }

  override class func process(
    with inputs: [any CIImageProcessorInput]?, arguments: [String: Any]?,
    output: any CIImageProcessorOutput
  ) throws {
    output.baseAddress.storeBytes(of: Float.nan, as: Float.self)
  }
}

private final class Brighter: CIImageProcessorKernel {
  override class var outputFormat: CIFormat { .R8 }
  override class func formatForInput(at input: Int32) -> CIFormat { .R8 }

  override class func process(
    with inputs: [any CIImageProcessorInput]?, arguments: [String: Any]?,
    output: any CIImageProcessorOutput
  ) throws {
    guard let input = inputs?.first, let more = arguments?["more"] as? UInt8 else {
      throw CocoaError(.featureUnsupported)
    }
    #expect(input.metalTexture == nil && output.metalCommandBuffer == nil)
    #expect(input.region == output.region && input.format == .R8)
    for row in 0..<Int(output.region.height) {
      for column in 0..<Int(output.region.width) {
        let byte = input.baseAddress.load(
          fromByteOffset: row * input.bytesPerRow + column, as: UInt8.self)
        output.baseAddress.storeBytes(
          of: byte &+ more, toByteOffset: row * output.bytesPerRow + column, as: UInt8.self)
      }
    }
  }
}

@MainActor @Suite("Pixels of Core Image")
struct PixelFilterTests {
  /// Colors from left to right in each row, from the top row on.
  private func image(_ rows: [[UIColor]]) throws -> CIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: rows.first?.count ?? 0, height: rows.count)
    let picture = UIGraphicsImageRenderer(size: size, format: format).image { context in
      for (y, row) in rows.enumerated() {
        for (x, color) in row.enumerated() {
          color.setFill()
          context.fill(CGRect(x: x, y: y, width: 1, height: 1))
        }
      }
    }
    return try #require(CIImage(image: picture))
  }

  private func values(_ image: CIImage, in bounds: CGRect? = nil) -> [Float] {
    let bounds = bounds ?? image.extent
    let width = Int(bounds.width)
    var values = [Float](repeating: -1, count: width * Int(bounds.height))
    CIContext(options: [.workingColorSpace: NSNull(), .outputColorSpace: NSNull()]).render(
      image, toBitmap: &values, rowBytes: 4 * width, bounds: bounds, format: .Rf,
      colorSpace: nil)
    return values
  }

  private func isNear(_ one: Double, _ other: Double, _ most: Double) -> Bool {
    abs(one - other) <= most
  }

  /// The colors of sRGB as Bruce Lindbloom's calculator has them, in daylight (D65).
  @Test func `colors are as light, red and yellow as is published`() {
    let rows: [(red: Double, green: Double, blue: Double, lab: [Double])] = [
      (1, 0, 0, [53.2408, 80.0925, 67.2032]), (0, 1, 0, [87.7347, -86.1827, 83.1793]),
      (0, 0, 1, [32.2970, 79.1875, -107.8602]), (1, 1, 1, [100, 0, 0]), (0, 0, 0, [0, 0, 0]),
    ]
    for row in rows {
      let color = LabColor(red: row.red, green: row.green, blue: row.blue)
      for (found, expected) in zip([color.lightness, color.a, color.b], row.lab) {
        #expect(isNear(found, expected, 0.02))
      }
    }
  }

  /// A pair of colors whose difference of 1994, for graphic arts, is published as 1.249.
  @Test func `differences are those of the formula of 1994`() {
    let one = LabColor(lightness: 0.9, a: 16.3, b: -2.22)
    let two = LabColor(lightness: 0.7, a: 14.2, b: -1.80)
    #expect(isNear(one.difference(to: two), 1.249, 0.0005))
    #expect(one.difference(to: one) == 0)
    // Of greys only the lightness counts.
    let (dark, light) = (
      LabColor(lightness: 20, a: 0, b: 0), LabColor(lightness: 50, a: 0, b: 0)
    )
    #expect(dark.difference(to: light) == 30)
  }

  @Test func `what is no number is black, and places beyond all pictures have none`() throws {
    let extent = CGRect(x: 0, y: 0, width: 1, height: 1)
    let made = try NoNumber.apply(withExtent: extent, inputs: nil, arguments: nil)
    let context = CIContext()
    let picture = try #require(context.createCGImage(made, from: extent))
    #expect(picture.dataProvider?.data?.first == 0)
    for far in [1e30, -1e30, CGFloat.nan] {
      let there = CGRect(x: far, y: 0, width: 1, height: 1)
      #expect(context.createCGImage(made, from: there) == nil)
    }
  }

  @Test func `a filter has the difference of each pixel, from the top row on`() throws {
    let one = try image([[.white, .red], [.black, .blue]])
    let two = try image([[.black, .red], [.black, .black]])
    let difference = one.applyingFilter("CILabDeltaE", parameters: ["inputImage2": two])
    let found = values(difference)

    #expect(difference.extent == one.extent)
    #expect(isNear(Double(found[0]), 100, 0.01))
    #expect(found[1] == 0 && found[2] == 0)
    // Blue is 32.297 light, and its chroma is 133.81, which counts as 133.81 / 7.0214.
    #expect(isNear(Double(found[3]), 37.50, 0.01))
    #expect(difference.appliedFilters.map(\.name) == ["CILabDeltaE"])
    #expect(CIFilter(name: "CILabDeltaE", parameters: [kCIInputImageKey: one])?.outputImage == nil)
    // Core Image's y axis points up.
    let lower = values(difference, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(lower == [0])
  }

  @Test func `areas have an average, a maximum and a minimum, also of what is no color`() throws {
    let one = try image([[.white, .red], [.black, .black]])
    let two = try image([[.black, .red], [.black, .black]])
    let difference = one.applyingFilter("CILabDeltaE", parameters: ["inputImage2": two])
    let rows: [(String, Float)] = [
      ("CIAreaAverage", 25), ("CIAreaMaximum", 100), ("CIAreaMinimum", 0),
    ]
    for (name, expected) in rows {
      let pixel = difference.applyingFilter(
        name, parameters: [kCIInputExtentKey: difference.extent])
      #expect(pixel.extent == CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(isNear(Double(values(pixel)[0]), Double(expected), 0.01))
    }
    let upper = difference.applyingFilter(
      "CIAreaMaximum",
      parameters: [kCIInputExtentKey: CIVector(x: 1, y: 0, z: 1, w: 2)])
    #expect(values(upper) == [0])
  }

  @Test func `pixels are rendered as numbers of each size`() throws {
    let image = try image([[UIColor(red: 1, green: 0.2, blue: 0, alpha: 1)]])
    var halves = [UInt16](repeating: 7, count: 4)
    var numbers = [Float](repeating: 7, count: 4)
    var red: (half: UInt16, byte: UInt8) = (7, 7)
    let context = CIContext()
    context.render(
      image, toBitmap: &halves, rowBytes: 8, bounds: image.extent, format: .RGBAh, colorSpace: nil)
    context.render(
      image, toBitmap: &numbers, rowBytes: 16, bounds: image.extent, format: .RGBAf,
      colorSpace: nil)
    context.render(
      image, toBitmap: &red.half, rowBytes: 2, bounds: image.extent, format: .Rh, colorSpace: nil)
    context.render(
      image, toBitmap: &red.byte, rowBytes: 1, bounds: image.extent, format: .R8, colorSpace: nil)

    // 1, 0.2 (a fifth as a half number), 0 and 1.
    #expect(halves == [0x3C00, 0x3266, 0, 0x3C00])
    #expect(numbers == [1, 51.0 / 255, 0, 1])
    #expect(red.half == 0x3C00 && red.byte == 255)
  }

  @Test func `an app's kernel makes pixels, and nothing where it fails`() throws {
    let image = try image([[.black, UIColor(red: 0.2, green: 0, blue: 0, alpha: 1)]])
    let brighter = try Brighter.apply(
      withExtent: image.extent, inputs: [image], arguments: ["more": UInt8(51)])
    let failed = try Brighter.apply(withExtent: image.extent, inputs: [image], arguments: nil)

    #expect(values(brighter) == [0.2, 0.4])
    #expect(brighter.appliedFilters.map(\.name) == ["Brighter"])
    #expect(values(failed) == [0, 0])
    #expect(
      try CIImageProcessorKernel.apply(withExtent: .null, inputs: nil, arguments: nil).extent
        == .null)
  }
}
