/// The system's commands for a sidebar.
public nonisolated struct SidebarCommands: Commands {
  /// There is no body.
  public typealias Body = Never
  /// Creates the commands.
  public init() {}
}

/// The system's commands for a toolbar.
public nonisolated struct ToolbarCommands: Commands {
  /// There is no body.
  public typealias Body = Never
  /// Creates the commands.
  public init() {}
}

/// The system's commands for changing texts.
public nonisolated struct TextEditingCommands: Commands {
  /// There is no body.
  public typealias Body = Never
  /// Creates the commands.
  public init() {}
}

/// The system's commands for the look of texts.
public nonisolated struct TextFormattingCommands: Commands {
  /// There is no body.
  public typealias Body = Never
  /// Creates the commands.
  public init() {}
}

/// The system's commands for an inspector.
public nonisolated struct InspectorCommands: Commands {
  /// There is no body.
  public typealias Body = Never
  /// Creates the commands.
  public init() {}
}
