import Foundation

extension CGImage {
  /// The image in another size, turned as an orientation from 1 to 8 says.
  package func scaled(by scale: Double, orientation: Int) -> CGImage? {
    let w = max((Double(width) * scale).rounded(), 1)
    let h = max((Double(height) * scale).rounded(), 1)
    let isOnItsSide = orientation >= 5
    let context = CGContext(
      data: nil, width: Int(isOnItsSide ? h : w), height: Int(isOnItsSide ? w : h),
      bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    guard let context else { return nil }
    // With the y axis pointing up, as in Core Graphics.
    let turns: [CGAffineTransform] = [
      CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0),
      CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0),
      CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h),
      CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h),
      CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: h, ty: w),
      CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: w),
      CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0),
      CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: h, ty: 0),
    ]
    if turns.indices.contains(orientation - 1) { context.concatenate(turns[orientation - 1]) }
    context.draw(self, in: CGRect(x: 0, y: 0, width: w, height: h))
    return context.makeImage()
  }
}
