import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("UIView.layoutIfNeeded() with constraints")
struct LayoutPassTests {
  let superview = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let one = UIView()
  let two = UIView()
  let label = UILabel()

  init() {
    label.text = "1234567890"
    label.font = .characters(wide: 8.5)
    for view in [one, two, label] { view.translatesAutoresizingMaskIntoConstraints = false }
  }

  private func layOut(_ views: [UIView], _ constraints: NSLayoutConstraint...) {
    for view in views where view.superview == nil { superview.addSubview(view) }
    NSLayoutConstraint.activate(constraints)
    superview.layoutIfNeeded()
  }

  @Test func `pins edges to the superview`() {
    layOut(
      [one], one.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: 10),
      one.topAnchor.constraint(equalTo: superview.topAnchor, constant: 20),
      superview.trailingAnchor.constraint(equalTo: one.trailingAnchor, constant: 30),
      one.bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -40))

    #expect(one.frame == CGRect(x: 10, y: 20, width: 260, height: 140))
  }

  @Test func `knows the readable content of a view by the width that it finds (behaviour 773)`() {
    superview.frame.size.width = 1_200
    one.addSubview(two)
    layOut(
      [one], one.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      one.trailingAnchor.constraint(equalTo: superview.trailingAnchor),
      two.leadingAnchor.constraint(equalTo: one.readableContentGuide.leadingAnchor),
      two.trailingAnchor.constraint(equalTo: one.readableContentGuide.trailingAnchor))

    #expect(two.frame.minX == 140)
    #expect(two.frame.width == 920)

    superview.frame.size.width = 1_000
    superview.layoutIfNeeded()
    #expect(two.frame.minX == 8)
    #expect(two.frame.width == 984)
  }

  @Test func `pins edges to the margins and the safe area of a window`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    window.isHidden = false
    defer { window.isHidden = true }
    window.addSubview(superview)
    superview.frame = window.bounds
    let safeArea = superview.safeAreaLayoutGuide
    layOut(
      [one, two], one.topAnchor.constraint(equalTo: safeArea.topAnchor),
      one.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
      one.leadingAnchor.constraint(equalTo: superview.layoutMarginsGuide.leadingAnchor),
      one.trailingAnchor.constraint(equalTo: superview.layoutMarginsGuide.trailingAnchor),
      NSLayoutConstraint(
        item: two, attribute: .leading, relatedBy: .equal, toItem: superview,
        attribute: .leadingMargin, multiplier: 1, constant: 1))
    let insets = superview.safeAreaInsets

    #expect(insets.top > 0)
    #expect(
      one.frame
        == CGRect(x: 8, y: insets.top, width: 284, height: 600 - insets.top - insets.bottom))
    #expect(two.frame.minX == 9)
  }

  @Test func `gives views constant sizes and centres them`() {
    layOut(
      [one], one.widthAnchor.constraint(equalToConstant: 100),
      one.heightAnchor.constraint(equalToConstant: 50),
      one.centerXAnchor.constraint(equalTo: superview.centerXAnchor),
      one.centerYAnchor.constraint(equalTo: superview.centerYAnchor, constant: 5))

    #expect(one.frame == CGRect(x: 100, y: 80, width: 100, height: 50))
  }

  @Test func `follows siblings, in whatever order the constraints come`() {
    layOut(
      [one, two], two.topAnchor.constraint(equalTo: one.bottomAnchor, constant: 8),
      two.bottomAnchor.constraint(equalTo: superview.bottomAnchor),
      two.leadingAnchor.constraint(equalTo: one.leadingAnchor),
      two.widthAnchor.constraint(equalTo: one.widthAnchor, multiplier: 2, constant: 1),
      one.widthAnchor.constraint(equalToConstant: 50),
      one.heightAnchor.constraint(equalToConstant: 40),
      one.topAnchor.constraint(equalTo: superview.topAnchor),
      one.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: 3))

    #expect(one.frame == CGRect(x: 3, y: 0, width: 50, height: 40))
    #expect(two.frame == CGRect(x: 3, y: 48, width: 101, height: 152))
  }

  @Test func `keeps the proportions of a view`() {
    layOut(
      [one], one.widthAnchor.constraint(equalTo: one.heightAnchor, multiplier: 1.5),
      one.heightAnchor.constraint(equalToConstant: 60),
      one.topAnchor.constraint(equalTo: superview.topAnchor),
      one.leadingAnchor.constraint(equalTo: superview.leadingAnchor))

    #expect(one.frame.size == CGSize(width: 90, height: 60))
  }

  @Test func `places a part of the superview's size away`() {
    layOut(
      [one], one.widthAnchor.constraint(equalTo: superview.widthAnchor, multiplier: 0.5),
      NSLayoutConstraint(
        item: one, attribute: .centerX, relatedBy: .equal, toItem: superview, attribute: .centerX,
        multiplier: 1.5, constant: 0),
      one.topAnchor.constraint(equalTo: superview.topAnchor),
      one.heightAnchor.constraint(equalToConstant: 10))

    #expect(one.frame == CGRect(x: 150, y: 0, width: 150, height: 10))
  }

  @Test func `makes a label as large as its text`() {
    layOut(
      [label], label.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: 16),
      label.topAnchor.constraint(equalTo: superview.topAnchor, constant: 16))

    #expect(label.frame == CGRect(origin: CGPoint(x: 16, y: 16), size: label.intrinsicContentSize))
    #expect(label.frame.width == 85)
  }

  @Test func `follows the text of a label when it changes`() {
    layOut([label], label.topAnchor.constraint(equalTo: superview.topAnchor))

    label.text = "12345678901234567890"
    superview.layoutIfNeeded()

    #expect(label.frame.width == 170)
  }

  @Test func `has a label wrap in the width that its edges leave`() {
    label.numberOfLines = 0
    layOut(
      [label, one], label.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      label.widthAnchor.constraint(equalToConstant: 50),
      label.topAnchor.constraint(equalTo: superview.topAnchor),
      one.topAnchor.constraint(equalTo: label.bottomAnchor))

    #expect(label.frame.height == (label.font.lineHeight * 2).toPixel)
    #expect(one.frame.minY == label.frame.maxY)
  }

  @Test func `stretches the one that minds less of two labels in a row`() {
    let other = UILabel()
    other.text = "12345"
    other.translatesAutoresizingMaskIntoConstraints = false
    other.setContentHuggingPriority(.required, for: .horizontal)
    layOut(
      [label, other], label.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      other.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 10),
      other.trailingAnchor.constraint(equalTo: superview.trailingAnchor))

    #expect(other.frame.width == other.intrinsicContentSize.width)
    #expect(label.frame.width == 290 - other.frame.width)
  }

  @Test func `cuts content off at an inequality`() {
    layOut(
      [label], label.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: 250),
      label.trailingAnchor.constraint(lessThanOrEqualTo: superview.trailingAnchor, constant: -10),
      label.heightAnchor.constraint(greaterThanOrEqualToConstant: 44))

    #expect(label.frame.minX == 250)
    #expect(label.frame.width == 40)
    #expect(label.frame.height == 44)
  }

  @Test func `lets what is open lie as near to nothing as inequalities let it`() {
    layOut(
      [one], one.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      one.topAnchor.constraint(greaterThanOrEqualTo: superview.topAnchor, constant: 5),
      one.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      one.widthAnchor.constraint(lessThanOrEqualToConstant: 80))

    #expect(one.frame == CGRect(x: 0, y: 5, width: 0, height: 44))
  }

  @Test(arguments: [false, true])
  func `puts a view of which only the size is known to where its superview begins`(isInner: Bool) {
    if isInner { two.addSubview(one) }
    layOut(
      [two, one], two.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: 40),
      two.topAnchor.constraint(equalTo: superview.topAnchor, constant: 40),
      one.heightAnchor.constraint(equalToConstant: 30),
      one.widthAnchor.constraint(equalToConstant: 80))

    #expect(one.frame == CGRect(x: 0, y: 0, width: 80, height: 30))
  }

  @Test(arguments: [false, true])
  func `puts none of several that hang together before its superview`(isReversed: Bool) {
    let three = UIView()
    three.translatesAutoresizingMaskIntoConstraints = false
    let row = isReversed ? [three, two, one] : [one, two, three]
    for view in [one, two, three] { superview.addSubview(view) }
    for (view, next) in zip(row, row.dropFirst()) {
      next.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 10).isActive = true
    }
    for view in row { view.widthAnchor.constraint(equalToConstant: 50).isActive = true }

    superview.layoutIfNeeded()

    #expect(row.map(\.frame.minX) == [0, 60, 120])
    #expect(row.map(\.frame.width) == [50, 50, 50])
  }

  @Test(arguments: [false, true])
  func `puts labels that compete before its start no more than others`(isReversed: Bool) {
    let other = UILabel()
    other.translatesAutoresizingMaskIntoConstraints = false
    other.text = label.text
    other.font = label.font
    layOut(
      isReversed ? [other, label] : [label, other],
      other.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 10),
      other.trailingAnchor.constraint(lessThanOrEqualTo: label.leadingAnchor, constant: 100))

    #expect(label.frame.minX == 0)
    #expect(other.frame.maxX == 100)
    #expect(label.frame.width + other.frame.width == 90)
  }

  @Test func `gives a view no size that only its middle is known of`() {
    layOut(
      [one], one.centerXAnchor.constraint(equalTo: superview.centerXAnchor),
      one.centerYAnchor.constraint(equalTo: superview.centerYAnchor),
      one.heightAnchor.constraint(greaterThanOrEqualToConstant: 30))

    #expect(one.frame == CGRect(x: 150, y: 85, width: 0, height: 30))
  }

  @Test func `puts a guide and content that nothing places to where the superview begins`() {
    let guide = UILayoutGuide()
    superview.addLayoutGuide(guide)
    layOut(
      [label, one], one.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      one.widthAnchor.constraint(equalToConstant: 50),
      guide.widthAnchor.constraint(equalToConstant: 20),
      one.heightAnchor.constraint(equalTo: label.heightAnchor))

    #expect(label.frame.origin == .zero)
    #expect(label.frame.size == label.intrinsicContentSize)
    #expect(one.frame.minX == 0)
    #expect(guide.layoutFrame.minX == 30)
  }

  @Test func `heeds an inequality before a constraint that matters less`() {
    let width = one.widthAnchor.constraint(equalTo: superview.widthAnchor)
    width.priority = .defaultHigh
    layOut(
      [one], width, one.widthAnchor.constraint(lessThanOrEqualToConstant: 120),
      one.centerXAnchor.constraint(equalTo: superview.centerXAnchor))

    #expect(one.frame.minX == 90)
    #expect(one.frame.width == 120)
  }

  @Test func `heeds the constraint that matters more of two that contradict each other`() {
    let weak = one.widthAnchor.constraint(equalToConstant: 10)
    weak.priority = .defaultHigh
    layOut([one], weak, one.widthAnchor.constraint(equalToConstant: 20))

    #expect(one.frame.width == 20)
  }

  @Test func `leaves a view without any constraint where it is (behaviour 755)`() {
    one.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    layOut([one, two], two.topAnchor.constraint(equalTo: superview.topAnchor, constant: 30))

    #expect(one.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(two.frame == CGRect(x: 0, y: 30, width: 0, height: 0))
    #expect(one.hasAmbiguousLayout)
    #expect(two.hasAmbiguousLayout)
    #expect(!superview.hasAmbiguousLayout)
  }

  @Test func `lets a list fill what a header leaves that is as large as its content`() {
    let list = UIScrollView()
    list.translatesAutoresizingMaskIntoConstraints = false
    one.addSubview(label)
    layOut(
      [one, list], one.topAnchor.constraint(equalTo: superview.topAnchor),
      one.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      one.trailingAnchor.constraint(equalTo: superview.trailingAnchor),
      label.topAnchor.constraint(equalTo: one.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: one.bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: one.leadingAnchor),
      list.topAnchor.constraint(equalTo: one.bottomAnchor),
      list.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: superview.trailingAnchor),
      list.bottomAnchor.constraint(equalTo: superview.bottomAnchor))
    let height = label.intrinsicContentSize.height

    #expect(one.frame.origin == .zero)
    #expect(one.frame.width == 300)
    #expect(abs(one.frame.height - height - 16) < 0.001)
    #expect(list.frame.minY == one.frame.maxY)
    #expect(list.frame.maxY == 200)
    #expect(list.frame.width == 300)
    #expect(label.frame.minY == 8)
  }

  @Test func `leaves a list its room where nothing says how large a header is`() {
    let list = UIScrollView()
    list.translatesAutoresizingMaskIntoConstraints = false
    layOut(
      [one, list], one.topAnchor.constraint(equalTo: superview.topAnchor),
      list.topAnchor.constraint(equalTo: one.bottomAnchor),
      list.bottomAnchor.constraint(equalTo: superview.bottomAnchor))

    #expect(list.frame.minY == 0)
    #expect(list.frame.height == 200)
  }

  @Test func `leaves views alone that lie where their frames say`() {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let placed = UIView(frame: frame)
    let log = logged {
      layOut(
        [placed, one], one.leadingAnchor.constraint(equalTo: placed.trailingAnchor),
        placed.widthAnchor.constraint(equalToConstant: 99))
    }

    #expect(log.notes.count == 1)
    #expect(placed.frame == frame)
    #expect(one.frame.minX == 4)
  }

  @Test func `takes leading for right where language runs from right to left`() {
    for view in [superview, one, two] { view.semanticContentAttribute = .forceRightToLeft }
    layOut(
      [one, two], one.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: 10),
      one.widthAnchor.constraint(equalToConstant: 50),
      two.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 5),
      two.trailingAnchor.constraint(lessThanOrEqualTo: superview.trailingAnchor, constant: -20))

    #expect(one.frame.minX == 240)
    #expect(two.frame == CGRect(x: 235, y: 0, width: 0, height: 0))
  }

  /// Constraints on a view inside one that runs from right to left, and its resulting place.
  struct Mirrored: Sendable {
    var container: UISemanticContentAttribute = .forceRightToLeft
    var view: UISemanticContentAttribute = .unspecified
    let x: CGFloat
    let hold: @MainActor @Sendable (UIView, UIView) -> NSLayoutConstraint
  }

  nonisolated private static let mirrored = [
    Mirrored(x: 272) {
      $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor, constant: 8)
    },
    Mirrored(x: 8) {
      $0.trailingAnchor.constraint(equalTo: $1.trailingAnchor, constant: -8)
    },
    Mirrored(view: .forceLeftToRight, x: 272) {
      $1.leadingAnchor.constraint(equalTo: $0.leadingAnchor, constant: -8)
    },
    Mirrored(container: .forceLeftToRight, view: .forceRightToLeft, x: 8) {
      $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor, constant: 8)
    },
    Mirrored(x: 8) {
      $0.leftAnchor.constraint(equalTo: $1.leftAnchor, constant: 8)
    },
    Mirrored(x: 257) {
      $0.leadingAnchor.constraint(greaterThanOrEqualTo: $1.leadingAnchor, constant: 23)
    },
    Mirrored(x: 257) {
      $0.leadingAnchor.constraint(lessThanOrEqualTo: $1.leadingAnchor, constant: 23)
    },
    Mirrored(x: 74) {
      $0.trailingAnchor.constraint(lessThanOrEqualTo: $1.trailingAnchor, constant: -74)
    },
  ]

  @Test(arguments: mirrored)
  func `turns what a container holds by its direction alone (behaviour 911)`(case: Mirrored) {
    superview.semanticContentAttribute = `case`.container
    one.semanticContentAttribute = `case`.view

    superview.addSubview(one)
    layOut([], one.widthAnchor.constraint(equalToConstant: 20), `case`.hold(one, superview))

    #expect(one.frame.minX == `case`.x)
    #expect(one.frame.width == 20)
  }

  /// An edge that constraints leave open, and the view's resulting place in a superview that is 300
  /// wide.
  struct Open: Sendable {
    /// The edges of the view that are held at the superview's, leading or trailing.
    let held: [(edge: NSLayoutConstraint.Attribute, NSLayoutConstraint.Relation, CGFloat)]
    var width: CGFloat?
    let x: CGFloat
    var found: CGFloat = 0
  }

  nonisolated private static let open = [
    Open(held: [(.trailing, .equal, -13)], x: 287),
    Open(held: [(.leading, .equal, 10)], x: 10),
    Open(held: [(.leading, .lessThanOrEqual, 10)], x: 10),
    Open(held: [(.leading, .greaterThanOrEqual, 10)], x: 10),
    Open(held: [(.leading, .greaterThanOrEqual, -10)], x: -10),
    Open(held: [(.trailing, .lessThanOrEqual, -74)], x: 226),
    Open(held: [(.trailing, .greaterThanOrEqual, -74)], x: 226),
    Open(held: [(.trailing, .lessThanOrEqual, -74)], width: 100, x: 126, found: 100),
    Open(held: [(.trailing, .greaterThanOrEqual, -74)], width: 100, x: 126, found: 100),
    Open(held: [(.leading, .lessThanOrEqual, 23)], width: 100, x: 23, found: 100),
    Open(held: [(.centerX, .lessThanOrEqual, 10)], width: 100, x: 110, found: 100),
    // A view with a bound on either side lies near the start of the superview.
    Open(
      held: [(.leading, .greaterThanOrEqual, 5), (.trailing, .lessThanOrEqual, -5)], width: 100,
      x: 5, found: 100),
    Open(
      held: [
        (.leading, .greaterThanOrEqual, 5), (.trailing, .lessThanOrEqual, -5),
        (.trailing, .lessThanOrEqual, -20),
      ], width: 100, x: 5, found: 100),
    // It is its size that gives way to nothing (behaviour 912).
    Open(held: [(.leading, .equal, 10), (.trailing, .lessThanOrEqual, -5)], x: 10),
  ]

  @Test(arguments: open)
  func `leaves sizes at nothing and inequalities at their bounds (behaviour 912)`(open: Open) {
    superview.addSubview(one)
    for (edge, relation, constant) in open.held {
      NSLayoutConstraint(
        item: one, attribute: edge, relatedBy: relation, toItem: superview, attribute: edge,
        multiplier: 1, constant: constant
      ).isActive = true
    }
    if let width = open.width { one.widthAnchor.constraint(equalToConstant: width).isActive = true }

    superview.layoutIfNeeded()

    #expect(one.frame == CGRect(x: open.x, y: 0, width: open.found, height: 0))
  }

  @Test(arguments: [NSLayoutConstraint.Relation.lessThanOrEqual, .greaterThanOrEqual])
  func `leaves a view at the bound that another sets (behaviour 912)`(
    relation: NSLayoutConstraint.Relation
  ) {
    for view in [one, two] { superview.addSubview(view) }
    let between = NSLayoutConstraint(
      item: two, attribute: .leading, relatedBy: relation, toItem: one, attribute: .trailing,
      multiplier: 1, constant: 25)
    layOut(
      [], one.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      one.widthAnchor.constraint(equalToConstant: 10), between)

    #expect(one.frame == CGRect(x: 0, y: 0, width: 10, height: 0))
    #expect(two.frame == CGRect(x: 35, y: 0, width: 0, height: 0))
  }

  @Test func `leaves a size at nothing where it may be more (behaviour 912)`() {
    layOut([one], one.widthAnchor.constraint(lessThanOrEqualTo: superview.widthAnchor))

    #expect(one.frame.width == 0)
  }

  @Test func `lays out again when the superview has another size`() {
    layOut(
      [one], one.trailingAnchor.constraint(equalTo: superview.trailingAnchor),
      one.widthAnchor.constraint(equalToConstant: 10))

    superview.frame.size.width = 500
    superview.layoutIfNeeded()

    #expect(one.frame.minX == 490)
  }

  @Test func `lays out again once a constraint is no more`() {
    let width = one.widthAnchor.constraint(equalToConstant: 10)
    layOut([one], width, one.topAnchor.constraint(equalTo: superview.topAnchor))

    width.isActive = false
    superview.layoutIfNeeded()

    #expect(one.frame.width == 0)
  }

  @Test func `honours constraints with views elsewhere in the hierarchy`() {
    let box = UIView(frame: CGRect(x: 50, y: 50, width: 200, height: 100))
    superview.addSubview(box)
    box.addSubview(two)
    layOut(
      [one], one.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: 80),
      one.widthAnchor.constraint(equalToConstant: 20),
      two.leadingAnchor.constraint(equalTo: one.leadingAnchor),
      two.topAnchor.constraint(equalTo: superview.topAnchor, constant: 60),
      two.widthAnchor.constraint(equalTo: one.widthAnchor),
      two.heightAnchor.constraint(equalToConstant: 7))

    #expect(two.frame == CGRect(x: 30, y: 10, width: 20, height: 7))
  }

  @Test func `aligns lines of text`() {
    let big = UILabel()
    big.text = "Big"
    big.font = .systemFont(ofSize: 34)
    big.translatesAutoresizingMaskIntoConstraints = false
    layOut(
      [label, big], big.topAnchor.constraint(equalTo: superview.topAnchor),
      label.firstBaselineAnchor.constraint(equalTo: big.firstBaselineAnchor))

    #expect(label.frame.minY > 0)
    #expect(label.frame.maxY < big.frame.maxY)
  }

  @Test func `places a view by its middle whatever its transform is`() {
    one.transform = CGAffineTransform(scaleX: 2, y: 2)
    layOut(
      [one], one.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      one.topAnchor.constraint(equalTo: superview.topAnchor),
      one.widthAnchor.constraint(equalToConstant: 10),
      one.heightAnchor.constraint(equalToConstant: 20))

    #expect(one.bounds.size == CGSize(width: 10, height: 20))
    #expect(one.center == CGPoint(x: 5, y: 10))
  }

  @Test func `fits a view around its content`() {
    label.numberOfLines = 0
    one.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: one.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: one.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: one.topAnchor),
      label.bottomAnchor.constraint(equalTo: one.bottomAnchor),
    ])
    let line = label.intrinsicContentSize.height

    let compressed = one.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let narrow = one.systemLayoutSizeFitting(
      CGSize(width: 70, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)

    #expect(compressed == CGSize(width: 105, height: line))
    #expect(narrow == CGSize(width: 70, height: (label.font.lineHeight * 2).toPixel))
  }

  @Test func `fits a view around the widest of those below each other`() {
    let wide = UILabel()
    wide.text = String(repeating: "x", count: 20)
    wide.translatesAutoresizingMaskIntoConstraints = false
    for view in [label, wide] {
      one.addSubview(view)
      view.leadingAnchor.constraint(equalTo: one.leadingAnchor).isActive = true
      view.trailingAnchor.constraint(equalTo: one.trailingAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: one.topAnchor),
      wide.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 4),
      wide.bottomAnchor.constraint(equalTo: one.bottomAnchor),
    ])

    let size = one.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)

    #expect(size.width == wide.intrinsicContentSize.width)
    #expect(
      size.height == label.intrinsicContentSize.height + wide.intrinsicContentSize.height + 4)
  }

  @Test func `fits a view by its own constraints, or else takes the size asked for`() {
    one.widthAnchor.constraint(equalToConstant: 33).isActive = true

    let size = one.systemLayoutSizeFitting(CGSize(width: 5, height: 6))

    #expect(size == CGSize(width: 33, height: 6))
  }

  @Test func `decides about many views in a row quickly, in whatever order`() {
    let views = (0..<500).map { _ in UIView() }
    var constraints: [NSLayoutConstraint] = []
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      superview.addSubview(view)
      constraints.append(view.heightAnchor.constraint(equalToConstant: 2))
    }
    for (upper, lower) in zip(views, views.dropFirst()) {
      constraints.append(lower.topAnchor.constraint(equalTo: upper.bottomAnchor))
    }
    constraints.append(views[0].topAnchor.constraint(equalTo: superview.topAnchor))
    NSLayoutConstraint.activate(constraints.reversed())

    superview.layoutIfNeeded()

    let places: [CGFloat] = (0..<500).map { CGFloat($0 * 2) }
    #expect(views.map(\.frame.minY) == places)
  }
}
