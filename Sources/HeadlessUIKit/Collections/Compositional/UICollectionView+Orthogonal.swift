import Foundation

// Sections that scroll across the direction of their layout (behaviour 529).
extension UICollectionView {
  private var compositional: UICollectionViewCompositionalLayout? {
    storedLayout as? UICollectionViewCompositionalLayout
  }

  /// How far a section has scrolled by itself, from where it begins.
  final func distanceScrolled(inSection section: Int) -> CGPoint {
    guard let view = orthogonals[section] else { return .zero }
    let offset = view.contentOffset
    return preparation.isMirrored ? CGPoint(x: view.hiddenWidth - offset.x, y: offset.y) : offset
  }

  /// Returns where an element is that may have been scrolled away with its section.
  final func visibleFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
    guard attributes.isOrthogonal, let section = attributes.indexPath.first else {
      return attributes.frame
    }
    let offset = distanceScrolled(inSection: section)
    return attributes.frame.offsetBy(
      dx: preparation.isMirrored ? offset.x : -offset.x, dy: -offset.y)
  }

  /// The origin of a view's items in the content: mirrored, they end with the view.
  final func origin(of holder: UIView) -> CGPoint {
    guard holder !== self else { return .zero }
    let origin = holder.frame.origin
    guard preparation.isMirrored, let holder = holder as? OrthogonalScrollView else {
      return origin
    }
    return CGPoint(x: origin.x - holder.hiddenWidth, y: origin.y)
  }

  /// The view that holds the view of an element: the collection view, or a section's scroll view.
  final func holder(of attributes: UICollectionViewLayoutAttributes) -> UIView {
    guard attributes.isOrthogonal, let section = attributes.indexPath.first,
      let layout = compositional, let solved = layout.section(at: section)
    else { return self }
    return orthogonals[section] ?? addOrthogonal(solved, of: layout)
  }

  /// Whether a view is held by the collection view, or by a section's scroll view.
  final func holds(_ view: UIView) -> Bool {
    view.storedSuperview === self
      || (view.storedSuperview as? OrthogonalScrollView)?.storedSuperview === self
  }

  /// Whether a view is held, or was until its section's scroll view went.
  final func isHeld(_ view: UIView) -> Bool {
    holds(view) || view.storedSuperview is OrthogonalScrollView
  }

  /// Brings the scroll views into line with their sections, and removes the ones of other sections.
  final func layOutOrthogonals() {
    for (section, view) in orthogonals {
      if let layout = compositional, let solved = layout.section(at: section), solved.isOrthogonal {
        place(view, solved, of: layout)
      } else {
        orthogonals[section] = nil
        view.removeFromSuperview()
      }
    }
  }

  /// Makes the scroll view of a section, of which an element is about to be shown.
  private func addOrthogonal(
    _ solved: SolvedSection, of layout: UICollectionViewCompositionalLayout
  ) -> OrthogonalScrollView {
    let view = OrthogonalScrollView(section: solved.index, of: self)
    orthogonals[solved.index] = view
    place(view, solved, of: layout)
    insert(view, at: depth(of: view, in: self), callerLaysOut: true)
    return view
  }

  private func place(
    _ view: OrthogonalScrollView, _ solved: SolvedSection,
    of layout: UICollectionViewCompositionalLayout
  ) {
    view.zIndex = solved.section.decorationItems.isEmpty ? 0 : 1
    let frame = mirrored(layout.rect(of: solved))
    let hidden = view.hiddenWidth
    if view.frame != frame { view.frame = frame }
    let across = layout.axis.other
    solved.section.storedScrollingProperties.apply(to: view, along: across, in: self)
    let size = across.size(solved.scrolledLength, layout.axis.length(frame.size))
    if view.contentSize != size { view.contentSize = size }
    // It begins at its end, and stays as far from there as it was.
    if preparation.isMirrored, view.hiddenWidth != hidden {
      view.contentOffset.x += view.hiddenWidth - hidden
    }
    let inRange = view.clamped(view.contentOffset)
    if inRange != view.contentOffset { view.contentOffset = inRange }
  }

  /// Loads the items that have come into view in a section.
  final func orthogonalDidScroll(_ view: OrthogonalScrollView) {
    guard orthogonals[view.section] === view else { return }
    preparation.query = nil
    setNeedsLayout()
  }

  /// Returns where a section comes to rest that a finger has let go of.
  final func orthogonalTarget(
    of view: OrthogonalScrollView, _ offset: CGPoint, velocity: CGPoint
  ) -> CGPoint {
    guard let layout = compositional, let solved = layout.section(at: view.section) else {
      return offset
    }
    let across = layout.axis.other
    let isReversed = preparation.isMirrored && across == .horizontal
    func turned(_ position: CGFloat) -> CGFloat {
      isReversed ? view.hiddenWidth - position : position
    }
    let rest = solved.restingOffset(
      near: turned(across.start(offset)), velocity: across.start(velocity),
      viewport: across.length(view.storedBounds.size))
    return across.point(turned(rest), layout.axis.start(offset))
  }

  /// Scrolls a section by itself until an item is at a position.
  final func scrollOrthogonally(
    to attributes: UICollectionViewLayoutAttributes, _ position: ScrollPosition, animated: Bool
  ) {
    guard let view = holder(of: attributes) as? OrthogonalScrollView else { return }
    let origin = origin(of: view)
    let frame = attributes.frame.offsetBy(dx: -origin.x, dy: -origin.y)
    let size = view.storedBounds.size
    var target = view.contentOffset
    if position.contains(.top) { target.y = frame.minY }
    if position.contains(.bottom) { target.y = frame.maxY - size.height }
    if position.contains(.centeredVertically) { target.y = frame.midY - size.height / 2 }
    if position.contains(.left) { target.x = frame.minX }
    if position.contains(.right) { target.x = frame.maxX - size.width }
    if position.contains(.centeredHorizontally) { target.x = frame.midX - size.width / 2 }
    view.setContentOffset(view.clamped(target), animated: animated)
  }

  /// Scrolls a section by itself just far enough to reveal an item.
  final func revealOrthogonally(_ attributes: UICollectionViewLayoutAttributes) {
    guard let view = holder(of: attributes) as? OrthogonalScrollView else { return }
    let origin = origin(of: view)
    let frame = attributes.frame.offsetBy(dx: -origin.x, dy: -origin.y)
    let target = view.offset(toShow: frame)
    if target != view.contentOffset { view.setContentOffset(target, animated: false) }
  }

  /// Moves the scroll views along with their sections.
  final func followOrthogonals(_ change: some ListChange) {
    guard !orthogonals.isEmpty else { return }
    var moved: [Int: OrthogonalScrollView] = [:]
    for (section, view) in orthogonals {
      if let target = change.newSection(of: section), moved[target] == nil {
        view.section = target
        moved[target] = view
      } else {
        view.removeFromSuperview()
      }
    }
    orthogonals = moved
  }
}
