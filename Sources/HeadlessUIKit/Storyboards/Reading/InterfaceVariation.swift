/// The part of an element that holds for some sizes or devices only.
struct InterfaceVariation: Sendable {
  let element: InterfaceElement
  private let conditions: [(trait: Substring, value: Substring)]

  /// Returns the variations of an element, the most general one first.
  static func all(of element: InterfaceElement) -> [InterfaceVariation] {
    let all = element.children.filter { $0.isNamed("variation") }.map(InterfaceVariation.init)
    guard all.count > 1 else { return all }
    // The offsets keep the order of variations that are equally general.
    return all.enumerated()
      .sorted { left, right in
        let (one, other) = (left.element.conditions.count, right.element.conditions.count)
        return one == other ? left.offset < right.offset : one < other
      }
      .map(\.element)
  }

  private init(_ element: InterfaceElement) {
    self.element = element
    let key = element["key"] ?? "default"
    conditions = key == "default" ? [] : Self.conditions(in: key)
  }

  /// Returns the conditions in a key such as `heightClass=regular-widthClass=compact`.
  private static func conditions(in key: String) -> [(trait: Substring, value: Substring)] {
    key.split(separator: "-").map { part in
      let sides = part.split(separator: "=", maxSplits: 1)
      return (sides.first ?? "", sides.count > 1 ? sides[1] : "")
    }
  }

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
