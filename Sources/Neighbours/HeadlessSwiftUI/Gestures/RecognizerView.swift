nonisolated struct RecognizerModifier<R: UIGestureRecognizerRepresentable>: BoxModifier {
  typealias Body = Never

  let representable: R

  @MainActor func make() -> RecognizerView<R> { RecognizerView(frame: .zero) }

  @MainActor func show(in view: RecognizerView<R>, _ environment: EnvironmentValues) {
    // It is shown as part of the node's work, which it may read values for.
    if let node = Tracker.current { view.take(representable, node) }
  }
}

/// A view around others with a recognizer of the app's.
final class RecognizerView<R: UIGestureRecognizerRepresentable>: GestureView {
  private var copy: LinkedCopy<R>?
  private var coordinator: R.Coordinator?
  private var recognizer: R.UIGestureRecognizerType?
  private lazy var target = RecognizerTarget<R.UIGestureRecognizerType> { [weak self] recognizer in
    guard let self, let copy, let context else { return }
    copy.value.handleUIGestureRecognizerAction(recognizer, context: context)
  }

  /// Takes the present value: the recognizer is made when it first comes, and updated at once.
  func take(_ representable: R, _ node: _AnyNode) {
    let copy = copy ?? LinkedCopy(representable)
    self.copy = copy
    copy.value = representable
    copy.link(node)
    let recognizer = recognizer ?? make(copy)
    if let context { copy.value.updateUIGestureRecognizer(recognizer, context: context) }
    // One that is there stays as it is: fingers may be about it.
    let isThere = recognizer.view === self
    if node.environment.isEnabled, !isThere { addGestureRecognizer(recognizer) }
    if !node.environment.isEnabled, isThere { removeGestureRecognizer(recognizer) }
  }

  private func make(_ copy: LinkedCopy<R>) -> R.UIGestureRecognizerType {
    let coordinator = copy.value.makeCoordinator(converter: converter)
    let recognizer = copy.value.makeUIGestureRecognizer(
      context: R.Context(coordinator: coordinator, converter: converter))
    (self.coordinator, self.recognizer) = (coordinator, recognizer)
    target.hear(recognizer)
    return recognizer
  }

  private var converter: R.CoordinateSpaceConverter {
    R.CoordinateSpaceConverter(view: self, recognizer: recognizer)
  }

  private var context: R.Context? {
    coordinator.map { R.Context(coordinator: $0, converter: converter) }
  }
}
