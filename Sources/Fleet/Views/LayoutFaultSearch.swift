import HeadlessUIKit

/// The search for faults in the visible layout of a window.
@MainActor
struct LayoutFaultSearch {
  private let window: UIWindow
  private var conflicts: [LayoutFault] = []
  private var cut: [LayoutFault] = []
  private var misplaced: [LayoutFault] = []
  /// The texts that show, with where they are in the window, from back to front.
  private var texts: [(view: UIView, rect: CGRect)] = []
  /// The texts and controls, with where all of each is in the window.
  private var wanted: [(view: UIView, rect: CGRect)] = []
  /// The visible bars, with the rectangles that they cover in the window.
  private var bars: [(view: UIView, rect: CGRect)] = []

  /// The difference that is not visible.
  private static let tolerance: CGFloat = 1

  init(in window: UIWindow) { self.window = window }

  /// Returns the faults, by kind, and within a kind from back to front.
  mutating func faults() -> [LayoutFault] {
    visit(window.presentations.last?.presentedView ?? window, within: window.bounds)
    for (view, rect) in wanted { judge(view, rect) }
    let restless = window.restlessLayouts.map { LayoutFault.restless($0) }
    return restless + conflicts + cut + overlaps() + misplaced
  }

  // MARK: Looking

  /// Looks at a view and at all that shows of it.
  ///
  /// - Parameter clip: The part of the window that shows the view's content.
  private mutating func visit(_ view: UIView, within clip: CGRect) {
    guard !view.isHidden, view.alpha > 0.01 else { return }
    for constraint in view.constraints where constraint.isActive && constraint.isBroken {
      conflicts.append(.conflict(constraint))
    }
    let frame = view.convert(view.bounds, to: window)
    if Self.isBar(view) {
      let covered = view is UINavigationBar ? window.bounds.minY : frame.minY
      bars.append(
        (view, CGRect(x: frame.minX, y: covered, width: frame.width, height: frame.maxY - covered)))
    }
    note(view, frame, within: clip)
    // The content of a button, a switch or a wheel is its own.
    guard !(view is UIControl), !(view is UIPickerView) else { return }
    let clips = view.clipsToBounds || view is UIScrollView
    let inner = clips ? clip.intersection(frame) : clip
    for subview in view.subviews { visit(subview, within: inner) }
  }

  private static func isBar(_ view: UIView) -> Bool {
    view is UINavigationBar || view is UITabBar || view is UIToolbar
  }

  private mutating func note(_ view: UIView, _ frame: CGRect, within clip: CGRect) {
    switch view {
    case let label as UILabel:
      guard label.text?.isEmpty == false, !frame.isEmpty else { return }
      let needs = label.sizeThatFits(
        CGSize(width: label.numberOfLines == 1 ? 0 : label.bounds.width, height: 0))
      if label.isTruncated { cut.append(.cutOff(label, has: label.bounds.size, needs: needs)) }
      let rect = label.convert(Self.rect(of: needs, in: label), to: window)
      wanted.append((label, rect))
      noteText(label, rect, within: clip)
    case let button as UIButton:
      wanted.append((button, frame))
      guard Self.hasTitle(button), !frame.isEmpty else { return }
      let needs = button.intrinsicContentSize
      if needs.width > frame.width + Self.tolerance {
        cut.append(.cutOff(button, has: frame.size, needs: needs))
      }
      noteText(button, frame, within: clip)
    // A user pulls it in.
    case is UIRefreshControl: return
    case is UIControl: wanted.append((view, frame))
    default: return
    }
  }

  private mutating func noteText(_ view: UIView, _ rect: CGRect, within clip: CGRect) {
    let shown = rect.intersection(clip)
    if !shown.isNull, !shown.isEmpty { texts.append((view, shown)) }
  }

  private static func hasTitle(_ button: UIButton) -> Bool {
    let title = button.currentAttributedTitle?.string ?? button.currentTitle
    return title?.isEmpty == false
  }

  /// Where the text of a label is, which may be larger than its text.
  private static func rect(of text: CGSize, in label: UILabel) -> CGRect {
    let bounds = label.bounds
    let size = CGSize(
      width: min(text.width, bounds.width), height: min(text.height, bounds.height))
    let isFromRight = label.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x: CGFloat =
      switch label.textAlignment {
      case .center: bounds.midX - size.width / 2
      case .right: bounds.maxX - size.width
      case .natural where isFromRight: bounds.maxX - size.width
      default: bounds.minX
      }
    return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  // MARK: Texts on each other

  private func overlaps() -> [LayoutFault] {
    var found: [LayoutFault] = []
    for (index, front) in texts.enumerated() {
      for back in texts[..<index] {
        let shared = front.rect.intersection(back.rect)
        guard !shared.isNull, shared.width > Self.tolerance, shared.height > Self.tolerance,
          !front.view.isDescendant(of: back.view),
          !isCovered(back.view, by: front.view, at: shared)
        else { continue }
        found.append(.overlap(back.view, front.view, shared))
      }
    }
    return found
  }

  /// Whether something opaque around the view in front hides the view behind, as a card does.
  private func isCovered(_ back: UIView, by front: UIView, at place: CGRect) -> Bool {
    var next: UIView? = front
    while let view = next, !back.isDescendant(of: view) {
      let isOpaque = (view.backgroundColor?.cgColor.alpha ?? 0) >= 1 || Self.isBar(view)
      if isOpaque, view.convert(view.bounds, to: window).contains(place) { return true }
      next = view.superview
    }
    return false
  }

  // MARK: Texts and controls out of reach

  private mutating func judge(_ view: UIView, _ rect: CGRect) {
    guard !rect.isEmpty, !bars.contains(where: { view.isDescendant(of: $0.view) }),
      !canBeScrolledIn(view)
    else { return }
    let room = window.bounds.insetBy(dx: -Self.tolerance, dy: -Self.tolerance)
    guard room.contains(rect) else {
      return misplaced.append(.offScreen(view, rect, screen: window.bounds.size))
    }
    if let bar = bars.first(where: { isBelow(rect, $0.rect) }) {
      return misplaced.append(.underBar(view, rect, .view(bar.view)))
    }
    let status = window.isStatusBarHidden ? .zero : window.application.screen.statusBarFrame
    if isBelow(rect, status) { misplaced.append(.underBar(view, rect, .statusBar)) }
  }

  private func isBelow(_ rect: CGRect, _ bar: CGRect) -> Bool {
    let shared = rect.intersection(bar)
    return !shared.isNull && shared.width > Self.tolerance && shared.height > Self.tolerance
  }

  /// Whether the view is in the content of a scroll view, which can show all of it.
  private func canBeScrolledIn(_ view: UIView) -> Bool {
    var next = view.superview
    while let outer = next {
      if let scrollView = outer as? UIScrollView, scrollView.isScrollEnabled {
        let rect = view.convert(view.bounds, to: scrollView)
        let content = CGRect(origin: .zero, size: scrollView.contentSize)
          .insetBy(dx: -Self.tolerance, dy: -Self.tolerance)
        if content.contains(rect) { return true }
      }
      next = outer.superview
    }
    return false
  }
}
