/// What a helper found wrong, and the test line that asked for it.
///
/// A failure is a value. It is handed to a ``FailureReporter`` the moment it happens, comes back
/// from a scope such as ``swallowAnyErrors(fileID:filePath:line:column:_:)``, and can be thrown.
public struct RecordedFailure: Error, Sendable, Hashable {
  /// The kind of failure, such as `Fleet.TableViewError`.
  public var name: Name
  /// One sentence that says what went wrong and stands alone.
  public var reason: String
  /// The evidence, then the way out; any number of lines, and often none.
  public var details: String
  /// How much the failure matters.
  public var severity: Severity
  /// The test line that asked for what failed.
  public var site: CallSite
  /// The scope that swallowed the failure, or `nil` when none did.
  public var swallowedBy: CallSite? {
    get { swallower?.site }
    set { swallower = newValue.map { Swallower($0, function: "swallowAnyErrors") } }
  }

  /// Shared by all the failures of a scope: most have none, and a site is half a failure's size.
  var swallower: Swallower?

  /// Creates a failure.
  public init(
    _ reason: String, name: Name = .failure, severity: Severity = .error, details: String = "",
    site: CallSite, swallowedBy: CallSite? = nil
  ) {
    self.name = name
    self.reason = reason
    self.details = details
    self.severity = severity
    self.site = site
    if let swallowedBy { self.swallowedBy = swallowedBy }
  }
}

extension RecordedFailure {
  /// The scope that swallowed a failure, kept apart from it.
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
