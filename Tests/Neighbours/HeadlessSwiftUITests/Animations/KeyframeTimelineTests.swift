import HeadlessSwiftUI
import Testing

/// The values between keyframes, worked out by hand.
@MainActor
@Suite("Values between SwiftUI's keyframes")
struct KeyframeTimelineTests {
  private typealias Row = (timeline: KeyframeTimeline<Double>, values: [(Double, Double)])

  private func timeline(
    @KeyframesBuilder<Double> _ content: () -> some Keyframes<Double>
  ) -> KeyframeTimeline<Double> {
    KeyframeTimeline(initialValue: 0, content: content)
  }

  private func expect(_ rows: [Row], _ location: SourceLocation = #_sourceLocation) {
    for (index, row) in rows.enumerated() {
      for (time, value) in row.values {
        let found = row.timeline.value(time: time)
        #expect(
          abs(found - value) < 0.001, "row \(index), time \(time): \(found)",
          sourceLocation: location)
      }
    }
  }

  @Test func `behaviour 1418: straight ways, their curves, and jumps`() {
    expect([
      (
        timeline { LinearKeyframe(10, duration: 2) },
        [(-1, 0), (0, 0), (0.5, 2.5), (1, 5), (2, 10), (3, 10)]
      ),
      // 1 - √(1 - 0.6²) = 0.2
      (
        timeline { LinearKeyframe(10, duration: 1, timingCurve: .circularEaseIn) },
        [(0.6, 2), (1, 10)]
      ),
      (
        timeline {
          MoveKeyframe(5)
          LinearKeyframe(15, duration: 1)
          MoveKeyframe(100)
          LinearKeyframe(110, duration: 1)
        },
        [(0, 5), (0.5, 10), (1, 100), (1.5, 105), (2, 110)]
      ),
      (timeline { MoveKeyframe(5) }, [(0, 5), (1, 5)]),
      (timeline {}, [(0, 0), (1, 0)]),
    ])
  }

  @Test func `behaviour 1418: curves keep the velocity of what is beside them`() {
    expect([
      // At rest at both ends: 3 / 16 - 2 / 64 of the way after a quarter.
      (timeline { CubicKeyframe(10, duration: 1) }, [(0.25, 1.5625), (0.5, 5), (1, 10)]),
      // Between curves it is (30 - 0) / 2 seconds, an eighth of which is taken off and added.
      (
        timeline {
          CubicKeyframe(10, duration: 1)
          CubicKeyframe(30, duration: 1)
        },
        [(0.5, 5 - 1.875), (1, 10), (1.5, 20 + 1.875)]
      ),
      (
        timeline {
          LinearKeyframe(10, duration: 1)
          CubicKeyframe(10, duration: 1)
        },
        [(1.5, 10 + 10.0 / 8)]
      ),
      (
        timeline {
          CubicKeyframe(10, duration: 1)
          LinearKeyframe(20, duration: 0.5)
        },
        [(0.5, 5 - 20.0 / 8), (1.25, 15)]
      ),
      (
        timeline {
          CubicKeyframe(10, duration: 1)
          MoveKeyframe(20)
        },
        [(0.5, 5), (1, 20)]
      ),
      (
        timeline { CubicKeyframe(10, duration: 1, startVelocity: 8, endVelocity: -8) },
        [(0.5, 5 + 1 + 1)]
      ),
    ])
  }

  @Test func `behaviour 1418: springs go on from where they are, as fast as they are`() {
    // Nothing slows it down: it swings once in a second.
    let swing = Spring(response: 1, dampingRatio: 0)
    // A distance of v swings by v to each side.
    let slow = Spring(response: 2 * .pi, dampingRatio: 0)
    expect([
      // 1 - (1 + π) / e^π of the way
      (timeline { SpringKeyframe(10, duration: 1) }, [(0, 0), (0.25, 8.2103), (1, 10)]),
      (
        timeline {
          SpringKeyframe(10, duration: 0.5, spring: swing)
          LinearKeyframe(0, duration: 1)
        },
        [(0.25, 10), (0.5, 20), (1, 10), (1.5, 0)]
      ),
      (
        timeline { SpringKeyframe(0, duration: 10, spring: slow, startVelocity: 3) },
        [(.pi / 2, 3), (.pi, 0)]
      ),
      (
        timeline {
          LinearKeyframe(5, duration: 1)
          SpringKeyframe(5, duration: 10, spring: slow)
        },
        [(1 + .pi / 2, 10)]
      ),
    ])
  }

  private struct Values {
    var scale = 1.0
    var angle = Angle.zero
    var place = CGPoint(x: 1, y: 1)
    var other = 7
  }

  @Test(arguments: [(true, 90.0, 1.0), (false, 45, 0.5)])
  func `behaviour 1419: tracks change properties, and what is over stays`(
    _ isLong: Bool, _ angle: Double, _ end: Double
  ) {
    let timeline = KeyframeTimeline(initialValue: Values()) {
      KeyframeTrack(\.scale) {
        for size in [2.0, 4.0] { LinearKeyframe(size, duration: 0.25) }
      }
      KeyframeTrack(\.angle) {
        if isLong {
          LinearKeyframe(.degrees(90), duration: 1)
        } else {
          LinearKeyframe(.degrees(45), duration: 0.5)
        }
      }
      KeyframeTrack(\.place) { LinearKeyframe(CGPoint(x: 3, y: 5), duration: 0.5) }
      KeyframeTrack(\.place.x) { MoveKeyframe(9) }
    }
    #expect(timeline.duration == end)
    #expect(abs(timeline.value(progress: 0.5).angle.degrees - angle / 2) < 0.001)
    let early = timeline.value(time: 0.375)
    #expect(abs(early.scale - 3) < 0.001)
    #expect(early.place == CGPoint(x: 9, y: 4))
    let last = timeline.value(progress: 2)
    #expect(last.scale == 4 && last.other == 7 && last.place == CGPoint(x: 9, y: 5))
    #expect(abs(last.angle.degrees - angle) < 0.001)
  }

  /// Keyframes of an app's own, made of others.
  private struct Hop: KeyframeTrackContent {
    let height: Double

    var body: some KeyframeTrackContent<Double> {
      LinearKeyframe(height, duration: 1)
      LinearKeyframe(0, duration: 1)
    }
  }

  private struct Hops: Keyframes {
    var body: some Keyframes<Double> {
      Hop(height: 2)
      Hop(height: 4)
    }
  }

  @Test func `behaviour 1419: keyframes of an app's own are made of others`() {
    expect([(timeline { Hops() }, [(0.5, 1), (1, 2), (2, 0), (3, 4), (4, 0)])])
    #expect(timeline { Hops() }.duration == 4)
  }
}
