/// The items of the views within a container, which are asked for once.
struct KnownItems {
  private var all: [_LayoutItem]?

  /// The items of a node.
  @MainActor mutating func items(of node: _AnyNode?) -> [_LayoutItem] {
    if let all { return all }
    let items = node?.collected ?? []
    all = items
    return items
  }

  /// They are others than before.
  mutating func forget() { all = nil }
}
