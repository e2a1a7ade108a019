/// Entries of a rotor.
@preconcurrency @MainActor
public protocol AccessibilityRotorContent {
  /// The type of entries that these consist of.
  associatedtype Body: AccessibilityRotorContent

  /// The entries that these consist of.
  @AccessibilityRotorContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// The entries, one by one.
  static func _rotorEntries(_ content: Self) -> [_RotorEntry]
}

extension AccessibilityRotorContent {
  /// Content of the app's has the entries of its body.
  public static func _rotorEntries(_ content: Self) -> [_RotorEntry] {
    Body._rotorEntries(content.body)
  }
}

extension AccessibilityRotorContent where Body == Never {
  /// Entries that have no body: nothing asks for it.
  public var body: Never { RuntimeIssue.stop("body() should not be called on \(Self.self).") }
}

extension Never: AccessibilityRotorContent {}
