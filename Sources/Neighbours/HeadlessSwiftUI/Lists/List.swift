/// Rows below each other, which are made as they come into view.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: View {
  /// There is no body.
  public typealias Body = Never

  let content: Content
  let selection: ListSelection?

  init(_ selection: ListSelection?, _ content: Content) {
    self.selection = selection
    self.content = content
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _Context) -> _Node<Self> {
    ListNode(view, context) { ListParts(content: $0.content, selection: $0.selection) }
  }
}

extension List {
  /// Creates a list in which several rows can be selected.
  public nonisolated init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.init(selection.map { ListSelection($0) }, content())
  }

  /// Creates a list in which a row can be selected.
  public nonisolated init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {
    self.init(selection.map { ListSelection($0) }, content())
  }

  /// Creates a list in which a row is always selected.
  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(ListSelection(Binding<SelectionValue?>(selection)), content())
  }
}

extension List where SelectionValue == Never {
  /// Creates a list.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(nil, content()) }
}

/// What a list has selected, whatever its type.
struct ListSelection {
  let isMany: Bool
  /// Whether a value can be selected.
  let accepts: (AnyHashable) -> Bool
  /// Reads what is selected; returns whether a value is.
  let read: () -> (AnyHashable) -> Bool
  /// Selects a value, or lets it go.
  let set: (AnyHashable, Bool) -> Void

  init<Value: Hashable>(_ selection: Binding<Set<Value>>) {
    isMany = true
    accepts = { $0.base is Value }
    read = {
      let all = selection.wrappedValue
      return { ($0.base as? Value).map(all.contains) ?? false }
    }
    set = { value, isSelected in
      guard let value = value.base as? Value else { return }
      if isSelected {
        selection.wrappedValue.insert(value)
      } else {
        selection.wrappedValue.remove(value)
      }
    }
  }

  init<Value: Hashable>(_ selection: Binding<Value?>) {
    isMany = false
    accepts = { $0.base is Value }
    read = {
      let one = selection.wrappedValue
      return { one != nil && $0.base as? Value == one }
    }
    set = { value, isSelected in
      guard let value = value.base as? Value else { return }
      if isSelected {
        selection.wrappedValue = value
      } else if selection.wrappedValue == value {
        selection.wrappedValue = nil
      }
    }
  }
}

/// Controls below each other, in groups.
public nonisolated struct Form<Content: View>: View {
  /// There is no body.
  public typealias Body = Never

  let content: Content

  /// Creates a form.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _makeNode(_ view: Self, _ context: _Context) -> _Node<Self> {
    ListNode(view, context) { ListParts(content: $0.content, selection: nil) }
  }
}
