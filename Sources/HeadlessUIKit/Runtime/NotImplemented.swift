/// The means by which the model learns that a delegate does not implement an optional method.
///
/// Swift cannot ask that, because the default of the protocol is called instead. In most cases the
/// default returns what UIKit does without the method. If no value can express that, the default
/// returns one of the objects here, and the caller compares with `===`. If a useless call would
/// cost too much, the default records the delegate's class, and the method is not called for that
/// class again.
@MainActor
enum NotImplemented {
  static let view = UIView()
  static let screen = UIViewController()
  static let reusableView = UICollectionReusableView()
  static let action = UIAction { _ in }
  static let menuConfiguration = UITextItem.MenuConfiguration(menu: UIMenu())

  /// The class of delegates for which a default was called last.
  struct Note {
    private var type: ObjectIdentifier?

    mutating func take(_ delegate: AnyObject) {
      type = ObjectIdentifier(Swift.type(of: delegate))
    }

    func names(_ delegate: AnyObject) -> Bool {
      type == ObjectIdentifier(Swift.type(of: delegate))
    }
  }
}
