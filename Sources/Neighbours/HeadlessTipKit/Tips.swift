public import HeadlessSwiftUI

/// The tips of an app.
public enum Tips {
  // MARK: All tips

  /// Begins to show tips.
  @MainActor public static func configure(_ options: [ConfigurationOption] = []) throws {
    if TipBook.current.isConfigured { throw TipKitError.tipsDatastoreAlreadyConfigured }
    TipBook.current.configure(options)
  }

  /// Forgets all that is kept of tips, before they are configured.
  @MainActor public static func resetDatastore() throws {
    if TipBook.current.isConfigured { throw TipKitError.tipsDatastoreAlreadyConfigured }
    TipBook.current.reset()
  }

  /// Shows all tips, whatever their rules say.
  @MainActor public static func showAllTipsForTesting() { TipBook.current.shows = .all }

  /// Shows some tips, whatever their rules say.
  @MainActor public static func showTipsForTesting(_ tips: [any Tip.Type]) {
    TipBook.current.shows = .some(Set(tips.map { String(describing: $0) }))
  }

  /// Shows no tips.
  @MainActor public static func hideAllTipsForTesting() { TipBook.current.shows = .none }

  /// Hides some tips.
  @MainActor public static func hideTipsForTesting(_ tips: [any Tip.Type]) {
    TipBook.current.hidden = Set(tips.map { String(describing: $0) })
  }

  /// How tips are kept and shown.
  public struct ConfigurationOption: Sendable {
    let frequency: DisplayFrequency?

    /// How often a tip shows.
    public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption {
      .init(frequency: frequency)
    }

    /// Where it is kept what has shown: in the application of the test here.
    public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption {
      .init(frequency: nil)
    }

    /// How often a tip shows.
    public struct DisplayFrequency: Hashable, Sendable {
      let seconds: Double
      public static let immediate = DisplayFrequency(seconds: 0)
      public static let hourly = DisplayFrequency(seconds: 3_600)
      public static let daily = DisplayFrequency(seconds: 86_400)
      public static let weekly = DisplayFrequency(seconds: 604_800)
      public static let monthly = DisplayFrequency(seconds: 2_592_000)
    }

    /// Where it is kept what has shown.
    public struct DatastoreLocation: Hashable, Sendable {
      private let name: String
      /// Where the app keeps its files.
      public static let applicationDefault = DatastoreLocation(name: "")
      /// In a folder.
      public static func url(_ url: URL) -> DatastoreLocation { .init(name: url.path) }
      /// Where several apps have it.
      public static func groupContainer(identifier: String) -> DatastoreLocation {
        .init(name: identifier)
      }
    }
  }

  // MARK: One tip

  /// Whether a tip is to show, and why not.
  public enum Status: Hashable, Sendable {
    /// Its rules do not hold yet.
    case pending
    /// It is to show.
    case available
    /// It shows never again.
    case invalidated(InvalidationReason)
  }

  /// Why a tip shows never again.
  public enum InvalidationReason: Hashable, Sendable {
    case actionPerformed
    case displayCountExceeded
    case displayDurationExceeded
    /// The user has closed it.
    case tipClosed
  }

  /// A button of a tip.
  public struct Action: Identifiable, Sendable {
    public let id: String
    let label: Text
    let handler: @MainActor @Sendable () -> Void

    /// Creates a button with a title.
    @preconcurrency
    public init(
      id: String? = nil, title: some StringProtocol,
      perform handler: @escaping @MainActor @Sendable () -> Void = {}
    ) {
      self.id = id ?? String(title)
      label = Text(title)
      self.handler = handler
    }

    /// Creates a button with a label.
    @preconcurrency
    public init(
      id: String? = nil, perform handler: @escaping @MainActor @Sendable () -> Void = {},
      _ label: @Sendable () -> Text
    ) {
      self.id = id ?? ""
      self.label = label()
      self.handler = handler
    }
  }

  /// Something that has to hold before a tip shows.
  public struct Rule: Sendable {
    let holds: @MainActor @Sendable () -> Bool

    /// Creates a rule about something that happens.
    public init<Value>(
      _ event: Event<Value>, _ holds: @escaping @Sendable (Event<Value>) -> Bool
    ) { self.holds = { holds(event) } }

    /// Creates a rule about something that is so.
    public init<Value: Sendable>(
      _ parameter: Parameter<Value>, _ holds: @escaping @Sendable (Value) -> Bool
    ) { self.holds = { holds(parameter.wrappedValue) } }
  }

  /// How often a tip shows, until it shows never again.
  public struct MaxDisplayCount: TipOption {
    let count: Int
    /// Creates a number of times.
    public init(_ count: Int) { self.count = count }
  }

  /// Whether a tip shows however short ago another one did.
  public struct IgnoresDisplayFrequency: TipOption {
    let ignores: Bool
    /// Creates an option.
    public init(_ ignores: Bool) { self.ignores = ignores }
  }

  // MARK: Builders

  /// Makes buttons of a list of them.
  @resultBuilder public enum ActionBuilder {
    /// Takes several.
    public static func buildBlock(_ all: Action...) -> [Action] { all }
  }

  /// Makes rules of a list of them.
  @resultBuilder public enum RuleBuilder {
    /// Takes several.
    public static func buildBlock(_ all: Rule...) -> [Rule] { all }
  }

  /// Makes options of a list of them.
  @resultBuilder public enum OptionsBuilder {
    /// Takes several.
    public static func buildBlock(_ all: [any TipOption]...) -> [any TipOption] {
      all.flatMap { $0 }
    }
    /// Takes one.
    public static func buildExpression(_ option: any TipOption) -> [any TipOption] { [option] }
    /// Takes a list.
    public static func buildExpression(_ options: [any TipOption]) -> [any TipOption] { options }
  }
}

/// Why tips could not be configured.
public struct TipKitError: Error, Equatable, Hashable, Sendable {
  private let name: String
  /// They are configured already.
  public static let tipsDatastoreAlreadyConfigured = TipKitError(name: "alreadyConfigured")
  /// They could not be kept.
  public static let missingGroupContainerEntitlements = TipKitError(name: "missingEntitlements")
}
