import FailureReporting
public import Foundation
import LocalizedWords

// Foundation on Linux has no such members. The literals at the end tell which module's texts are
// meant.
extension String {
  /// Creates a text in the user's language, from a key that is the text in the app's own language.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self = keyAndValue.said(
      for: keyAndValue.key, table, bundle ?? .uiKitMain(fileID: fileID), locale,
      at: CallSite(fileID, filePath, line, column))
  }

  /// Creates a text in the user's language, from a key and the text in the app's own language.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    self = defaultValue.said(
      for: key.description, table, bundle ?? .uiKitMain(fileID: fileID), locale,
      at: CallSite(fileID, filePath, line, column))
  }

  /// Creates a text in the user's language, from a reference to it.
  ///
  /// A literal is a key of the first initializer.
  @_disfavoredOverload
  public init(
    localized resource: LocalizedStringResource, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self = resource.said(near: fileID, at: CallSite(fileID, filePath, line, column))
  }
}
