import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Choices without a source: controls with values", .ownApplication)
struct ValueControlsUnsourcedChoicesTests {
  let trace = EventTrace()
  let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 231, height: 31))
  let stepper = UIStepper()
  let control = UISegmentedControl(items: ["All", "Mine", "Archived"])
  let pages = UIPageControl()

  private var finger: Finger { slider.hostApplication.finger }

  // MARK: Sliders

  @Test func `a slide tells of the value within the movement, between the touches (behaviour 10)`()
  {
    trace.listen(to: slider) { "\($0.value)" }

    slider.userSlide(to: 0.5)

    #expect(
      trace.lines == [
        "touchDown 0.0", "valueChanged 0.5", "primaryActionTriggered 0.5", "touchDragInside 0.5",
        "touchUpInside 0.5",
      ])
  }

  @Test
  func
    `a slider that is not continuous tells of the value before the finger's lift (behaviour 10)`()
  {
    slider.isContinuous = false
    trace.listen(to: slider) { "\($0.value)" }

    finger.began(slider, at: CGPoint(x: 15, y: 15))
    finger.moved(to: CGPoint(x: 65, y: 15))
    finger.moved(to: CGPoint(x: 115, y: 15))
    finger.ended()

    #expect(
      trace.lines == [
        "touchDown 0.0", "touchDragInside 0.25", "touchDragInside 0.5", "valueChanged 0.5",
        "primaryActionTriggered 0.5", "touchUpInside 0.5",
      ])
  }

  @Test
  func `a slide that is taken over is told of before the cancel, where it was left to the end`() {
    slider.isContinuous = false
    trace.listen(to: slider) { "\($0.value)" }

    finger.began(slider, at: CGPoint(x: 15, y: 15))
    finger.moved(to: CGPoint(x: 115, y: 15))
    finger.cancelled()

    #expect(
      trace.lines == [
        "touchDown 0.0", "touchDragInside 0.5", "valueChanged 0.5", "primaryActionTriggered 0.5",
        "touchCancel 0.5",
      ])
  }

  @Test func `a slide that changes nothing tells of no value`() {
    trace.listen(to: slider)

    slider.userSlide(to: 0)

    #expect(trace.lines == ["touchDown", "touchUpInside"])
  }

  @Test func `a slider's limit that passes the other one takes it along`() {
    slider.minimumValue = 5
    #expect(slider.maximumValue == 5)
    slider.maximumValue = 2
    #expect(slider.minimumValue == 2)
    #expect(slider.value == 2)
  }

  @Test func `a finger takes a slider's thumb from ten points beside it`() {
    for (x, value) in [(40.0, Float(0.5)), (42, 0)] {
      slider.value = 0
      finger.began(slider, at: CGPoint(x: x, y: 15))
      finger.moved(to: CGPoint(x: x + 100, y: 15))
      finger.ended()
      #expect(slider.value == value)
    }
  }

  // MARK: Steppers

  @Test func `a stepper steps when the finger goes down, and sends no touch events (behaviour 11)`()
  {
    trace.listen(to: stepper) { "\($0.value)" }

    finger.began(stepper)
    trace.add("down")
    finger.ended()

    #expect(trace.lines == ["valueChanged 1.0", "primaryActionTriggered 1.0", "down"])
  }

  @Test func `a stepper that is not continuous tells of a step when the finger goes, wherever`() {
    stepper.isContinuous = false
    trace.listen(to: stepper) { "\($0.value)" }

    finger.began(stepper)
    trace.add("down")
    finger.ended()
    finger.began(stepper)
    finger.moved(to: CGPoint(x: 500, y: 500))
    trace.add("outside")
    finger.ended()
    finger.began(stepper)
    trace.add("down")
    finger.cancelled()

    #expect(
      trace.lines == [
        "down", "valueChanged 1.0", "primaryActionTriggered 1.0", "outside", "valueChanged 2.0",
        "primaryActionTriggered 2.0", "down", "valueChanged 3.0", "primaryActionTriggered 3.0",
      ])
  }

  @Test func `a step of nothing has a text of our own`() {
    let received = failures { stepper.stepValue = 0 }

    #expect(received.reasons == ["Step value must be greater than 0"])
  }

  // MARK: Segmented controls

  @Test func `a tap on the selected segment sends nothing (behaviour 9)`() {
    control.selectedSegmentIndex = 1
    trace.listen(to: control)

    control.userTap(segment: 1)

    #expect(trace.lines.isEmpty)
    #expect(control.selectedSegmentIndex == 1)
  }

  @Test
  func `a momentary control tells of each tap, and has no selection afterwards (behaviour 9)`() {
    control.isMomentary = true
    trace.listen(to: control) { "\($0.selectedSegmentIndex)" }

    control.userTap(segment: 1)
    trace.add("\(control.selectedSegmentIndex)")
    control.userTap(segment: 1)
    control.selectedSegmentIndex = 2
    trace.add("\(control.selectedSegmentIndex)")

    #expect(
      trace.lines == [
        "valueChanged 1", "primaryActionTriggered 1", "-1", "valueChanged 1",
        "primaryActionTriggered 1", "-1",
      ])
  }

  @Test func `a tap on a disabled segment sends nothing (behaviour 9)`() {
    control.setEnabled(false, forSegmentAt: 1)
    trace.listen(to: control)

    control.userTap(segment: 1)

    #expect(trace.lines.isEmpty)
    #expect(control.selectedSegmentIndex == -1)
  }

  @Test func `a segment's own action comes after the events, also in a momentary control`() {
    let go = UIAction(title: "Go") { [control, trace] _ in
      trace.add("did Go \(control.selectedSegmentIndex)")
    }
    control.insertSegment(action: go, at: 0, animated: false)
    control.isMomentary = true
    trace.listen(to: control)

    control.userTap(segment: 0)

    #expect(trace.lines == ["valueChanged", "primaryActionTriggered", "did Go 0"])
  }

  @Test func `the selection stays with its segment when others come and go`() {
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "First", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    control.insertSegment(withTitle: "Last", at: 4, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == -1)
  }

  @Test func `the selection of a segment that is not there raises`() {
    let received = failures { control.selectedSegmentIndex = 3 }

    #expect(
      received.reasons == ["*** -[__NSArrayM objectAtIndex:]: index 3 beyond bounds [0 .. 2]"])
    #expect(control.selectedSegmentIndex == -1)
  }

  // MARK: Page controls

  @Test func `a page control tells of its page between the touches`() {
    pages.numberOfPages = 2
    trace.listen(to: pages) { "\($0.currentPage)" }

    pages.userTap(forward: true)

    #expect(
      trace.lines == [
        "touchDown 0", "valueChanged 1", "primaryActionTriggered 1", "touchUpInside 1",
      ])
  }

  @Test func `a page control whose dots stand goes on where they do`() {
    pages.numberOfPages = 3
    let lying = pages.intrinsicContentSize
    pages.direction = .topToBottom
    #expect(pages.intrinsicContentSize == CGSize(width: lying.height, height: lying.width))
    pages.frame = CGRect(origin: .zero, size: pages.intrinsicContentSize)

    finger.tap(at: CGPoint(x: 13, y: pages.bounds.height - 5), within: pages)
    #expect(pages.currentPage == 1)
    pages.direction = .bottomToTop
    finger.tap(at: CGPoint(x: 13, y: 5), within: pages)
    #expect(pages.currentPage == 2)
    pages.userTap(forward: false)
    #expect(pages.currentPage == 1)
  }

  // MARK: Date pickers and picker views

  @Test func `a date is rounded down below the maximum, and moved above the minimum then`() {
    let picker = UIDatePicker()
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.minuteInterval = 15
    picker.minimumDate = Date(timeIntervalSinceReferenceDate: 420)

    picker.date = Date(timeIntervalSinceReferenceDate: 600)

    #expect(picker.date == Date(timeIntervalSinceReferenceDate: 420))
    picker.maximumDate = Date(timeIntervalSinceReferenceDate: 2_000)
    picker.date = Date(timeIntervalSinceReferenceDate: 4_000)
    #expect(picker.date == Date(timeIntervalSinceReferenceDate: 1_800))
  }

  @Test func `a date or a row that is picked again is not told of`() {
    let picker = UIDatePicker()
    trace.listen(to: picker)

    picker.userPick(picker.date)

    #expect(trace.lines.isEmpty)
  }

  @Test func `a row of a picker view that is too far stands for the last one`() {
    let letters = Letters()
    let picker = UIPickerView()
    picker.dataSource = letters
    picker.delegate = letters

    picker.selectRow(99, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 2)
    picker.selectRow(-1, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 0)
    picker.userPick(0, in: 0)
    #expect(letters.picks.isEmpty)
  }

  @Test func `a pull of 120 points refreshes, before the finger is lifted`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let delegate = ScrollTrace(trace)
    scrollView.delegate = delegate
    scrollView.alwaysBounceVertical = true
    let refresh = UIRefreshControl()
    scrollView.refreshControl = refresh
    trace.listen(to: refresh)

    scrollView.userDrag(to: CGPoint(x: 0, y: -119))
    scrollView.hostApplication.mainLoop.settle()
    trace.clear()
    scrollView.userDrag(to: CGPoint(x: 0, y: -120))

    #expect(
      trace.lines == [
        "willBeginDragging", "didScroll", "valueChanged", "primaryActionTriggered",
        "didEndDragging",
      ])
  }
}

private final class Letters: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var picks: [Int] = []

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    picks.append(row)
  }
}

private final class ScrollTrace: NSObject, UIScrollViewDelegate {
  let trace: EventTrace

  init(_ trace: EventTrace) { self.trace = trace }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { trace.add("willBeginDragging") }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { trace.add("didScroll") }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    trace.add("didEndDragging")
  }
}
