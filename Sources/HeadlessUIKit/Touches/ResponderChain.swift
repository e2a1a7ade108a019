/// A responder and its chain of next responders.
///
/// An app decides about the next responder, so that a chain may lead back to an earlier one: it
/// ends there, with a failure.
@MainActor
struct ResponderChain {
  /// The maximum of responders that are new each time.
  private static let limit = 100_000

  private var current: UIResponder?
  /// A responder that has been passed, where the search for a circle looks back to.
  private var mark: UIResponder?
  private var steps = 0
  private var nextMark = 8

  /// Whether a chain that does not end is a failure of this walk.
  private let tellsCircles: Bool

  init(from responder: UIResponder, tellsCircles: Bool = true) {
    current = responder
    self.tellsCircles = tellsCircles
  }

  /// Moves to the next responder, and returns the previous one.
  mutating func pass() -> UIResponder? {
    guard let passed = current else { return nil }
    current = passed.next
    steps += 1
    if let current, current === mark || steps == Self.limit {
      if tellsCircles { CallCircle.tell(circle(through: current)) }
      self.current = nil
    } else if steps == nextMark {
      mark = current
      nextMark *= 2
    }
    return passed
  }

  private func circle(through responder: UIResponder) -> [CallCircle.Call] {
    var circle: [CallCircle.Call] = []
    var other: UIResponder? = responder
    while let each = other, circle.count < CallCircle.roundLimit {
      circle.append(.init(.method("next", each, ObjectIdentifier(each))))
      other = each.next
      if other === responder { break }
    }
    return circle
  }
}
