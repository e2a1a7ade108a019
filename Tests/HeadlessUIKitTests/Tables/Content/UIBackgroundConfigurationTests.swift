import HeadlessUIKit
import Testing

@MainActor
@Suite("UIBackgroundConfiguration")
struct UIBackgroundConfigurationTests {
  @Test func `shows the tint color where it has no color, changed by its transformer`() {
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = nil
    background.strokeColor = .blue
    let plain = background.resolvedBackgroundColor(for: .red)
    background.backgroundColorTransformer = .init { _ in .green }
    background.strokeColorTransformer = .init { $0 == .blue ? .yellow : .black }

    #expect(plain == .red)
    #expect(background.resolvedBackgroundColor(for: .red) == .green)
    #expect(background.resolvedStrokeColor(for: .red) == .yellow)
  }

  @Test func `a cell of the app's own changes it for each state`() {
    final class Cell: UITableViewCell {
      override func updateConfiguration(using state: UICellConfigurationState) {
        var background = UIBackgroundConfiguration.listPlainCell().updated(for: state)
        if state.isHighlighted { background.backgroundColor = .red }
        backgroundConfiguration = background
      }
    }
    let cell = Cell()
    cell.layoutIfNeeded()
    let plain = cell.backgroundConfiguration
    cell.isHighlighted = true
    cell.setNeedsLayout()
    cell.layoutIfNeeded()

    #expect(plain == .listPlainCell())
    #expect(cell.backgroundConfiguration?.backgroundColor == .red)
  }

  @Test func `compares by what it says, transformers aside`() {
    var first = UIBackgroundConfiguration.clear()
    var second = UIBackgroundConfiguration.clear()
    second.backgroundColorTransformer = .init { $0 }

    #expect(first == second)

    first.customView = UIView()

    #expect(first != second)
    #expect(UIBackgroundConfiguration.listGroupedCell() != .clear())
  }
}
