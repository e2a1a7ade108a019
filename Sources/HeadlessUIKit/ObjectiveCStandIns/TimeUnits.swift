// Darwin's names for the parts of a second, which Dispatch on Linux does not export.

/// The nanoseconds of a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000

/// The nanoseconds of a thousandth of a second.
public let NSEC_PER_MSEC: UInt64 = 1_000_000

/// The nanoseconds of a millionth of a second.
public let NSEC_PER_USEC: UInt64 = 1_000

/// The millionths of a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
