import FleetTesting
import Foundation
import TestSupport
import Testing

/// How a label stands in a row.
enum LabelPlace: CaseIterable, Sendable {
  case ofCell, ofConfiguration, inContentView, inCell, besideButton

  @MainActor
  func fill(_ cell: UITableViewCell) {
    switch self {
    case .ofCell: cell.textLabel?.text = "Wren"
    case .ofConfiguration:
      var configuration = cell.defaultContentConfiguration()
      configuration.text = "Wren"
      cell.contentConfiguration = configuration
    case .inContentView: cell.contentView.addSubview(Self.label)
    case .inCell: cell.addSubview(Self.label)
    case .besideButton:
      let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
      let button = UIButton(type: .system)
      button.widthAnchor.constraint(equalToConstant: 300).isActive = true
      stack.addArrangedSubview(Self.label)
      stack.addArrangedSubview(button)
      cell.contentView.addSubview(stack)
    }
  }

  @MainActor
  private static var label: UILabel {
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 60, height: 20))
    label.text = "Wren"
    return label
  }
}

private final class Birds: UITableViewController {
  var place = LabelPlace.ofCell
  let trace = Trace()

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    place.fill(cell)
    return cell
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    trace.add("menu")
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [UIAction(title: "Share") { _ in }])
    }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    trace.add("select")
  }
}

@MainActor
@Suite("UIView.longPress() in rows", .freshApplication)
struct UIViewLongPressTests {
  private let birds = Birds()

  private func label(_ place: LabelPlace) throws -> UILabel {
    birds.place = place
    setAsAppRootWindow(birds)
    Fleet.settle()
    let cell = try #require(birds.tableView.visibleCells.first)
    return try #require(Self.label(in: cell))
  }

  private static func label(in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text == "Wren" { return label }
    return view.subviews.lazy.compactMap { label(in: $0) }.first
  }

  @Test(arguments: LabelPlace.allCases)
  func `a press on a label opens the row's menu (behaviour 123)`(place: LabelPlace) throws {
    let label = try label(place)

    let received = failures {
      label.longPress()
      Fleet.screen.buttons["Share"].tap()
      label.press(forDuration: 1)
      Fleet.screen.buttons["Share"].tap()
    }

    #expect(received.reasons == [])
    #expect(birds.trace.lines == ["menu", "menu"])
  }

  @Test(arguments: LabelPlace.allCases)
  func `a press on a label reaches the recognizers of its cell`(place: LabelPlace) throws {
    let label = try label(place)
    let press = UILongPressGestureRecognizer()
    var states: [UIGestureRecognizer.State] = []
    let target = PressTarget { states.append(press.state) }
    press.addTarget(target, action: "act")
    birds.tableView.visibleCells.first?.addGestureRecognizer(press)

    let received = failures { label.longPress() }

    #expect(received.reasons == [])
    #expect(states == [.began, .ended])
  }

  @Test func `a label that is hidden is not pressed`() throws {
    let label = try label(.inContentView)
    label.isHidden = true

    let received = failures { label.longPress() }

    #expect(received.reasons == ["Cannot press UILabel: Control is not visible."])
    #expect(birds.trace.lines == [])
  }
}

@MainActor
private final class PressTarget: NSObject, SelectorResponder {
  static var objectiveCMembers: [Selector.Method] { [.method("act", PressTarget.act)] }

  private let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }

  func act() { body() }
}
