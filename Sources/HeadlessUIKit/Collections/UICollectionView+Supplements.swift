import Foundation

extension UICollectionView {
  /// A supplementary or decoration view that is displayed.
  struct Supplement: ListSupplement {
    let kind: ElementKind
    var path: IndexPath
    let view: UICollectionReusableView
    /// Whether the view is out of sight, and exists because code accessed it.
    var isLookedAt: Bool

    func moved(by change: some ListChange, counts: [Int]) -> Supplement? {
      guard let path = newPath(change, counts: counts) else { return nil }
      var moved = self
      moved.path = path
      return moved
    }

    private func newPath(_ change: some ListChange, counts: [Int]) -> IndexPath? {
      // A view at the edge of all content belongs to no section.
      guard path.count > 1, let section = path.first else { return path }
      if !kind.belongsToSection, let row = ItemPath(path), row.row < .max {
        if let target = change.newItem(of: row) { return target.indexPath }
        // A view without an item belongs to its section.
        if counts.indices.contains(row.section), (0..<counts[row.section]).contains(row.row) {
          return nil
        }
      }
      guard let target = change.newSection(of: section), counts.indices.contains(target) else {
        return nil
      }
      return IndexPath(index: target).appending(path.dropFirst())
    }
  }

  final func supplement(_ kind: ElementKind, _ path: IndexPath) -> Supplement? {
    guard !list.needsReload else { return nil }
    return list.supplements.first { $0.kind == kind && $0.path == path }
  }

  final func dropInvisibleSupplements(_ query: ElementQuery) {
    let (remaining, gone) = list.supplements.divided { entry in
      entry.isLookedAt || query.attributes(of: entry).map(isInView) ?? false
    }
    list.supplements = remaining
    for entry in gone { endDisplaying(entry) }
  }

  final func noteSeenSupplements(_ query: ElementQuery) {
    for index in list.supplements.indices where list.supplements[index].isLookedAt {
      guard let attributes = query.attributes(of: list.supplements[index]) else { continue }
      if isInView(attributes) { list.supplements[index].isLookedAt = false }
    }
  }

  final func loadVisibleSupplements(_ query: ElementQuery) {
    for attributes in query.others where isInView(attributes) {
      guard supplement(attributes.kind, attributes.indexPath) == nil else { continue }
      guard isUnchanged(by: { load(attributes, isLookedAt: false) }) else { return }
    }
  }

  final func layOutSupplements(_ query: ElementQuery) {
    for entry in list.supplements {
      if let attributes = query.attributes(of: entry) { place(entry.view, attributes) }
    }
  }

  /// Asks for the view of an element, and displays it.
  private func load(_ attributes: UICollectionViewLayoutAttributes, isLookedAt: Bool) {
    let (kind, path) = (attributes.kind, attributes.indexPath)
    let (made, isCurrent) = calling { makeView(kind, path) }
    guard let view = made else { return }
    guard isCurrent, supplement(kind, path) == nil else { return giveBack(view) }
    pool.release(view)
    list.supplements.removeAll { $0.view === view }
    list.supplements.append(Supplement(kind: kind, path: path, view: view, isLookedAt: isLookedAt))
    var isFitted = false
    let isSame = isUnchanged {
      place(view, attributes)
      isFitted = fits(view, attributes)
      if isFitted { fit(view, attributes) }
    }
    guard !isFitted || isSame && list.supplements.contains(where: { $0.view === view }) else {
      return
    }
    if case .supplementary(let name) = kind {
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: name, at: path)
    }
    guard list.supplements.contains(where: { $0.view === view }) else { return }
    attach(view)
    (view as? UICollectionViewCell)?.updateConfigurationIfNeeded()
  }

  /// Returns a supplementary view as if the user had scrolled to it; `nil` if the layout has no
  /// such view.
  ///
  /// A view out of sight is loaded now and kept for a while.
  package final func lookedAtSupplement(
    ofKind name: String, at path: IndexPath
  ) -> UICollectionReusableView? {
    layOutForUser()
    let kind = ElementKind.supplementary(name)
    if let shown = supplement(kind, path) { return shown.view }
    guard !list.needsReload, !pass.isUnderWay, let attributes = attributes(kind, path),
      attributes.isFinite, !attributes.isHidden
    else { return nil }
    pass.isUnderWay = true
    load(attributes, isLookedAt: true)
    pass.isUnderWay = false
    raiseStrays()
    let kept = list.supplements.indices.filter { list.supplements[$0].isLookedAt }
    if kept.count > lookedAtLimit { endDisplaying(list.supplements.remove(at: kept[0])) }
    let view = supplement(kind, path)?.view
    view?.layoutIfNeeded()
    return view
  }

  private func makeView(_ kind: ElementKind, _ path: IndexPath) -> UICollectionReusableView? {
    switch kind {
    case .cell: return nil
    case .decoration(let name): return makeDecoration(kind, name)
    case .supplementary(let name):
      guard let source = dataSource else { return nil }
      let view = ask(kind, path) {
        source.collectionView(self, viewForSupplementaryElementOfKind: name, at: path)
      }
      if view === NotImplemented.reusableView {
        raiseNotRetrieved(name, path, "(null)")
        return placeholder(UICollectionReusableView.self, kind)
      }
      if view.reuseIdentifier == nil, !view.elementMemo.isInert {
        raiseNotRetrieved(name, path, objectName(view))
      }
      return view
    }
  }

  /// Reports a supplementary view that was not dequeued (behaviour 421).
  private func raiseNotRetrieved(_ kind: String, _ path: IndexPath, _ view: String) {
    ModelException.internalInconsistency.raise(
      "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath "
        + "(\(kind),\(path.words)) was not retrieved by calling "
        + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil "
        + "(\(view))", by: "UICollectionView.layoutSubviews()")
  }

  /// Makes a decoration view, as the layout has registered it (behaviour 500).
  private func makeDecoration(_ kind: ElementKind, _ name: String) -> UICollectionReusableView? {
    let call = "UICollectionView.layoutSubviews()"
    guard storedLayout.decorationSources[name] != nil else {
      ModelException.internalInconsistency.raise(
        "could not dequeue a view of kind: \(name) with identifier \(name) - must register a nib "
          + "or a class for the identifier or connect a prototype cell in a storyboard", by: call)
      return placeholder(UICollectionReusableView.self, kind)
    }
    if let view = pool.view(kind, name) { return view }
    let made = storedLayout.decorationSources.make(name, by: call) { ObjectMaker.make($0) }
    guard let made else { return placeholder(UICollectionReusableView.self, kind) }
    made.elementKind = kind
    made.reuseIdentifier = name
    return made
  }

  final func endDisplaying(_ entry: Supplement) {
    detach(entry.view)
    pool.keep(entry.view, for: self)
    guard case .supplementary(let name) = entry.kind else { return }
    delegate?.collectionView(
      self, didEndDisplayingSupplementaryView: entry.view, forElementOfKind: name, at: entry.path)
  }
}

extension UICollectionView.ElementQuery {
  @MainActor
  func attributes(
    of entry: UICollectionView.Supplement
  ) -> UICollectionViewLayoutAttributes? {
    others.first { $0.kind == entry.kind && $0.indexPath == entry.path }
  }
}
