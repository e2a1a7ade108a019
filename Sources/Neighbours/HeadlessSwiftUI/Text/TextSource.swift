/// The text of a field, and what it tells.
struct TextSource {
  /// Whether what is typed is the value at once.
  let isImmediate: Bool
  let read: () -> String
  /// Takes what the user types.
  let write: (String) -> Void
  /// Takes what the user has typed, when typing ends.
  let commit: (String) -> Void
  let editingChanged: @MainActor (Bool) -> Void
  let committed: @MainActor () -> Void
  /// What is selected of the text.
  var selection: Binding<TextSelection?>?

  nonisolated init(_ text: Binding<String>, selection: Binding<TextSelection?>?) {
    self.init(text)
    self.selection = selection
  }

  nonisolated init(
    _ text: Binding<String>, _ editingChanged: @escaping @MainActor (Bool) -> Void = { _ in },
    _ committed: @escaping @MainActor () -> Void = {}
  ) {
    isImmediate = true
    read = { text.wrappedValue }
    write = { text.wrappedValue = $0 }
    commit = { _ in }
    self.editingChanged = editingChanged
    self.committed = committed
  }

  /// A value that a format reads when typing ends; what it cannot read is dropped.
  nonisolated init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F)
  where F.FormatOutput == String {
    isImmediate = false
    read = { format.format(value.wrappedValue) }
    write = { _ in }
    commit = { text in
      if let parsed = try? format.parseStrategy.parse(text) { value.wrappedValue = parsed }
    }
    editingChanged = { _ in }
    committed = {}
  }

  nonisolated init<V>(_ value: Binding<V>, _ formatter: Formatter) {
    isImmediate = false
    read = { formatter.string(for: value.wrappedValue) ?? "" }
    write = { _ in }
    commit = { text in
      let number = (formatter as? NumberFormatter)?.number(from: text)
      let date = (formatter as? DateFormatter)?.date(from: text)
      let found: Any? = number ?? date
      let parsed: Any? = Self.number(number, as: V.self) ?? found
      if let parsed = parsed as? V { value.wrappedValue = parsed }
    }
    editingChanged = { _ in }
    committed = {}
  }

  private nonisolated static func number<V>(_ number: NSNumber?, as type: V.Type) -> Any? {
    guard let number else { return nil }
    switch type {
    case is Int.Type, is Int?.Type: return number.intValue
    case is Double.Type, is Double?.Type: return number.doubleValue
    case is Float.Type, is Float?.Type: return number.floatValue
    case is Decimal.Type, is Decimal?.Type: return number.decimalValue
    default: return nil
    }
  }
}
