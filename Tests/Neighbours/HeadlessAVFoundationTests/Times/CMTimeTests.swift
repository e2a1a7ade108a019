import HeadlessAVFoundation
import TestSupport
import Testing

@Suite struct CMTimeTests {
  private func text(_ time: CMTime) -> String { time.description }

  @Test func `times of parts and of seconds`() {
    let rows: [(CMTime, String)] = [
      (CMTime(value: 3, timescale: 2), "{3/2 = 1.500}"),
      (CMTime(value: 3, timescale: 0), "{INVALID}"),
      (CMTimeMakeWithSeconds(1.5, preferredTimescale: 600), "{900/600 = 1.500}"),
      (CMTime(seconds: 0.0005, preferredTimescale: 600), "{0/600 = 0.000, rounded}"),
      (CMTime(seconds: 1.0 / 3, preferredTimescale: 3), "{1/3 = 0.333}"),
      (CMTime(seconds: -2.5, preferredTimescale: 1), "{-3/1 = -3.000, rounded}"),
      (CMTime(seconds: .nan, preferredTimescale: 600), "{INVALID}"),
      (CMTime(seconds: .infinity, preferredTimescale: 600), "{POSITIVE INFINITY}"),
      (CMTime(seconds: -1e300, preferredTimescale: 600), "{NEGATIVE INFINITY}"),
      (CMTime(seconds: 1, preferredTimescale: 0), "{INVALID}"),
      (.indefinite, "{INDEFINITE}"), (.zero, "{0/1 = 0.000}"),
    ]
    for (time, words) in rows { #expect(text(time) == words) }
    #expect(CMTime(seconds: 1e18, preferredTimescale: 600).timescale < 600)
    #expect(CMTime.indefinite.seconds.isNaN && CMTime.positiveInfinity.seconds == .infinity)
    #expect(CMTime.zero.isNumeric && !CMTime.indefinite.isNumeric && CMTime.indefinite.isValid)
  }

  @Test func `sums and differences`() {
    let half = CMTime(value: 1, timescale: 2)
    let third = CMTime(value: 1, timescale: 3)
    let other = CMTimeMakeWithEpoch(value: 1, timescale: 1, epoch: 1)
    let third2 = CMTimeMakeWithEpoch(value: 1, timescale: 1, epoch: 2)
    let rows: [(CMTime, String)] = [
      (half + third, "{5/6 = 0.833}"), (half - third, "{1/6 = 0.167}"),
      (half + half, "{2/2 = 1.000}"), (half + .invalid, "{INVALID}"),
      (.positiveInfinity + half, "{POSITIVE INFINITY}"),
      (.positiveInfinity + .negativeInfinity, "{INVALID}"),
      (.positiveInfinity - .negativeInfinity, "{POSITIVE INFINITY}"),
      (.positiveInfinity - .positiveInfinity, "{INVALID}"),
      (.negativeInfinity + .indefinite, "{NEGATIVE INFINITY}"),
      (half + .indefinite, "{INDEFINITE}"),
      (other + third2, "{INVALID}"),
      (CMTime(value: .max, timescale: 1) + CMTime(value: 1, timescale: 1), "{POSITIVE INFINITY}"),
      (
        CMTime(value: 1, timescale: .max) + CMTime(value: 1, timescale: .max - 1),
        "{2/2147483647 = 0.000, rounded}"
      ),
    ]
    for (time, words) in rows { #expect(text(time) == words) }
    #expect((other + half).epoch == 1)
    #expect((other - other).epoch == 0)
    let large =
      CMTime(value: .max - 1, timescale: 1_000) + CMTime(value: .max - 1, timescale: 1_000)
    #expect(large.timescale == 500 && large.hasBeenRounded == false)
  }

  @Test func `products`() {
    let time = CMTime(value: 3, timescale: 2)
    let rows: [(CMTime, String)] = [
      (CMTimeMultiply(time, multiplier: -4), "{-12/2 = -6.000}"),
      (CMTimeMultiplyByRatio(time, multiplier: 1, divisor: 3), "{1/2 = 0.500}"),
      (CMTimeMultiplyByRatio(time, multiplier: 1, divisor: 0), "{INVALID}"),
      (CMTimeMultiplyByRatio(time, multiplier: 1, divisor: -2), "{-2/2 = -1.000, rounded}"),
      (CMTimeMultiply(.positiveInfinity, multiplier: -1), "{NEGATIVE INFINITY}"),
      (CMTimeMultiply(.indefinite, multiplier: 2), "{INDEFINITE}"),
      (CMTimeAbsoluteValue(CMTime(value: -1, timescale: 2)), "{1/2 = 0.500}"),
      (CMTimeAbsoluteValue(.negativeInfinity), "{POSITIVE INFINITY}"),
    ]
    for (time, words) in rows { #expect(text(time) == words) }
    #expect(CMTimeMultiplyByFloat64(time, multiplier: 0.5).seconds == 0.75)
    #expect(CMTimeMultiplyByFloat64(time, multiplier: .nan) == .invalid)
  }

  @Test func `order`() {
    let order: [CMTime] = [
      .negativeInfinity, CMTime(value: -1, timescale: 1), .zero, CMTime(value: 1, timescale: 3),
      CMTime(value: 1, timescale: 2), CMTime(value: .max, timescale: 1), .indefinite,
      .positiveInfinity, .invalid,
    ]
    for (index, one) in order.enumerated() {
      for (place, other) in order.enumerated() {
        #expect(CMTimeCompare(one, other) == (index == place ? 0 : index < place ? -1 : 1))
      }
    }
    let same = [CMTime(value: 2, timescale: 4), CMTime(value: 300, timescale: 600)]
    #expect(same[0] == same[1] && same[0].hashValue == same[1].hashValue)
    #expect(CMTimeMinimum(same[0], .zero) == .zero && CMTimeMaximum(same[0], .zero) == same[1])
  }

  @Test(arguments: [
    (CMTimeRoundingMethod.roundHalfAwayFromZero, 3, -3), (.roundTowardZero, 2, -2),
    (.roundAwayFromZero, 3, -3), (.roundTowardPositiveInfinity, 3, -2),
    (.roundTowardNegativeInfinity, 2, -3), (.quickTime, 2, -2),
  ]) func `rounding`(method: CMTimeRoundingMethod, up: Int64, down: Int64) {
    #expect(CMTime(value: 5, timescale: 2).convertScale(1, method: method).value == up)
    #expect(CMTime(value: -5, timescale: 2).convertScale(1, method: method).value == down)
    let exact = CMTimeConvertScale(
      CMTime(value: 5, timescale: 2), timescale: 600, method: method)
    #expect(exact.value == 1_500 && !exact.hasBeenRounded)
  }

  @Test func `stretches of time`() {
    func range(_ start: Int64, _ end: Int64) -> CMTimeRange {
      CMTimeRange(start: CMTime(value: start, timescale: 1), end: CMTime(value: end, timescale: 1))
    }
    let rows: [(CMTimeRange, CMTimeRange)] = [
      (range(1, 4).union(range(3, 9)), range(1, 9)),
      (range(1, 4).intersection(range(3, 9)), range(3, 4)),
      (range(1, 2).intersection(range(3, 9)), .zero),
      (range(1, 2).union(.invalid), .invalid),
    ]
    for (one, other) in rows { #expect(one == other) }
    #expect(range(1, 4).containsTime(CMTime(value: 1, timescale: 1)))
    #expect(!range(1, 4).containsTime(CMTime(value: 4, timescale: 1)))
    #expect(
      range(1, 4).containsTimeRange(range(2, 4)) && !range(1, 4).containsTimeRange(range(2, 5)))
    #expect(
      !range(4, 1).isValid && range(1, 1).isEmpty && CMTimeRangeGetEnd(range(1, 4)).value == 4)
    let value = NSValue(timeRange: range(1, 4))
    #expect(value.timeRangeValue == range(1, 4))
    #expect(NSValue(time: .indefinite).timeValue == .indefinite)
    #expect(NSNumber(value: 1).timeValue == .invalid)
  }
}
