import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Screens as apps have them, whose frames can be calculated by hand.
@MainActor
@Suite("Layout of whole screens")
struct LayoutScreenTests {
  let screen = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func views(_ count: Int, in superview: UIView? = nil) -> [UIView] {
    (0..<count).map { _ in add(UIView(), to: superview) }
  }

  private func add<View: UIView>(_ view: View, to superview: UIView? = nil) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? screen).addSubview(view)
    return view
  }

  private func layOut(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
    screen.layoutIfNeeded()
  }

  private func format(
    _ format: String, _ views: [String: UIView], _ options: NSLayoutConstraint.FormatOptions = []
  ) -> [NSLayoutConstraint] {
    NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: nil, views: views)
  }

  @Test func `has two columns that are equally wide`() {
    let columns = views(2)

    layOut(
      format("H:|-0-[a]-10-[b(==a)]-0-|", ["a": columns[0], "b": columns[1]])
        + columns.flatMap { format("V:|-0-[a]-0-|", ["a": $0]) })

    #expect(columns.map(\.frame.minX) == [0, 200])
    #expect(columns.map(\.frame.width) == [190, 190])
    #expect(columns.map(\.frame.height) == [844, 844])
  }

  @Test func `rounds thirds to pixels (behaviour 756)`() {
    let columns = views(3)

    layOut(
      format(
        "H:|-0-[a]-[b(==a)]-[c(==a)]-0-|",
        ["a": columns[0], "b": columns[1], "c": columns[2]], .alignAllTop))

    let third: CGFloat = 374.0 / 3
    #expect(columns.map(\.frame.width) == [third, third, third])
    for column in columns { #expect((column.frame.minX * 3).rounded() == column.frame.minX * 3) }
  }

  @Test func `has a badge at the corner of a button in a stack view, which stays where it is`() {
    let stack = add(UIStackView())
    stack.spacing = 20
    let buttons = (0..<2).map { _ in UIView() }
    for button in buttons { stack.addArrangedSubview(button) }
    let badge = add(UIView())

    layOut(
      buttons.flatMap {
        [
          $0.widthAnchor.constraint(equalToConstant: 60),
          $0.heightAnchor.constraint(equalToConstant: 44),
        ]
      } + [
        stack.topAnchor.constraint(equalTo: screen.topAnchor, constant: 100),
        stack.centerXAnchor.constraint(equalTo: screen.centerXAnchor),
        badge.centerXAnchor.constraint(equalTo: buttons[1].trailingAnchor),
        badge.centerYAnchor.constraint(equalTo: buttons[1].topAnchor),
        badge.widthAnchor.constraint(equalToConstant: 18),
        badge.heightAnchor.constraint(equalToConstant: 18),
      ])

    #expect(stack.frame == CGRect(x: 125, y: 100, width: 140, height: 44))
    #expect(buttons[1].frame == CGRect(x: 80, y: 0, width: 60, height: 44))
    #expect(badge.frame == CGRect(x: 256, y: 91, width: 18, height: 18))
  }

  @Test func `keeps a view in place that is tied to something outside of its scroll view`() {
    let scrollView = add(UIScrollView())
    let (content, pinned) = (
      add(UIView(), to: scrollView), add(UIView(), to: scrollView)
    )
    layOut(
      format("H:|-0-[s]-0-|", ["s": scrollView]) + format("V:|-0-[s]-0-|", ["s": scrollView]) + [
        content.topAnchor.constraint(equalTo: scrollView.topAnchor),
        content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
        content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
        content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
        content.heightAnchor.constraint(equalToConstant: 2_000),
        pinned.topAnchor.constraint(equalTo: screen.topAnchor, constant: 50),
        pinned.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
        pinned.widthAnchor.constraint(equalToConstant: 20),
        pinned.heightAnchor.constraint(equalToConstant: 20),
      ])
    #expect(scrollView.contentSize == CGSize(width: 390, height: 2_000))
    #expect(pinned.frame.minY == 50)

    scrollView.contentOffset.y = 300
    screen.layoutIfNeeded()

    #expect(pinned.frame.minY == 350)
    #expect(content.frame == CGRect(x: 0, y: 0, width: 390, height: 2_000))
    #expect(scrollView.contentSize.height == 2_000)
  }

  @Test func `has fields beside labels that are as wide as the widest`() {
    let labels = ["Name", "Telephone number"].map { text in
      let label = add(UILabel())
      label.text = text
      label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      return label
    }
    let fields = views(2)
    var constraints = [labels[1].widthAnchor.constraint(equalTo: labels[0].widthAnchor)]
    for (label, field) in zip(labels, fields) {
      constraints += format("H:|-16-[label]-8-[field]-16-|", ["label": label, "field": field])
      constraints.append(label.topAnchor.constraint(equalTo: screen.topAnchor))
      constraints.append(field.topAnchor.constraint(equalTo: screen.topAnchor))
      constraints.append(field.heightAnchor.constraint(equalToConstant: 34))
    }

    layOut(constraints)

    let widest = labels[1].intrinsicContentSize.width
    #expect(labels.map(\.frame.width) == [widest, widest])
    #expect(fields.map(\.frame.minX) == [24 + widest, 24 + widest])
    #expect(fields.map(\.frame.maxX) == [374, 374])
  }

  @Test func `lies mirrored where language runs from right to left`() {
    for fuzz in Fuzz.runs(short: 40, long: 1_000) {
      let plain = RandomRows(fuzz, isMirrored: false)
      let mirrored = RandomRows(fuzz, isMirrored: true)

      for (one, other) in zip(plain.frames, mirrored.frames) {
        #expect(abs(one.minX + other.maxX - 390) < 0.7, "\(fuzz)")
        #expect(abs(one.width - other.width) < 0.7, "\(fuzz)")
        #expect(one.minY == other.minY && one.height == other.height, "\(fuzz)")
      }
    }
  }

  @Test func `lays out stack views however deep they are in each other`() {
    var innermost = UIStackView(frame: screen.bounds)
    let outermost = innermost
    for index in 0..<60 {
      let stack = UIStackView()
      stack.axis = index % 2 == 0 ? .vertical : .horizontal
      let label = UILabel()
      label.text = "x"
      innermost.addArrangedSubview(label)
      innermost.addArrangedSubview(stack)
      innermost = stack
    }

    outermost.layoutIfNeeded()

    #expect(innermost.frame.width >= 0)
    #expect(outermost.arrangedSubviews[0].frame.height == 844)
  }

  @Test func `lays out a thousand containers in each other`() {
    var container = screen
    for _ in 0..<1_000 {
      let inner = add(UIView(), to: container)
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: container.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: container.trailingAnchor),
        inner.topAnchor.constraint(equalTo: container.topAnchor),
        inner.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -0.5),
      ])
      container = inner
    }

    screen.layoutIfNeeded()

    #expect(container.frame.width == 390)
    #expect(container.frame.height == 344)
  }
}

/// Stack views and views between them, in one direction of the language or the other.
@MainActor
private struct RandomRows {
  private let screen = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private var views: [UIView] = []

  /// The frames of all views, in the coordinates of the screen.
  var frames: [CGRect] { views.map { screen.convert($0.bounds, from: $0) } }

  init(_ fuzz: Fuzz, isMirrored: Bool) {
    var random = fuzz.generator
    var top = screen.topAnchor
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      let stack = UIStackView()
      stack.distribution = .init(rawValue: .random(in: 0..<5, using: &random)) ?? .fill
      stack.alignment =
        [.fill, .leading, .center, .trailing].randomElement(using: &random) ?? .fill
      stack.spacing = CGFloat(Int.random(in: 0...3, using: &random) * 4)
      stack.axis = Bool.random(using: &random) ? .horizontal : .vertical
      add(stack, to: screen)
      for _ in 0..<Int.random(in: 1...4, using: &random) { addLabel(to: stack, &random) }
      let inset = CGFloat(Int.random(in: 0...30, using: &random))
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: top, constant: 8),
        stack.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: inset),
        Bool.random(using: &random)
          ? stack.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -8)
          : stack.trailingAnchor.constraint(lessThanOrEqualTo: screen.trailingAnchor),
      ])
      top = stack.bottomAnchor
    }
    if isMirrored {
      for view in [screen] + views { view.semanticContentAttribute = .forceRightToLeft }
    }
    screen.layoutIfNeeded()
  }

  private mutating func add(_ view: UIView, to superview: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    views.append(view)
  }

  private mutating func addLabel(to stack: UIStackView, _ random: inout SeededGenerator) {
    let label = UILabel()
    label.text = String(repeating: "x", count: Int.random(in: 1...12, using: &random))
    // Priorities that differ leave nothing open.
    let rank = Float(views.count)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      label.setContentHuggingPriority(UILayoutPriority(200 + rank), for: axis)
      label.setContentCompressionResistancePriority(UILayoutPriority(700 + rank), for: axis)
    }
    stack.addArrangedSubview(label)
    views.append(label)
  }
}
