/// Where the headers and footers of an identifier come from.
@MainActor
enum HeaderSource {
  case type(UITableViewHeaderFooterView.Type)
  case nib(UINib)

  /// Makes a header or footer; `nil` where there is none, which was reported.
  func makeHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
    switch self {
    case .type(let type): return ObjectMaker.make(header: type, reuseIdentifier: identifier)
    case .nib(let nib):
      let objects = nib.instantiate(withOwner: nil)
      guard objects.count == 1, let view = objects.first as? UITableViewHeaderFooterView else {
        ModelException.internalInconsistency.raise(
          "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top "
            + "level object which must be a UITableViewHeaderFooterView instance",
          by: "UITableView.dequeueReusableHeaderFooterView(withIdentifier:)")
        return nil
      }
      view.reuseIdentifier = identifier
      return view
    }
  }
}
