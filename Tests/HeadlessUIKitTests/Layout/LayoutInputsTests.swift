import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("What decides about a layout besides constraints", .ownApplication)
struct LayoutInputsTests {
  /// A view with content, and around it something that layout is not to count.
  final class Card: UIView {
    var content = CGSize(width: 100, height: 50)
    var shadow = UIEdgeInsets.zero
    override var intrinsicContentSize: CGSize { content }
    override var alignmentRectInsets: UIEdgeInsets { shadow }
  }

  /// A view that makes its content half as high as itself is wide.
  final class Banner: UIView {
    var height: NSLayoutConstraint?

    override func layoutSubviews() {
      super.layoutSubviews()
      height?.constant = bounds.width / 2
    }
  }

  let screen = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func add<View: UIView>(_ view: View, to superview: UIView? = nil) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? screen).addSubview(view)
    return view
  }

  private func layOut(_ constraints: NSLayoutConstraint...) {
    NSLayoutConstraint.activate(constraints)
    screen.layoutIfNeeded()
  }

  private func size(_ view: UIView, _ width: CGFloat, _ height: CGFloat) {
    view.widthAnchor.constraint(equalToConstant: width).isActive = true
    view.heightAnchor.constraint(equalToConstant: height).isActive = true
  }

  // MARK: A view's own attributes

  @Test func `constraints and content are about the alignment rectangle (behaviour 786)`() {
    let card = add(Card())
    card.shadow = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

    layOut(
      card.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 10),
      card.topAnchor.constraint(equalTo: screen.topAnchor, constant: 20))

    let rectangle = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(card.frame == CGRect(x: 8, y: 19, width: 106, height: 54))
    #expect(card.alignmentRect(forFrame: card.frame) == rectangle)
    #expect(card.frame(forAlignmentRect: rectangle) == card.frame)
  }

  @Test func `what is within an alignment rectangle is placed by it (behaviour 786)`() {
    let card = add(Card())
    card.shadow = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    let inner = add(UIView(), to: card)

    layOut(
      card.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 10),
      card.topAnchor.constraint(equalTo: screen.topAnchor, constant: 20),
      inner.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      inner.topAnchor.constraint(equalTo: card.topAnchor),
      inner.bottomAnchor.constraint(equalTo: card.bottomAnchor))

    #expect(inner.frame == CGRect(x: 5, y: 5, width: 100, height: 50))
  }

  @Test func `an image lends its alignment to the view that shows it (behaviour 786)`() {
    let image = UIImage(systemName: "star")?.withAlignmentRectInsets(
      UIEdgeInsets(top: 0, left: 6, bottom: 0, right: 0))
    let view = add(UIImageView(image: image))

    layOut(view.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 10))

    #expect(view.alignmentRectInsets.left == 6)
    #expect(view.frame.minX == 4)
  }

  @Test func `classes hug their content as UIKit's do, and resist alike (behaviour 743)`() {
    let views: [(view: UIView, across: Float, down: Float)] = [
      (UIView(), 250, 250), (UILabel(), 250, 250), (UIImageView(), 250, 250),
      (UIButton(type: .system), 250, 250), (UITextField(), 250, 250), (UISlider(), 250, 250),
      (UISegmentedControl(), 250, 250), (UISwitch(), 750, 750), (UIStepper(), 750, 750),
      (UIActivityIndicatorView(style: .medium), 750, 750), (UIProgressView(), 250, 750),
    ]

    for (view, across, down) in views {
      #expect(view.contentHuggingPriority(for: .horizontal).rawValue == across, "\(view)")
      #expect(view.contentHuggingPriority(for: .vertical).rawValue == down, "\(view)")
      #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
      #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    }
  }

  @Test func `content that is invalidated is asked for again`() {
    let card = add(Card())
    layOut(
      card.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
      card.topAnchor.constraint(equalTo: screen.topAnchor))

    card.content = CGSize(width: 30, height: UIView.noIntrinsicMetric)
    screen.setNeedsLayout()
    screen.layoutIfNeeded()
    let before = card.frame.size
    card.invalidateIntrinsicContentSize()
    screen.layoutIfNeeded()

    #expect(before == CGSize(width: 100, height: 50))
    #expect(card.frame.size == CGSize(width: 30, height: 0))
  }

  @Test func `margins count as attributes and as what lies between them`() {
    screen.layoutMargins = UIEdgeInsets(top: 100, left: 40, bottom: 0, right: 0)
    let (edge, middle) = (add(UIView()), add(UIView()))
    for view in [edge, middle] { size(view, 10, 10) }

    layOut(
      NSLayoutConstraint(
        item: edge, attribute: .leading, relatedBy: .equal, toItem: screen,
        attribute: .leadingMargin, multiplier: 1, constant: 3),
      NSLayoutConstraint(
        item: edge, attribute: .top, relatedBy: .equal, toItem: screen, attribute: .topMargin,
        multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: middle, attribute: .centerX, relatedBy: .equal, toItem: screen,
        attribute: .centerXWithinMargins, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: middle, attribute: .centerY, relatedBy: .equal, toItem: screen,
        attribute: .centerYWithinMargins, multiplier: 1, constant: 0))

    #expect(edge.frame.origin == CGPoint(x: 43, y: 100))
    #expect(middle.center == CGPoint(x: 215, y: 472))
  }

  @Test func `a view without a superview is as it is, whatever decides of its frame`() {
    screen.translatesAutoresizingMaskIntoConstraints = false
    let view = add(UIView())

    layOut(
      view.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
      view.topAnchor.constraint(equalTo: screen.topAnchor),
      view.bottomAnchor.constraint(equalTo: screen.bottomAnchor))

    #expect(screen.frame.size == CGSize(width: 390, height: 844))
    #expect(view.frame == CGRect(x: 10, y: 0, width: 380, height: 844))
  }

  // MARK: What makes a new layout

  @Test func `a view with a frame takes along what is tied to it`() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    screen.addSubview(box)
    let view = add(UIView())
    size(view, 10, 10)
    layOut(view.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 8))
    let before = view.frame.minX

    box.frame.size.width = 80
    screen.layoutIfNeeded()

    #expect(before == 58)
    #expect(view.frame.minX == 88)
  }

  @Test func `other margins of a stack view place anew what it arranges`() {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    screen.addSubview(stack)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    let view = UIView()
    stack.addArrangedSubview(view)
    layOut()
    let before = view.frame.minX

    stack.layoutMargins.left = 30
    screen.layoutIfNeeded()

    #expect(before == 10)
    #expect(view.frame == CGRect(x: 30, y: 0, width: 160, height: 100))
  }

  @Test func `another direction of the language places views anew`() {
    let view = add(UIView())
    size(view, 20, 10)
    layOut(view.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 16))
    let before = view.frame.minX

    screen.semanticContentAttribute = .forceRightToLeft
    screen.layoutIfNeeded()

    #expect(before == 16)
    #expect(view.frame.minX == 354)
  }

  @Test func `what changes in an animation is laid out within it`() {
    let view = add(UIView())
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    layOut(width)
    let trace = Trace()

    UIView.animate(withDuration: 0.3) { [screen] in
      width.constant = 50
      screen.layoutIfNeeded()
      trace.add("\(view.frame.width)")
    } completion: { _ in
      trace.add("\(view.frame.width)")
    }
    UIApplication.shared.mainLoop.settle()

    #expect(trace.lines == ["50.0", "50.0"])
  }

  @Test func `what changes while views are laid out is laid out next`() {
    let window = UIWindow(frame: screen.bounds)
    window.isHidden = false
    defer { window.isHidden = true }
    let banner = Banner(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let inner = add(UIView(), to: banner)
    let height = inner.heightAnchor.constraint(equalToConstant: 1)
    height.isActive = true
    banner.height = height

    window.addSubview(banner)
    UIApplication.shared.mainLoop.settle()
    let first = inner.frame.height
    banner.frame.size.width = 300
    UIApplication.shared.mainLoop.settle()

    #expect(first == 100)
    #expect(inner.frame.height == 150)
  }

  // MARK: Fitting sizes

  @Test func `text is fitted to one line, however much room is asked for (behaviour 748)`() {
    let box = UIView()
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "Several words that have one line"
    _ = add(label, to: box)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      label.topAnchor.constraint(equalTo: box.topAnchor),
      label.bottomAnchor.constraint(equalTo: box.bottomAnchor),
    ])

    let compressed = box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let expanded = box.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)

    #expect(compressed == label.intrinsicContentSize)
    #expect(expanded == compressed)
    #expect(box.frame == .zero && label.frame == .zero)
  }

  @Test func `views with frames alone are fitted by nothing (behaviour 749)`() {
    screen.addSubview(UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50)))

    #expect(screen.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
  }

  // MARK: Lines of text in a column

  @Test(arguments: [0, 30, 60] as [CGFloat])
  func `a column counts its spaces from line to line if it is told to (behaviour 797)`(
    spacing: CGFloat
  ) {
    let stack = UIStackView(frame: screen.bounds)
    stack.axis = .vertical
    stack.isBaselineRelativeArrangement = true
    stack.spacing = spacing
    let sizes: [CGFloat] = [17, 30, 12]
    let labels = sizes.map { size -> UILabel in
      let label = UILabel()
      label.font = .systemFont(ofSize: size)
      label.text = "One line"
      // The last one fills the remaining room.
      label.setContentHuggingPriority(UILayoutPriority(Float(size) + 700), for: .vertical)
      stack.addArrangedSubview(label)
      return label
    }

    stack.layoutIfNeeded()

    for (upper, lower) in zip(labels, labels.dropFirst()) {
      let last = upper.frame.maxY + upper.font.descender
      let first = lower.frame.minY + lower.font.ascender
      #expect(abs(first - last - spacing) < 1)
    }
  }
}
