import FleetTestSupport
import FleetTesting
import Foundation
import Testing

@MainActor
@Suite("What controls that cannot be used say", .freshApplication)
struct ControlFailureTextsTests {
  @Test func `switches and sliders`() {
    let alerts = UISwitch()
    alerts.accessibilityLabel = "Alerts"
    alerts.isEnabled = false
    expectText(
      """
      Fleet.SwitchError: Cannot flip UISwitch: Control is not enabled.
      <UISwitch "Alerts">.isEnabled is false. What enables it has to come first.
      """
    ) { alerts.flip() }
    let volume = UISlider()
    volume.accessibilityLabel = "Volume"
    expectText(
      """
      Fleet.ControlError: Cannot slide UISlider: Value 2.0 is out of range.
      The values of <UISlider "Volume"> are 0.0 to 1.0.
      """
    ) { volume.slide(to: 2) }
    volume.isHidden = true
    expectText(
      """
      Fleet.ControlError: Cannot slide UISlider: Control is not visible.
      <UISlider "Volume">.isHidden is true.
      """
    ) { volume.slide(to: 1) }
  }

  @Test func `steppers`() {
    let guests = UIStepper()
    guests.accessibilityLabel = "Guests"
    expectText(
      """
      Fleet.ControlError: Cannot decrement UIStepper: Value is at its minimum.
      The value of <UIStepper "Guests"> is 0.0; the values are 0.0 to 100.0.
      """
    ) { guests.decrement() }
    guests.value = 100
    expectText(
      """
      Fleet.ControlError: Cannot increment UIStepper: Value is at its maximum.
      The value of <UIStepper "Guests"> is 100.0; the values are 0.0 to 100.0.
      """
    ) { guests.increment() }
    guests.isEnabled = false
    expectText(
      """
      Fleet.ControlError: Cannot decrement UIStepper: Control is not enabled.
      <UIStepper "Guests">.isEnabled is false. What enables it has to come first.
      """
    ) { guests.decrement() }
  }

  @Test func `page controls`() {
    let pages = UIPageControl()
    pages.accessibilityLabel = "Photos"
    expectText(
      """
      Fleet.ControlError: Page control has no next page.
      <UIPageControl "Photos"> has no pages.
      """
    ) { pages.tapNextPage() }
    pages.numberOfPages = 3
    expectText(
      """
      Fleet.ControlError: Page control has no previous page.
      <UIPageControl "Photos"> shows page 0, of 0 to 2.
      """
    ) { pages.tapPreviousPage() }
  }

  @Test func `segmented controls`() {
    let filter = UISegmentedControl(items: ["All", "Mine"])
    filter.accessibilityLabel = "Filter"
    expectText(
      """
      Fleet.ControlError: No segment with title 'Mina' found in segmented control.
      Did you mean 'Mine'? The segments of <UISegmentedControl "Filter"> are 'All', 'Mine'.
      """
    ) { filter.selectSegment(withTitle: "Mina") }
    expectText(
      """
      Fleet.ControlError: Segmented control has no segment 2.
      The segments of <UISegmentedControl "Filter"> are 'All', 'Mine'.
      """
    ) { filter.selectSegment(at: 2) }
    filter.setEnabled(false, forSegmentAt: 1)
    expectText(
      """
      Fleet.ControlError: Segment 'Mine' is not enabled.
      The segments of <UISegmentedControl "Filter"> are 'All', 'Mine' (disabled).
      """
    ) { filter.selectSegment(withTitle: "Mine") }
    expectText(
      """
      Fleet.ControlError: Segment 'Mine' is not enabled.
      The segments of <UISegmentedControl "Filter"> are 'All', 'Mine' (disabled).
      """
    ) { filter.selectSegment(at: 1) }
    filter.setImage(UIImage(), forSegmentAt: 0)
    filter.setEnabled(false, forSegmentAt: 0)
    expectText(
      """
      Fleet.ControlError: Segment 0 is not enabled.
      The segments of <UISegmentedControl "Filter"> are an image (disabled), 'Mine' (disabled).
      """
    ) { filter.selectSegment(at: 0) }
    filter.setEnabled(true, forSegmentAt: 0)
    expectText(
      """
      Fleet.ControlError: Segmented control has no segment 3.
      The segments of <UISegmentedControl "Filter"> are an image, 'Mine' (disabled).
      """
    ) { filter.selectSegment(at: 3) }
    filter.removeAllSegments()
    expectText(
      """
      Fleet.ControlError: Segmented control has no segment 0.
      <UISegmentedControl "Filter"> has no segments.
      """
    ) { filter.selectSegment(at: 0) }
  }

  // MARK: Menus

  private func button(_ title: String, _ children: [UIMenuElement]) -> UIButton {
    let button = UIButton()
    button.setTitle(title, for: .normal)
    button.menu = UIMenu(children: children)
    return button
  }

  @Test func `menus`() {
    let sort = button(
      "Sort",
      [
        UIAction(title: "Name") { _ in },
        UIAction(title: "Date", attributes: .disabled) { _ in },
        UIMenu(title: "More", children: [UIAction(title: "Size") { _ in }]),
      ])
    expectText(
      """
      Fleet.ButtonError: No item with title 'Nane' found in menu.
      Did you mean 'Name'? The items of <UIButton "Sort"> are 'Name', 'Date' (disabled), 'More' \
      ('Size').
      """
    ) { sort.chooseMenuItem(withTitle: "Nane") }
    expectText(
      """
      Fleet.ButtonError: Menu item 'Date' is not enabled.
      The items of <UIButton "Sort"> are 'Name', 'Date' (disabled), 'More' ('Size').
      """
    ) { sort.chooseMenuItem(withTitle: "Date") }
    expectText(
      """
      Fleet.ButtonError: Menu item 'More' opens a submenu and cannot be chosen.
      The items of <UIButton "Sort"> are 'Name', 'Date' (disabled), 'More' ('Size').
      """
    ) { sort.chooseMenuItem(withTitle: "More") }
  }

  @Test func `menus that are empty, on their way, or not there`() {
    let empty = button("Sort", [])
    expectText(
      """
      Fleet.ButtonError: No item with title 'Name' found in menu.
      The menu of <UIButton "Sort"> is empty.
      """
    ) { empty.chooseMenuItem(withTitle: "Name") }
    let late = button("Sort", [UIDeferredMenuElement { _ in }])
    expectText(
      """
      Fleet.ButtonError: No item with title 'Name' found in menu.
      The menu of <UIButton "Sort"> is empty.
      A part of the menu has not been provided yet.
      """
    ) { late.chooseMenuItem(withTitle: "Name") }
    empty.isContextMenuInteractionEnabled = false
    expectText(
      """
      Fleet.ButtonError: UIButton has no menu to choose from.
      <UIButton "Sort"> did not open it: isContextMenuInteractionEnabled is false, or the app closed \
      it.
      """
    ) { empty.chooseMenuItem(withTitle: "Name") }
    empty.menu = nil
    expectText(
      """
      Fleet.ButtonError: UIButton has no menu to choose from.
      <UIButton "Sort">.menu is nil.
      """
    ) { empty.chooseMenuItem(withTitle: "Name") }
  }

  // MARK: Date pickers

  private func picker(_ mode: UIDatePicker.Mode) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.accessibilityLabel = "Start"
    picker.datePickerMode = mode
    return picker
  }

  private func date(_ seconds: TimeInterval) -> Date {
    Date(timeIntervalSinceReferenceDate: seconds)
  }

  @Test func `date pickers that show a date`() {
    let start = picker(.dateAndTime)
    start.minimumDate = date(86_400)
    start.maximumDate = date(2 * 86_400)
    start.minuteInterval = 15
    expectText(
      """
      Fleet.ControlError: Cannot pick date in UIDatePicker: Date is before the minimum date.
      The date is 2001-01-01 00:00:00 +0000, and <UIDatePicker "Start">.minimumDate 2001-01-02 \
      00:00:00 +0000.
      """
    ) { start.pick(date(0)) }
    expectText(
      """
      Fleet.ControlError: Cannot pick date in UIDatePicker: Date is after the maximum date.
      The date is 2001-01-04 00:00:00 +0000, and <UIDatePicker "Start">.maximumDate 2001-01-03 \
      00:00:00 +0000.
      """
    ) { start.pick(date(3 * 86_400)) }
    expectText(
      """
      Fleet.ControlError: Cannot pick date in UIDatePicker: Date is not at a multiple of the minute \
      interval.
      2001-01-02 00:07:00 +0000 lies after 2001-01-02 00:00:00 +0000, and \
      <UIDatePicker "Start">.minuteInterval is 15.
      """
    ) { start.pick(date(86_400 + 420)) }
    expectText(
      """
      Fleet.ControlError: Cannot pick date in UIDatePicker: There is no such date.
      The date is no finite time away from now.
      """
    ) { start.pick(date(.infinity)) }
    expectText(
      """
      Fleet.ControlError: Cannot pick date in UIDatePicker: It does not count down.
      <UIDatePicker "Start">.datePickerMode is not .countDownTimer: pick(_:) picks a date.
      """
    ) { start.pick(countDownDuration: 60) }
    start.isEnabled = false
    expectText(
      """
      Fleet.ControlError: Cannot pick date in UIDatePicker: Control is not enabled.
      <UIDatePicker "Start">.isEnabled is false. What enables it has to come first.
      """
    ) { start.pick(date(86_400)) }
  }

  @Test func `date pickers that count down`() {
    let timer = picker(.countDownTimer)
    expectText(
      """
      Fleet.ControlError: Cannot pick date in UIDatePicker: It counts down.
      <UIDatePicker "Start">.datePickerMode is .countDownTimer: pick(countDownDuration:) picks how \
      long.
      """
    ) { timer.pick(date(0)) }
    expectText(
      """
      Fleet.ControlError: Cannot pick date in UIDatePicker: Duration 61.0 cannot be shown.
      The durations of <UIDatePicker "Start"> are 0 to 86340.0 in steps of 60.0 seconds.
      """
    ) { timer.pick(countDownDuration: 61) }
  }

  // MARK: Pickers

  private final class Sizes: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var titles: [String?] = ["Small", "Large", nil]

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      titles.count
    }

    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? {
      titles[row]
    }
  }

  @Test func `pickers`() {
    let sizes = Sizes()
    let size = UIPickerView()
    size.accessibilityLabel = "Size"
    expectText(
      """
      Fleet.ControlError: Picker view has no component 0.
      <UIPickerView "Size"> has no data source.
      """
    ) { size.pickRow(0) }
    size.dataSource = sizes
    size.delegate = sizes
    expectText(
      """
      Fleet.ControlError: Picker view has no component 3.
      <UIPickerView "Size"> has 1, counted from 0.
      """
    ) { size.pickRow(0, inComponent: 3) }
    expectText(
      """
      Fleet.ControlError: Picker view has no row 5 in component 0.
      The rows of <UIPickerView "Size"> are 'Small', 'Large', a row without text.
      """
    ) { size.pickRow(5) }
    expectText(
      """
      Fleet.ControlError: No row with title 'Lage' found in component 0 of picker view.
      Did you mean 'Large'? The rows of <UIPickerView "Size"> are 'Small', 'Large', a row without \
      text.
      """
    ) { size.pickRow(withTitle: "Lage") }
    sizes.titles = []
    size.reloadAllComponents()
    expectText(
      """
      Fleet.ControlError: Picker view has no row 0 in component 0.
      Component 0 of <UIPickerView "Size"> has no rows.
      """
    ) { size.pickRow(0) }
    sizes.titles = (1...22).map { "\($0)" }
    size.reloadAllComponents()
    expectText(
      """
      Fleet.ControlError: Picker view has no row 22 in component 0.
      The rows of <UIPickerView "Size"> are '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', \
      '12', '13', '14', '15', '16', '17', '18', '19', '20', and 2 more.
      """
    ) { size.pickRow(22) }
    size.isUserInteractionEnabled = false
    expectText(
      """
      Fleet.ControlError: Cannot pick row in UIPickerView: View does not allow user interaction.
      <UIPickerView "Size">.isUserInteractionEnabled is false.
      """
    ) { size.pickRow(0) }
  }

  @Test func `an item of a menu that has closed`() {
    let page = UIViewController()
    let sort = button("Sort", [UIAction(title: "Name", attributes: []) { _ in }])
    sort.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
    sort.showsMenuAsPrimaryAction = true
    page.view.addSubview(sort)
    setAsAppRootWindow(page)
    sort.tap()
    var name: ScreenElement?
    let names = Fleet.screen.buttons.matching { item in
      if item.label == "Name" { name = item }
      return false
    }
    #expect(names.count == 0)
    sort.chooseMenuItem(withTitle: "Name")
    expectText(
      """
      Fleet.ButtonError: The menu is not open.
      The app closed the menu of <UIButton "Sort"> meanwhile.
      """
    ) { name?.tap() }
  }
}
