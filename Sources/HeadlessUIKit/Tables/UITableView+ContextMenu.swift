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
    else { return .none }
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
}
