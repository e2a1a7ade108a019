/// A `#Preview` of a rewritten source: a view or a view controller that shows the look of the app.
///
/// `fleet-port` writes these in the place of the macro.
public struct PortedPreview: Sendable {
  /// The name that the source gives it.
  package let name: String?
  /// The name of its source.
  package let file: String
  package let line: Int
  /// Makes the view or the view controller.
  package let make: @MainActor @Sendable () -> UIResponder

  /// Creates a preview.
  ///
  /// Statements that make a view of SwiftUI's could be a closure for this, too, and are not meant for it.
  @_disfavoredOverload
  public init(
    _ name: String?, _ file: String, _ line: Int,
    _ make: @escaping @MainActor @Sendable () -> UIResponder
  ) {
    self.name = name
    self.file = file
    self.line = line
    self.make = make
  }
}
