import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("UIStackView")
struct UIStackViewTests {
  let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
  let views = [UIView(), UIView(), UIView()]

  private func label(_ length: Int) -> UILabel {
    let label = UILabel()
    label.font = .characters(wide: 10)
    label.text = String(repeating: "x", count: length)
    return label
  }

  private func arrange(_ views: [UIView]) {
    for view in views { stack.addArrangedSubview(view) }
  }

  private func frames(_ views: [UIView]) -> [CGRect] {
    stack.setNeedsLayout()
    stack.layoutIfNeeded()
    return views.map(\.frame)
  }

  private func columns(_ views: [UIView]) -> [[CGFloat]] {
    frames(views).map { [$0.minX, $0.width] }
  }

  @Test func `is a row without spaces at first`() {
    #expect(stack.axis == .horizontal)
    #expect(stack.distribution == .fill)
    #expect(stack.alignment == .fill)
    #expect(stack.spacing == 0)
    #expect(!stack.isLayoutMarginsRelativeArrangement)
    #expect(!stack.isBaselineRelativeArrangement)
    #expect(stack.isUserInteractionEnabled)
    #expect(stack.arrangedSubviews.isEmpty)
  }

  @Test func `has UIKit's raw values`() {
    let distributions: [UIStackView.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    let alignments: [UIStackView.Alignment] = [
      .fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline, .top, .bottom,
    ]

    #expect(distributions.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(alignments.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 1, 4])
  }

  @Test func `makes the views that it arranges its subviews`() {
    let stack = UIStackView(arrangedSubviews: views)

    #expect(stack.arrangedSubviews == views)
    #expect(stack.subviews == views)
    #expect(views.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
  }

  @Test func `arranges views in an order of their own`() {
    arrange(views)
    let new = UIView()

    stack.insertArrangedSubview(new, at: 1)
    stack.insertArrangedSubview(views[2], at: 0)
    stack.addArrangedSubview(views[0])

    #expect(stack.arrangedSubviews == [views[2], new, views[1], views[0]])
    #expect(stack.subviews == views + [new])
  }

  @Test func `does not arrange at an index out of bounds`() {
    arrange(views)

    let received = failures {
      stack.insertArrangedSubview(UIView(), at: 4)
      stack.insertArrangedSubview(UIView(), at: -1)
    }

    #expect(received.map(\.name) == [.internalInconsistency, .internalInconsistency])
    #expect(stack.arrangedSubviews == views)
    #expect(stack.subviews == views)
  }

  @Test func `keeps a view as a subview that it arranges no more`() {
    arrange(views)
    let before = frames(views)

    stack.removeArrangedSubview(views[0])
    stack.removeArrangedSubview(UIView())

    #expect(stack.arrangedSubviews == [views[1], views[2]])
    #expect(stack.subviews == views)
    #expect(frames([views[0]]) == [before[0]])
    #expect(columns([views[2]]) == [[0, 300]])
  }

  @Test func `arranges a view no more that leaves it`() {
    arrange(views)

    views[1].removeFromSuperview()
    UIView().addSubview(views[2])

    #expect(stack.arrangedSubviews == [views[0]])
  }

  @Test func `leaves views without content no room but for the last one (behaviour 765)`() {
    arrange(views)

    #expect(
      frames(views) == [
        CGRect(x: 0, y: 0, width: 0, height: 100), CGRect(x: 0, y: 0, width: 0, height: 100),
        CGRect(x: 0, y: 0, width: 300, height: 100),
      ])
  }

  @Test func `stands views below each other`() {
    stack.axis = .vertical
    stack.spacing = 5
    stack.distribution = .fillEqually
    arrange(views)

    #expect(frames(views).map(\.minY) == [0, 35, 70])
    #expect(frames(views).allSatisfy { $0.width == 300 && $0.height == 30 })
  }

  @Test func `puts spaces between views, of which a view may have its own`() {
    stack.spacing = 10
    stack.distribution = .fillEqually
    arrange(views)
    stack.setCustomSpacing(40, after: views[0])
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[1])

    #expect(stack.customSpacing(after: views[0]) == 40)
    #expect(stack.customSpacing(after: views[2]) == UIStackView.spacingUseDefault)
    #expect(columns(views) == [[0, 84], [124, 84], [216, 84]])

    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[1])
    stack.setCustomSpacing(7, after: UIView())

    stack.spacing = 9

    #expect(columns(views) == [[0, 94], [103, 94], [206, 94]])
  }

  @Test func `leaves no room for a hidden view`() {
    stack.spacing = 10
    stack.distribution = .fillEqually
    arrange(views)

    views[1].isHidden = true

    #expect(columns([views[0], views[2]]) == [[0, 145], [155, 145]])
  }

  @Test func `lays out anew when a view is hidden, and so does what holds it`() {
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let below = UIView()
    for view in [stack, below] {
      view.translatesAutoresizingMaskIntoConstraints = false
      holder.addSubview(view)
    }
    stack.axis = .vertical
    arrange(views)
    for view in views {
      let height = view.heightAnchor.constraint(equalToConstant: 20)
      // A required constraint contradicts the hidden view's.
      height.priority = .init(999)
      height.isActive = true
    }
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: holder.topAnchor),
      below.topAnchor.constraint(equalTo: stack.bottomAnchor),
    ])
    holder.layoutIfNeeded()
    let before = below.frame.minY

    views[0].isHidden = true
    holder.layoutIfNeeded()

    #expect(before == 60)
    #expect(below.frame.minY == 40)
  }

  @Test func `shares the room by constraints first`() {
    arrange(views)
    NSLayoutConstraint.activate([
      views[0].widthAnchor.constraint(equalToConstant: 40),
      views[2].widthAnchor.constraint(equalTo: views[0].widthAnchor, multiplier: 2),
    ])

    #expect(columns(views) == [[0, 40], [40, 180], [220, 80]])
  }

  @Test func `gives content its room, and the rest to a view without any`() {
    let label = label(5)
    arrange([label, views[0]])

    #expect(columns([label, views[0]]) == [[0, 50], [50, 250]])
  }

  @Test func `stretches the view that minds least`() {
    let labels = [label(5), label(5)]
    labels[0].setContentHuggingPriority(.required, for: .horizontal)
    arrange(labels)

    #expect(columns(labels) == [[0, 50], [50, 250]])
  }

  @Test func `cuts off the view that minds least`() {
    let labels = [label(20), label(20)]
    labels[1].setContentCompressionResistancePriority(.required, for: .horizontal)
    arrange(labels)

    #expect(columns(labels) == [[0, 100], [100, 200]])
  }

  @Test func `makes all views as wide as each other`() {
    stack.distribution = .fillEqually
    let labels = [label(2), label(9)]
    arrange(labels)

    #expect(columns(labels) == [[0, 150], [150, 150]])
  }

  @Test func `makes views as wide as their content compares`() {
    stack.distribution = .fillProportionally
    let labels = [label(2), label(4)]
    arrange(labels)

    #expect(columns(labels) == [[0, 100], [100, 200]])
  }

  @Test func `puts equal spaces between views`() {
    stack.distribution = .equalSpacing
    let labels = [label(2), label(9), label(4)]
    arrange(labels)

    #expect(columns(labels) == [[0, 20], [95, 90], [260, 40]])
  }

  @Test func `puts the middles of views at equal distances`() {
    stack.distribution = .equalCentering
    let labels = [label(2), label(9), label(4)]
    arrange(labels)

    #expect(columns(labels) == [[0, 20], [100, 90], [260, 40]])
    #expect(frames(labels).map(\.midX) == [10, 145, 280])
  }

  @Test(arguments: [
    (UIStackView.Alignment.fill, 0, 300), (.leading, 0, 58), (.center, 121, 58),
    (.trailing, 242, 58),
  ])
  func `aligns views across`(alignment: UIStackView.Alignment, y: CGFloat, height: CGFloat) {
    // In pixels, of which a point has three.
    let label = label(5)
    stack.alignment = alignment
    arrange([label])

    #expect(frames([label]).map { ($0.minY * 3).rounded() } == [y])
    #expect(frames([label]).map { ($0.height * 3).rounded() } == [height])
  }

  @Test func `gives a plain view no size across unless it fills that`() {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    for _ in 0..<2 { stack.addArrangedSubview(UIView()) }
    stack.layoutIfNeeded()
    let filling = stack.arrangedSubviews.map(\.frame.size)

    stack.alignment = .center
    stack.layoutIfNeeded()

    #expect(filling == [CGSize(width: 0, height: 50), CGSize(width: 100, height: 50)])
    #expect(stack.arrangedSubviews.map(\.frame.height) == [0, 0])
  }

  @Test func `stands text on one line`() {
    let labels = [label(1), label(1)]
    labels[1].font = .systemFont(ofSize: 40)
    stack.alignment = .firstBaseline
    arrange(labels)
    let first = frames(labels)
    stack.alignment = .lastBaseline
    let last = frames(labels)

    #expect(first[1].minY == 0)
    #expect(abs(first[0].minY - 22.667) < 0.001)
    #expect(last[1].minY == 0)
    #expect(last[0].minY > 0 && last[0].maxY < last[1].maxY)
  }

  @Test func `keeps to its margins if told so`() {
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40)
    stack.insetsLayoutMarginsFromSafeArea = false
    stack.isLayoutMarginsRelativeArrangement = true
    stack.distribution = .fillEqually
    arrange([views[0], views[1]])

    #expect(
      frames([views[0], views[1]]) == [
        CGRect(x: 20, y: 1, width: 120, height: 96), CGRect(x: 140, y: 1, width: 120, height: 96),
      ])
  }

  @Test func `begins at the right where language does`() {
    stack.semanticContentAttribute = .forceRightToLeft
    views[0].widthAnchor.constraint(equalToConstant: 100).isActive = true
    arrange([views[0], views[1]])

    #expect(columns([views[0], views[1]]) == [[200, 100], [0, 200]])
  }

  @Test func `is as large as what it arranges`() {
    stack.spacing = 10
    arrange([label(5), label(3)])
    let row = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    stack.axis = .vertical
    let column = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)

    #expect(row == CGSize(width: 90, height: 58.0 / 3))
    #expect(column == CGSize(width: 50, height: 146.0 / 3))
  }

  @Test func `is as large as the stacks within it`() {
    let inner = UIStackView(arrangedSubviews: [label(5), label(3)])
    inner.axis = .vertical
    arrange([inner, label(4)])

    let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)

    #expect(size == CGSize(width: 90, height: 116.0 / 3))
  }

  @Test func `makes what a scroll view scrolls as high as itself`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.axis = .vertical
    scrollView.addSubview(stack)
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: content.topAnchor),
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -6),
      stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
    arrange((0..<10).map { _ in label(3) })

    scrollView.layoutIfNeeded()

    #expect(stack.frame.origin == .zero)
    #expect(stack.frame.width == 200)
    #expect(abs(stack.frame.height - 580.0 / 3) < 0.001)
    #expect(scrollView.contentSize.width == 200)
    #expect(abs(scrollView.contentSize.height - 598.0 / 3) < 0.001)
  }

  @Test func `does not arrange a view around it`() {
    let outer = UIView()
    outer.addSubview(stack)

    let received = failures { stack.addArrangedSubview(outer) }

    #expect(received.map(\.name) == [.invalidArgument])
    #expect(stack.arrangedSubviews.isEmpty)
  }
}
