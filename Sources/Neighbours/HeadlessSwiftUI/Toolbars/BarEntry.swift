/// An item of a bar: views of SwiftUI's in a bar of UIKit's.
@MainActor
final class BarEntry {
  let source: _LayoutItem
  let view: ItemView
  let item: UIBarButtonItem
  let placement: ToolbarItemPlacement

  var bar: ToolbarItemPlacement.Bar { placement.bar }

  init(_ source: _LayoutItem, _ placement: ToolbarItemPlacement, of node: _AnyNode) {
    self.source = source
    self.placement = placement
    view = ItemView(source, of: node)
    // A spacer takes what the others leave.
    item =
      source.traits.priority == -.infinity
      ? UIBarButtonItem.flexibleSpace() : UIBarButtonItem(customView: view)
    if placement == .confirmationAction { item.style = .done }
  }

  /// Shows the views as they are now.
  func refresh() {
    view.refresh()
    if let control = view.onlyControl { item.isEnabled = control.isEnabled }
  }
}
