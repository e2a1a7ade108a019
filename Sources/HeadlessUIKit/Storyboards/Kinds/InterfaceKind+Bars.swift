import Foundation

// Bars and their appearances.
extension InterfaceKind {
  @MainActor static let toolbar = InterfaceKind(
    UIToolbar.self,
    [
      "barStyle": { $0.barStyle = $1.named(.default) },
      "translucent": { $0.isTranslucent = $1.bool },
    ],
    roles: [
      "barTintColor": { $0.barTintColor = $1.color },
      "compactAppearance": { $0.compactAppearance = $1.appearance(UIToolbarAppearance()) },
      "compactScrollEdgeAppearance": {
        $0.compactScrollEdgeAppearance = $1.appearance(UIToolbarAppearance())
      },
      "scrollEdgeAppearance": { $0.scrollEdgeAppearance = $1.appearance(UIToolbarAppearance()) },
      "standardAppearance": { $0.standardAppearance = $1.appearance(UIToolbarAppearance()) },
    ],
    finish: { bar, element, builder in
      let items = element.list("items").compactMap(builder.makeBarButtonItem)
      if !items.isEmpty { bar.items = items }
    })

  @MainActor static let navigationBar = InterfaceKind(
    UINavigationBar.self,
    [
      "backIndicatorImage": { $0.backIndicatorImage = $1.image },
      "backIndicatorTransitionMask": { $0.backIndicatorTransitionMaskImage = $1.image },
      "barStyle": { $0.barStyle = $1.named(.default) },
      "largeTitles": { $0.prefersLargeTitles = $1.bool },
      "shadowImage": { $0.shadowImage = $1.image },
      "translucent": { $0.isTranslucent = $1.bool },
    ],
    roles: [
      "barTintColor": { $0.barTintColor = $1.color },
      "compactAppearance": { $0.compactAppearance = $1.titledAppearance },
      "compactScrollEdgeAppearance": { $0.compactScrollEdgeAppearance = $1.titledAppearance },
      "largeTitleTextAttributes": { $0.largeTitleTextAttributes = $1.textAttributes },
      "scrollEdgeAppearance": { $0.scrollEdgeAppearance = $1.titledAppearance },
      "standardAppearance": { $0.standardAppearance = $1.titledAppearance },
      "titleTextAttributes": { $0.titleTextAttributes = $1.textAttributes },
    ],
    finish: { bar, element, builder in
      let items = element.list("items").compactMap(builder.makeNavigationItem)
      if !items.isEmpty { bar.items = items }
    })

  @MainActor static let tabBar = InterfaceKind(
    UITabBar.self,
    [
      "backgroundImage": { $0.backgroundImage = $1.image },
      "barStyle": { $0.barStyle = $1.named(.default) },
      "itemPositioning": { $0.itemPositioning = $1.named(.automatic) },
      "itemSpacing": { $0.itemSpacing = $1.number },
      "itemWidth": { $0.itemWidth = $1.number },
      "selectionIndicatorImage": { $0.selectionIndicatorImage = $1.image },
      "shadowImage": { $0.shadowImage = $1.image },
      "translucent": { $0.isTranslucent = $1.bool },
    ],
    roles: [
      "barTintColor": { $0.barTintColor = $1.color },
      "scrollEdgeAppearance": { $0.scrollEdgeAppearance = $1.appearance(UITabBarAppearance()) },
      "standardAppearance": { $0.standardAppearance = $1.appearance(UITabBarAppearance()) },
      "unselectedItemTintColor": { $0.unselectedItemTintColor = $1.color },
    ],
    finish: { bar, element, builder in
      let items = element.list("items").compactMap(builder.makeTabBarItem)
      if !items.isEmpty { bar.items = items }
    })
}

extension InterfaceElement {
  /// Returns an appearance after applying the element to it.
  @MainActor fileprivate func appearance<Appearance: UIBarAppearance>(
    _ appearance: Appearance
  ) -> Appearance {
    if let style = self["backgroundEffect"] {
      appearance.backgroundEffect = UIBlurEffect(
        style: InterfaceValue(text: style).named(.regular))
    }
    if let color = child(key: "backgroundColor")?.color { appearance.backgroundColor = color }
    if let color = child(key: "shadowColor")?.color { appearance.shadowColor = color }
    if let image = image("backgroundImage") { appearance.backgroundImage = image }
    if let image = image("shadowImage") { appearance.shadowImage = image }
    return appearance
  }

  /// The navigation bar appearance that the element describes.
  @MainActor fileprivate var titledAppearance: UINavigationBarAppearance {
    let appearance = appearance(UINavigationBarAppearance())
    if let title = child(key: "titleTextAttributes") {
      appearance.titleTextAttributes = title.textAttributes
    }
    if let title = child(key: "largeTitleTextAttributes") {
      appearance.largeTitleTextAttributes = title.textAttributes
    }
    return appearance
  }

  /// The text attributes that the element describes.
  @MainActor fileprivate var textAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let font = child(key: "fontDescription")?.font { attributes[.font] = font }
    if let color = child(key: "textColor")?.color { attributes[.foregroundColor] = color }
    if let color = child(key: "textShadowColor")?.color {
      let shadow = NSShadow()
      shadow.shadowColor = color
      if let offset = child(key: "textShadowOffset")?.offset {
        shadow.shadowOffset = CGSize(width: offset.horizontal, height: offset.vertical)
      }
      attributes[.shadow] = shadow
    }
    return attributes
  }
}
