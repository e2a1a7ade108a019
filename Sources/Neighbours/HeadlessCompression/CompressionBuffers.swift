import ImageDecoding
import Rasterizing

/// Returns how many bytes packing needs besides: none.
public func compression_encode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

/// Returns how many bytes unpacking needs besides: none.
public func compression_decode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

/// Packs bytes, and returns how many there are then; 0 if they have no room, or if the algorithm is
/// unknown.
public func compression_encode_buffer(
  _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int,
  _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int, _ scratch_buffer: UnsafeMutableRawPointer?,
  _ algorithm: compression_algorithm
) -> Int {
  guard algorithm == COMPRESSION_ZLIB else { return 0 }
  let packed = Deflate.raw(Array(UnsafeBufferPointer(start: src_buffer, count: src_size)))
  guard packed.count <= dst_size else { return 0 }
  dst_buffer.update(from: packed, count: packed.count)
  return packed.count
}

/// Unpacks bytes, as many as there is room for, and returns how many; 0 if they are broken, or if the
/// algorithm is unknown.
public func compression_decode_buffer(
  _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int,
  _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int, _ scratch_buffer: UnsafeMutableRawPointer?,
  _ algorithm: compression_algorithm
) -> Int {
  let source = Array(UnsafeBufferPointer(start: src_buffer, count: src_size))
  guard algorithm == COMPRESSION_ZLIB, let bytes = Inflate.raw(source, atMost: dst_size) else {
    return 0
  }
  let count = min(bytes.count, dst_size)
  dst_buffer.update(from: bytes, count: count)
  return count
}
