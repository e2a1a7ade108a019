extension UIStoryboard {
  /// Registers a class under the name that Interface Builder uses.
  ///
  /// Classes at the top level of a module need no registration: storyboards and nibs find them by
  /// the module and the name in the file. Register a class that is inside another type, is private,
  /// or has another name here.
  ///
  /// ```swift
  /// final class BirdViewController: UIViewController {}
  /// UIStoryboard.register(BirdViewController.self)
  /// UIStoryboard.register(BirdViewController.self, forClassName: "PHBirdViewController")
  /// ```
  public static func register(_ type: AnyClass, forClassName className: String? = nil) {
    InterfaceClasses.register(type, as: className)
  }
}
