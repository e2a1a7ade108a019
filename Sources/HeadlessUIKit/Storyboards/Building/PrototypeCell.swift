/// A cell of a storyboard, from which the cells of a table are made.
@MainActor
final class PrototypeCell {
  private let element: InterfaceElement
  /// The scene; it belongs to the view controller.
  private weak var builder: InterfaceBuilder?

  init(_ element: InterfaceElement, _ builder: InterfaceBuilder) {
    self.element = element
    self.builder = builder
  }

  func makeCell() -> UITableViewCell? {
    guard let builder else { return nil }
    let inner = InterfaceBuilder(within: builder)
    let cell = inner.makeView(element) as? UITableViewCell
    inner.finish(isLast: true)
    return cell
  }
}
