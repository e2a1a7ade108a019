import HeadlessAVFoundation
import TestSupport
import Testing

@Suite struct CMTimeFuzzTests {
  private func time(_ generator: inout SeededGenerator) -> CMTime {
    let scales: [Int32] = [1, 2, 3, 24, 30, 600, 44_100, 90_000, 1_000_000_000, .max, .max - 1]
    let shift = Int64.random(in: 0..<63, using: &generator)
    return CMTime(
      value: Int64.random(in: .min ... .max, using: &generator) >> shift,
      timescale: scales.randomElement(using: &generator) ?? 1)
  }

  @Test(arguments: Fuzz.runs(short: 5, long: 50, steps: (500, 20_000)))
  func `sums and order are those of exact fractions`(fuzz: Fuzz) {
    var generator = fuzz.generator
    for _ in 0..<fuzz.steps {
      let (one, other) = (time(&generator), time(&generator))
      // Double has 53 bits of the 63: that much must be right.
      let (sum, exact) = (one + other, one.seconds + other.seconds)
      let tolerance =
        max(abs(one.seconds), abs(other.seconds)) * 1e-15 + 1 / max(Double(sum.timescale), 1)
      #expect(sum.isNumeric ? abs(sum.seconds - exact) <= tolerance : abs(exact) > 9e18, "\(fuzz)")
      #expect(one + other == other + one, "\(fuzz)")
      #expect(one - one == .zero, "\(fuzz)")
      #expect(one < other ? !(other < one) : one >= other, "\(fuzz)")
      if one.seconds < other.seconds { #expect(one <= other, "\(fuzz)") }
      let scaled = one.convertScale(600, method: .default)
      if scaled.isNumeric {
        #expect(abs(scaled.seconds - one.seconds) <= tolerance + 1 / 1_200, "\(fuzz)")
      }
      #expect(NSValue(time: one).timeValue == one, "\(fuzz)")
    }
  }
}
