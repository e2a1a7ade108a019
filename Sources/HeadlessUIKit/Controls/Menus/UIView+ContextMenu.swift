extension UIView {
  /// The interaction that a long press on the view opens: its own, or a superview's.
  package final var nearestContextMenuInteraction: UIContextMenuInteraction? {
    var view: UIView? = self
    while let each = view {
      let own = each.interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first
      if let own { return own }
      view = each.superview
    }
    return nil
  }
}
