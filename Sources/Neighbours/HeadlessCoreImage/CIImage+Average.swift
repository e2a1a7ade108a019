import HeadlessUIKit

extension CIImage {
  /// The average of the pixels in a rectangle, as one pixel.
  func average(in area: CIVector?, _ filter: AppliedFilter) -> CIImage? {
    let rect = area.map { CGRect(x: $0.x, y: $0.y, width: $0.z, height: $0.w) } ?? extent
    guard let part = CIContext().createCGImage(self, from: rect.intersection(extent)),
      let pixels = part.dataProvider?.data
    else { return nil }
    var sums = [0, 0, 0, 0]
    for row in 0..<part.height {
      for index in 0..<4 * part.width {
        sums[index % 4] += Int(pixels[pixels.startIndex + row * part.bytesPerRow + index])
      }
    }
    let count = part.width * part.height
    let pixel = Data(sums.map { UInt8(clamping: ($0 + count / 2) / count) })
    let image = CGDataProvider(data: pixel).flatMap {
      CGImage(
        width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
        provider: $0, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
    }
    let size = CGRect(x: 0, y: 0, width: 1, height: 1)
    return CIImage(image, size, appliedFilters + [filter])
  }
}
