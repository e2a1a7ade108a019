// The limits of C's integers that Swift does not import from the C library of Linux.

public let INT16_MIN: Int32 = -32_768
public let INT32_MIN = Int32.min
public let INT64_MIN = Int64.min
public let INT64_MAX = Int64.max
public let UINT64_MAX = UInt64.max
public let UINT_MAX = UInt32.max
public let ULONG_MAX = UInt.max
