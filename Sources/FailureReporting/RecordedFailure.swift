/// A problem that a helper found, and the test line that asked for it.
///
/// A failure is a value. It is handed to a ``FailureReporter`` the moment it happens, comes back
/// from a scope such as `swallowAnyErrors { }`, and can be thrown.
public struct RecordedFailure: Error, Sendable, Hashable {
  /// What the failure is about, such as `Fleet.TableViewError`.
  public var name: Name
  /// One sentence that says what went wrong and stands alone.
  public var reason: String
  /// The evidence, then the way out.
  ///
  /// It may have any number of lines, and is often empty.
  public var details: String
  /// The severity of the failure.
  public var severity: Severity
  /// What kind of failure it is, which no code has to guess from the words.
  public var kind: Kind
  /// A part of what it says, as a value.
  package var evidence = Evidence.none
  /// The test line whose request failed.
  public var site: CallSite
  /// Files that show what went wrong, such as a picture of the screen.
  public var attachments: [Attachment] = []
  /// The scope that swallowed the failure, or `nil` if none did.
  public var swallowedBy: CallSite? {
    get { swallower?.site }
    set { swallower = newValue.map { Swallower($0, function: "swallowAnyErrors") } }
  }

  /// The swallowing scope, shared by all its failures.
  ///
  /// A site would double a failure's size.
  var swallower: Swallower?

  /// Creates a failure.
  public init(
    _ reason: String, name: Name = .failure, kind: Kind = .other, severity: Severity = .error,
    details: String = "", site: CallSite, swallowedBy: CallSite? = nil
  ) {
    self.name = name
    self.kind = kind
    self.reason = reason
    self.details = details
    self.severity = severity
    self.site = site
    if let swallowedBy { self.swallowedBy = swallowedBy }
  }
}

extension RecordedFailure {
  /// The scope that swallowed a failure, stored apart from the failure.
  final class Swallower: Sendable, Hashable {
    let site: CallSite
    /// The function that opened the scope, for messages.
    let function: String

    init(_ site: CallSite, function: String) {
      self.site = site
      self.function = function
    }

    static func == (one: Swallower, other: Swallower) -> Bool { one.site == other.site }

    func hash(into hasher: inout Hasher) { hasher.combine(site) }
  }
}
