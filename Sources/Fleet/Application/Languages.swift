import HeadlessUIKit
import LocalizedWords

/// The languages of this application's user, the preferred one first.
///
/// Texts, storyboards, date pickers and the side on which screens begin follow the first one, and
/// in rewritten sources also `Locale.current` and the formatters that are made from then on. The
/// region is the language's own, as in `de-CH`, or else the one where most people speak it. Set it
/// before the screen is made: an app does not change its language while it runs.
///
/// Another application, such as each test with `.freshApplication` has it, has the languages of the
/// process again; so has this one with an empty list.
///
/// ```swift
/// Fleet.languages = ["de"]
/// print(Fleet.languages)  // ["de"]
/// ```
@preconcurrency @MainActor
public var languages: [String] {
  get { UIApplication.shared.userLanguages.languages }
  set { UIApplication.shared.choose(languages: newValue) }
}

/// An artificial language that shows how a screen copes with other languages.
///
/// They are the ones that Xcode offers for the run of a scheme.
public struct Pseudolanguage: OptionSet, Hashable, Sendable {
  /// The number that stands for the set.
  public let rawValue: Int

  /// Creates a set from the number that stands for it.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Each text is said twice: "Birds Birds".
  public static let doubleLength = Self(rawValue: 1)
  /// Each letter has an accent.
  public static let accented = Self(rawValue: 2)
  /// Each text has brackets around it, "[# Birds #]", so that one sees where it is cut off.
  public static let bounded = Self(rawValue: 4)
  /// Screens begin on the right.
  public static let rightToLeft = Self(rawValue: 8)
  /// Texts without a translation are shown in capitals.
  public static let capitalizedWhereMissing = Self(rawValue: 16)
}

/// The pseudolanguage of the texts that this application's user sees.
///
/// ```swift
/// Fleet.pseudolanguage = [.doubleLength, .rightToLeft]
/// print(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)  // true
/// ```
@preconcurrency @MainActor
public var pseudolanguage: Pseudolanguage {
  get {
    let chosen = UIApplication.shared.userLanguages.pseudolanguage
    let parts: [(Bool, Pseudolanguage)] = [
      (chosen.isDouble, .doubleLength), (chosen.isAccented, .accented),
      (chosen.isBounded, .bounded), (chosen.isRightToLeft, .rightToLeft),
      (chosen.showsMissing, .capitalizedWhereMissing),
    ]
    return Pseudolanguage(parts.filter(\.0).map(\.1))
  }
  set {
    let application = UIApplication.shared
    var languages = application.userLanguages
    languages.pseudolanguage.isDouble = newValue.contains(.doubleLength)
    languages.pseudolanguage.isAccented = newValue.contains(.accented)
    languages.pseudolanguage.isBounded = newValue.contains(.bounded)
    languages.pseudolanguage.isRightToLeft = newValue.contains(.rightToLeft)
    languages.pseudolanguage.showsMissing = newValue.contains(.capitalizedWhereMissing)
    application.choose(languages)
  }
}
