import Foundation

// Sums and products are worked out exactly, in numbers of 128 bits, and rounded once: to the parts of a
// second that both times have in common, or to larger ones where these would be too many.
extension CMTime {
  /// The most parts that a second has.
  static let mostParts: CMTimeScale = .max

  /// Creates a time of an exact number of seconds, which is a fraction, rounded to parts of a second.
  ///
  /// - Parameter mayGrow: Whether the parts may be doubled in size until there are few enough.
  init(
    _ numerator: Int128, over denominator: Int128, scale: CMTimeScale, flags: CMTimeFlags,
    epoch: CMTimeEpoch, _ method: CMTimeRoundingMethod = .default, mayGrow: Bool = false
  ) {
    var scale = scale
    while true {
      // Numerators have at most 63 + 31 + 1 bits, and scales 31, so that the product fits.
      let (value, isExact) = method.quotient(numerator * Int128(scale), denominator)
      if let value = CMTimeValue(exactly: value) {
        let kept = flags.intersection([.valid, .hasBeenRounded])
        self.init(
          value: value, timescale: scale, flags: isExact ? kept : kept.union(.hasBeenRounded),
          epoch: epoch)
        return
      }
      guard mayGrow, scale > 1 else {
        self = numerator > 0 ? .positiveInfinity : .negativeInfinity
        return
      }
      scale /= 2
    }
  }

  /// Returns a sum, or a difference for a sign of -1.
  static func sum(_ one: CMTime, _ other: CMTime, sign: Int128) -> CMTime {
    guard one.isValid, other.isValid else { return .invalid }
    let otherInfinity = other.infinity * Int(sign)
    if one.infinity != 0 || otherInfinity != 0 {
      guard one.infinity == 0 || otherInfinity == 0 || one.infinity == otherInfinity else {
        return .invalid
      }
      return one.infinity + otherInfinity > 0 ? .positiveInfinity : .negativeInfinity
    }
    guard !one.isIndefinite, !other.isIndefinite else { return .indefinite }
    guard one.isNumeric, other.isNumeric else { return .invalid }
    guard one.epoch == other.epoch || one.epoch == 0 || other.epoch == 0 else { return .invalid }
    let isDifference = sign < 0 && one.epoch == other.epoch
    let epoch = isDifference ? 0 : one.epoch == 0 ? other.epoch : one.epoch
    let (first, second) = (Int128(one.timescale), Int128(other.timescale))
    let common = first / greatestDivisor(first, second) * second
    let numerator =
      Int128(one.value) * (common / first) + sign * Int128(other.value) * (common / second)
    let flags = one.flags.union(other.flags)
    return CMTime(
      numerator, over: common, scale: CMTimeScale(min(common, Int128(mostParts))), flags: flags,
      epoch: epoch, mayGrow: true)
  }

  /// 1 or -1 for a time that is later or earlier than all others, else 0.
  private var infinity: Int { isPositiveInfinity ? 1 : isNegativeInfinity ? -1 : 0 }

  private static func greatestDivisor(_ one: Int128, _ other: Int128) -> Int128 {
    var (one, other) = (one, other)
    while other != 0 { (one, other) = (other, one % other) }
    return one
  }

  /// The time so many times as long.
  func multiplied(by numerator: Int128, over denominator: Int128) -> CMTime {
    guard isValid, denominator != 0 else { return .invalid }
    let sign = (numerator < 0) == (denominator < 0) ? 1 : -1
    if infinity != 0 {
      if numerator == 0 { return .invalid }
      return infinity * sign > 0 ? .positiveInfinity : .negativeInfinity
    }
    guard isNumeric else { return isIndefinite ? .indefinite : .invalid }
    let product = Int128(value) * numerator
    return CMTime(
      denominator < 0 ? -product : product, over: abs(denominator) * Int128(timescale),
      scale: timescale, flags: flags, epoch: epoch, mayGrow: true)
  }

  /// The order of two times: -1, 0 or 1.
  static func order(_ one: CMTime, _ other: CMTime) -> Int32 {
    let (first, second) = (one.rank, other.rank)
    guard first == second else { return first < second ? -1 : 1 }
    guard one.isNumeric else { return 0 }
    guard one.epoch == other.epoch else { return one.epoch < other.epoch ? -1 : 1 }
    let left = Int128(one.value) * Int128(other.timescale)
    let right = Int128(other.value) * Int128(one.timescale)
    return left < right ? -1 : left > right ? 1 : 0
  }

  /// The order of the kinds of times.
  private var rank: Int {
    if isNumeric { return 1 }
    if isNegativeInfinity { return 0 }
    if isIndefinite { return 2 }
    return isPositiveInfinity ? 3 : 4
  }
}

extension CMTime: Comparable, Hashable {
  /// Whether two times are the same, in whatever parts of a second.
  public static func == (one: CMTime, other: CMTime) -> Bool { order(one, other) == 0 }

  /// Whether a time is earlier.
  public static func < (one: CMTime, other: CMTime) -> Bool { order(one, other) < 0 }

  /// Feeds what equal times have in common.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(isNumeric)
    guard isNumeric else { return }
    let divisor = max(Self.greatestDivisor(Int128(value.magnitude), Int128(timescale)), 1)
    hasher.combine(Int128(value) / divisor)
    hasher.combine(Int128(timescale) / divisor)
  }

  /// Returns a sum.
  public static func + (one: CMTime, other: CMTime) -> CMTime { sum(one, other, sign: 1) }

  /// Returns a difference.
  public static func - (one: CMTime, other: CMTime) -> CMTime { sum(one, other, sign: -1) }
}

extension CMTime: CustomStringConvertible {
  /// The time as a device writes it, such as `{3/2 = 1.500}`.
  public var description: String {
    if isPositiveInfinity { return "{POSITIVE INFINITY}" }
    if isNegativeInfinity { return "{NEGATIVE INFINITY}" }
    if isIndefinite { return "{INDEFINITE}" }
    guard isNumeric else { return "{INVALID}" }
    let text = String(format: "%.3f", seconds)
    let rounded = hasBeenRounded ? ", rounded" : ""
    return "{\(value)/\(timescale) = \(text)\(rounded)}"
  }
}
