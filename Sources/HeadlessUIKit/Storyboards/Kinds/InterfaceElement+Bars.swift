import Foundation
import Interfaces

extension InterfaceElement {
  /// The appearance of a bar, with the element's values.
  @MainActor func appearance<Appearance: UIBarAppearance>(
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

  /// The appearance of a navigation bar.
  @MainActor var titledAppearance: UINavigationBarAppearance {
    let appearance = appearance(UINavigationBarAppearance())
    if let title = child(key: "titleTextAttributes") {
      appearance.titleTextAttributes = title.textAttributes
    }
    if let title = child(key: "largeTitleTextAttributes") {
      appearance.largeTitleTextAttributes = title.textAttributes
    }
    return appearance
  }

  /// How a text looks.
  @MainActor var textAttributes: [NSAttributedString.Key: Any] {
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
