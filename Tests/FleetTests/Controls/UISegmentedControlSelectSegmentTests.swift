import FleetTestSupport
import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("UISegmentedControl.selectSegment(…)", .freshApplication)
struct UISegmentedControlSelectSegmentTests {
  private let control = UISegmentedControl(items: ["All", "Mine", UIImage()])
  private let trace = ControlTrace()
  private let listing =
    "The segments of <UISegmentedControl> are 'All', 'Mine' (disabled), an image."

  init() { trace.listen(to: control) { "\($0.selectedSegmentIndex)" } }

  @Test func `selects a segment by its title or index (behaviour 9)`() {
    #expect(
      failures {
        control.selectSegment(withTitle: "Mine")
        control.selectSegment(at: 2)
      }.isEmpty)

    #expect(
      trace.lines == [
        "valueChanged 1", "primaryActionTriggered 1", "valueChanged 2", "primaryActionTriggered 2",
      ])
  }

  @Test func `leaves a selected segment selected, and a momentary one unselected (behaviour 9)`() {
    control.selectedSegmentIndex = 0
    #expect(failures { control.selectSegment(withTitle: "All") }.isEmpty)
    #expect(trace.lines.isEmpty)

    control.isMomentary = true
    control.selectSegment(at: 0)
    control.selectSegment(at: 0)
    #expect(
      trace.lines == [
        "valueChanged 0", "primaryActionTriggered 0", "valueChanged 0", "primaryActionTriggered 0",
      ])
    #expect(control.selectedSegmentIndex == -1)
  }

  @Test func `says that there is no such segment, and which there are`() {
    control.setEnabled(false, forSegmentAt: 1)

    let received =
      failures { control.selectSegment(withTitle: "Mien") }
      + failures { control.selectSegment(at: 3) } + failures { control.selectSegment(at: .min) }

    #expect(
      received.reasons == [
        "No segment with title 'Mien' found in segmented control.",
        "Segmented control has no segment 3.", "Segmented control has no segment \(Int.min).",
      ])
    #expect(received.map(\.details) == ["Did you mean 'Mine'? \(listing)", listing, listing])
    #expect(received.map(\.name) == [.control, .control, .control])
    let empty = failures { UISegmentedControl().selectSegment(at: 0) }
    #expect(empty.map(\.details) == ["<UISegmentedControl> has no segments."])
  }

  @Test func `does not select a segment that is disabled`() {
    control.setEnabled(false, forSegmentAt: 1)

    let received =
      failures { control.selectSegment(withTitle: "Mine") }
      + failures { control.selectSegment(at: 1) }

    let sentence = "Segment 'Mine' is not enabled."
    #expect(received.reasons == [sentence, sentence])
    #expect(received.map(\.details) == [listing, listing])
    #expect(trace.lines.isEmpty)
  }

  @Test func `takes the enabled one of two segments with one title`() {
    control.insertSegment(withTitle: "All", at: 3, animated: false)
    control.setEnabled(false, forSegmentAt: 0)

    control.selectSegment(withTitle: "All")

    #expect(control.selectedSegmentIndex == 3)
  }

  @Test func `says what stops the user, and changes nothing`() {
    var received: [String] = []
    control.alpha = 0
    received += failures { control.selectSegment(at: 0) }.reasons
    control.isEnabled = false
    received += failures { control.selectSegment(withTitle: "All") }.reasons
    control.isUserInteractionEnabled = false
    received += failures { control.selectSegment(at: 99) }.reasons

    #expect(
      received == [
        "Cannot tap UISegmentedControl: Control is not visible.",
        "Cannot tap UISegmentedControl: Control is not enabled.",
        "Cannot tap UISegmentedControl: View does not allow user interaction.",
      ])
    #expect(trace.lines.isEmpty)
  }

  @Test func `a tap in the middle selects the segment there`() {
    control.tap()

    #expect(control.selectedSegmentIndex == 1)
  }

  @Test func `performs the action of a segment`() {
    var isDone = false
    control.setAction(UIAction(title: "Go") { _ in isDone = true }, forSegmentAt: 0)

    control.selectSegment(withTitle: "Go")

    #expect(isDone)
  }
}
