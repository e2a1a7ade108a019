import Foundation

/// An alert, as before iOS 8: a view that an alert controller shows.
@available(*, deprecated, message: "Use UIAlertController instead.")
@preconcurrency @MainActor
open class UIAlertView: UIView {
  // MARK: Creating alert views

  /// Creates an alert with a button that cancels, if it has a title.
  public convenience init(
    title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?
  ) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.message = message
    self.delegate = delegate as AnyObject?
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// Creates an alert with buttons.
  public convenience init(
    title: String, message: String, delegate: (any UIAlertViewDelegate)?,
    cancelButtonTitle: String?, otherButtonTitles firstButtonTitle: String,
    _ moreButtonTitles: String...
  ) {
    self.init(
      title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
    addButton(withTitle: firstButtonTitle)
    for title in moreButtonTitles { addButton(withTitle: title) }
  }

  // MARK: Setting properties

  /// The object that is told of the alert; it is not kept alive.
  open weak var delegate: AnyObject?

  /// The fields that the alert has.
  open var alertViewStyle = UIAlertViewStyle.default

  /// The title.
  open var title = ""

  /// The text below the title.
  open var message: String?

  /// Whether the alert is shown.
  open var isVisible: Bool { presenter != nil }

  // MARK: Configuring buttons

  /// Adds a button, and returns its index.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    titles.append(title)
    return titles.count - 1
  }

  /// The number of buttons.
  open var numberOfButtons: Int { titles.count }

  /// Returns the title of a button.
  open func buttonTitle(at buttonIndex: Int) -> String? {
    titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
  }

  /// Returns a field of the alert's style.
  open func textField(at textFieldIndex: Int) -> UITextField? {
    let fields = self.fields
    return fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil
  }

  /// The index of the button that cancels, -1 without one.
  open var cancelButtonIndex = -1

  /// The index of the first other button: -1, since buttons that Swift code gives are added later.
  open var firstOtherButtonIndex: Int { -1 }

  // MARK: Displaying and dismissing

  /// Shows the alert in a window of its own, over all that the app shows (behaviour 933).
  open func show() {
    let application = UIApplication.shared
    guard presenter == nil, let below = application.keyWindow else { return }
    let alert = AlertViewController(of: self, titles)
    let window = UIWindow(frame: below.frame)
    window.windowScene = below.windowScene
    window.windowLevel = .alert
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    presenter = window
    told?.willPresent(self)
    window.rootViewController?.present(alert, animated: true) { [self] in told?.didPresent(self) }
  }

  /// Dismisses the alert, as a button does; the delegate is not told that one was tapped.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard let root = presenter?.rootViewController else { return }
    told?.alertView(self, willDismissWithButtonIndex: buttonIndex)
    root.dismiss(animated: animated) { [self] in didEnd(buttonIndex) }
  }

  // MARK: The model

  private final var titles: [String?] = []
  /// The window in which the alert is shown.
  private final var presenter: UIWindow?
  /// The fields, made for the style that the alert has when they are first needed.
  final lazy var fields: [AlertTextField] = alertViewStyle.makeFields()

  private final var told: (any UIAlertViewDelegate)? { delegate as? any UIAlertViewDelegate }

  final func willEnd(_ buttonIndex: Int) {
    told?.alertView(self, clickedButtonAt: buttonIndex)
    told?.alertView(self, willDismissWithButtonIndex: buttonIndex)
  }

  final func didEnd(_ buttonIndex: Int) {
    if let presenter {
      let wasKey = presenter.isKeyWindow
      presenter.isHidden = true
      self.presenter = nil
      if wasKey { presenter.hostApplication.windows.last?.makeKey() }
    }
    told?.alertView(self, didDismissWithButtonIndex: buttonIndex)
  }
}
