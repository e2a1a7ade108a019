import Foundation

extension ListSubject {
  /// Opens the context menu of an item, as a long press does (behaviour 123, 563).
  package func openContextMenu(at item: ItemPath) -> ItemMenu.Answer {
    guard hasDelegate, let rect = place(of: item) else { return .none }
    let path = item.indexPath
    guard
      let configuration = menuConfiguration(at: item, CGPoint(x: rect.midX, y: rect.midY))
    else { return openCopyMenu(at: item) }
    let preview = configuration.previewProvider?()
    let menu = configuration.actionProvider?([])
    guard menu != nil || preview != nil else { return .empty }
    menuWillShow(configuration, at: path)
    let open = ItemMenu(preview) { [weak self] animator in
      self?.menuWillPerformPreview(configuration, animator)
    } end: { [weak self] animator in
      self?.menuWillEnd(configuration, at: path, animator)
    }
    preview?.loadViewIfNeeded()
    open.menu = menu.map { menu in
      OpenMenu(menu, from: self, in: hostApplication) { [weak open] in open?.close() }
    }
    let animator = MenuAnimator(preview: preview)
    menuDidShow(configuration, animator)
    animator.run()
    return .open(open)
  }

  /// Opens the menu from before iOS 13, where there is no context menu (behaviour 412).
  private func openCopyMenu(at item: ItemPath) -> ItemMenu.Answer {
    let path = item.indexPath
    guard shouldShowCopyMenu(at: path), let cell = displayedCell(item) else { return .none }
    let menu = CopyMenu(cell: cell) { [weak self] action, sender in
      self?.allowsCommand(action, at: path, sender) ?? false
    } perform: { [weak self] action, sender in
      self?.performCommand(action, at: path, sender)
    }
    return menu.open(in: hostApplication)
  }
}
