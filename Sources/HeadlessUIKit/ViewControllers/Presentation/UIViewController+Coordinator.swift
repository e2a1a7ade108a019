extension UIViewController {
  /// The coordinator of the transition that is under way.
  final var coordinator: TransitionCoordinator? {
    guard let presentation = coordinatedPresentation else {
      return coordinatedNavigation?.coordinator
    }
    return coordinatesDismissal
      ? presentation.dismissalCoordinator : presentation.presentationCoordinator
  }

  /// Has the coordinator be that of a transition between the screens of a stack.
  final func coordinate(with navigation: NavigationTransition?) {
    coordinatedPresentation = nil
    coordinatedNavigation = navigation
  }

  /// Has the coordinator be that of a presentation, or of its dismissal.
  final func coordinate(with presentation: UIPresentationController?, isDismissal: Bool) {
    coordinatedPresentation = presentation
    coordinatesDismissal = isDismissal
    coordinatedNavigation = nil
  }

  /// Parts with a presentation or dismissal that is over, unless another transition has begun.
  final func part(with presentation: UIPresentationController, isDismissal: Bool) {
    guard coordinatedPresentation === presentation, coordinatesDismissal == isDismissal else {
      return
    }
    coordinatedPresentation = nil
  }
}

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
