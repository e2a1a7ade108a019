import HeadlessUIKit

extension ItemLookup<UITableView> {
  /// The view that a user sees above the section, if it has one.
  var header: UIView? { view(above: true, to: "fetch headers") }

  /// The view that a user sees below the section, if it has one.
  var footer: UIView? { view(above: false, to: "fetch footers") }

  private func view(above: Bool, to purpose: String) -> UIView? {
    guard hasSection(to: purpose), let section = path.first else { return nil }
    return list.lookedAtView(above: above, section: section)
  }
}
