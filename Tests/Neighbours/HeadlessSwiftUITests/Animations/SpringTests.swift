import HeadlessSwiftUI
import Testing

/// Springs and curves, with numbers of Apple's pages and such as were worked out by hand.
@MainActor
@Suite("Springs and curves of SwiftUI")
struct SpringTests {
  private func isNear(_ one: Double, _ other: Double, _ distance: Double = 0.001) -> Bool {
    abs(one - other) < distance
  }

  @Test(arguments: [
    // the spring, its duration, bounce, stiffness and damping
    (Spring(duration: 0.5, bounce: 0.3), 0.5, 0.3, 157.914, 17.593),
    (Spring(mass: 1, stiffness: 100, damping: 10), 0.628, 0.5, 100, 10),
    (Spring(mass: 1, stiffness: 4, damping: 5), 3.142, 0, 4, 4),
    (Spring(duration: 1, bounce: -0.5), 1, -0.5, 39.478, 25.133),
    (.bouncy(duration: 1, extraBounce: 0.2), 1, 0.5, 39.478, 6.283),
    (Spring(response: 1, dampingRatio: 1), 1, 0, 39.478, 12.566),
  ])
  func `behaviour 1420: what a spring is called has one meaning`(
    _ spring: Spring, _ duration: Double, _ bounce: Double, _ stiffness: Double, _ damping: Double
  ) {
    #expect(isNear(spring.duration, duration) && isNear(spring.bounce, bounce))
    #expect(isNear(spring.stiffness, stiffness) && isNear(spring.damping, damping))
    #expect(spring.mass == 1)
  }

  @Test(arguments: [
    // the spring, a time, the way to 1 and the velocity then
    (Spring(response: 1, dampingRatio: 0), 0.25, 1.0, 2 * Double.pi),
    (Spring(response: 1, dampingRatio: 0), 0.5, 2, 0),
    // 1 - (1 + π) / e^π, and π² / 0.25 / e^π
    (Spring(), 0.25, 0.82103, 1.70602),
    // It comes from e^-t and e^-4t: 1 - (4 / 2 - 1 / 16) / 3 after ln 2.
    (
      Spring(mass: 1, stiffness: 4, damping: 5, allowOverDamping: true), 0.693147, 0.354167,
      0.583333
    ),
    // -e^(-π / √3): the end of the first swing, with a ratio of 0.5.
    (Spring(response: 1, dampingRatio: 0.5), 0.57735, 1.16303, 0),
  ])
  func `behaviour 1420: where a spring is, and how fast`(
    _ spring: Spring, _ time: Double, _ value: Double, _ velocity: Double
  ) {
    #expect(isNear(spring.value(target: 1, time: time), value))
    #expect(isNear(spring.velocity(target: 1, time: time), velocity))
    let (from, to) = (CGPoint(x: 2, y: 3), CGPoint(x: 4, y: 3))
    let point = spring.value(fromValue: from, toValue: to, initialVelocity: .zero, time: time)
    #expect(isNear(point.x, 2 + 2 * value) && point.y == 3)
    var (place, speed) = (0.0, 0.0)
    for _ in 0..<10 {
      spring.update(value: &place, velocity: &speed, target: 1, deltaTime: time / 10)
    }
    #expect(isNear(place, value) && isNear(speed, velocity))
  }

  @Test func `behaviour 1420: a force pulls, and slows down`() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(isNear(spring.force(target: 1, position: 0.5, velocity: 2), 100 * 0.5 - 10 * 2))
  }

  @Test(arguments: [Spring(), .snappy, .bouncy, Spring(duration: 1, bounce: -0.5)])
  func `behaviour 1420: a spring rests when it stays near its end`(_ spring: Spring) {
    let time = spring.settlingDuration
    for part in [1, 1.05, 1.2, 2] {
      #expect(abs(spring.value(target: 1, time: time * part) - 1) <= 0.001)
    }
    #expect(abs(spring.value(target: 1, time: time * 0.5) - 1) > 0.001)
    let other = Spring(settlingDuration: 2, dampingRatio: spring.dampingRatio)
    #expect(isNear(other.settlingDuration, 2))
    #expect(Spring(response: 1, dampingRatio: 0).settlingDuration == .infinity)
  }

  @Test(arguments: [
    // the curve, how much time is over, how far it has come, and how fast
    (UnitCurve.linear, 0.3, 0.3, 1.0),
    (.linear, -1, 0, 1),
    (.linear, 2, 1, 1),
    // On a circle: 0.6 and 0.8.
    (.circularEaseIn, 0.6, 0.2, 0.75),
    (.circularEaseOut, 0.4, 0.8, 0.75),
    (.circularEaseInOut, 0.3, 0.1, 0.75),
    (.circularEaseInOut, 0.7, 0.9, 0.75),
    (.easeIn, 0, 0, 0),
    (.easeInOut, 0.5, 0.5, 1.7241),
    (.easeOut, 1, 1, 0),
    // Half of the curve is 3 / 8 of the first point's and of the second one's, and an eighth.
    (
      .bezier(
        startControlPoint: UnitPoint(x: 0.5, y: 0), endControlPoint: UnitPoint(x: 0.5, y: 0)),
      0.5, 0.125, 1
    ),
  ])
  func `behaviour 1420: how far a curve has come, and how fast it goes`(
    _ curve: UnitCurve, _ time: Double, _ value: Double, _ velocity: Double
  ) {
    #expect(isNear(curve.value(at: time), value))
    #expect(isNear(curve.velocity(at: time), velocity, 0.01))
    #expect(isNear(curve.inverse.value(at: value), min(max(time, 0), 1)))
    #expect(curve.inverse.inverse == curve)
  }
}
