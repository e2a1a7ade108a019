/// The alert, or the sheet of choices, that a binding presents.
final class AlertScreen: UIAlertController, BoundScreen {
  weak var owner: (any ScreenOwner)?
  /// The views that the words and actions are of.
  var kept: [AnyObject] = []
  private var isChosen = false

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed else { return }
    // An action that the user has chosen comes before the binding changes.
    UIApplication.shared.mainLoop.enqueue("an alert has gone") { [self] in
      if !isChosen { owner?.left(self) }
    }
  }

  /// Adds an action: it is done, and then the binding changes.
  func add(
    _ title: String?, _ role: ButtonRole?, isEnabled: Bool = true,
    _ action: @escaping @MainActor () -> Void
  ) {
    var style = UIAlertAction.Style.default
    if role == .destructive { style = .destructive }
    if role == .cancel, cancelAction == nil { style = .cancel }
    let made = UIAlertAction(title: title, style: style) { [weak self] _ in
      action()
      guard let self else { return }
      isChosen = true
      owner?.left(self)
    }
    made.isEnabled = isEnabled
    addAction(made)
  }

  /// Adds what the system has where no action is given.
  func addMissingActions() {
    if preferredStyle == .actionSheet, cancelAction == nil {
      add("Cancel", .cancel) {}
    } else if actions.isEmpty {
      add("OK", nil) {}
    }
  }
}
