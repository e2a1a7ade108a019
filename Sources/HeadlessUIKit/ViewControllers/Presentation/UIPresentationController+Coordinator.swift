extension UIPresentationController {
  /// The coordinator of the presentation.
  final var presentationCoordinator: TransitionCoordinator {
    coming.coordinator(from: presenting, to: presented, style: presentationStyle)
  }

  /// The coordinator of the dismissal.
  final var dismissalCoordinator: TransitionCoordinator {
    going.coordinator(from: presented, to: presenting, style: presentationStyle)
  }
}
