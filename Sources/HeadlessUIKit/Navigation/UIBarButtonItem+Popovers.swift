import Foundation

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// Returns the rectangle of the item in the coordinates of a view, if a bar shows the item.
  public func frame(in referenceView: UIView) -> CGRect? {
    guard let bar else { return nil }
    return (customView?.frame ?? frame(inBar: bar)).map { referenceView.convert($0, from: bar) }
  }

  private func frame(inBar bar: UIView) -> CGRect? {
    let nodes =
      (bar as? UINavigationBar)?.contentElements(.everything)
      ?? (bar as? UIToolbar)?.contentElements(.everything) ?? []
    for case .part(let part) in nodes {
      if case .barItem(let other) = part.meaning, other === self { return part.frame }
    }
    return nil
  }
}
