/// Writes half numbers as whole ones of 32 bits, a channel of a picture.
public func vImageConvert_Planar16FtoPlanarF(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
  _ flags: vImage_Flags
) -> vImage_Error {
  forEachRow(src.pointee, dest.pointee) { source, target, width in
    let input = source.assumingMemoryBound(to: Float16.self)
    let output = target.assumingMemoryBound(to: Float.self)
    var column = 0
    while column < width {
      output[column] = Float(input[column])
      column += 1
    }
  }
}

/// Writes numbers of 32 bits as the nearest half ones, a channel of a picture.
public func vImageConvert_PlanarFtoPlanar16F(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
  _ flags: vImage_Flags
) -> vImage_Error {
  forEachRow(src.pointee, dest.pointee) { source, target, width in
    let input = source.assumingMemoryBound(to: Float.self)
    let output = target.assumingMemoryBound(to: Float16.self)
    var column = 0
    while column < width {
      output[column] = Float16(input[column])
      column += 1
    }
  }
}

/// Calls the closure with the first number of each row, here and there, and the length of a row.
private func forEachRow(
  _ input: vImage_Buffer, _ output: vImage_Buffer,
  _ convert: (UnsafeMutableRawPointer, UnsafeMutableRawPointer, Int) -> Void
) -> vImage_Error {
  guard let source = input.data, let target = output.data else {
    return kvImageNullPointerArgument
  }
  guard output.width <= input.width, output.height <= input.height else {
    return kvImageRoiLargerThanInputBuffer
  }
  guard let height = Int(exactly: output.height), let width = Int(exactly: output.width) else {
    return kvImageInvalidParameter
  }
  for row in 0..<height {
    convert(source + row * input.rowBytes, target + row * output.rowBytes, width)
  }
  return kvImageNoError
}
