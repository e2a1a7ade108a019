import Foundation

extension UICollectionView {
  // MARK: Laying out

  /// Loads the visible elements, and removes the rest.
  ///
  /// The rest usually goes first, but after an update it goes last (behaviour 468). During a group
  /// of updates, this does nothing, because the items do not match the data then.
  final func layOutElements(isUpdate: Bool = false) {
    guard !pass.isUnderWay, !list.batch.isOpen, hasRoom else { return }
    reloadIfOwed()
    pass.isUnderWay = true
    defer { pass.isUnderWay = false }
    if list.needsReload {
      list.needsReload = false
      endDisplayingAll()
    }
    let isReady = isUnchanged {
      if let view = backgroundView, view.storedSuperview === self { view.frame = storedBounds }
      prepareLayout()
    }
    guard isReady, hasLayout else { return setNeedsLayout() }
    if pass.scrollTarget?.offset != contentOffset { pass.scrollTarget = nil }
    guard isUnchanged(by: { fitAgain() }) else { return setNeedsLayout() }
    guard let query = asking({ loadVisible(isUpdate: isUpdate) }) else { return }
    pass.scrollTarget = nil
    guard !isUpdate || isUnchanged(by: { dropInvisible(query) }) else { return }
    noteSeen(query)
    layOutDisplayed(query)
    raiseStrays()
    checkInvariants()
    prefetchItems(query)
  }

  /// Loads the visible elements, until all of them have the expected size.
  ///
  /// Returns the layout's last answer, or `nil` if a callback has changed the items.
  private func loadVisible(isUpdate: Bool) -> ElementQuery? {
    for round in 1... {
      sizing.hasFitted = false
      let query = asking {
        prepareLayout()
        layOutOrthogonals()
        return currentQuery()
      }
      guard let query else {
        setNeedsLayout()
        return nil
      }
      guard isUpdate || isUnchanged(by: { dropInvisible(query) }) else { return nil }
      let anchor = anchor(in: query)
      guard isUnchanged(by: { loadVisibleCells(query) }),
        isUnchanged(by: { loadVisibleSupplements(query) })
      else { return nil }
      let fits = sizing.hasFitted
      let hasScrolled = asking {
        if fits {
          prepareLayout()
          if let anchor { keep(anchor) }
        }
        return followScrollTarget()
      }
      guard let hasScrolled else { return nil }
      guard fits || hasScrolled, round < Self.fittingLimit else { return query }
    }
    return nil
  }

  private func dropInvisible(_ query: ElementQuery) {
    let (remaining, gone) = list.displayed.divided { entry in
      if let attributes = query.attributes(of: entry.row), isInView(attributes) { return true }
      return isKept(entry) && contains(entry.row)
    }
    list.displayed = remaining
    guard isUnchanged(by: { for entry in gone { endDisplaying(entry) } }) else { return }
    dropInvisibleSupplements(query)
  }

  private func loadVisibleCells(_ query: ElementQuery) {
    let layout = storedLayout
    var growth = layout.growthAxis.flatMap {
      layout.sizesItself ? Growth($0, visible: storedBounds) : nil
    }
    var pixels = ShownPixels(scale: hostApplication.screen.scale)
    for (row, attributes) in query.cells
    where isInView(attributes) && pixels.show(visibleFrame(of: attributes)) {
      let isPushedOut = growth?.pushesOut(attributes.frame) ?? false
      guard !isPushedOut else { continue }
      guard isUnchanged(by: { loadOrFit(row, attributes, &growth) }) else { return }
    }
  }

  /// Loads the cell of an item, or measures it again, and notes how large it has turned out to be.
  private func loadOrFit(
    _ row: ItemPath, _ attributes: UICollectionViewLayoutAttributes, _ growth: inout Growth?
  ) {
    guard let cell = displayedCell(row) else {
      load(row, attributes, isLookedAt: false) { growth?.add(attributes.frame, $0) }
      return
    }
    guard cell.awaitsFitting else { return }
    place(cell, attributes)
    if let size = fit(cell, attributes) { growth?.add(attributes.frame, size) }
  }

  /// Whether an item keeps its cell out of view: code accessed it, or a user moves it.
  private func isKept(_ entry: DisplayedItem<UICollectionViewCell>) -> Bool {
    entry.isLookedAt || entry.cell.isReordering
  }

  /// Notes the elements that have come into view, and go when they leave it: sizes are known now.
  private func noteSeen(_ query: ElementQuery) {
    for index in list.displayed.indices where list.displayed[index].isLookedAt {
      guard let attributes = query.attributes(of: list.displayed[index].row) else { continue }
      if isInView(attributes) { list.displayed[index].isLookedAt = false }
    }
    noteSeenSupplements(query)
  }

  /// Brings all views into line with their attributes.
  private func layOutDisplayed(_ query: ElementQuery) {
    for entry in list.displayed {
      let known = query.attributes(of: entry.row)
      guard let attributes = known ?? (isKept(entry) ? attributes(of: entry.row) : nil) else {
        continue
      }
      place(entry.cell, attributes)
      // The superview of an accessed cell may have gone with the previous layout.
      if isKept(entry), entry.cell.storedSuperview == nil { attach(entry.cell) }
    }
    layOutSupplements(query)
  }

  /// Returns whether an element of a layout is in view and has a view (behaviour 431, 449).
  final func isInView(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    !attributes.isHidden && isInView(visibleFrame(of: attributes))
  }

  final func isInView(_ view: UICollectionReusableView) -> Bool {
    guard let attributes = view.shownAttributes, attributes.isOrthogonal else {
      return isInView(view.frame)
    }
    return isInView(visibleFrame(of: attributes))
  }

  private func isInView(_ frame: CGRect) -> Bool {
    let view = storedBounds
    return frame.width > 0 && frame.height > 0 && frame.maxX > view.minX && frame.minX < view.maxX
      && frame.maxY > view.minY && frame.minY < view.maxY
  }

  /// Lays out after a reload, so that no code sees views from before it.
  final func layOutIfReloaded() {
    reloadIfOwed()
    // Before the first layout there are no cells (behaviour 436).
    guard list.needsReload, !pass.isUnderWay, hasLayout else { return }
    layoutIfNeeded()
    if list.needsReload { layOutElements() }
  }

  /// Lays out before a user's gesture, because a user sees the collection view laid out.
  package final func layOutForUser() {
    reloadIfOwed()
    layoutIfNeeded()
    if list.needsReload || !preparation.isPrepared { layOutElements() }
    loadCountsIfNeeded()
  }

  // MARK: Cells

  /// Asks for the cell of an item, and displays it (behaviour 433).
  ///
  /// - Parameter didFit: Called with the size of the cell, if the layout follows it.
  @discardableResult
  private func load(
    _ row: ItemPath, _ attributes: UICollectionViewLayoutAttributes, isLookedAt: Bool,
    didFit: (CGSize) -> Void = { _ in }
  ) -> UICollectionViewCell? {
    guard let source = dataSource else { return nil }
    let path = row.indexPath
    let (cell, isCurrent) = calling {
      ask(.cell, path) { source.collectionView(self, cellForItemAt: path) }
    }
    guard isCurrent, contains(row) else {
      giveBack(cell)
      return nil
    }
    if let loaded = displayedCell(row) {
      if loaded !== cell { giveBack(cell) }
      return loaded
    }
    if cell.reuseIdentifier == nil, !cell.elementMemo.isInert { raiseNoIdentifier() }
    pool.release(cell)
    forget(cell)
    if let other = cell.storedSuperview as? UICollectionView, other !== self { other.forget(cell) }
    cell.shownItem = row
    insert(DisplayedItem(row: row, cell: cell, isLookedAt: isLookedAt))
    var size: CGSize?
    var isFitted = false
    let isSame = isUnchanged {
      place(cell, attributes)
      prepare(cell, for: row)
      isFitted = fits(cell, attributes)
      if isFitted { size = fit(cell, attributes) }
    }
    guard !isFitted || isSame && displayedCell(row) === cell else { return nil }
    if let size { didFit(size) }
    delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    // A callback may have moved the item, and then the cell with it.
    guard let shown = cell.shownItem, shows(cell, in: shown) else { return nil }
    attach(cell)
    cell.updateConfigurationIfNeeded()
    return cell
  }

  private func raiseNoIdentifier() {
    ModelException.internalInconsistency.raise(
      "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
        + "reuseIdentifier - cells must be retrieved by calling "
        + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:",
      by: "UICollectionView.layoutSubviews()")
  }

  /// Gives a cell the state of its item.
  private func prepare(_ cell: UICollectionViewCell, for row: ItemPath) {
    cell.isEdited = isEdited(row)
    showOutline(in: cell, at: row)
    showSeparators(in: cell, at: row)
    if cell.isHighlighted { cell.isHighlighted = false }
    cell.isSelected = list.selection.contains(row)
  }

  /// Gives a view its place, in front of lower ones.
  final func place(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    let zIndex = view.shownAttributes?.zIndex
    let holder = holder(of: attributes)
    view.show(attributes, from: origin(of: holder))
    if attributes.zIndex != 0 { pass.usesDepth = true }
    guard isHeld(view), zIndex != attributes.zIndex || view.storedSuperview !== holder else {
      return
    }
    holder.insert(view, at: depth(of: view, in: holder), callerLaysOut: true)
  }

  /// Adds a view without requesting a layout: the current one, or code that accesses the view, lays
  /// it out.
  final func attach(_ view: UICollectionReusableView) {
    let holder = view.shownAttributes.map { self.holder(of: $0) } ?? self
    guard view.storedSuperview !== holder else { return }
    holder.insert(view, at: depth(of: view, in: holder), callerLaysOut: true)
  }

  /// Returns the position of a view among its siblings, by the z-indices.
  final func depth(of view: UIView, in holder: UIView) -> Depth {
    guard pass.usesDepth else { return .front }
    let zIndex = Self.zIndex(of: view) ?? 0
    let inFront = holder.storedSubviews.first { other in
      other !== view && (Self.zIndex(of: other) ?? .min) > zIndex
    }
    return inFront.map { .below($0) } ?? .front
  }

  private static func zIndex(of view: UIView) -> Int? {
    switch view {
    case let view as UICollectionReusableView: view.shownAttributes?.zIndex
    case let view as OrthogonalScrollView: view.zIndex
    default: nil
    }
  }

  final func detach(_ view: UIView) {
    guard isHeld(view), let holder = view.storedSuperview else { return }
    view.leave(holder, callerLaysOut: true)
  }

  // MARK: Looking at cells

  /// Returns the cell of an item as if the user had scrolled to the item.
  ///
  /// That is the visible cell, or else a cell that is loaded now and kept for a while.
  package final func lookedAtCell(_ row: ItemPath) -> UICollectionViewCell? {
    layOutForUser()
    guard contains(row) else { return nil }
    if let cell = displayedCell(row) { return cell }
    guard !list.needsReload, !pass.isUnderWay, hasLayout, let attributes = attributes(of: row)
    else {
      return nil
    }
    pass.isUnderWay = true
    let loaded = load(row, attributes, isLookedAt: true)
    pass.isUnderWay = false
    raiseStrays()
    guard let cell = loaded else { return nil }
    return keepLookedAt(cell, of: row)
  }
}
