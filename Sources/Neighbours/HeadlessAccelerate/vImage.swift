/// Writes a picture in which each pixel is the mean of those around it, which blurs it.
///
/// Beyond its edges are the pixels of the edge, or with `kvImageBackgroundColorFill` a color.
public func vImageBoxConvolve_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
  _ tempBuffer: UnsafeMutableRawPointer!, _ srcOffsetToROI_X: vImagePixelCount,
  _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32,
  _ backgroundColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
  guard kernel_height % 2 == 1, kernel_width % 2 == 1 else { return kvImageInvalidKernelSize }
  if flags & vImage_Flags(kvImageGetTempBufferSize) != 0 { return 0 }
  guard let input = Pixels(src.pointee), let output = Pixels(dest.pointee) else {
    return kvImageNullPointerArgument
  }
  let (left, top) = (Int(srcOffsetToROI_X), Int(srcOffsetToROI_Y))
  let (wide, high) = (Int(kernel_width) / 2, Int(kernel_height) / 2)
  guard left + output.width <= input.width, top + output.height <= input.height else {
    return kvImageRoiLargerThanInputBuffer
  }
  let fill = flags & vImage_Flags(kvImageBackgroundColorFill) != 0 ? backgroundColor : nil
  let count = (2 * wide + 1) * (2 * high + 1)
  for channel in 0..<4 {
    let sums = input.sums(of: channel, wide: wide, high: high, fill: fill?[channel])
    for y in 0..<output.height {
      for x in 0..<output.width {
        output[x, y, channel] = UInt8(
          (sums.sum(x + left, y + top, wide, high) + count / 2) / count)
      }
    }
  }
  return kvImageNoError
}

/// Writes a picture with the colors of another one times a matrix, such as to make it grey.
public func vImageMatrixMultiply_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
  _ matrix: UnsafePointer<Int16>, _ divisor: Int32, _ pre_bias: UnsafePointer<Int16>!,
  _ post_bias: UnsafePointer<Int32>!, _ flags: vImage_Flags
) -> vImage_Error {
  guard let input = Pixels(src.pointee), let output = Pixels(dest.pointee), divisor != 0 else {
    return kvImageNullPointerArgument
  }
  for y in 0..<min(input.height, output.height) {
    for x in 0..<min(input.width, output.width) {
      let color = (0..<4).map { Int32(input[x, y, $0]) + Int32(pre_bias?[$0] ?? 0) }
      for channel in 0..<4 {
        let sum = (0..<4).reduce(post_bias?[channel] ?? 0) {
          $0 + color[$1] * Int32(matrix[$1 * 4 + channel])
        }
        output[x, y, channel] = UInt8(clamping: sum / divisor)
      }
    }
  }
  return kvImageNoError
}

/// Writes a picture whose parts of colors are in another order.
public func vImagePermuteChannels_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
  _ permuteMap: UnsafePointer<UInt8>, _ flags: vImage_Flags
) -> vImage_Error {
  guard let input = Pixels(src.pointee), let output = Pixels(dest.pointee) else {
    return kvImageNullPointerArgument
  }
  for y in 0..<min(input.height, output.height) {
    for x in 0..<min(input.width, output.width) {
      let color = (0..<4).map { input[x, y, $0] }
      for channel in 0..<4 { output[x, y, channel] = color[Int(permuteMap[channel]) & 3] }
    }
  }
  return kvImageNoError
}
