/// Writes half numbers as whole ones of 32 bits, a channel of a picture.
public func vImageConvert_Planar16FtoPlanarF(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
  _ flags: vImage_Flags
) -> vImage_Error {
  convert(src.pointee, dest.pointee) { Float(Float16(bitPattern: $0)) }
}

/// Writes numbers of 32 bits as the nearest half ones, a channel of a picture.
public func vImageConvert_PlanarFtoPlanar16F(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
  _ flags: vImage_Flags
) -> vImage_Error {
  convert(src.pointee, dest.pointee) { (value: Float) in Float16(value).bitPattern }
}

private func convert<Input: BitwiseCopyable, Output: BitwiseCopyable>(
  _ input: vImage_Buffer, _ output: vImage_Buffer, _ number: (Input) -> Output
) -> vImage_Error {
  guard let source = input.data, let target = output.data else {
    return kvImageNullPointerArgument
  }
  guard output.width <= input.width, output.height <= input.height else {
    return kvImageRoiLargerThanInputBuffer
  }
  for row in 0..<Int(output.height) {
    for column in 0..<Int(output.width) {
      let value = source.loadUnaligned(
        fromByteOffset: row * input.rowBytes + column * MemoryLayout<Input>.size, as: Input.self)
      target.storeBytes(
        of: number(value),
        toByteOffset: row * output.rowBytes + column * MemoryLayout<Output>.size, as: Output.self)
    }
  }
  return kvImageNoError
}
