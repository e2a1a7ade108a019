extension UIFont.Weight {
  /// How much of the boldest letters the weight has, or of the lightest ones if it is negative.
  var share: Double {
    let value = Double(rawValue)
    let shares = Self.shares
    guard let first = shares.first, let last = shares.last, !value.isNaN else { return 0 }
    if value <= first.weight { return first.share }
    for (low, high) in zip(shares, shares.dropFirst()) where value <= high.weight {
      return low.share
        + (high.share - low.share) * (value - low.weight) / (high.weight - low.weight)
    }
    return last.share
  }

  private static let shares: [(weight: Double, share: Double)] = [
    (-0.8, -0.925), (-0.6, -0.725), (-0.4, -0.315), (0, 0), (0.23, 0.18335), (0.3, 0.31665),
    (0.4, 0.5), (0.56, 0.76667), (0.62, 1),
  ]
}
