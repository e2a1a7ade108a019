import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("UITableViewCell", .ownApplication)
struct UITableViewCellTests {
  @Test func `has the labels of its style`() {
    let plain = UITableViewCell(style: .default, reuseIdentifier: "a")
    let subtitle = UITableViewCell(style: .subtitle, reuseIdentifier: nil)

    plain.textLabel?.text = "one"
    subtitle.detailTextLabel?.text = "two"

    #expect(plain.textLabel?.text == "one")
    #expect(plain.textLabel?.superview === plain.contentView)
    #expect(plain.detailTextLabel == nil)
    #expect(subtitle.detailTextLabel?.text == "two")
    #expect(plain.reuseIdentifier == "a")
    #expect(subtitle.reuseIdentifier == nil)
  }

  @Test func `is made without arguments and with a frame`() {
    #expect(UITableViewCell().reuseIdentifier == nil)
    #expect(UITableViewCell(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.minX == 1)
  }

  @Test func `sets its state by its setters, which a subclass can override`() {
    final class Cell: UITableViewCell {
      var calls: [String] = []
      override func setSelected(_ selected: Bool, animated: Bool) {
        calls.append("selected \(selected) \(animated)")
        super.setSelected(selected, animated: animated)
      }
      override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        calls.append("highlighted \(highlighted) \(animated)")
        super.setHighlighted(highlighted, animated: animated)
      }
    }
    let cell = Cell()

    cell.isSelected = true
    cell.isHighlighted = true
    cell.setSelected(false, animated: true)

    #expect(cell.calls == ["selected true false", "highlighted true false", "selected false true"])
    #expect(!cell.isSelected)
    #expect(cell.isHighlighted)
  }

  // MARK: Configurations

  @Test func `shows a content configuration in place of its labels`() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Pigeon"
    content.secondaryText = "gray"
    let old = cell.contentView

    cell.contentConfiguration = content

    let view = cell.contentView
    #expect(view is UIListContentView)
    #expect(old.superview == nil)
    #expect(view.subviews.compactMap { ($0 as? UILabel)?.text } == ["Pigeon", "gray"])
    #expect(cell.textLabel == nil)
    #expect(cell.detailTextLabel == nil)
    #expect(cell.imageView == nil)
    content.text = "Dove"
    cell.contentConfiguration = content
    #expect(cell.contentView === view)
    #expect(view.subviews.compactMap { ($0 as? UILabel)?.text } == ["Dove", "gray"])
    cell.contentConfiguration = nil
    cell.textLabel?.text = "plain"
    #expect(cell.contentView !== view)
    #expect(cell.textLabel?.text == "plain")
  }

  @Test func `updates its configuration on a later turn after its state has changed`() {
    let log = TableLog([1])
    var states: [String] = []
    log.makesCell = { _, _ in
      let cell = UITableViewCell()
      cell.configurationUpdateHandler = { _, state in
        states.append("\(state.isSelected) \(state.isHighlighted) \(state.isEditing)")
      }
      return cell
    }
    log.table.layoutIfNeeded()
    #expect(states == ["false false false"])
    let cell = log.table.visibleCells.first
    states = []

    cell?.setSelected(true, animated: false)
    cell?.setHighlighted(true, animated: false)
    #expect(states == [])
    UIApplication.shared.mainLoop.settle()
    log.table.isEditing = true
    UIApplication.shared.mainLoop.settle()

    #expect(states == ["true true false", "true true true"])
  }

  @Test func `updates by its own method, with states of the app's own`() {
    final class Cell: UITableViewCell {
      var isFavorite = false { didSet { setNeedsUpdateConfiguration() } }
      override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state[UIConfigurationStateCustomKey("favorite")] = isFavorite
        return state
      }
      override func updateConfiguration(using state: UICellConfigurationState) {
        var content = defaultContentConfiguration().updated(for: state)
        let isFavorite = state[UIConfigurationStateCustomKey("favorite")] as? Bool ?? false
        content.text = isFavorite ? "favorite" : "other"
        contentConfiguration = content
      }
    }
    let cell = Cell()
    cell.layoutIfNeeded()
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "other")

    cell.isFavorite = true
    cell.layoutIfNeeded()
    UIView().addSubview(cell)
    cell.setNeedsLayout()
    cell.layoutIfNeeded()

    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "favorite")
  }

  @Test func `shows configurations of the app's own`() {
    let cell = UITableViewCell()

    cell.contentConfiguration = StarConfiguration(count: 3)
    let view = cell.contentView
    cell.contentConfiguration = StarConfiguration(count: 4)

    #expect(cell.contentView === view)
    #expect((view as? StarView)?.shown == [3, 4])
    cell.contentConfiguration = cell.defaultContentConfiguration()
    #expect(cell.contentView is UIListContentView)
  }

  @Test func `shows texts as their properties say`() {
    var content = UIListContentConfiguration.cell()
    content.text = "ab"
    content.textProperties.transform = .uppercase
    content.textProperties.color = .red
    content.textProperties.alignment = .center
    let view = UIListContentView(configuration: content)
    let label = view.subviews.first as? UILabel

    #expect(label?.text == "AB")
    #expect(label?.textColor == .red)
    #expect(label?.textAlignment == .center)
    content.attributedText = NSAttributedString(string: "rich")
    #expect(content.text == nil)
    view.configuration = content
    #expect(label?.text == "rich")
    content.text = "plain"
    #expect(content.attributedText == nil)
    content.text = nil
    view.configuration = content
    #expect(label?.isHidden == true)
    view.configuration = StarConfiguration(count: 1)
    #expect(view.configuration is UIListContentConfiguration)
    #expect(UIListContentConfiguration.cell() == .cell())
    #expect(UIListContentConfiguration.cell() != .valueCell())
  }

  // MARK: Accessories

  @Test func `keeps one accessory at its edge`() {
    let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let editing = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    cell.accessoryView = view
    cell.editingAccessoryView = editing
    #expect(view.superview === cell)
    #expect(editing.superview == nil)
    cell.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 74, y: 17, width: 10, height: 10))
    cell.isEditing = true
    #expect(view.superview == nil)
    #expect(editing.superview === cell)
    cell.editingAccessoryView = nil
    #expect(editing.superview == nil)
    cell.isEditing = false
    #expect(view.superview === cell)
    cell.accessoryView = nil
    cell.accessoryType = .detailButton
    let button = cell.shownAccessory
    #expect(button is UIButton)
    cell.accessoryType = .checkmark
    #expect(cell.shownAccessory == nil)
    #expect(button?.superview == nil)
  }
}

private struct StarConfiguration: UIContentConfiguration {
  var count: Int

  func makeContentView() -> any UIView & UIContentView { StarView(self) }
  func updated(for state: any UIConfigurationState) -> StarConfiguration { self }
}

private final class StarView: UIView, UIContentView {
  var shown: [Int]
  var configuration: any UIContentConfiguration {
    didSet { if let star = configuration as? StarConfiguration { shown.append(star.count) } }
  }

  init(_ configuration: StarConfiguration) {
    shown = [configuration.count]
    self.configuration = configuration
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
}
