import Foundation

/// A question to the user with a few answers.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  // MARK: Creating an alert controller

  /// Creates an alert.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    storedPreferredStyle = preferredStyle
    if preferredStyle == .actionSheet, UIDevice.current.userInterfaceIdiom == .pad {
      modalPresentationStyle = .popover
    }
  }

  // MARK: Configuring the alert

  /// The text below the title.
  open var message: String?

  /// Where the alert appears.
  open var preferredStyle: Style { storedPreferredStyle }

  // MARK: Configuring the user actions

  /// Adds an action.
  ///
  /// Only one action may be of the style `cancel` (behaviour 170).
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, cancelAction != nil {
      return ModelException.internalInconsistency.raise(
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel",
        by: "UIAlertController.addAction(_:)")
    }
    storedActions.append(action)
  }

  /// The actions, in the order in which they were added.
  open var actions: [UIAlertAction] { storedActions }

  /// The action that the alert suggests.
  ///
  /// It must be one of the alert's actions.
  open var preferredAction: UIAlertAction? {
    get { storedPreferredAction }
    set {
      if let newValue, !storedActions.contains(where: { $0 === newValue }) {
        return ModelException.internalInconsistency.raise(
          "The preferredAction of an alert controller must be contained in the actions array or "
            + "nil", by: "UIAlertController.preferredAction")
      }
      storedPreferredAction = newValue
    }
  }

  // MARK: Configuring text fields

  /// Adds a text field.
  ///
  /// An alert can have some, an action sheet cannot (behaviour 171).
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return ModelException.internalInconsistency.raise(
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert",
        by: "UIAlertController.addTextField(configurationHandler:)")
    }
    let field = AlertTextField()
    add(field)
    configurationHandler?(field)
  }

  final func add(_ field: AlertTextField) {
    field.alertLink = link
    storedTextFields.append(field)
    if isViewLoaded { addToView(field) }
  }

  /// The text fields in the order in which they were added, or `nil` without text fields.
  open var textFields: [UITextField]? { storedTextFields.isEmpty ? nil : storedTextFields }

  // MARK: Managing the view

  /// Adds the text fields to the view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    storedTextFields.forEach(addToView)
  }

  /// Makes the first text field take the focus (behaviour 73).
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if !storedTextFields.contains(where: \.isFirstResponder) {
      storedTextFields.first?.becomeFirstResponder()
    }
  }

  private func addToView(_ field: UITextField) {
    let index = storedTextFields.firstIndex { $0 === field } ?? 0
    let bounds = view.bounds
    let sizes = DeviceProfile.current.presentations
    field.frame = CGRect(
      x: sizes.alertHorizontalMargin,
      y: AlertLayout(self, width: sizes.alertWidth).headerHeight
        + sizes.alertFieldHeight * CGFloat(index),
      width: max(0, bounds.width - 2 * sizes.alertHorizontalMargin),
      height: sizes.alertFieldHeight)
    field.autoresizingMask = .flexibleWidth
    view.addSubview(field)
  }

  // MARK: Storage

  private var storedTextFields: [UITextField] = []
  private var storedPreferredStyle = Style.actionSheet
  private var storedActions: [UIAlertAction] = []
  private var storedPreferredAction: UIAlertAction?

  // MARK: The model

  /// The action that cancels.
  package final var cancelAction: UIAlertAction? { storedActions.first { $0.style == .cancel } }

  /// The actions that a user can tap: a popover has no cancel action, since a tap outside cancels
  /// (behaviour 169).
  package final var shownActions: [UIAlertAction] {
    isInPopover ? storedActions.filter { $0.style != .cancel } : storedActions
  }

  /// Whether the alert is presented in a popover.
  package final var isInPopover: Bool {
    (presentationState.controller as? UIPopoverPresentationController)?.adaptedStyle == .popover
  }

  override func makePresentationController(
    presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    modalPresentationStyle == .popover
      ? super.makePresentationController(presenting: presenting, source: source)
      : AlertPresentationController(presentedViewController: self, presenting: presenting)
  }

  override func mayBePresented(by source: UIViewController) -> Bool {
    let call = "UIViewController.present(_:animated:completion:)"
    guard title != nil || message != nil || !storedActions.isEmpty else {
      ModelException.internalInconsistency.raise(
        "UIAlertController must have a title, a message or an action to display", by: call)
      return false
    }
    guard modalPresentationStyle == .popover,
      let popover = ownPresentationController as? UIPopoverPresentationController
    else { return true }
    popover.prepare()
    guard popover.hasAnchor else {
      ModelException.generic.raise(missingAnchor(source), by: call)
      return false
    }
    return true
  }

  /// Returns UIKit's text for an action sheet that does not know where to point (behaviour 7.17).
  private func missingAnchor(_ source: UIViewController) -> String {
    "Your application has presented a UIAlertController (\(objectName(self))) of style "
      + "UIAlertControllerStyleActionSheet from \(type(of: source)) (\(objectName(source))). The "
      + "modalPresentationStyle of a UIAlertController with this style is "
      + "UIModalPresentationPopover. You must provide location information for this popover "
      + "through the alert controller's popoverPresentationController. You must provide either a "
      + "sourceView and sourceRect or a barButtonItem.  If this information is not known when you "
      + "present the alert controller, you may provide it in the "
      + "UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation."
  }

  /// Chooses an action as a user does: the alert goes, and then the handler runs (behaviour 168).
  package final func choose(_ action: UIAlertAction) {
    willEnd(by: action)
    endAsUser { [self] in call(action) }
  }

  /// Called before the alert goes, when the user has chosen an action.
  func willEnd(by action: UIAlertAction) {}

  /// Handles the return key of the last text field: it chooses the preferred action.
  ///
  /// A disabled action does nothing, but the alert is dismissed anyway.
  final func returned(in field: UITextField) {
    guard let action = storedPreferredAction, field === storedTextFields.last, isThereToDismiss
    else { return }
    if action.isEnabled { choose(action) } else { endAsUser {} }
  }

  override var userDismissalVeto: Refusal<UserDismissal.Fault>? { nil }

  /// Cancels an alert that the user dismisses without choosing an action (behaviour 169).
  override func userDidDismiss() {
    if let cancelAction { call(cancelAction) }
  }

  private final func call(_ action: UIAlertAction) {
    guard let handler = action.handler, !AppWatch.withholds(.alertAction(action, of: self)) else {
      return
    }
    handler(action)
  }
}

extension UIAlertController {
  /// Where an alert appears.
  public enum Style: Int, Sendable {
    /// At the bottom of the screen, or beside the view that it came from.
    case actionSheet = 0
    /// In the middle of the screen.
    case alert = 1
  }
}
