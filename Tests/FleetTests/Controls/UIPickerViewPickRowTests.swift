import FleetTesting
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("UIPickerView.pickRow(…)", .freshApplication)
struct UIPickerViewPickRowTests {
  private let picker = UIPickerView()
  private let sizes = Sizes()

  init() {
    picker.dataSource = sizes
    picker.delegate = sizes
  }

  @Test func `picks a row, and tells the delegate (behaviour 14)`() {
    #expect(
      failures {
        picker.pickRow(1, inComponent: 0)
        picker.pickRow(withTitle: "blue", inComponent: 1)
      }.isEmpty)

    #expect(sizes.picks == ["0: 1", "1: 1"])
    #expect(picker.selectedRow(inComponent: 0) == 1)
    #expect(picker.selectedRow(inComponent: 1) == 1)
  }

  @Test func `tells of nothing where the row is selected already`() {
    #expect(failures { picker.pickRow(0, inComponent: 0) }.isEmpty)

    #expect(sizes.picks.isEmpty)
  }

  @Test func `says that there is no such row, and which there are`() {
    let received =
      failures { picker.pickRow(3, inComponent: 0) }
      + failures { picker.pickRow(.min, inComponent: 0) }
      + failures { picker.pickRow(withTitle: "XL", inComponent: 0) }

    #expect(
      received.reasons == [
        "Picker view has no row 3 in component 0.",
        "Picker view has no row \(Int.min) in component 0.",
        "No row with title 'XL' found in component 0 of picker view.",
      ])
    let listing = "The rows of <UIPickerView> are 'S', 'M', 'L'."
    #expect(received.map(\.details) == [listing, listing, "Did you mean 'L'? \(listing)"])
    #expect(received.map(\.name) == [.control, .control, .control])
    #expect(sizes.picks.isEmpty)
  }

  @Test func `says that there is no such component`() {
    let received =
      failures { picker.pickRow(0, inComponent: 2) }
      + failures { picker.pickRow(withTitle: "S", inComponent: .max) }
      + failures { UIPickerView().pickRow(0, inComponent: 0) }

    #expect(
      received.reasons == [
        "Picker view has no component 2.", "Picker view has no component \(Int.max).",
        "Picker view has no component 0.",
      ])
    #expect(
      received.map(\.details) == [
        "<UIPickerView> has 2, counted from 0.", "<UIPickerView> has 2, counted from 0.",
        "<UIPickerView> has no data source.",
      ])
  }

  @Test func `lists the first of many rows`() {
    sizes.rows = [(0..<50).map { "\($0)" }, []]
    picker.reloadAllComponents()

    let many = failures { picker.pickRow(withTitle: "50", inComponent: 0) }
    let none = failures { picker.pickRow(0, inComponent: 1) }

    #expect(many.allSatisfy { $0.details.hasSuffix("'18', '19', and 30 more.") })
    #expect(many.count == 1)
    #expect(none.map(\.details) == ["Component 1 of <UIPickerView> has no rows."])
  }

  @Test func `says what stops the user, and changes nothing`() {
    picker.isUserInteractionEnabled = false
    let inert = failures { picker.pickRow(1, inComponent: 0) }
    picker.isUserInteractionEnabled = true
    let panel = UIStackView(arrangedSubviews: [picker])
    panel.isHidden = true
    let hidden = failures { picker.pickRow(withTitle: "M", inComponent: 0) }

    #expect(
      inert.reasons == [
        "Cannot pick row in UIPickerView: View does not allow user interaction."
      ])
    #expect(hidden.reasons == ["Cannot pick row in UIPickerView: Control is not visible."])
    #expect(hidden.map(\.details) == ["<UIPickerView> is in <UIStackView>, which is hidden."])
    #expect(sizes.picks.isEmpty)
  }

  @Test func `survives a delegate that reloads, removes the picker and picks again`() {
    let screen = UIViewController()
    screen.view.addSubview(picker)
    setAsAppRootWindow(screen)
    sizes.onPick = { [sizes, picker] in
      sizes.onPick = {}
      sizes.rows = [["only"], []]
      picker.reloadAllComponents()
      picker.removeFromSuperview()
      picker.pickRow(0, inComponent: 0)
    }

    #expect(failures { picker.pickRow(2, inComponent: 0) }.isEmpty)

    #expect(picker.selectedRow(inComponent: 0) == 0)
  }
}

private final class Sizes: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var rows = [["S", "M", "L"], ["red", "blue"]]
  var picks: [String] = []
  var onPick: () -> Void = {}

  func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    rows[component].count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { rows[component][row] }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    picks.append("\(component): \(row)")
    onPick()
  }
}
