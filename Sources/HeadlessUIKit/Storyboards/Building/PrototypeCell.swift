import Interfaces

/// A cell of a storyboard, or a section's view, from which a table or a collection view makes its
/// own.
@MainActor
final class PrototypeCell {
  private let element: InterfaceElement
  /// The scene; it belongs to the view controller.
  private weak var builder: InterfaceBuilder?

  init(_ element: InterfaceElement, _ builder: InterfaceBuilder) {
    self.element = element
    self.builder = builder
  }

  func makeView() -> UIView? {
    guard let builder else { return nil }
    let inner = InterfaceBuilder(within: builder)
    let view = inner.makeView(element)
    inner.finish(isLast: true)
    return view
  }
}
