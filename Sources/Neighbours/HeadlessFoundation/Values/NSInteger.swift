/// A whole number, as Objective-C calls it.
public typealias NSInteger = Int

/// A whole number that is not negative, as Objective-C calls it.
public typealias NSUInteger = UInt

/// The greatest whole number.
public let NSIntegerMax = Int.max
/// The least whole number.
public let NSIntegerMin = Int.min
/// The greatest whole number without a sign.
public let NSUIntegerMax = UInt.max
