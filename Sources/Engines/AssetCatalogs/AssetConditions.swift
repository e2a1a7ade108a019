/// The purpose of a slot of an asset.
struct AssetConditions {
  private let idiom: String
  private let conditions: [Condition]

  private enum Condition {
    case dark(Bool)
    case highContrast
    case rightToLeft(Bool)
    case wideColors(Bool)
    case language(String)
    case width(AssetTraits.SizeClass)
    case height(AssetTraits.SizeClass)
    case platform
    /// Something that does not hold on a phone or a pad of today.
    case foreign

    /// Whether the condition holds, or nil where it does no harm that it does not.
    func holds(for traits: AssetTraits) -> Bool? {
      switch self {
      case .dark(let isDark): isDark == traits.isDark
      case .highContrast: traits.hasHighContrast
      case .rightToLeft(let isTurned): isTurned == traits.isRightToLeft
      // Colors for narrow screens are shown on wide ones, too.
      case .wideColors(let isWide): isWide == traits.hasWideColors ? true : isWide ? false : nil
      case .language(let language): traits.languages.contains(language)
      case .width(let width): width == traits.width
      case .height(let height): height == traits.height
      case .platform: true
      case .foreign: false
      }
    }
  }

  init(_ slot: [String: Any]) {
    idiom = slot["idiom"] as? String ?? "universal"
    var conditions: [Condition] = []
    for appearance in slot["appearances"] as? [[String: Any]] ?? [] {
      switch (appearance["appearance"] as? String, appearance["value"] as? String) {
      case ("luminosity", "dark"): conditions.append(.dark(true))
      case ("luminosity", "light"): conditions.append(.dark(false))
      case ("contrast", "high"): conditions.append(.highContrast)
      default: conditions.append(.foreign)
      }
    }
    if let direction = slot["language-direction"] as? String {
      conditions.append(.rightToLeft(direction == "right-to-left"))
    }
    if let locale = slot["locale"] as? String { conditions.append(.language(locale)) }
    if let gamut = slot["display-gamut"] as? String {
      conditions.append(.wideColors(gamut == "display-P3"))
    }
    let classes: [String: AssetTraits.SizeClass] = ["compact": .compact, "regular": .regular]
    if let width = slot["width-class"] as? String, let value = classes[width] {
      conditions.append(.width(value))
    }
    if let height = slot["height-class"] as? String, let value = classes[height] {
      conditions.append(.height(value))
    }
    if let platform = slot["platform"] as? String {
      conditions.append(platform == "ios" ? .platform : .foreign)
    }
    for key in ["subtype", "screen-width", "memory", "graphics-feature-set"] where slot[key] != nil
    {
      conditions.append(.foreign)
    }
    self.conditions = conditions
  }

  /// The language that is named, if one is.
  var language: String? {
    conditions.lazy.compactMap { condition in
      guard case .language(let language) = condition else { return nil }
      return language
    }.first
  }

  /// The number of conditions that hold; none if one that matters does not.
  private func score(for traits: AssetTraits) -> Int? {
    var score = 0
    for condition in conditions {
      switch condition.holds(for: traits) {
      case true?: score += 1
      case nil: break
      case false?: return nil
      }
    }
    return score
  }

  /// Returns the slots that suit best.
  ///
  /// These are slots for the device before those for any, and a pad takes what is for phones; of them
  /// the ones with the most conditions that hold. Where conditions hold nowhere, any will do.
  static func best<Slot>(
    of slots: [Slot], for traits: AssetTraits, _ conditions: (Slot) -> AssetConditions
  ) -> [Slot] {
    for idiom in [traits.idiom, "universal", "iphone"] {
      let own = slots.filter { conditions($0).idiom == idiom }
      let scored = own.compactMap { slot in
        conditions(slot).score(for: traits).map { (slot: slot, score: $0) }
      }
      if let most = scored.map(\.score).max() {
        return scored.filter { $0.score == most }.map(\.slot)
      }
    }
    return slots.filter { ["universal", traits.idiom].contains(conditions($0).idiom) }
  }
}
