import HeadlessUIKit

/// The items of a bar, as a user tells them apart.
@MainActor
struct BarItems {
  let items: [UIBarButtonItem]

  /// The item with a title for the user; a visible one comes before a hidden one.
  func called(_ title: String) -> UIBarButtonItem? {
    let found = items.filter { !$0.isSpace && $0.names.contains(title) }
    return found.first { !$0.isHidden } ?? found.first
  }

  /// The items that a user can choose from.
  var choices: [NearMiss.Choice] {
    items.compactMap { item in
      guard !item.isSpace, let name = item.names.first else { return nil }
      let note = item.isHidden ? "hidden" : item.isEnabled ? "" : "disabled"
      return NearMiss.Choice(title: name, note: note)
    }
  }
}
