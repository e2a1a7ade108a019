/// Bytes on their way: where they come from, and where they go.
public struct compression_stream {
  /// Where the next bytes go.
  public var dst_ptr: UnsafeMutablePointer<UInt8>
  /// How many have room there.
  public var dst_size: Int
  /// Where the next bytes come from.
  public var src_ptr: UnsafePointer<UInt8>
  /// How many there are.
  public var src_size: Int
  /// What is under way.
  public var state: UnsafeMutableRawPointer?

  /// Creates a stream.
  public init(
    dst_ptr: UnsafeMutablePointer<UInt8>, dst_size: Int, src_ptr: UnsafePointer<UInt8>,
    src_size: Int, state: UnsafeMutableRawPointer?
  ) {
    (self.dst_ptr, self.dst_size) = (dst_ptr, dst_size)
    (self.src_ptr, self.src_size) = (src_ptr, src_size)
    self.state = state
  }
}

/// Begins a stream; the status is an error if the algorithm is unknown.
public func compression_stream_init(
  _ stream: UnsafeMutablePointer<compression_stream>, _ operation: compression_stream_operation,
  _ algorithm: compression_algorithm
) -> compression_status {
  guard algorithm == COMPRESSION_ZLIB else { return COMPRESSION_STATUS_ERROR }
  let work = CompressionWork(packs: operation == COMPRESSION_STREAM_ENCODE)
  stream.pointee.state = Unmanaged.passRetained(work).toOpaque()
  (stream.pointee.src_size, stream.pointee.dst_size) = (0, 0)
  return COMPRESSION_STATUS_OK
}

/// Takes the bytes that have come, and leaves the ones that are ready.
@discardableResult
public func compression_stream_process(
  _ stream: UnsafeMutablePointer<compression_stream>, _ flags: Int32
) -> compression_status {
  guard let state = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
  let work = Unmanaged<CompressionWork>.fromOpaque(state).takeUnretainedValue()
  let isLast = flags & Int32(COMPRESSION_STREAM_FINALIZE.rawValue) != 0
  return work.process(&stream.pointee, isLast: isLast)
}

/// Ends a stream.
@discardableResult
public func compression_stream_destroy(
  _ stream: UnsafeMutablePointer<compression_stream>
) -> compression_status {
  guard let state = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
  Unmanaged<CompressionWork>.fromOpaque(state).release()
  stream.pointee.state = nil
  return COMPRESSION_STATUS_OK
}
