import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("UIStepper", .ownApplication)
struct UIStepperTests {
  let stepper = UIStepper()
  let trace = EventTrace()

  private var finger: Finger { stepper.hostApplication.finger }

  @Test func `goes from 0 to 100 in steps of 1`() {
    #expect(stepper.value == 0)
    #expect(stepper.minimumValue == 0)
    #expect(stepper.maximumValue == 100)
    #expect(stepper.stepValue == 1)
    #expect(stepper.isContinuous)
    #expect(stepper.autorepeat)
    #expect(!stepper.wraps)
    #expect(stepper.frame.size == CGSize(width: 94, height: 32))
  }

  @Test func `keeps its value between the limits, whether it wraps or not (behaviour 11)`() {
    stepper.value = 999
    #expect(stepper.value == 100)
    stepper.wraps = true
    stepper.value = -1
    #expect(stepper.value == 0)
  }

  @Test func `moves the other limit along with one that passes it`() {
    stepper.minimumValue = 200
    #expect(stepper.maximumValue == 200)
    #expect(stepper.value == 200)
    stepper.maximumValue = 50
    #expect(stepper.minimumValue == 50)
    #expect(stepper.value == 50)
  }

  @Test func `takes no number that is none`() {
    stepper.value = 5

    stepper.value = .nan
    stepper.minimumValue = .nan
    stepper.maximumValue = .nan

    #expect(stepper.value == 5)
    #expect(stepper.minimumValue == 0)
    #expect(stepper.maximumValue == 100)
    stepper.value = .infinity
    #expect(stepper.value == 100)
  }

  @Test(arguments: [0, -1, Double.nan])
  func `raises for a step that leads nowhere`(step: Double) {
    stepper.stepValue = 3

    let received = failures { stepper.stepValue = step }

    #expect(received.map(\.name) == [.invalidArgument])
    #expect(received.map(\.details) == ["UIKit raises this exception in UIStepper.stepValue."])
    #expect(stepper.stepValue == 3)
  }

  @Test func `tells of each step, the value being new (behaviour 11)`() {
    trace.listen(to: stepper) { "\($0.value)" }

    stepper.userTake(.increment)
    stepper.userTake(.increment)
    stepper.userTake(.decrement)

    #expect(
      trace.lines == [
        "valueChanged 1.0", "primaryActionTriggered 1.0", "valueChanged 2.0",
        "primaryActionTriggered 2.0", "valueChanged 1.0", "primaryActionTriggered 1.0",
      ])
  }

  @Test func `does nothing at a limit, unless it wraps (behaviour 11)`() {
    trace.listen(to: stepper) { "\($0.value)" }

    stepper.userTake(.decrement)
    #expect(trace.lines.isEmpty)
    #expect(!stepper.isTracking)

    stepper.wraps = true
    stepper.userTake(.decrement)
    stepper.userTake(.increment)
    #expect(
      trace.lines == [
        "valueChanged 100.0", "primaryActionTriggered 100.0", "valueChanged 0.0",
        "primaryActionTriggered 0.0",
      ])
  }

  @Test func `stops at a limit that a step would pass`() {
    stepper.stepValue = 30
    stepper.value = 90
    stepper.userTake(.increment)
    #expect(stepper.value == 100)
    stepper.wraps = true
    stepper.value = 90
    stepper.userTake(.increment)
    #expect(stepper.value == 0)
  }

  @Test func `says nothing of a change in code (behaviour G3)`() {
    trace.listen(to: stepper)

    stepper.value = 3
    stepper.maximumValue = 1
    stepper.minimumValue = 7

    #expect(trace.lines.isEmpty)
  }

  @Test func `has its minus on the left and its plus on the right`() {
    stepper.value = 10

    finger.tap(stepper)
    #expect(stepper.value == 11)
    finger.tap(at: CGPoint(x: 10, y: 10), within: stepper)
    finger.tap(at: CGPoint(x: 46, y: 10), within: stepper)
    #expect(stepper.value == 9)
  }

  @Test func `steps without a size`() {
    stepper.frame = .zero

    stepper.userTake(.increment)
    stepper.userTake(.increment)
    stepper.userTake(.decrement)

    #expect(stepper.value == 1)
  }

  @Test func `goes without end where it has no limits`() {
    stepper.maximumValue = .infinity
    stepper.minimumValue = -.infinity
    stepper.wraps = true
    stepper.stepValue = .greatestFiniteMagnitude
    stepper.value = .greatestFiniteMagnitude

    stepper.userTake(.increment)
    #expect(stepper.value == .infinity)
    stepper.userTake(.decrement)
    #expect(stepper.value == .infinity)
  }

  @Test func `does nothing while it is disabled`() {
    stepper.isEnabled = false
    trace.listen(to: stepper)

    stepper.userTake(.increment)

    #expect(trace.lines.isEmpty)
    #expect(stepper.value == 0)
  }

  @Test func `survives a handler that takes it away, steps again and moves the limits`() {
    let window = UIWindow()
    window.addSubview(stepper)
    stepper.addAction(
      UIAction { [stepper] _ in
        guard stepper.superview != nil else { return }
        stepper.removeFromSuperview()
        stepper.userTake(.increment)
        stepper.maximumValue = 1
      }, for: .valueChanged)

    stepper.userTake(.increment)

    #expect(stepper.value == 1)
    #expect(!stepper.isTracking)
  }

  @Test func `keeps its images for each state`() {
    let image = UIImage()
    stepper.setIncrementImage(image, for: .normal)
    stepper.setDecrementImage(image, for: .disabled)
    stepper.setBackgroundImage(image, for: .normal)

    #expect(stepper.incrementImage(for: .highlighted) === image)
    #expect(stepper.decrementImage(for: .normal) == nil)
    #expect(stepper.decrementImage(for: .disabled) === image)
    #expect(stepper.backgroundImage(for: .normal) === image)
  }
}
