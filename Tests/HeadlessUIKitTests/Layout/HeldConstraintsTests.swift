import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("The constraints that a view holds")
struct HeldConstraintsTests {
  private let superview = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func views(_ count: Int) -> [UIView] {
    (0..<count).map { _ in
      let view = UIView()
      superview.addSubview(view)
      return view
    }
  }

  private func pins(_ view: UIView) -> [NSLayoutConstraint] {
    [
      view.topAnchor.constraint(equalTo: superview.topAnchor),
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
    ]
  }

  /// Adds and removes constraints and views, beside arrays that are searched each time.
  @Test(arguments: Fuzz.runs(short: 3, long: 30, steps: (400, 4_000)))
  func `stay in the order in which they were added, whatever goes`(fuzz: Fuzz) {
    var random = fuzz.generator
    var views = views(30)
    var expected: [NSLayoutConstraint] = []

    for _ in 0..<fuzz.steps {
      switch random.next() % 8 {
      case 0:
        guard let view = views.randomElement(using: &random) else { break }
        view.removeFromSuperview()
        expected.removeAll { $0.firstItem === view || $0.secondItem === view }
        superview.addSubview(view)
      case 1:
        let added = self.views(1)
        views += added
      case 2, 3:
        guard let index = expected.indices.randomElement(using: &random) else { break }
        expected.remove(at: index).isActive = false
      default:
        guard let one = views.randomElement(using: &random),
          let other = (views + [superview]).randomElement(using: &random), one !== other
        else { break }
        let constraint = one.topAnchor.constraint(equalTo: other.topAnchor)
        constraint.isActive = true
        expected.append(constraint)
      }
      guard superview.constraints == expected, expected.allSatisfy(\.isActive) else {
        Issue.record("\(fuzz)")
        return
      }
    }

    #expect(!expected.isEmpty)
  }

  @Test func `go with ten thousand views, one after the other`() {
    let views = views(10_000)
    let constraints = views.map(pins)
    NSLayoutConstraint.activate(constraints.flatMap { $0 })

    for (index, view) in views.enumerated() where !index.isMultiple(of: 2) {
      view.removeFromSuperview()
    }

    let left = constraints.indices.filter { $0.isMultiple(of: 2) }.flatMap { constraints[$0] }
    #expect(superview.constraints == left)
    for constraint in left { constraint.isActive = false }
    #expect(superview.constraints.isEmpty)
    #expect(constraints.allSatisfy { $0.allSatisfy { !$0.isActive } })
  }

  @Test func `are let go at once when they go`() {
    let view = views(1)[0]
    weak var constraint: NSLayoutConstraint?
    do {
      let made = view.widthAnchor.constraint(equalToConstant: 44)
      made.isActive = true
      constraint = made
    }
    #expect(constraint?.isActive == true)

    view.removeConstraints(view.constraints)

    #expect(constraint == nil)
  }
}
