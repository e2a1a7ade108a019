/// Items of the menus of an app, which a phone does not show.
@preconcurrency @MainActor
public protocol Commands {
  /// The type of commands that are these commands' content.
  associatedtype Body: Commands

  /// The content of the commands.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Commands where Body == Never {
  /// Commands that have no body: nothing asks for it.
  public var body: Never { RuntimeIssue.stop("body() should not be called on \(Self.self).") }
}

extension Never: Commands {}

/// Makes the commands of a closure.
@resultBuilder
public struct CommandsBuilder {
  /// Takes commands.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// No commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// Commands are themselves.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// Several commands: nothing shows them.
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> some Commands { EmptyCommands() }

  /// Commands that are there under a condition.
  public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands {
    EmptyCommands()
  }

  /// The first of two alternatives.
  public static func buildEither<Content: Commands>(first: Content) -> some Commands {
    EmptyCommands()
  }

  /// The second of two alternatives.
  public static func buildEither<Content: Commands>(second: Content) -> some Commands {
    EmptyCommands()
  }

  /// Commands that a newer system has.
  public static func buildLimitedAvailability<Content: Commands>(
    _ content: Content
  ) -> some Commands { content }
}

/// No commands.
public nonisolated struct EmptyCommands: Commands {
  /// There is no body.
  public typealias Body = Never

  /// Creates no commands.
  public init() {}
}

/// A menu of an app's own.
public nonisolated struct CommandMenu<Content: View>: Commands {
  /// There is no body.
  public typealias Body = Never

  private let content: Content

  /// Creates a menu with a title.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// Creates a menu with a title.
  public init(_ name: Text, @ViewBuilder content: () -> Content) { self.content = content() }
  /// Creates a menu with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// Commands beside the system's, or in their place.
public nonisolated struct CommandGroup<Content: View>: Commands {
  /// There is no body.
  public typealias Body = Never

  private let content: Content

  /// Creates commands before others.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }
  /// Creates commands after others.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }
  /// Creates commands in the place of others.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }
}

/// Where in the menus of the system commands are.
public struct CommandGroupPlacement: Sendable {
  private let name: String

  private init(_ name: String = #function) { self.name = name }

  /// What the app is.
  public static var appInfo: Self { Self() }
  /// The settings of the app.
  public static var appSettings: Self { Self() }
  /// What the system does with the app.
  public static var appTermination: Self { Self() }
  /// Which of the app is visible.
  public static var appVisibility: Self { Self() }
  /// Help with the app.
  public static var help: Self { Self() }
  /// Taking other content in.
  public static var importExport: Self { Self() }
  /// New documents.
  public static var newItem: Self { Self() }
  /// Copying and pasting.
  public static var pasteboard: Self { Self() }
  /// Printing.
  public static var printItem: Self { Self() }
  /// Saving documents.
  public static var saveItem: Self { Self() }
  /// The sidebar.
  public static var sidebar: Self { Self() }
  /// One window.
  public static var singleWindowList: Self { Self() }
  /// The system's services.
  public static var systemServices: Self { Self() }
  /// Changing texts.
  public static var textEditing: Self { Self() }
  /// The look of texts.
  public static var textFormatting: Self { Self() }
  /// The toolbar.
  public static var toolbar: Self { Self() }
  /// Taking back what was done.
  public static var undoRedo: Self { Self() }
  /// The order of windows.
  public static var windowArrangement: Self { Self() }
  /// The list of windows.
  public static var windowList: Self { Self() }
  /// The size of windows.
  public static var windowSize: Self { Self() }
}
