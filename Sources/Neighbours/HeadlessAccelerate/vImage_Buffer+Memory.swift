public import Foundation

extension vImage_Buffer {
  /// Takes memory for pixels, which ``free()`` gives back.
  ///
  /// Rows begin where memory is fast, so that there may be more bytes in a row than its pixels need.
  public init(width: Int, height: Int, bitsPerPixel: UInt32) throws {
    guard width > 0, height > 0, bitsPerPixel > 0 else { throw vImage.Error.invalidParameter }
    let (bits, tooWide) = width.multipliedReportingOverflow(by: Int(bitsPerPixel))
    let rowBytes = bits / 128 * 16 + (bits % 128 == 0 ? 0 : 16)
    let (count, tooLarge) = rowBytes.multipliedReportingOverflow(by: height)
    guard !tooWide, !tooLarge, let memory = calloc(count, 1) else {
      throw vImage.Error.memoryAllocationError
    }
    self.init(data: memory, height: UInt(height), width: UInt(width), rowBytes: rowBytes)
  }

  /// Takes memory for pixels, which ``free()`` gives back.
  public init(size: CGSize, bitsPerPixel: UInt32) throws {
    guard let width = Int(exactly: size.width.rounded(.down)),
      let height = Int(exactly: size.height.rounded(.down))
    else { throw vImage.Error.invalidParameter }
    try self.init(width: width, height: height, bitsPerPixel: bitsPerPixel)
  }

  /// The number of pixels in a row, and of rows.
  public var size: CGSize { CGSize(width: CGFloat(width), height: CGFloat(height)) }

  /// Gives its memory back.
  public func free() { Foundation.free(data) }
}
