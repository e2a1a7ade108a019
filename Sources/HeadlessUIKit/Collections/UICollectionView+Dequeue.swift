import Foundation

extension UICollectionView {
  // MARK: Asking the data source

  /// Asks the data source for a view, and keeps account of the views that it dequeues meanwhile.
  ///
  /// - Returns: Its answer, or the existing cell where it was reported for dequeuing another one.
  final func ask<View: UICollectionReusableView>(
    _ kind: ElementKind, _ path: IndexPath, existing: UICollectionViewCell? = nil,
    _ question: () -> View
  ) -> View {
    let application = hostApplication
    let request = ElementRequest(kind: kind, path: path, existing: existing)
    pass.requests.append(request)
    application.collectionState.requestDepth += 1
    let answer = question()
    application.collectionState.requestDepth -= 1
    pass.requests.removeLast()
    pass.strays += request.dequeued.filter { $0 !== answer && $0 !== existing }
    guard request.isReported, let kept = existing as? View else { return answer }
    giveBack(answer)
    return kept
  }

  /// Makes a view that will not be displayed wait to be used again.
  final func giveBack(_ view: UICollectionReusableView) {
    if view.storedSuperview == nil { pool.keep(view, for: self) }
  }

  /// Reports views that were dequeued during a layout, but not returned for display
  /// (behaviour 423).
  final func raiseStrays() {
    guard !pass.strays.isEmpty else { return }
    let dequeued = pass.strays
    pass.strays = []
    guard hostApplication.device.system.refusesStrays else { return }
    for view in dequeued where view.storedSuperview == nil && !view.isPooled {
      ModelException.internalInconsistency.raise(
        "Expected dequeued view to be returned to the collection view in preparation for display. "
          + "When the collection view's data source is asked to provide a view for a given index "
          + "path, ensure that a single view is dequeued and returned to the collection view. "
          + "Avoid dequeuing views without a request from the collection view. For retrieving an "
          + "existing view in the collection view, use -[UICollectionView cellForItemAtIndexPath:] "
          + "or -[UICollectionView supplementaryViewForElementKind:atIndexPath:]. Dequeued view: "
          + "\(objectName(view)); Collection view: \(objectName(self))",
        by: "UICollectionView.layoutSubviews()")
    }
  }

  // MARK: Dequeuing

  /// Returns a waiting view, or one that `make` makes from the registered class or nib.
  final func dequeue(
    _ kind: ElementKind, _ identifier: String, _ path: IndexPath, by call: String,
    make: () -> UICollectionReusableView?
  ) -> UICollectionReusableView {
    guard !identifier.isEmpty else {
      let selector =
        kind == .cell
        ? "dequeueReusableCellWithReuseIdentifier:forIndexPath:"
        : "dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:"
      ModelException.invalidArgument.raise(
        "must pass a valid reuse identifier to -[UICollectionView \(selector)]", by: call)
      return placeholder(kind)
    }
    guard isRegistered(kind, identifier) else {
      guard isFirstRequest(for: identifier, kind) else { return placeholder(kind) }
      ModelException.internalInconsistency.raise(
        "could not dequeue a view of kind: \(kind.nameInMessages) with identifier \(identifier) - "
          + "must register a nib or a class for the identifier or connect a prototype cell in a "
          + "storyboard", by: "\(call). \(instead(of: identifier, kind))")
      return placeholder(kind)
    }
    let request = pass.requests.last
    if let request, request.kind == kind, request.path == path, let existing = request.existing {
      if existing.reuseIdentifier == identifier { return existing }
      raiseOther(identifier, than: existing, by: call)
      request.isReported = true
    }
    guard let view = pool.view(kind, identifier) ?? make() else { return placeholder(kind) }
    view.elementKind = kind
    view.reuseIdentifier = identifier
    if let request {
      request.dequeued.append(view)
    } else if pass.isUnderWay {
      pass.strays.append(view)
    }
    return view
  }

  private func isRegistered(_ kind: ElementKind, _ identifier: String) -> Bool {
    switch kind {
    case .cell: cellSources[identifier] != nil
    case .supplementary(let name): supplementarySources[name]?[identifier] != nil
    case .decoration: false
    }
  }

  private func isFirstRequest(for identifier: String, _ kind: ElementKind) -> Bool {
    guard case .supplementary(let name) = kind else {
      return cellSources.isFirstRequest(for: identifier)
    }
    return supplementarySources[name, default: ReuseSources()].isFirstRequest(for: identifier)
  }

  /// The identifiers that are registered in place of an unknown one, in words.
  private func instead(of identifier: String, _ kind: ElementKind) -> String {
    guard case .supplementary(let name) = kind else { return cellSources.instead(of: identifier) }
    return (supplementarySources[name] ?? ReuseSources()).instead(of: identifier)
  }

  // MARK: Placeholders

  private func placeholder(_ kind: ElementKind) -> UICollectionReusableView {
    kind == .cell ? placeholderCell() : placeholder(UICollectionReusableView.self, kind)
  }

  /// Returns an inert cell, where no real one exists.
  final func placeholderCell() -> UICollectionViewCell { placeholder(UICollectionViewCell.self) }

  /// Returns an inert placeholder of a class, see `UITableView.placeholder(_:)`.
  package final func placeholder<Cell: UICollectionViewCell>(_ type: Cell.Type) -> Cell {
    let registered = cellSources.types.lazy.compactMap { $0 as? Cell.Type }.first
    return placeholder(registered ?? type, .cell)
  }

  final func placeholder<View: UICollectionReusableView>(
    _ type: View.Type, _ kind: ElementKind
  ) -> View {
    let view = ObjectMaker.make(type)
    view.elementKind = kind
    view.becomeInert()
    return view
  }
}
