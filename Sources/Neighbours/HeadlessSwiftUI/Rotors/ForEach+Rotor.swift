extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  @MainActor public static func _rotorEntries(_ content: Self) -> [_RotorEntry] {
    content.data.flatMap { Content._rotorEntries(content.content($0)) }
  }

  /// Creates entries of a rotor for elements that are told apart by a property.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(of: data, { $0[keyPath: id] }, content) }
}

extension ForEach
where ID == Data.Element.ID, Content: AccessibilityRotorContent, Data.Element: Identifiable {
  /// Creates entries of a rotor for elements that have an identity.
  public nonisolated init(
    _ data: Data,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(of: data, { $0.id }, content) }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: AccessibilityRotorContent {
  /// Creates entries of a rotor for numbers.
  public nonisolated init(
    _ data: Range<Int>,
    @AccessibilityRotorContentBuilder content: @escaping (Int) -> Content
  ) { self.init(of: data, { $0 }, content) }
}
