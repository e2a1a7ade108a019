import Fleet

/// A page without anything but its title.
final class AboutScreen: UIViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    title = "About"
  }

  required init?(coder: NSCoder) { nil }
}
