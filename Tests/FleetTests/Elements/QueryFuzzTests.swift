import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("Queries at random", .freshApplication)
struct QueryFuzzTests {
  private let names = ["a", "b", "c"]

  /// A tree of views at random.
  private func grow(
    _ view: UIView, _ depth: Int, using generator: inout SeededGenerator
  ) {
    guard depth > 0 else { return }
    for _ in 0..<Int.random(in: 0..<4, using: &generator) {
      let name = names.randomElement(using: &generator) ?? ""
      let child: UIView
      switch Int.random(in: 0..<4, using: &generator) {
      case 0:
        let label = UILabel()
        label.text = name
        child = label
      case 1: child = UISwitch()
      default: child = UIView()
      }
      if Bool.random(using: &generator) { child.accessibilityIdentifier = name }
      child.isHidden = Int.random(in: 0..<8, using: &generator) == 0
      view.addSubview(child)
      if type(of: child) == UIView.self { grow(child, depth - 1, using: &generator) }
    }
  }

  /// All views that show, from back to front, found without any of the queries.
  private func walk(_ view: UIView) -> [UIView] {
    view.subviews.filter { !$0.isHidden }.flatMap { child in
      [child] + (type(of: child) == UIView.self ? walk(child) : [])
    }
  }

  private func isCalled(_ name: String, _ view: UIView) -> Bool {
    view.accessibilityIdentifier == name || (view as? UILabel)?.text == name
  }

  @Test(arguments: Fuzz.runs(short: 4, long: 40, steps: (40, 400)))
  func `queries find what a plain walk finds`(fuzz: Fuzz) {
    var generator = fuzz.generator
    for _ in 0..<fuzz.steps {
      let page = UIViewController()
      grow(page.view, 4, using: &generator)
      setAsAppRootWindow(page)
      let name = names.randomElement(using: &generator) ?? ""
      let all = walk(page.view)
      let root = page.view.element

      let labels = all.filter { $0 is UILabel }
      let found = root.staticTexts.allElementsBoundByIndex.compactMap(\.view)
      #expect(found == labels, "\(fuzz)")
      #expect(root.descendants(matching: .any).count == all.count, "\(fuzz)")
      #expect(
        root.descendants(matching: .any).matching(identifier: name).count
          == all.filter { isCalled(name, $0) }.count, "\(fuzz)")
      let holders = all.filter { view in
        type(of: view) == UIView.self && walk(view).contains { isCalled(name, $0) }
      }
      #expect(
        root.otherElements.containing(.any, identifier: name).count == holders.count, "\(fuzz)")
      let within = all.filter { view in
        view is UISwitch
          && all.contains { outer in
            type(of: outer) == UIView.self && isCalled(name, outer) && view !== outer
              && view.isDescendant(of: outer)
          }
      }
      #expect(
        root.otherElements.matching(identifier: name).switches.count == within.count, "\(fuzz)")
      #expect(
        root.children(matching: .any).count == page.view.subviews.filter { !$0.isHidden }.count,
        "\(fuzz)")
    }
  }
}
