import HeadlessUIKit

extension ItemLookup<UITableView> {
  /// The view that a user sees above or below the section, if it has one.
  func view(above: Bool, to purpose: String) -> UIView? {
    var found: UIView?
    perform { _ in
      guard hasSection(to: purpose), let section = path.first else { return }
      found = list.lookedAtView(above: above, section: section)
    }
    return found
  }
}
