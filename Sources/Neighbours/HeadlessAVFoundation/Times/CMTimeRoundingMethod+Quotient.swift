extension CMTimeRoundingMethod {
  /// A whole number near a quotient, whose divisor is positive, and whether it is the quotient itself.
  func quotient(_ numerator: Int128, _ denominator: Int128) -> (Int128, isExact: Bool) {
    let (quotient, rest) = numerator.quotientAndRemainder(dividingBy: denominator)
    guard rest != 0 else { return (quotient, true) }
    let away: Int128 = numerator < 0 ? -1 : 1
    let isAway: Bool
    switch self {
    case .roundHalfAwayFromZero: isAway = abs(rest) >= denominator - abs(rest)
    case .roundTowardZero, .quickTime: isAway = false
    case .roundAwayFromZero: isAway = true
    case .roundTowardPositiveInfinity: isAway = numerator > 0
    case .roundTowardNegativeInfinity: isAway = numerator < 0
    }
    return (isAway ? quotient + away : quotient, false)
  }
}
