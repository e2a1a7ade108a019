import HeadlessUIKit

extension CIImage {
  /// The pixels within a rectangle; `nil` of a rectangle without any.
  func pixels(in rect: CGRect) -> FloatPixels? {
    guard let numbers else {
      return CIContext().createCGImage(self, from: rect).flatMap(FloatPixels.init)
    }
    let part = rect.integral
    guard CIContext.canRender(part) else { return nil }
    return numbers.part(
      column: Int(part.minX - extent.minX), row: Int(extent.maxY - part.maxY),
      width: Int(part.width), height: Int(part.height))
  }

  /// What a filter that works pixels out makes of the image; `nil` of another one.
  func worked(out filter: AppliedFilter, _ values: [String: Any]) -> CIImage?? {
    switch filter.name {
    case "CIAreaAverage": .some(reduced(values, filter, \.average))
    case "CIAreaMaximum":
      .some(reduced(values, filter) { $0.all.reduce(.zero) { pointwiseMax($0, $1) } })
    case "CIAreaMinimum":
      .some(reduced(values, filter) { $0.all.reduce(.one) { pointwiseMin($0, $1) } })
    case "CILabDeltaE": .some(labDifference(to: values["inputImage2"] as? CIImage, filter))
    default: nil
    }
  }

  /// One pixel that is made of all those in the filter's rectangle.
  private func reduced(
    _ values: [String: Any], _ filter: AppliedFilter, _ join: (FloatPixels) -> SIMD4<Float>
  ) -> CIImage? {
    let vector = values[kCIInputExtentKey] as? CIVector
    let area =
      vector.map { CGRect(x: $0.x, y: $0.y, width: $0.z, height: $0.w) }
      ?? values[kCIInputExtentKey] as? CGRect ?? extent
    guard let part = pixels(in: area.intersection(extent)) else { return nil }
    var pixel = FloatPixels(width: 1, height: 1)
    pixel[0, 0] = join(part)
    return CIImage(pixel, at: .zero, appliedFilters + [filter])
  }

  /// How different each pixel looks from that of another image, from 0 to 100.
  private func labDifference(to other: CIImage?, _ filter: AppliedFilter) -> CIImage? {
    guard let other, let left = pixels(in: extent), let right = other.pixels(in: extent) else {
      return nil
    }
    var result = FloatPixels(width: left.width, height: left.height, of: SIMD4(0, 0, 0, 1))
    result.update(from: left, right) { one, two in
      let difference = Float(min(LabColor(one).difference(to: LabColor(two)), 100))
      return SIMD4(difference, difference, difference, 1)
    }
    return CIImage(result, at: extent.origin, appliedFilters + [filter])
  }
}

extension LabColor {
  fileprivate init(_ pixel: SIMD4<Float>) {
    self.init(red: Double(pixel.x), green: Double(pixel.y), blue: Double(pixel.z))
  }
}
