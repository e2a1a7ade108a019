/// The values of one of the publishers.
final class JoinSide<Value> {
  /// Whether only the latest value counts.
  private let keepsLatest: Bool
  private var values: [Value] = []
  private var head = 0
  var hasEnded = false

  init(keepsLatest: Bool) { self.keepsLatest = keepsLatest }

  /// The value that counts next.
  var value: Value? { head < values.count ? values[head] : nil }
  /// Whether it can give another value to a value that all sides make.
  var isExhausted: Bool { hasEnded && value == nil }

  func put(_ value: Value) {
    if keepsLatest { values = [value] } else { values.append(value) }
  }

  /// Goes on to the next value.
  func drop() {
    head += 1
    if head > 32, head * 2 > values.count {
      values.removeFirst(head)
      head = 0
    }
  }
}
