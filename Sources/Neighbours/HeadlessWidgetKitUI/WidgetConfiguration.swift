import HeadlessUIKit

/// What a widget is, and what it shows.
@preconcurrency @MainActor
public protocol WidgetConfiguration {
  /// The type of configuration that is this one's content.
  associatedtype Body: WidgetConfiguration

  /// The content of the configuration.
  @MainActor @preconcurrency var body: Body { get }

  /// What the widget is in the system's eyes.
  var _description: _WidgetDescription { get }
}

extension WidgetConfiguration {
  /// A configuration of an app's is what its body is.
  public var _description: _WidgetDescription { body._description }
}

extension WidgetConfiguration where Body == Never {
  /// A configuration that has no body: nothing asks for it.
  public var body: Never { RuntimeIssue.stop("body() should not be called on \(Self.self).") }
}

extension Never: WidgetConfiguration {}

/// No configuration.
public nonisolated struct EmptyWidgetConfiguration: WidgetConfiguration {
  /// There is no body.
  public typealias Body = Never

  /// Creates no configuration.
  public nonisolated init() {}

  @MainActor public var _description: _WidgetDescription { _WidgetDescription(kind: "") }
}
