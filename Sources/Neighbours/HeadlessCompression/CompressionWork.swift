import ImageDecoding
import Rasterizing

/// The bytes of a stream that have come, and the ones that are ready.
final class CompressionWork {
  private let packs: Bool
  /// What is to be packed.
  private var input: [UInt8] = []
  private var unpacking = Inflate.Stream()
  /// What is ready; `nil` before all has come.
  private var output: ArraySlice<UInt8>?

  init(packs: Bool) { self.packs = packs }

  func process(_ stream: inout compression_stream, isLast: Bool) -> compression_status {
    if output == nil { output = result(of: take(&stream), isLast: isLast)?[...] }
    guard var ready = output else {
      return isLast ? COMPRESSION_STATUS_ERROR : COMPRESSION_STATUS_OK
    }
    let part = ready.prefix(stream.dst_size)
    part.withUnsafeBufferPointer { bytes in
      if let start = bytes.baseAddress { stream.dst_ptr.update(from: start, count: bytes.count) }
    }
    stream.dst_ptr += part.count
    stream.dst_size -= part.count
    ready.removeFirst(part.count)
    output = ready
    return ready.isEmpty ? COMPRESSION_STATUS_END : COMPRESSION_STATUS_OK
  }

  private func take(_ stream: inout compression_stream) -> UnsafeBufferPointer<UInt8> {
    let bytes = UnsafeBufferPointer(
      start: stream.src_size > 0 ? stream.src_ptr : nil, count: stream.src_size)
    stream.src_ptr += stream.src_size
    stream.src_size = 0
    return bytes
  }

  /// Packed bytes say themselves where they end.
  private func result(of bytes: UnsafeBufferPointer<UInt8>, isLast: Bool) -> [UInt8]? {
    guard packs else { return unpacking.take(bytes) }
    input += bytes
    return isLast ? Deflate.raw(input) : nil
  }
}
