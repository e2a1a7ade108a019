import Foundation

extension LayoutPass {
  /// Returns the safe area and the margins of a view.
  ///
  /// A view that was not laid out before is taken to lie where nothing covers it.
  mutating func insets(of slot: Int32) -> LayoutInsets {
    if let known = items[Int(slot)].insets { return known }
    guard let view = items[Int(slot)].view else {
      return LayoutInsets(safeArea: .zero, margins: .zero)
    }
    let insets: LayoutInsets
    if slot == 0 || view.layoutState.node?.wasLaidOut == true {
      insets = asking { LayoutInsets(safeArea: view.safeAreaInsets, margins: view.layoutMargins) }
    } else {
      let outer =
        view.preservesSuperviewLayoutMargins ? self.insets(of: items[Int(slot)].parent) : nil
      insets = LayoutInsets(
        safeArea: .zero, margins: view.margins(safeArea: .zero, outer: outer?.margins ?? .zero))
    }
    items[Int(slot)].insets = insets
    return insets
  }

  /// Returns how far the readable content of a view lies from its edges.
  ///
  /// A view that the layout decides is taken to be narrow at first, however wide it was before.
  mutating func readableInsets(of slot: Int32) -> UIEdgeInsets {
    let margins = insets(of: slot).margins
    let item = items[Int(slot)]
    let width = item.readableWidth ?? (slot > 0 ? 0 : item.view?.storedBounds.width ?? 0)
    items[Int(slot)].readableWidth = width
    return UILayoutGuide.Kind.readable(margins, width: width)
  }

  /// Calculates the insets by the resulting frames; returns whether others were used.
  mutating func adjustInsets() -> Bool {
    var hasChanged = adjustReadableInsets()
    var known: [Int32: LayoutInsets] = [:]
    for index in 1..<max(1, itemCount) where items[index].insets != nil {
      let insets = foundInsets(of: Int32(index), &known)
      guard insets != items[index].insets else { continue }
      items[index].insets = insets
      hasChanged = true
    }
    return hasChanged
  }

  private mutating func adjustReadableInsets() -> Bool {
    var hasChanged = false
    for index in 1..<max(1, itemCount) {
      guard let former = items[index].readableWidth else { continue }
      let (margins, width) = (insets(of: Int32(index)).margins, frame(of: Int32(index)).width)
      items[index].readableWidth = width
      let insets = UILayoutGuide.Kind.readable(margins, width: width)
      if insets != UILayoutGuide.Kind.readable(margins, width: former) { hasChanged = true }
    }
    return hasChanged
  }

  private mutating func foundInsets(
    of slot: Int32, _ known: inout [Int32: LayoutInsets]
  ) -> LayoutInsets {
    guard slot > 0, let view = items[Int(slot)].view else { return insets(of: 0) }
    if let insets = known[slot] { return insets }
    let parent = items[Int(slot)].parent
    let outer = foundInsets(of: parent, &known)
    let bounds = CGRect(
      origin: items[Int(parent)].view?.storedBounds.origin ?? .zero, size: frame(of: parent).size)
    let frame = rounded(frame(of: slot))
    var safeArea = SafeArea.overlap(of: outer.safeArea, in: bounds, frame)
    if view.hasViewController, let added = view.viewController?.additionalSafeAreaInsets {
      safeArea.top += added.top
      safeArea.left += added.left
      safeArea.bottom += added.bottom
      safeArea.right += added.right
    }
    let insets = LayoutInsets(
      safeArea: safeArea,
      margins: view.margins(
        safeArea: safeArea, outer: SafeArea.overlap(of: outer.margins, in: bounds, frame)))
    known[slot] = insets
    return insets
  }
}
