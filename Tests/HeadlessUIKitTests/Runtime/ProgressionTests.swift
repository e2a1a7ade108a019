import HeadlessUIKit
import Testing

@Suite("Progressions")
struct ProgressionTests {
  /// How fast it goes from 10 on, to where, and how many seconds that takes, if it comes there.
  @Test(
    arguments: [
      (1, 30, 20), (2, 30, 10), (-2, 4, 3), (1, 10, 0), (-1, 10, 0), (1, 4, nil), (-1, 30, nil),
      (0, 10, nil), (0, 30, nil), (1, .infinity, 1e9), (-1, -.infinity, 1e9), (1, .nan, nil),
      (1e-300, 30, 1e9), (1e300, 30, 1e-9), (1, 1e300, 1e9), (.nan, 30, nil), (.infinity, 30, nil),
      (-.infinity, 30, nil), (-.infinity, 4, nil), (.nan, .nan, nil),
    ] as [(Double, Double, Double?)])
  func `tell when they come to a place, at any rate`(rate: Double, place: Double, time: Double?) {
    var progression = Progression()
    progression.move(to: 10, at: .seconds(5))
    progression.go(at: rate, at: .seconds(5))

    #expect(progression.time(to: place, at: .seconds(5)) == time.map { .seconds($0) })
    #expect(!progression.position(at: .seconds(9)).isNaN)
  }
}
