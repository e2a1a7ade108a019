extension UIStoryboard {
  /// Has storyboards and nibs find a class under the name that Interface Builder gives it.
  ///
  /// Classes at the top level of a module are found by themselves, by the module and the name that
  /// stand in the file. Register those that lie within another type, are private, or have another
  /// name here.
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
