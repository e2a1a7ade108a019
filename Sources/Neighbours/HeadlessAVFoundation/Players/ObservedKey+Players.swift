import HeadlessUIKit

extension ObservedKey {
  static var status: Self { Self("status") }
  static var timeControlStatus: Self { Self("timeControlStatus") }
  static var rate: Self { Self("rate") }
  static var currentItem: Self { Self("currentItem") }
  static var error: Self { Self("error") }
  static var isMuted: Self { Self("isMuted") }
  static var outputVolume: Self { Self("outputVolume") }
  static var presentationSize: Self { Self("presentationSize") }
  static var volume: Self { Self("volume") }
  static var duration: Self { Self("duration") }
  static var loopCount: Self { Self("loopCount") }
}
