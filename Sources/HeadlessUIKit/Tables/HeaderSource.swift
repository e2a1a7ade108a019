/// The source of the headers and footers with an identifier.
@MainActor
enum HeaderSource {
  case type(UITableViewHeaderFooterView.Type)
  case nib(UINib)

  /// Makes a header or footer, or returns `nil` after a report if there is none.
  func makeHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
    switch self {
    case .type(let type): return ObjectMaker.make(header: type, reuseIdentifier: identifier)
    case .nib(let nib):
      let view = nib.makeOnlyObject(
        UITableViewHeaderFooterView.self, for: identifier,
        by: "UITableView.dequeueReusableHeaderFooterView(withIdentifier:)")
      guard let view else { return nil }
      view.reuseIdentifier = identifier
      return view
    }
  }
}
