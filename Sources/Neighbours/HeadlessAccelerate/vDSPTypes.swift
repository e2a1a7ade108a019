/// A number of numbers.
public typealias vDSP_Length = UInt

/// How far one number is from the next one.
public typealias vDSP_Stride = Int
