import Foundation

extension UICollectionView {
  typealias ScrollTarget = ListScrollTarget<ScrollPosition>

  /// The parts of the collection view that are to be measured again.
  enum NeedsFitting {
    case nothing
    /// The views that have said so.
    case some
    case all
  }

  /// How far views that turn out to be longer than expected push the views behind them.
  ///
  /// The views that they push out of view are not loaded, so that only visible ones are measured.
  struct Growth {
    private let axis: LayoutAxis
    private let end: CGFloat
    private var shift: CGFloat = 0
    private var lineEnd = -CGFloat.infinity
    private var fittedEnd = -CGFloat.infinity

    /// Measures along an axis, up to the end of the visible part.
    init(_ axis: LayoutAxis, visible: CGRect) {
      self.axis = axis
      end = axis.range(visible).high
    }

    /// Returns whether an item is pushed out of view by the items before it.
    mutating func pushesOut(_ frame: CGRect) -> Bool {
      let (low, high) = axis.range(frame)
      if low >= lineEnd {
        if lineEnd.isFinite { shift += fittedEnd - lineEnd }
        (lineEnd, fittedEnd) = (high, high)
      }
      lineEnd = max(lineEnd, high)
      fittedEnd = max(fittedEnd, high)
      return shift > 0 && low + shift >= end
    }

    /// Notes the size of the item that was asked about last.
    mutating func add(_ frame: CGRect, _ size: CGSize) {
      fittedEnd = max(fittedEnd, axis.range(frame).low + axis.length(size))
    }
  }

  /// How often a layout goes on because sizes turn out to differ.
  static let fittingLimit = 32

  // MARK: Measuring

  /// Returns whether the layout lets a view that is about to show decide its size.
  ///
  /// Where it does, the view is in the window first, whose traits its content depends on
  /// (behaviour 540); a layout of an app's own decides by itself whether it follows.
  final func fits(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard !storedLayout.freeAxes(of: attributes).isEmpty else { return false }
    view.awaitsFitting = true
    if storedLayout.growthAxis != nil { attach(view) }
    return true
  }

  /// Asks a view for its size, and lets the layout follow (behaviour 784).
  ///
  /// - Returns: The size, if the layout follows.
  @discardableResult
  final func fit(
    _ view: UICollectionReusableView, _ original: UICollectionViewLayoutAttributes
  ) -> CGSize? {
    view.awaitsFitting = false
    let layout = storedLayout
    guard !layout.freeAxes(of: original).isEmpty,
      let copy = original.copy() as? UICollectionViewLayoutAttributes
    else { return nil }
    let preferred = asking { view.preferredLayoutAttributesFitting(copy) }
    view.awaitsFitting = false
    guard let preferred, layout === storedLayout else { return nil }
    guard preferred.isFinite else {
      Self.raiseInvalid(
        preferred.frame,
        by: "\(type(of: view)).preferredLayoutAttributesFitting(_:)")
      return nil
    }
    guard !preferred.isEqual(original),
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else { return nil }
    sizing.hasFitted = true
    layout.invalidate(
      announcing: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    return preferred.size
  }

  /// Measures the views again whose content has changed, and all of them in another size.
  final func fitAgain() {
    let size = storedBounds.size
    if sizing.fittedSize != size {
      sizing.fittedSize = size
      if storedLayout.growthAxis != nil { sizing.needsFitting = .all }
    }
    guard sizing.needsFitting != .nothing else { return }
    let fitsAll = sizing.needsFitting == .all
    sizing.needsFitting = .nothing
    guard storedLayout.sizesItself, !list.displayed.isEmpty || !list.supplements.isEmpty else {
      return
    }
    guard let query = asking({ currentQuery() }) else { return }
    var views: [(UICollectionReusableView, UICollectionViewLayoutAttributes)] = []
    for entry in list.displayed where fitsAll || entry.cell.awaitsFitting {
      if let attributes = query.attributes(of: entry.row) {
        views.append((entry.cell, attributes))
      } else {
        // It is out of view, and is measured once it comes into view.
        entry.cell.awaitsFitting = true
      }
    }
    for entry in list.supplements where fitsAll || entry.view.awaitsFitting {
      if let attributes = query.attributes(of: entry) { views.append((entry.view, attributes)) }
    }
    for (view, attributes) in views where isHeld(view) {
      let isCurrent = isUnchanged {
        place(view, attributes)
        fit(view, attributes)
      }
      guard isCurrent else { return }
    }
  }

  /// Notices that the content of a view may need another size (behaviour 783).
  final func viewMayNeedOtherSize(_ view: UICollectionReusableView, byConstraints: Bool) {
    guard followsContent(byConstraints: byConstraints), storedLayout.sizesItself else { return }
    view.awaitsFitting = true
    if sizing.needsFitting == .nothing { sizing.needsFitting = .some }
    setNeedsLayout()
  }

  // MARK: Staying in place (behaviour 534)

  /// Returns the first item with a cell that is in view from its beginning, and where it begins.
  final func anchor(in query: ElementQuery) -> (row: ItemPath, start: CGFloat)? {
    guard let axis = storedLayout.growthAxis, storedLayout.sizesItself,
      axis == .vertical || !preparation.isMirrored
    else { return nil }
    let visible = axis.range(storedBounds.inset(by: adjustedContentInset))
    var found: (row: ItemPath, start: CGFloat)?
    for entry in list.displayed {
      guard let attributes = query.attributes(of: entry.row), !attributes.isOrthogonal else {
        continue
      }
      let start = axis.range(attributes.frame).low
      guard start >= visible.low, start < visible.high else { continue }
      if let found, found.start <= start { continue }
      found = (entry.row, start)
    }
    return found
  }

  /// Scrolls as far as an item has been pushed, so that it stays where a user sees it.
  final func keep(_ anchor: (row: ItemPath, start: CGFloat)) {
    guard let axis = storedLayout.growthAxis, contains(anchor.row),
      let attributes = attributes(of: anchor.row)
    else { return }
    let change = axis.range(attributes.frame).low - anchor.start
    guard change != 0 else { return }
    let offset = axis.start(contentOffset)
    let least = -(axis == .vertical ? adjustedContentInset.top : adjustedContentInset.left)
    // The content above may be smaller than expected, but the content does not leave the edge for
    // that.
    let target = max(offset + change, min(offset, least))
    guard target != offset else { return }
    contentOffset = axis.point(target, axis.other.start(contentOffset))
  }

  /// Scrolls on to the item that code has scrolled to, now that more sizes are known; returns
  /// whether the item was elsewhere.
  final func followScrollTarget() -> Bool {
    guard let target = pass.scrollTarget, contains(target.row), preparation.isPrepared else {
      return false
    }
    guard let offset = offset(to: target.row, target.position), offset != contentOffset else {
      return false
    }
    contentOffset = offset
    return true
  }
}
