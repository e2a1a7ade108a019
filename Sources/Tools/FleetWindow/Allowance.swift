/// How many requests are taken: many at once, and then no more than come in by the second.
struct Allowance {
  static let most = 400.0
  static let perSecond = 200.0

  private var left = most
  private var last: Duration

  init(at now: Duration) { last = now }

  /// Whether one more is taken.
  mutating func take(at now: Duration) -> Bool {
    left = min(Self.most, left + max(0, (now - last) / .seconds(1)) * Self.perSecond)
    last = max(now, last)
    guard left >= 1 else { return false }
    left -= 1
    return true
  }
}
