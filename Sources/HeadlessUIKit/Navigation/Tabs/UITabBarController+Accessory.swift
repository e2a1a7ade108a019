extension UITabBarController {
  /// The view above the tab bar.
  public var bottomAccessory: UITabAccessory? {
    get { Self.accessory[self] }
    set { setBottomAccessory(newValue, animated: false) }
  }

  /// Shows a view above the tab bar, or none.
  public func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    guard bottomAccessory !== self.bottomAccessory else { return }
    self.bottomAccessory?.contentView.removeFromSuperview()
    Self.accessory[self] = bottomAccessory
    guard let view, let content = bottomAccessory?.contentView else { return }
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    let tabBar = tabBar
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: tabBar.leadingAnchor, constant: 16),
      content.trailingAnchor.constraint(equalTo: tabBar.trailingAnchor, constant: -16),
      content.bottomAnchor.constraint(equalTo: tabBar.topAnchor, constant: -8),
      content.heightAnchor.constraint(equalToConstant: 48),
    ])
  }

  /// When the tab bar becomes small; the model's stays as it is.
  public var tabBarMinimizeBehavior: MinimizeBehavior {
    get { Self.minimizing[self] ?? .automatic }
    set { Self.minimizing[self] = newValue }
  }

  /// When a tab bar becomes small.
  public enum MinimizeBehavior: Int, Sendable {
    case automatic = 0
    case never = 1
    case onScrollDown = 2
    case onScrollUp = 3
  }

  private static let accessory = AssociationKey<UITabAccessory>()
  private static let minimizing = AssociationKey<MinimizeBehavior>()
}
