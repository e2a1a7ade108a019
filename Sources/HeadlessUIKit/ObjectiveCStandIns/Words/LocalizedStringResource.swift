import FailureReporting
public import Foundation
import LocalizedWords

/// A reference to a text of an app, to be looked up when it is needed.
public struct LocalizedStringResource: Sendable, Equatable, ExpressibleByStringInterpolation {
  /// Where the tables are.
  public enum BundleDescription: Sendable, Equatable {
    /// In the app itself.
    case main
    /// In the bundle of a class.
    case forClass(AnyClass)
    /// In the bundle at a place.
    case atURL(URL)

    /// Whether two descriptions lead to the same bundle.
    public static func == (one: Self, other: Self) -> Bool {
      switch (one, other) {
      case (.main, .main): true
      case (.forClass(let one), .forClass(let other)): one == other
      case (.atURL(let one), .atURL(let other)): one == other
      default: false
      }
    }
  }

  /// The key in the table.
  public let key: String
  /// The text that is shown where no table has the key.
  public let defaultValue: String.LocalizationValue
  /// The table; `nil` for `Localizable`.
  public let table: String?
  /// The locale that writes the numbers.
  public var locale: Locale {
    get { ownLocale ?? .uiKitCurrent }
    set { ownLocale = newValue }
  }
  /// Where the tables are.
  public let bundle: BundleDescription

  private var ownLocale: Locale?
  /// The module that made it; unknown of a literal.
  private let module: String?

  /// Creates the name of a text, whose key is the text in the app's own language.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil,
    fileID: StaticString = #fileID
  ) {
    self.init(keyAndValue.key, keyAndValue, table, locale, bundle, "\(fileID)")
  }

  /// Creates the name of a text by its key.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale? = nil, bundle: BundleDescription = .main, comment: StaticString? = nil,
    fileID: StaticString = #fileID
  ) {
    self.init(key.description, defaultValue, table, locale, bundle, "\(fileID)")
  }

  /// Creates the name of a text without values.
  public init(stringLiteral value: String) {
    self.init(value, String.LocalizationValue(value), nil, nil, .main, nil)
  }

  /// Creates the name of a text with values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    let value = String.LocalizationValue(stringInterpolation: stringInterpolation)
    self.init(value.key, value, nil, nil, .main, nil)
  }

  private init(
    _ key: String, _ defaultValue: String.LocalizationValue, _ table: String?, _ locale: Locale?,
    _ bundle: BundleDescription, _ fileID: String?
  ) {
    self.key = key
    self.defaultValue = defaultValue
    self.table = table
    ownLocale = locale
    self.bundle = bundle
    module = fileID.map { String($0.prefix { $0 != "/" }) }
  }

  /// Whether two names lead to the same text.
  public static func == (one: Self, other: Self) -> Bool {
    one.key == other.key && one.defaultValue == other.defaultValue && one.table == other.table
      && one.locale == other.locale && one.bundle == other.bundle
  }

  /// Returns the text, for a caller in a file.
  func said(near fileID: StaticString, at site: CallSite) -> String {
    defaultValue.said(for: key, table, resources(near: fileID), ownLocale, at: site)
  }

  private func resources(near fileID: StaticString) -> Bundle {
    switch bundle {
    case .main:
      module.flatMap(ResourceBundles.bundle(ofModule:)) ?? .uiKitMain(fileID: fileID)
    case .forClass(let type): .uiKit(for: type)
    case .atURL(let url): Bundle(url: url) ?? .uiKitMain(fileID: fileID)
    }
  }
}
