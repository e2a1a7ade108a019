import Foundation

extension UITableView {
  /// Opens the context menu of a row, as a long press does (behaviour 123).
  package final func openContextMenu(at row: TableRow) -> RowMenu.Answer {
    guard let delegate else { return .none }
    let rect = rect(of: row)
    let point = CGPoint(x: rect.midX, y: rect.midY)
    guard
      let configuration = delegate.tableView(
        self, contextMenuConfigurationForRowAt: row.indexPath, point: point)
    else { return openCopyMenu(at: row, of: delegate) }
    let preview = configuration.previewProvider?()
    let menu = configuration.actionProvider?([])
    guard menu != nil || preview != nil else { return .empty }
    _ = delegate.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
    let open = RowMenu(preview) { [weak self] animator in
      guard let self else { return }
      self.delegate?.tableView(
        self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    } end: { [weak self] animator in
      guard let self else { return }
      _ = self.delegate?.tableView(
        self, previewForDismissingContextMenuWithConfiguration: configuration)
      self.delegate?.tableView(
        self, willEndContextMenuInteraction: configuration, animator: animator)
    }
    preview?.loadViewIfNeeded()
    open.menu = menu.map { menu in
      OpenMenu(menu, from: self, in: hostApplication) { [weak open] in open?.close() }
    }
    let animator = MenuAnimator(preview: preview)
    delegate.tableView(self, willDisplayContextMenu: configuration, animator: animator)
    animator.run()
    return .open(open)
  }

  /// Opens the menu from before iOS 13, where there is no context menu (behaviour 412).
  private func openCopyMenu(
    at row: TableRow, of delegate: any UITableViewDelegate
  ) -> RowMenu.Answer {
    let path = row.indexPath
    guard delegate.tableView(self, shouldShowMenuForRowAt: path), let cell = displayedCell(row)
    else { return .none }
    let menu = CopyMenu(cell: cell) { [weak self] action, sender in
      guard let self else { return false }
      return self.delegate?.tableView(
        self, canPerformAction: action, forRowAt: path, withSender: sender) ?? false
    } perform: { [weak self] action, sender in
      guard let self else { return }
      self.delegate?.tableView(
        self, performAction: action, forRowAt: path, withSender: sender)
    }
    return menu.open(in: hostApplication)
  }
}
