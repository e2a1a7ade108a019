import FleetTestSupport
import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("UIStepper.increment() and decrement()", .freshApplication)
struct UIStepperStepTests {
  private let stepper = UIStepper()
  private let trace = ControlTrace()

  init() {
    stepper.value = 50
    trace.listen(to: stepper) { "\($0.value)" }
  }

  @Test func `tell of each step (behaviour 11)`() {
    #expect(
      failures {
        stepper.increment()
        stepper.decrement()
      }.isEmpty)

    #expect(
      trace.lines == [
        "valueChanged 51.0", "primaryActionTriggered 51.0", "valueChanged 50.0",
        "primaryActionTriggered 50.0",
      ])
  }

  @Test func `refuse a step at a limit`() {
    stepper.value = 100
    let above = failures { stepper.increment() }
    stepper.value = 0
    let below = failures { stepper.decrement() }

    #expect(above.reasons == ["Cannot increment UIStepper: Value is at its maximum."])
    #expect(
      above.map(\.details) == ["The value of <UIStepper> is 100.0; the values are 0.0 to 100.0."])
    #expect(below.reasons == ["Cannot decrement UIStepper: Value is at its minimum."])
    #expect((above + below).map(\.name) == [.control, .control])
    #expect(trace.lines.isEmpty)
  }

  @Test func `go from one limit to the other where the stepper wraps (behaviour 11)`() {
    stepper.wraps = true
    stepper.value = 100

    stepper.increment()
    #expect(stepper.value == 0)
    stepper.decrement()
    #expect(stepper.value == 100)
  }

  @Test func `say what stops the user, and change nothing`() {
    var received: [String] = []
    stepper.isHidden = true
    received += failures { stepper.increment() }.reasons
    stepper.isEnabled = false
    received += failures { stepper.decrement() }.reasons
    stepper.isUserInteractionEnabled = false
    received += failures { stepper.increment() }.reasons

    #expect(
      received == [
        "Cannot increment UIStepper: Control is not visible.",
        "Cannot decrement UIStepper: Control is not enabled.",
        "Cannot increment UIStepper: View does not allow user interaction.",
      ])
    #expect(trace.lines.isEmpty)
  }

  @Test func `a tap in the middle is one on the plus`() {
    stepper.tap()

    #expect(stepper.value == 51)
  }

  @Test func `beat a recognizer of a view around (behaviour 224)`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.addGestureRecognizer(UITapGestureRecognizer())
    outer.addSubview(stepper)

    stepper.decrement()

    #expect(trace.lines == ["valueChanged 49.0", "primaryActionTriggered 49.0"])
  }
}
