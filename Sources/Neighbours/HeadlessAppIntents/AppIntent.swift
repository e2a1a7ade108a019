public import HeadlessUIKit

/// Something that the app can do for the system: for Siri, shortcuts and widgets.
///
/// A test creates one, sets its parameters and calls ``perform()``.
public protocol AppIntent: Sendable {
  /// What performing the intent answers.
  associatedtype PerformResult: IntentResult
  /// What sums the parameters up.
  associatedtype SummaryContent: ParameterSummary = IntentParameterSummary<Self>

  /// Its title.
  static var title: LocalizedStringResource { get }
  /// What it is about.
  static var description: IntentDescription? { get }
  /// Whether the app comes to the front for it.
  static var openAppWhenRun: Bool { get }
  /// Whether a user finds it among the shortcuts.
  static var isDiscoverable: Bool { get }
  /// Whether the device has to be unlocked.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// Where it can be performed.
  static var supportedModes: IntentModes { get }
  /// The sentence in which its parameters stand.
  static var parameterSummary: SummaryContent { get }
  /// The name by which it is kept.
  static var persistentIdentifier: String { get }

  /// Creates one without values.
  init()

  /// Does it.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var isDiscoverable: Bool { true }
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  public static var supportedModes: IntentModes { openAppWhenRun ? .foreground : .background }
  public static var persistentIdentifier: String { String(describing: Self.self) }

  /// A value that a user gives.
  public typealias Parameter = IntentParameter
  /// Something of the app that it needs.
  public typealias Dependency = AppDependency
  /// The sentence in which its parameters stand.
  public typealias Summary = IntentParameterSummary<Self>
  /// A sentence that depends on a value.
  public typealias When = ParameterSummaryWhenCondition<Self>

  /// Does it, as the app itself has it done.
  @discardableResult
  public nonisolated(nonsending) func callAsFunction(donate: Bool) async throws -> PerformResult {
    if donate { Intents.current.donate(self) }
    return try await perform()
  }

  /// Tells the system that the user has done it in the app.
  @discardableResult
  public nonisolated(nonsending) func donate() async throws -> IntentDonationIdentifier {
    Intents.current.donate(self)
  }
}

extension AppIntent where SummaryContent == IntentParameterSummary<Self> {
  public static var parameterSummary: SummaryContent { Summary() }
}

/// Whether the device has to be unlocked.
public enum IntentAuthenticationPolicy: Sendable {
  case alwaysAllowed
  case requiresAuthentication
  case requiresLocalDeviceAuthentication
}

/// Where an intent can be performed.
public struct IntentModes: OptionSet, Sendable {
  public let rawValue: Int

  /// Creates modes.
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let background = IntentModes(rawValue: 1)
  public static let foreground = IntentModes(rawValue: 2)
}
