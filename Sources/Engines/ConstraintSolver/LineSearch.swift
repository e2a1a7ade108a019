/// The best places of one unknown, by constraints that speak of it alone, in strict order of
/// priority.
struct LineSearch: Sendable {
  struct Wish: Sendable {
    var isRequired: Bool
    var relation: LayoutSystem.Relation
    /// Where the wish is met: at, from, or up to there.
    var place: Double
    var weight: Double
  }

  /// The lowest allowed value.
  private(set) var low: Double
  private(set) var high: Double
  private(set) var isFeasible = true
  /// Where the first of several wishes that compete would have it, if all places are equally good.
  private(set) var preferred: Double?

  init(low: Double, high: Double) {
    self.low = low
    self.high = high
  }

  /// Takes wishes of one priority.
  mutating func take(_ wishes: [Wish]) {
    guard let first = wishes.first, low < high else { return }
    if first.isRequired {
      for wish in wishes { require(wish) }
    } else if wishes.count == 1 {
      follow(first)
    } else {
      compromise(wishes)
    }
  }

  /// Whether a wish is met wherever the unknown lies within what is allowed.
  func meets(_ wish: Wish) -> Bool {
    let slack = LayoutSystem.tolerance
    return switch wish.relation {
    case .equal: abs(low - wish.place) < slack && abs(high - wish.place) < slack
    case .lessThanOrEqual: high < wish.place + slack
    case .greaterThanOrEqual: low > wish.place - slack
    }
  }

  private mutating func require(_ wish: Wish) {
    if wish.relation != .lessThanOrEqual { low = max(low, wish.place) }
    if wish.relation != .greaterThanOrEqual { high = min(high, wish.place) }
    guard low > high else { return }
    if low > high + LayoutSystem.tolerance { isFeasible = false }
    high = low
  }

  /// Follows a wish that stands alone at its priority, as far as it can be met.
  private mutating func follow(_ wish: Wish) {
    let place = min(max(wish.place, low), high)
    switch wish.relation {
    case .equal: (low, high) = (place, place)
    case .lessThanOrEqual: high = place
    case .greaterThanOrEqual: low = place
    }
  }

  /// Makes the sum of what several wishes miss as small as can be.
  ///
  /// The sum falls, and then rises, with a corner where each wish is met.
  private mutating func compromise(_ wishes: [Wish]) {
    let corners = wishes.sorted { $0.place < $1.place }
    var slope = 0.0
    for wish in wishes where wish.relation != .lessThanOrEqual { slope -= wish.weight }
    var (first, last) = (-Double.infinity, Double.infinity)
    var isFalling = slope < -LayoutSystem.least
    for corner in corners {
      slope += corner.relation == .equal ? 2 * corner.weight : corner.weight
      if isFalling, slope > -LayoutSystem.least {
        first = corner.place
        isFalling = false
      }
      guard slope > LayoutSystem.least else { continue }
      last = corner.place
      break
    }
    low = min(max(first, low), high)
    high = max(min(last, high), low)
    let missed = high > low ? wishes.first { !meets($0) } : nil
    preferred = missed.map { min(max($0.place, low), high) }
  }
}
