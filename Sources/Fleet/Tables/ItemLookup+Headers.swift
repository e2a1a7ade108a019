import HeadlessUIKit

extension ItemLookup<UITableView> {
  /// The view that a user sees above or below the section, if it has one.
  func view(above: Bool) throws(Fault) -> UIView? {
    try checkSection(to: above ? "fetch headers" : "fetch footers")
    return path.first.flatMap { list.lookedAtView(above: above, section: $0) }
  }
}
