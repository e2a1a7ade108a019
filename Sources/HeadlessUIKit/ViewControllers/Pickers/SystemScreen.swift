/// A screen of the system's in another module of the package, such as SafariServices.
///
/// Other modules cannot override UIKit's non-open members: the model asks by this protocol.
@preconcurrency @MainActor
package protocol SystemScreen: UIViewController {
  /// Whether the system has made the screen, which it does not where it is of no use.
  ///
  /// Apple's initializers then answer `nil`, although Swift does not know of it.
  var isMade: Bool { get }

  /// Called when the user has swiped the screen away.
  func userDidSwipeAway()
}

extension SystemScreen {
  package var isMade: Bool { true }

  package func userDidSwipeAway() {}

  /// Adds what such a screen shows of itself: a bar with a title and one button.
  @discardableResult
  package func addBar(
    _ title: String, _ button: UIBarButtonItem.SystemItem, _ act: @escaping @MainActor () -> Void
  ) -> UINavigationBar {
    let item = UINavigationItem(title: title)
    item.leftBarButtonItem = UIBarButtonItem(
      systemItem: button, primaryAction: UIAction { _ in act() })
    let bar = UINavigationBar()
    bar.setItems([item], animated: false)
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.backgroundColor = .systemBackground
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    return bar
  }
}
