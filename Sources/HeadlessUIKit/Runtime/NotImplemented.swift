/// How the model learns that a delegate does not implement an optional method.
///
/// Swift cannot ask that: the default of the protocol is called in place of the method. Mostly the
/// default answers what UIKit does without the method. Where no answer says so, the default answers
/// one of the objects here, which the caller knows by `===`; where a call in vain would cost too
/// much, it notes the delegate's class, and the caller calls that class's method no more.
@MainActor
enum NotImplemented {
  static let view = UIView()
  static let action = UIAction { _ in }
  static let menuConfiguration = UITextItem.MenuConfiguration(menu: UIMenu())

  /// The class of delegates of which a default was called last.
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
