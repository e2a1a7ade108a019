import Foundation
import Interfaces

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
      if let items = element.items("items", builder.makeBarButtonItem) { bar.items = items }
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
      if let items = element.items("items", builder.makeNavigationItem) { bar.items = items }
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
      if let items = element.items("items", builder.makeTabBarItem) { bar.items = items }
    })
}
