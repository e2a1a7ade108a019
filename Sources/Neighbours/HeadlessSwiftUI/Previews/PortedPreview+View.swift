// `fleet-port` writes these in the place of the macro, and for each `PreviewProvider`.
extension PortedPreview {
  /// Creates a preview of views.
  ///
  /// Of which type they are stands nowhere: a preview may have a type of its own within it, and the compiler
  /// cannot name a closure by a type that is declared there.
  public init(
    _ name: String?, _ file: String, _ line: Int,
    traits: @autoclosure @escaping @MainActor @Sendable () -> [PreviewTrait<Preview.ViewTraits>] =
      [],
    @ViewBuilder _ make: @escaping @MainActor @Sendable () -> any View
  ) {
    self.init(name, file, line) {
      UIHostingController(
        rootView: traits().reduce(AnyView(make())) { view, trait in
          let sized = trait.size.map {
            AnyView(view.frame(width: $0.width, height: $0.height))
          }
          return trait.change?(sized ?? view) ?? sized ?? view
        })
    }
  }

  /// Creates a preview of a view or a view controller of UIKit's, in a source that has SwiftUI's.
  @_disfavoredOverload
  public init(
    _ name: String?, _ file: String, _ line: Int,
    traits: @autoclosure @escaping @MainActor @Sendable () -> [PreviewTrait<Preview.ViewTraits>],
    _ make: @escaping @MainActor @Sendable () -> UIResponder
  ) { self.init(name, file, line, make) }

  /// Creates the preview of a provider.
  public init<P: PreviewProvider>(_ file: String, _ line: Int, of provider: P.Type) {
    self.init(nil, file, line) { P.previews }
  }
}
