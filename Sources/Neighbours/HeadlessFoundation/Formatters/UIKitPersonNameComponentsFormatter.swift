public import Foundation
import HeadlessUIKit

/// A formatter that writes a person's name, and reads one.
///
/// It stands for `PersonNameComponentsFormatter`, which does nothing on Linux. Names in Chinese, Japanese
/// and Korean begin with that of the family; all others end with it (behaviour 992).
open class UIKitPersonNameComponentsFormatter: Formatter {
  /// How much of a name is written.
  public enum Style: Int, Sendable {
    /// As much as `medium`.
    case `default` = 0
    /// The nickname, or the given name.
    case short = 1
    /// The given name and that of the family.
    case medium = 2
    /// All of it.
    case long = 3
    /// The first letters: "TC".
    case abbreviated = 4
  }

  /// What else is said of how a name is written.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As it is spoken.
    public static let phonetic = Options(rawValue: 1 << 1)
  }

  /// How much of a name is written.
  open var style: Style = .default
  /// Whether a name is written as it is spoken.
  open var isPhonetic = false
  /// The language: the user's.
  open var locale: Locale! = .uiKitCurrent

  /// Creates a formatter.
  public override init() { super.init() }

  /// Decodes a formatter, with the values of a new one.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns a name in a style.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style,
    options nameOptions: Options = []
  ) -> String {
    let formatter = UIKitPersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  /// Returns a name.
  open func string(from components: PersonNameComponents) -> String {
    let name = isPhonetic ? components.phoneticRepresentation ?? components : components
    let (given, family) = (name.givenName, name.familyName)
    let isEastern = [given, family].contains { $0.map(Self.isEastern) == true }
    let parts: [String?] =
      switch style {
      case .short: [name.nickname ?? given ?? family]
      case .long where isEastern: [family, given]
      case .long: [name.namePrefix, given, name.middleName, family, name.nameSuffix]
      case .abbreviated:
        (isEastern ? [family ?? given] : [given, family]).map { $0?.first.map(String.init) }
      case .default, .medium: isEastern ? [family, given] : [given, family]
      }
    let separator = isEastern || style == .abbreviated ? "" : " "
    return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: separator)
  }

  /// Returns a name, of components.
  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map(string(from:))
  }

  /// Reads a name: of one word the given name, of several the family's last, or before a comma.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    var name = PersonNameComponents()
    let sides = string.split(separator: ",", maxSplits: 1).map(String.init)
    var words = (sides.first ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
    if sides.count == 2, !Self.suffixes.contains(Self.title(sides[1])) {
      name.familyName = words.joined(separator: " ")
      words = sides[1].split(whereSeparator: \.isWhitespace).map(String.init)
    } else if sides.count == 2 {
      name.nameSuffix = sides[1].trimmingCharacters(in: .whitespaces)
    }
    if let first = words.first, words.count > 1, Self.prefixes.contains(Self.title(first)) {
      name.namePrefix = words.removeFirst()
    }
    if let last = words.last, words.count > 1, Self.suffixes.contains(Self.title(last)) {
      name.nameSuffix = words.removeLast()
    }
    guard !words.isEmpty else { return name.familyName == nil ? nil : name }
    name.givenName = words.removeFirst()
    if name.familyName == nil { name.familyName = words.popLast() }
    if !words.isEmpty { name.middleName = words.joined(separator: " ") }
    return name
  }

  private static let prefixes: Set = ["mr", "mrs", "ms", "miss", "dr", "prof", "sir"]
  private static let suffixes: Set = ["jr", "sr", "ii", "iii", "iv", "esq", "phd", "md"]

  /// Whether a name has a letter of Chinese, Japanese or Korean.
  private static func isEastern(_ name: String) -> Bool {
    name.unicodeScalars.contains { scalar in
      scalar.properties.isIdeographic || (0x3040...0x30FF).contains(scalar.value)
        || (0xAC00...0xD7AF).contains(scalar.value)
    }
  }

  /// A word as titles are compared.
  private static func title(_ word: String) -> String { word.filter(\.isLetter).lowercased() }
}
