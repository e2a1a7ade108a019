import ImageDecoding
import Rasterizing

/// The bytes of a stream that have come, and the ones that are ready.
final class CompressionWork {
  private let packs: Bool
  private var input: [UInt8] = []
  /// What is ready; `nil` before all has come.
  private var output: ArraySlice<UInt8>?

  init(packs: Bool) { self.packs = packs }

  func process(_ stream: inout compression_stream, isLast: Bool) -> compression_status {
    take(&stream)
    if output == nil { output = result(isLast: isLast)?[...] }
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

  private func take(_ stream: inout compression_stream) {
    guard output == nil, stream.src_size > 0 else { return }
    input += UnsafeBufferPointer(start: stream.src_ptr, count: stream.src_size)
    stream.src_ptr += stream.src_size
    stream.src_size = 0
  }

  /// Packed bytes say themselves where they end.
  private func result(isLast: Bool) -> [UInt8]? {
    guard packs else { return Inflate.raw(input, atMost: .max) }
    return isLast ? Deflate.raw(input) : nil
  }
}
