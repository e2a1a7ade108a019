import Foundation
import Interfaces

extension InterfaceVariation {
  /// Returns whether the variation applies to the given traits.
  @MainActor func applies(to traits: UITraitCollection) -> Bool {
    conditions.allSatisfy { trait, value in
      switch trait {
      case "widthClass": return Self.classes[value] == traits.horizontalSizeClass
      case "heightClass": return Self.classes[value] == traits.verticalSizeClass
      case "userInterfaceIdiom": return Self.idioms[value] == traits.userInterfaceIdiom
      case "userInterfaceStyle", "appearance":
        return Self.styles[value] == traits.userInterfaceStyle
      default: return false
      }
    }
  }

  private static let classes: [Substring: UIUserInterfaceSizeClass] = [
    "compact": .compact, "regular": .regular,
  ]
  private static let idioms: [Substring: UIUserInterfaceIdiom] = [
    "phone": .phone, "pad": .pad, "tv": .tv, "mac": .mac, "carPlay": .carPlay,
  ]
  private static let styles: [Substring: UIUserInterfaceStyle] = ["light": .light, "dark": .dark]
}
