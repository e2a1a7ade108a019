public import Foundation

/// What an annotation is called, as it is read where it need not have a name: on Apple's systems the name is
/// an optional member of the protocol, so that reading it answers an optional name, or nothing.
@preconcurrency @MainActor
public protocol _NamedAnnotation: NSObjectProtocol {}

extension _NamedAnnotation {
  /// The name, for code that takes out two optionals: `annotation.title!!`.
  @_disfavoredOverload
  public var title: String?? { (self as? any MKAnnotation).map { $0.title as String? } }
  /// The subtitle, for code that takes out two optionals.
  @_disfavoredOverload
  public var subtitle: String?? { (self as? any MKAnnotation).map { $0.subtitle as String? } }
}
