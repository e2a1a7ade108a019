/// A way to pack bytes, of which zlib's is known here.
public struct compression_algorithm: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt32

  /// Creates an algorithm of its number.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates an algorithm of its number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public let COMPRESSION_LZ4 = compression_algorithm(0x100)
public let COMPRESSION_LZ4_RAW = compression_algorithm(0x101)
public let COMPRESSION_ZLIB = compression_algorithm(0x205)
public let COMPRESSION_LZMA = compression_algorithm(0x306)
public let COMPRESSION_LZFSE = compression_algorithm(0x801)

/// What a stream does.
public struct compression_stream_operation: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt32

  /// Creates an operation of its number.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates an operation of its number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public let COMPRESSION_STREAM_ENCODE = compression_stream_operation(0)
public let COMPRESSION_STREAM_DECODE = compression_stream_operation(1)

/// What a call says of a stream.
public struct compression_stream_flags: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt32

  /// Creates flags of their number.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates flags of their number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// There is nothing after this.
public let COMPRESSION_STREAM_FINALIZE = compression_stream_flags(1)

/// How far a stream is.
public struct compression_status: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int32

  /// Creates a status of its number.
  public init(_ rawValue: Int32) { self.rawValue = rawValue }

  /// Creates a status of its number.
  public init(rawValue: Int32) { self.rawValue = rawValue }
}

public let COMPRESSION_STATUS_OK = compression_status(0)
public let COMPRESSION_STATUS_ERROR = compression_status(-1)
public let COMPRESSION_STATUS_END = compression_status(1)
