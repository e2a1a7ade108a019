import Fleet
import FleetTesting
import HeadlessSwiftUI
import Testing

/// Views that change with a value, which keyframes change frame by frame.
@MainActor
@Suite("Keyframes of SwiftUI's views", .freshApplication)
struct KeyframeAnimatorTests {
  @MainActor @Observable
  final class Model {
    var count = 0
    var repeats = true
    var isShown = true
  }

  private let model = Model()
  private let log = Log()

  /// The last value that was shown, without a settle.
  private var last: String? { log.take().last }

  /// From a value by ten up, in one second.
  private struct Triggered: View {
    let model: Model
    let log: Log

    var body: some View {
      KeyframeAnimator(initialValue: 5.0, trigger: model.count) { value in
        let text = "\((value * 10).rounded() / 10)"
        let _ = log.add(text)
        Text(text)
      } keyframes: { value in
        LinearKeyframe(value + 10, duration: 1)
      }
    }
  }

  @Test func `behaviour 1417: time that passes shows the frames of a run`() {
    show(Triggered(model: model, log: log))
    #expect(texts == ["5.0"])
    _ = log.take()
    model.count = 1
    for (time, value) in [(250, "7.5"), (250, "10.0"), (250, "12.5"), (300, "15.0"), (300, nil)] {
      Fleet.advance(by: .milliseconds(time))
      #expect(last == value)
    }
    #expect(texts == ["15.0"])
  }

  @Test func `behaviour 1417: a settle brings a run to its end, from where the next one begins`() {
    show(Triggered(model: model, log: log))
    for (count, text) in [(1, "15.0"), (2, "25.0"), (3, "35.0")] {
      model.count = count
      Fleet.settle()
      #expect(texts == [text])
    }
    // One that is interrupted goes on from its value.
    model.count = 4
    Fleet.advance(by: .milliseconds(500))
    #expect(last == "40.0")
    model.count = 5
    Fleet.settle()
    #expect(texts == ["50.0"])
  }

  /// Up to ten within a second, again and again.
  private struct Endless: View {
    let model: Model
    let log: Log

    var body: some View {
      if model.isShown {
        Words("moves").keyframeAnimator(
          initialValue: CGPoint.zero, repeating: model.repeats
        ) { view, point in
          let _ = log.add("\(Int(point.x.rounded())) \(Int(point.y.rounded()))")
          view.offset(x: point.x, y: point.y)
        } keyframes: { _ in
          KeyframeTrack(\.x) {
            MoveKeyframe(100)
            LinearKeyframe(200, duration: 1)
          }
          KeyframeTrack(\.y) { LinearKeyframe(10, duration: 0.5) }
        }
      }
    }
  }

  @Test func `behaviour 1417: keyframes that repeat have no end, and let the app rest`() {
    show(Endless(model: model, log: log))
    #expect(last == "100 0")
    #expect(Fleet.pendingWork == [])
    // The second time, the track of y begins where it has ended.
    let rows = [(250, "125 5"), (500, "175 10"), (500, "125 10"), (1000, "125 10")]
    for (time, value) in rows {
      Fleet.advance(by: .milliseconds(time))
      #expect(last == value)
      Fleet.settle()
      #expect(last == nil)
    }
    model.repeats = false
    Fleet.settle()
    #expect(last == "100 0")
    Fleet.advance(by: .seconds(5))
    #expect(last == nil)
    model.repeats = true
    Fleet.advance(by: .milliseconds(250))
    #expect(last == "125 5")
    model.isShown = false
    Fleet.settle()
    _ = log.take()
    Fleet.advance(by: .seconds(5))
    #expect(last == nil)
  }
}
