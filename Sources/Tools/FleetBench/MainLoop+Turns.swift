import HeadlessUIKit

extension MainLoop {
  /// Takes two turns in which nothing is done, as a yardstick.
  func takeTwoTurns() {
    for _ in 0..<2 {
      enqueue("turn") {}
      settle()
    }
  }
}
