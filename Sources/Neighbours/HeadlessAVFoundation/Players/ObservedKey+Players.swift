import HeadlessUIKit

extension ObservedKey {
  static var status: Self { Self("status") }
  static var timeControlStatus: Self { Self("timeControlStatus") }
  static var rate: Self { Self("rate") }
  static var currentItem: Self { Self("currentItem") }
  static var duration: Self { Self("duration") }
  static var loopCount: Self { Self("loopCount") }
}
