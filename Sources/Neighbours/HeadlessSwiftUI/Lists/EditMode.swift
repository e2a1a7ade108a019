/// Whether the user edits what a screen shows.
public enum EditMode: Hashable, Sendable {
  /// Nothing is edited.
  case inactive
  /// A single row is about to be edited.
  case transient
  /// Rows can be edited.
  case active

  /// Whether something is edited.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  /// A screen has a mode of its own, unless the app has set one around it.
  @MainActor mutating func takeEditMode(of updates: Updates) {
    if let editMode, screenEditMode?.location.isSame(as: editMode.location) != true { return }
    let own = Binding(location: StateLocation(EditMode.inactive, updates))
    (editMode, screenEditMode) = (own, own)
  }
}

/// A button that begins and ends editing.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// Creates a button.
  public nonisolated init() {}

  /// The button.
  @MainActor public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing == true
    Button(isEditing ? "Done" : "Edit") {
      withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
    }
  }
}
