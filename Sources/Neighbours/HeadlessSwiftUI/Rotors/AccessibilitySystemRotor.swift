/// One of the system's rotors, in the place of which a rotor of the app's comes.
public nonisolated struct AccessibilitySystemRotor: Sendable {
  let uiKit: UIAccessibilityCustomRotor.SystemRotorType

  private init(_ type: UIAccessibilityCustomRotor.SystemRotorType) { uiKit = type }

  /// Links that were opened, or the others.
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    Self(visited ? .visitedLink : .link)
  }
  /// Links.
  public static var links: AccessibilitySystemRotor { Self(.link) }
  /// Headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    switch level {
    case .unspecified: Self(.heading)
    case .h1: Self(.headingLevel1)
    case .h2: Self(.headingLevel2)
    case .h3: Self(.headingLevel3)
    case .h4: Self(.headingLevel4)
    case .h5: Self(.headingLevel5)
    case .h6: Self(.headingLevel6)
    }
  }
  /// Headings.
  public static var headings: AccessibilitySystemRotor { Self(.heading) }
  /// Parts of texts that are bold.
  public static var boldText: AccessibilitySystemRotor { Self(.boldText) }
  /// Parts of texts that are italic.
  public static var italicText: AccessibilitySystemRotor { Self(.italicText) }
  /// Parts of texts that are underlined.
  public static var underlineText: AccessibilitySystemRotor { Self(.underlineText) }
  /// Words that are spelled wrong.
  public static var misspelledWords: AccessibilitySystemRotor { Self(.misspelledWord) }
  /// Images.
  public static var images: AccessibilitySystemRotor { Self(.image) }
  /// Fields.
  public static var textFields: AccessibilitySystemRotor { Self(.textField) }
  /// Tables.
  public static var tables: AccessibilitySystemRotor { Self(.table) }
  /// Lists.
  public static var lists: AccessibilitySystemRotor { Self(.list) }
  /// Landmarks.
  public static var landmarks: AccessibilitySystemRotor { Self(.landmark) }
}
