/// A drop on a view, or on its view controller, that has a paste configuration (behaviour 716).
struct PasteDrop: DropSide {
  private let target: UIResponder

  /// Finds the responder that takes a drop on a view, if no view around it does.
  init?(on view: UIView) {
    let candidates: [UIResponder?] = [view, view.viewController]
    guard let target = candidates.lazy.compactMap(\.self).first(where: Self.isConfigured) else {
      return nil
    }
    self.target = target
  }

  private static func isConfigured(_ responder: UIResponder) -> Bool {
    responder.pasteConfiguration != nil
  }

  func canHandle(_ session: DragSession) -> Bool { target.canPaste(providers(of: session)) }
  func didEnter(_ session: DragSession) {}
  func didUpdate(_ session: DragSession) -> UIDropOperation { .copy }
  func perform(_ session: DragSession) { target.paste(itemProviders: providers(of: session)) }
  func didExit(_ session: DragSession) {}
  func didEnd(_ session: DragSession) {}

  private func providers(of session: DragSession) -> [NSItemProvider] {
    session.items.map(\.itemProvider)
  }
}
