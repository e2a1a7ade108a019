import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("UIPickerView", .ownApplication)
struct UIPickerViewTests {
  private let picker = UIPickerView()
  private let source = Source([["S", "M", "L"], ["red", "blue"]])

  private func connect() {
    picker.dataSource = source
    picker.delegate = source
    source.trace = []
  }

  @Test func `has nothing without a data source (behaviour 14)`() {
    #expect(picker.numberOfComponents == 0)
    #expect(picker.numberOfRows(inComponent: 0) == 0)
    #expect(picker.selectedRow(inComponent: 0) == -1)
    #expect(picker.rowSize(forComponent: 0) == .zero)
    #expect(picker.view(forRow: 0, forComponent: 0) == nil)
    #expect(picker.frame.size == CGSize(width: 320, height: 216))
    picker.reloadAllComponents()
    picker.userPick(0, in: 0)
    picker.layoutIfNeeded()
  }

  @Test func `asks nothing when it is connected, as a storyboard does before there is data`() {
    picker.delegate = source
    picker.dataSource = source
    picker.delegate = source
    #expect(source.trace == [])

    source.rows = [["late"]]
    picker.layoutIfNeeded()
    #expect(source.trace == ["components", "rows 0"])
  }

  @Test func `asks for its numbers once, until it is reloaded`() {
    connect()
    picker.reloadAllComponents()
    #expect(source.trace == ["components", "rows 0", "rows 1"])

    _ = picker.numberOfComponents
    _ = picker.numberOfRows(inComponent: 1)
    _ = picker.selectedRow(inComponent: 0)
    #expect(source.trace == ["components", "rows 0", "rows 1"])

    source.rows[1].append("green")
    #expect(picker.numberOfRows(inComponent: 1) == 2)
    picker.reloadComponent(1)
    #expect(source.trace == ["components", "rows 0", "rows 1", "rows 1"])
    #expect(picker.numberOfRows(inComponent: 1) == 3)
  }

  @Test func `selects the first row of each component, or none of an empty one (behaviour 14)`() {
    source.rows = [["S"], []]
    connect()

    #expect(picker.selectedRow(inComponent: 0) == 0)
    #expect(picker.selectedRow(inComponent: 1) == -1)
    #expect(picker.selectedRow(inComponent: 2) == -1)
    picker.selectRow(0, inComponent: 1, animated: false)
    #expect(picker.selectedRow(inComponent: 1) == -1)
  }

  @Test func `tells the delegate what the user picks, and not what code selects (behaviour 14)`() {
    connect()

    picker.selectRow(2, inComponent: 0, animated: true)
    #expect(source.picks.isEmpty)
    #expect(picker.selectedRow(inComponent: 0) == 2)

    picker.userPick(1, in: 0)
    picker.userPick(1, in: 1)
    #expect(source.picks == ["0: 1", "1: 1"])
    #expect(picker.selectedRow(inComponent: 1) == 1)
  }

  @Test(arguments: [2, -1, .max, .min])
  func `raises for a component that is not there`(component: Int) {
    connect()

    let received =
      failures { picker.selectRow(0, inComponent: component, animated: false) }
      + failures { picker.reloadComponent(component) }

    let number = UInt(bitPattern: component)
    #expect(
      received.reasons
        == Array(
          repeating: "*** -[__NSArrayM objectAtIndex:]: index \(number) beyond bounds [0 .. 1]",
          count: 2))
    picker.userPick(0, in: component)
    #expect(picker.text(ofRow: 0, in: component) == nil)
  }

  @Test func `keeps what is selected when it is reloaded, as far as it is there`() {
    connect()
    picker.selectRow(2, inComponent: 0, animated: false)
    picker.selectRow(1, inComponent: 1, animated: false)

    source.rows = [["S", "M"], ["red", "blue"], ["new"]]
    picker.reloadAllComponents()

    #expect((0..<3).map { picker.selectedRow(inComponent: $0) } == [1, 1, 0])
  }

  @Test func `shows titles, with attributes before plain ones`() {
    connect()
    picker.layoutIfNeeded()
    #expect(
      picker.subviews.compactMap { ($0 as? UILabel)?.text } == ["S", "M", "L", "red", "blue"])
    #expect(picker.view(forRow: 0, forComponent: 0) == nil)
    #expect(picker.text(ofRow: 1, in: 1) == "blue")

    source.attributes = true
    #expect(picker.text(ofRow: 1, in: 1) == "blue")
    picker.reloadAllComponents()
    #expect(picker.text(ofRow: 1, in: 1) == "<blue>")
  }

  @Test func `shows the delegate's own views around the selected row, and uses them again`() {
    let wheel = ViewSource(count: 1_000_000)
    picker.dataSource = wheel
    picker.delegate = wheel
    picker.layoutIfNeeded()
    #expect(wheel.made == [0, 1, 2, 3])
    #expect(picker.text(ofRow: 2, in: 0) == "row 2")

    picker.selectRow(500_000, inComponent: 0, animated: false)
    picker.layoutIfNeeded()
    #expect(wheel.made.count == 8)
    #expect(wheel.reused == 3)
    #expect(picker.view(forRow: 0, forComponent: 0) == nil)
    #expect((picker.view(forRow: 500_003, forComponent: 0) as? UILabel)?.text == "row 500003")
    #expect(picker.subviews.count == 7)
    #expect(picker.view(forRow: 500_000, forComponent: 0)?.center.y == picker.bounds.midY)
  }

  @Test func `shares its width, unless the delegate says otherwise`() {
    connect()
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 160, height: 32))
    source.width = 50
    #expect(picker.rowSize(forComponent: 1) == CGSize(width: 50, height: 32))
    source.width = .nan
    #expect(picker.rowSize(forComponent: 1) == CGSize(width: 160, height: 32))
  }

  @Test func `survives numbers that make no sense`() {
    let wheel = ViewSource(count: .max)
    picker.dataSource = wheel
    picker.delegate = wheel
    picker.selectRow(.max, inComponent: 0, animated: false)
    picker.layoutIfNeeded()
    #expect(picker.selectedRow(inComponent: 0) == .max - 1)

    wheel.count = .min
    picker.reloadAllComponents()
    #expect(picker.numberOfRows(inComponent: 0) == 0)

    wheel.componentCount = .max
    picker.reloadAllComponents()
    #expect(picker.numberOfComponents == 1_000)
    wheel.componentCount = .min
    picker.reloadAllComponents()
    #expect(picker.numberOfComponents == 0)
  }

  @Test func `survives a delegate and a data source that reload while they are asked`() {
    connect()
    source.onAsk = { picker in
      picker.reloadAllComponents()
      picker.reloadComponent(0)
      _ = picker.numberOfComponents
    }

    picker.layoutIfNeeded()
    picker.userPick(1, in: 0)

    #expect(picker.selectedRow(inComponent: 0) == 1)
    source.onAsk = { _ in }
    picker.layoutIfNeeded()
    #expect(picker.subviews.count == 5)
  }

  @Test func `survives views of rows that ask it when they come and go`() {
    let wheel = ViewSource(count: 100)
    wheel.makeView = { [picker] in
      let label = AskingLabel()
      label.onMove = {
        _ = picker.selectedRow(inComponent: 0)
        if picker.selectedRow(inComponent: 0) == 50 { picker.reloadAllComponents() }
      }
      return label
    }
    picker.dataSource = wheel
    picker.delegate = wheel

    for row in [10, 50, 90] {
      picker.selectRow(row, inComponent: 0, animated: false)
      picker.layoutIfNeeded()
      picker.reloadComponent(0)
    }
    picker.layoutIfNeeded()

    #expect(picker.selectedRow(inComponent: 0) == 90)
    #expect(picker.subviews.count == 7)
  }

  @Test func `keeps neither its data source nor its delegate alive`() {
    do {
      let source = Source([["A"]])
      picker.dataSource = source
      picker.delegate = source
      #expect(picker.numberOfRows(inComponent: 0) == 1)
    }

    #expect(picker.dataSource == nil)
    #expect(picker.delegate == nil)
    picker.reloadAllComponents()
    #expect(picker.numberOfComponents == 0)
  }
}

private final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var rows: [[String]]
  var trace: [String] = []
  var picks: [String] = []
  var attributes = false
  var width: CGFloat = 0
  var onAsk: (UIPickerView) -> Void = { _ in }

  init(_ rows: [[String]]) { self.rows = rows }

  func numberOfComponents(in pickerView: UIPickerView) -> Int {
    trace.append("components")
    onAsk(pickerView)
    return rows.count
  }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    trace.append("rows \(component)")
    onAsk(pickerView)
    return rows[component].count
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { width }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    onAsk(pickerView)
    return rows[component][row]
  }

  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    attributes ? NSAttributedString(string: "<\(rows[component][row])>") : nil
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    picks.append("\(component): \(row)")
    onAsk(pickerView)
  }
}

private final class ViewSource: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var count: Int
  var componentCount = 1
  var made: [Int] = []
  var reused = 0
  var makeView: () -> UILabel = { UILabel() }

  init(count: Int) { self.count = count }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { componentCount }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    count
  }

  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    if view == nil { made.append(row) } else { reused += 1 }
    let label = view as? UILabel ?? makeView()
    label.text = "row \(row)"
    return label
  }
}

private final class AskingLabel: UILabel {
  var onMove: () -> Void = {}

  override func didMoveToSuperview() { onMove() }
}
