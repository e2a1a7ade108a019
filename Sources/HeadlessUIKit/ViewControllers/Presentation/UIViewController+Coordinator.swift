extension UIViewController {
  /// The coordinator of the transition that is under way.
  final var coordinator: TransitionCoordinator? {
    switch presentationState.coordinated {
    case .navigation(let transition): transition.coordinator
    case .presentation(let controller): controller.presentationCoordinator
    case .dismissal(let controller): controller.dismissalCoordinator
    case nil: nil
    }
  }

  /// Adopts the coordinator of a transition between the screens of a stack.
  final func coordinate(with navigation: NavigationTransition?) {
    presentationState.coordinated = navigation.map { .navigation($0) }
  }

  /// Adopts the coordinator of a presentation, or of its dismissal.
  final func coordinate(with presentation: UIPresentationController?, isDismissal: Bool) {
    presentationState.coordinated = presentation.map {
      isDismissal ? .dismissal($0) : .presentation($0)
    }
  }

  /// Forgets a presentation or dismissal that is over, unless another transition has begun.
  final func part(with presentation: UIPresentationController, isDismissal: Bool) {
    switch presentationState.coordinated {
    case .presentation(let controller) where controller === presentation && !isDismissal,
      .dismissal(let controller) where controller === presentation && isDismissal:
      presentationState.coordinated = nil
    default: break
    }
  }
}
