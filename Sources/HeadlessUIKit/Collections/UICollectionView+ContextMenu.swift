import Foundation

extension UICollectionView {
  /// Opens the context menu of an item, as a long press does (behaviour 563).
  ///
  /// That of a selected item is for all selected ones.
  package final func openContextMenu(at row: TableRow) -> RowMenu.Answer {
    guard let delegate, let rect = rect(of: row) else { return .none }
    let isForAll = selection.contains(row) && selection.rows.count > 1
    let paths = isForAll ? selection.rows.map(\.indexPath) : [row.indexPath]
    guard
      let configuration = delegate.collectionView(
        self, contextMenuConfigurationForItemsAt: paths,
        point: CGPoint(x: rect.midX, y: rect.midY))
    else { return openCopyMenu(at: row, of: delegate) }
    let preview = configuration.previewProvider?()
    let menu = configuration.actionProvider?([])
    guard menu != nil || preview != nil else { return .empty }
    let path = row.indexPath
    _ = delegate.collectionView(
      self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
    let open = RowMenu(preview) { [weak self] animator in
      guard let self else { return }
      self.delegate?.collectionView(
        self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    } end: { [weak self] animator in
      guard let self else { return }
      self.delegate?.collectionView(
        self, willEndContextMenuInteraction: configuration, animator: animator)
      _ = self.delegate?.collectionView(
        self, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
    }
    preview?.loadViewIfNeeded()
    open.menu = menu.map { menu in
      OpenMenu(menu, from: self, in: hostApplication) { [weak open] in open?.close() }
    }
    let animator = MenuAnimator(preview: preview)
    delegate.collectionView(self, willDisplayContextMenu: configuration, animator: animator)
    animator.run()
    return .open(open)
  }

  /// Opens the menu from before iOS 13, where there is no context menu (behaviour 412).
  private func openCopyMenu(
    at row: TableRow, of delegate: any UICollectionViewDelegate
  ) -> RowMenu.Answer {
    let path = row.indexPath
    guard delegate.collectionView(self, shouldShowMenuForItemAt: path),
      let cell = displayedCell(row)
    else { return .none }
    let menu = CopyMenu(cell: cell) { [weak self] action, sender in
      guard let self else { return false }
      return self.delegate?.collectionView(
        self, canPerformAction: action, forItemAt: path, withSender: sender) ?? false
    } perform: { [weak self] action, sender in
      guard let self else { return }
      self.delegate?.collectionView(
        self, performAction: action, forItemAt: path, withSender: sender)
    }
    return menu.open(in: hostApplication)
  }
}
