import Foundation

/// An open context menu of a row.
@MainActor
package final class RowMenu {
  /// The menu, or `nil` if the row only has a preview.
  package fileprivate(set) var menu: OpenMenu?
  private let configuration: UIContextMenuConfiguration
  private let preview: UIViewController?
  private weak var table: UITableView?
  private var isOpen = true

  fileprivate init(
    _ configuration: UIContextMenuConfiguration, _ preview: UIViewController?, of table: UITableView
  ) {
    self.configuration = configuration
    self.preview = preview
    self.table = table
  }

  /// Whether there is a preview that the user can tap.
  package var hasPreview: Bool { preview != nil }

  /// Taps the preview as a user does: the delegate turns it into a screen, and the menu closes.
  package func tapPreview() {
    guard isOpen, let table else { return }
    let animator = MenuAnimator(preview: preview)
    table.delegate?.tableView(
      table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    close()
    animator.run()
  }

  /// Closes the menu (behaviour 123).
  package func close() {
    guard isOpen, let table else { return }
    isOpen = false
    menu?.close()
    _ = table.delegate?.tableView(
      table, previewForDismissingContextMenuWithConfiguration: configuration)
    let animator = MenuAnimator(preview: preview)
    table.delegate?.tableView(
      table, willEndContextMenuInteraction: configuration, animator: animator)
    animator.run()
  }
}

extension UITableView {
  /// The result of a long press on a row.
  package enum MenuAnswer {
    /// Its menu is open.
    case open(RowMenu)
    /// The delegate returns no configuration.
    case none
    /// The configuration contains neither elements nor a preview.
    case empty
  }

  /// Opens the context menu of a row, as a long press does (behaviour 123).
  package final func openContextMenu(at row: TableRow) -> MenuAnswer {
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
    let open = RowMenu(configuration, preview, of: self)
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
