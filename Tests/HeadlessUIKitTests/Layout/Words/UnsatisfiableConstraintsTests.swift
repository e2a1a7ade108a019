import FailureReporting
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite("Constraints that contradict each other")
struct UnsatisfiableConstraintsTests {
  let screen = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let view = UIView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    screen.addSubview(view)
  }

  /// Activates constraints in an order, lays out, and returns the log.
  private func log(_ constraints: [NSLayoutConstraint]) -> [RecordedFailure] {
    let log = FailureLog()
    withFailureReporter(log) {
      NSLayoutConstraint.activate(constraints)
      screen.layoutIfNeeded()
    }
    #expect(log.failures.isEmpty)
    return log.notes
  }

  @Test func `says so in UIKit's words, once, and breaks one of them (behaviour 750, 753)`() {
    let widths = [100, 200].map { view.widthAnchor.constraint(equalToConstant: $0) }

    let received = log(widths)
    screen.setNeedsLayout()
    widths[0].constant = 90
    let again = log([])

    #expect(received.count == 1)
    #expect(received.first?.severity == .warning)
    #expect(
      received.first?.reason.hasPrefix("Unable to simultaneously satisfy constraints.") == true)
    #expect(
      received.first?.reason.contains("Will attempt to recover by breaking constraint \n") == true)
    #expect(
      received.first?.reason.contains("<NSLayoutConstraint UIView.width == 200   (active)>") == true
    )
    #expect(again.isEmpty)
    #expect(view.frame.width == 90)
    #expect(widths.allSatisfy { $0.isActive && $0.priority == .required })
  }

  @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
  func `breaks the bottom, whatever was activated first (behaviour 752)`(order: [Int]) {
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    let constraints = [
      inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
      inner.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16),
      view.heightAnchor.constraint(equalToConstant: 0),
    ]

    let received = log(order.map { constraints[$0] })

    #expect(received.count == 1)
    #expect(view.frame.height == 0)
    #expect(inner.frame.minY == 16)
  }

  /// A way to say how wide a view is, and how wide it is if the other edge breaks.
  nonisolated static let lengths: [(count: Int, broken: String)] = [
    (3, "UIView.trailing == UIView.trailing - 16"), (2, "UIView.centerX == UIView.centerX"),
  ]

  @Test(arguments: lengths)
  func `breaks an edge rather than what is said of one view alone (behaviour 752)`(
    count: Int, broken: String
  ) {
    let constraints = [
      view.widthAnchor.constraint(equalToConstant: 300),
      view.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 16),
      count == 3
        ? view.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -16)
        : view.centerXAnchor.constraint(equalTo: screen.centerXAnchor),
    ]

    let received = log(constraints)

    #expect(received.count == 1)
    #expect(
      received.first?.reason.contains(
        "by breaking constraint \n<NSLayoutConstraint \(broken)   (active)>") == true)
    #expect(view.frame.minX == 16)
    #expect(view.frame.width == 300)
  }

  @Test func `tries a broken constraint again once it is activated anew (behaviour 753)`() {
    let widths = [100, 200].map { view.widthAnchor.constraint(equalToConstant: $0) }
    _ = log(widths)
    #expect(view.frame.width == 100)

    widths[0].isActive = false
    screen.layoutIfNeeded()
    #expect(view.frame.width == 200)
    widths[0].isActive = true
    widths[1].isActive = false
    widths[1].isActive = true

    #expect(log([]).count == 1)
    #expect(view.frame.width == 100)
  }

  @Test func `lets content lose to what is required, without a word (behaviour 741)`() {
    let label = UILabel()
    label.text = "A text that is wider than that"
    label.translatesAutoresizingMaskIntoConstraints = false
    screen.addSubview(label)
    label.setContentCompressionResistancePriority(.required, for: .horizontal)

    let received = log([label.widthAnchor.constraint(equalToConstant: 30)])

    #expect(received.isEmpty)
    #expect(label.frame.width == 30)
  }

  @Test func `follows a broken constraint as far as the others let it (behaviour 753)`() {
    let received = log([
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 100),
      view.widthAnchor.constraint(equalToConstant: 200),
      view.widthAnchor.constraint(equalToConstant: 20),
    ])

    #expect(received.count == 1)
    #expect(view.frame.width == 20)
  }

  /// The constraints of the list in the only message.
  private func list(_ notes: [RecordedFailure]) -> [String] {
    #expect(notes.count == 1)
    let lines = (notes.first?.reason ?? "").split(separator: "\n")
    return lines.filter { $0.hasPrefix("    \"") }.map {
      String($0.trimmingCharacters(in: CharacterSet(charactersIn: " ,")).dropFirst().dropLast())
    }
  }

  @Test func `has UIKit's text from the first word to the last (behaviour 750)`() {
    let received = log([
      view.widthAnchor.constraint(equalToConstant: 100),
      view.widthAnchor.constraint(equalToConstant: 200),
    ])

    let expected = [
      "Unable to simultaneously satisfy constraints.",
      "\tProbably at least one of the constraints in the following list is one you don't want. ",
      "\tTry this: ",
      "\t\t(1) look at each constraint and try to figure out which you don't expect; ",
      "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. ",
      "(",
      "    \"<NSLayoutConstraint UIView.width == 100   (active)>\",",
      "    \"<NSLayoutConstraint UIView.width == 200   (active)>\"",
      ")",
      "",
      "Will attempt to recover by breaking constraint ",
      "<NSLayoutConstraint UIView.width == 200   (active)>",
      "",
      "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the "
        + "debugger.",
      "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in "
        + "<UIKitCore/UIView.h> may also be helpful.",
    ]
    let lines = received.first.map { $0.reason.components(separatedBy: "\n") }
    #expect(lines == expected)
  }

  @Test func `names the constraints that stand for a frame, and explains them (behaviour 750)`() {
    screen.frame.size.width = 20

    let received = log([
      view.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -16),
    ])

    let note =
      "and fix it. \n\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't "
      + "understand, refer to the documentation for the UIView property "
      + "translatesAutoresizingMaskIntoConstraints) \n(\n"
    #expect(received.first?.reason.contains(note) == true)
    #expect(
      list(received) == [
        "<NSAutoresizingMaskLayoutConstraint h=--& v=--& UIView.width == 20   (active)>",
        "<NSLayoutConstraint H:|-(16)-[UIView]   (active, names: '|':UIView )>",
        "<NSLayoutConstraint UIView.trailing == UIView.trailing - 16   (active)>",
      ])
  }

  // MARK: Frames of views themselves

  /// A constraint on a view with a given frame, the masks that it contradicts, and its words.
  struct Contradiction: Sendable, CustomTestStringConvertible {
    var made: @MainActor @Sendable (UIView, UIView) -> NSLayoutConstraint
    var masks: [String]
    var words: String

    var testDescription: String { words }
  }

  nonisolated static let contradictions = [
    Contradiction(
      made: { box, _ in box.widthAnchor.constraint(equalToConstant: 200) },
      masks: ["box.width == 30   (active, names: box:UIView )>"],
      words: "<NSLayoutConstraint box.width == 200   (active, names: box:UIView )>"),
    Contradiction(
      made: { box, _ in
        box.heightAnchor.constraint(greaterThanOrEqualTo: box.widthAnchor, multiplier: 2)
      },
      masks: [
        "box.width == 30   (active, names: box:UIView )>",
        "box.height == 40   (active, names: box:UIView )>",
      ],
      words: "<NSLayoutConstraint box.height >= 2*box.width   (active, names: box:UIView )>"),
    Contradiction(
      made: { $0.topAnchor.constraint(equalTo: $1.topAnchor, constant: 16) },
      masks: ["box.minY == 20   (active, names: box:UIView, '|':UIView )>"],
      words: "<NSLayoutConstraint V:|-(16)-[box]   (active, names: box:UIView, '|':UIView )>"),
    Contradiction(
      made: { $0.trailingAnchor.constraint(equalTo: $1.trailingAnchor) },
      masks: [
        "box.minX == 10   (active, names: box:UIView, '|':UIView )>",
        "box.width == 30   (active, names: box:UIView )>", "UIView.width == 390   (active)>",
      ],
      words: "<NSLayoutConstraint box.trailing == UIView.trailing   (active, names: box:UIView )>"),
  ]

  @Test(arguments: contradictions)
  func `says what contradicts the frame of a view, which stays (behaviour 750, 757)`(
    _ contradiction: Contradiction
  ) {
    let box = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    box.accessibilityIdentifier = "box"
    screen.addSubview(box)
    let constraint = contradiction.made(box, screen)

    let received = log([constraint])
    screen.setNeedsLayout()
    let again = log([])

    #expect(
      list(received) == contradiction.masks.map {
        "<NSAutoresizingMaskLayoutConstraint h=--& v=--& \($0)"
      } + [contradiction.words])
    #expect(received.first?.reason.contains("NSAutoresizingMaskLayoutConstraints that") == true)
    #expect(
      received.first?.reason.contains("breaking constraint \n\(contradiction.words)\n") == true)
    #expect(again.isEmpty)
    #expect(constraint.isActive)
    #expect(box.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test func `says it once a frame comes to contradict a constraint (behaviour 757)`() {
    let box = UIView(frame: CGRect(x: 10, y: 16, width: 200, height: 40))
    screen.addSubview(box)

    let fitting = log([
      box.widthAnchor.constraint(equalToConstant: 200),
      box.topAnchor.constraint(equalTo: screen.topAnchor, constant: 16),
      box.heightAnchor.constraint(equalTo: screen.heightAnchor, multiplier: 0.5).with(.defaultHigh),
    ])
    box.frame.size.width = 100
    let narrow = log([])
    box.frame.origin.y = 20
    let low = log([])

    #expect(fitting.isEmpty)
    #expect(narrow.count == 1)
    #expect(narrow.first?.reason.contains("UIView.width == 200") == true)
    #expect(low.count == 1)
    #expect(low.first?.reason.contains("V:|-(16)-[UIView]") == true)
  }

  @Test func `lets the frame of a view inside say where a view around it lies (behaviour 757)`() {
    let inner = UIView(frame: CGRect(x: 5, y: 6, width: 30, height: 40))
    view.addSubview(inner)

    let received = log([
      inner.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 50),
      inner.topAnchor.constraint(equalTo: screen.topAnchor, constant: 60),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 100),
    ])

    #expect(received.isEmpty)
    #expect(view.frame == CGRect(x: 45, y: 54, width: 100, height: 100))
  }

  @Test func `names the frames of siblings, with what is flexible about them (behaviour 751)`() {
    let box = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    box.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    box.accessibilityIdentifier = "box"
    screen.addSubview(box)

    let received = log([
      view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      view.widthAnchor.constraint(equalToConstant: 50),
    ])

    let mask = "<NSAutoresizingMaskLayoutConstraint h=-&- v=&-- box."
    #expect(
      list(received).prefix(2) == [
        mask + "minX == 10   (active, names: box:UIView, '|':UIView )>",
        mask + "width == 30   (active, names: box:UIView )>",
      ])
  }

  @Test func `tells what a stack view makes by UIKit's names (behaviour 766)`() {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    stack.spacing = 8
    screen.addSubview(stack)
    let views = ["a", "b"].map { name -> UIView in
      let view = UIView()
      view.accessibilityIdentifier = name
      stack.addArrangedSubview(view)
      return view
    }

    let received = log([
      views[0].widthAnchor.constraint(equalToConstant: 150),
      views[1].widthAnchor.constraint(equalToConstant: 100),
    ])

    #expect(
      list(received) == [
        "<NSAutoresizingMaskLayoutConstraint h=--& v=--& UIStackView.width == 200   (active)>",
        "<NSLayoutConstraint a.width == 150   (active, names: a:UIView )>",
        "<NSLayoutConstraint 'UISV-canvas-connection' UIStackView.leading == a.leading   "
          + "(active, names: a:UIView )>",
        "<NSLayoutConstraint b.width == 100   (active, names: b:UIView )>",
        "<NSLayoutConstraint 'UISV-canvas-connection' H:[b]-(0)-|   "
          + "(active, names: b:UIView, '|':UIStackView )>",
        "<NSLayoutConstraint 'UISV-spacing' H:[a]-(8)-[b]   (active, names: b:UIView, a:UIView )>",
      ])
  }

  /// Lays out a column of two labels that is too low for both, and returns its spacing.
  private func spacing(_ configure: (UIStackView) -> Void) -> [String] {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    stack.axis = .vertical
    screen.addSubview(stack)
    let labels = ["a", "b"].map { name -> UILabel in
      let label = UILabel()
      label.text = name
      stack.addArrangedSubview(label)
      return label
    }
    configure(stack)
    let received = log(labels.map { $0.heightAnchor.constraint(equalToConstant: 40) })
    return list(received).filter { $0.contains("UISV-spacing") }
  }

  @Test func `names the system's spacing in a column by its class (behaviour 751)`() {
    let space = "V:[UILabel'a']-(NSLayoutAnchorConstraintSpace(8))-[UILabel'b']"

    #expect(
      spacing { $0.spacing = UIStackView.spacingUseSystem } == [
        "<_UISystemBaselineConstraint 'UISV-spacing' \(space)   (active)>"
      ])
  }

  @Test func `tells a distance between lines of text by these lines (behaviour 797)`() {
    let spacing = spacing {
      $0.spacing = 30
      $0.isBaselineRelativeArrangement = true
    }

    #expect(
      spacing == [
        "<NSLayoutConstraint 'UISV-spacing' UILabel'b'.firstBaseline == "
          + "UILabel'a'.lastBaseline + 30   (active)>"
      ])
  }

  @Test func `tells lines of text that are one line without the distances to the edges`() {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    stack.alignment = .firstBaseline
    screen.addSubview(stack)
    let labels = [17, 30].map { size -> UILabel in
      let label = UILabel()
      label.text = "\(size)"
      label.font = .systemFont(ofSize: CGFloat(size))
      stack.addArrangedSubview(label)
      return label
    }

    let received = log([
      labels[1].topAnchor.constraint(equalTo: labels[0].topAnchor)
    ])

    #expect(
      list(received).contains(
        "<NSLayoutConstraint 'UISV-alignment' UILabel'17'.firstBaseline == "
          + "UILabel'30'.firstBaseline   (active)>"))
  }

  @Test func `tells how a hidden view is kept from taking room (behaviour 767)`() {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    screen.addSubview(stack)
    view.isHidden = true
    stack.addArrangedSubview(view)

    let received = log([view.widthAnchor.constraint(equalToConstant: 40)])

    #expect(
      list(received) == [
        "<NSLayoutConstraint 'UISV-hiding' UIView.width == 0   (active)>",
        "<NSLayoutConstraint UIView.width == 40   (active)>",
      ])
  }

  @Test func `tells what places the guides that constraints speak of (behaviour 774)`() {
    screen.frame.size.width = 100
    let guide = screen.layoutMarginsGuide

    let received = log([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.widthAnchor.constraint(equalToConstant: 200),
    ])

    let margins = "UILayoutGuide'UIViewLayoutMarginsGuide'"
    #expect(
      list(received) == [
        "<NSAutoresizingMaskLayoutConstraint h=--& v=--& UIView.width == 100   (active)>",
        "<NSLayoutConstraint UIView.width == 200   (active)>",
        "<NSLayoutConstraint UIView.leading == \(margins).leading   (active)>",
        "<NSLayoutConstraint UIView.trailing == \(margins).trailing   (active)>",
        "<NSLayoutConstraint 'UIView-leftMargin-guide-constraint' H:|-(8)-[\(margins)](LTR)   "
          + "(active, names: '|':UIView )>",
        "<NSLayoutConstraint 'UIView-rightMargin-guide-constraint' H:[\(margins)]-(8)-|(LTR)   "
          + "(active, names: '|':UIView )>",
      ])
  }
}

extension NSLayoutConstraint {
  /// The constraint with a priority.
  fileprivate func with(_ priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}
