import FleetTestSupport
import FleetTesting
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("Pickers and page controls by way of elements", .freshApplication)
struct ScreenElementPickersTests {
  private let page = UIViewController()
  private let trace = ControlTrace()

  init() { setAsAppRootWindow(page) }

  private func add<View: UIView>(_ view: View) -> View {
    view.frame = CGRect(x: 0, y: 100, width: 300, height: 216)
    page.view.addSubview(view)
    return view
  }

  @Test func `a row is picked by its title and by its number`() {
    let sizes = Sizes()
    let picker = add(UIPickerView())
    (picker.dataSource, picker.delegate) = (sizes, sizes)

    let received = failures {
      Fleet.screen.pickers.element.pickRow(withTitle: "Large", inComponent: 1)
      Fleet.screen.pickers.element.pickRow(1)
      Fleet.screen.pickers.element.pickRow(withTitle: "Huge")
    }

    #expect(sizes.picked == ["1 in 1", "1 in 0"])
    #expect(received.reasons == ["No row with title 'Huge' found in component 0 of picker view."])
  }

  @Test func `a date picker shows the date, and counts down so long`() {
    let picker = add(UIDatePicker())
    let day = Date(timeIntervalSinceReferenceDate: 600_000_000)
    Fleet.screen.datePickers.element.pick(day)
    #expect(picker.date == day)
    picker.datePickerMode = .countDownTimer
    Fleet.screen.datePickers.element.pick(countDownDuration: 300)

    #expect(picker.countDownDuration == 300)
  }

  @Test func `a page control turns a page (behaviour 12)`() {
    let pages = add(UIPageControl())
    (pages.numberOfPages, pages.currentPage) = (3, 1)
    trace.listen(to: pages) { "\($0.currentPage)" }
    Fleet.screen.pageIndicators.element.tapNextPage()
    Fleet.screen.pageIndicators.element.tapPreviousPage()

    #expect(
      trace.lines == [
        "touchDown 1", "valueChanged 2", "primaryActionTriggered 2", "touchUpInside 2",
        "touchDown 2", "valueChanged 1", "primaryActionTriggered 1", "touchUpInside 1",
      ])
  }

  @Test func `what an element is not is a failure`() {
    let view = add(UIView())
    view.accessibilityIdentifier = "box"
    let box = view.element
    let rows = "Cannot pick a row of element 'box': It is no picker."
    let dates = "Cannot pick a date of element 'box': It is no date picker."
    let pages = "Cannot turn the page of element 'box': It is no page control."

    #expect(
      failures {
        box.pickRow(withTitle: "Large")
        box.pickRow(1)
        box.pick(Date(timeIntervalSinceReferenceDate: 0))
        box.pick(countDownDuration: 300)
        box.tapNextPage()
        box.tapPreviousPage()
      }.reasons == [rows, rows, dates, dates, pages, pages])
  }
}

/// Sizes in two components.
@MainActor
private final class Sizes: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var picked: [String] = []

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { row == 0 ? "Small" : "Large" }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    picked.append("\(row) in \(component)")
  }
}
