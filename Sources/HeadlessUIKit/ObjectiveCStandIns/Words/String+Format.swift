import FailureReporting
public import Foundation

// Foundation on Linux knows no plurals, and a format with wrong arguments ends the process there.
extension String {
  /// Creates a text from a format, with plain numbers.
  ///
  /// It stands for `init(format:_:)`.
  public init(
    uiKitFormat format: String, _ arguments: any CVarArg..., fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self = LocalizedTexts.filled(
      format, with: arguments, locale: nil, at: CallSite(fileID, filePath, line, column))
  }

  /// Creates a text from a format, with plain numbers.
  ///
  /// It stands for `init(format:arguments:)`.
  public init(
    uiKitFormat format: String, arguments: [any CVarArg], fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self = LocalizedTexts.filled(
      format, with: arguments, locale: nil, at: CallSite(fileID, filePath, line, column))
  }

  /// Creates a text from a format, with numbers as a locale has them.
  ///
  /// It stands for `init(format:locale:_:)`.
  public init(
    uiKitFormat format: String, locale: Locale?, _ arguments: any CVarArg...,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    self = LocalizedTexts.filled(
      format, with: arguments, locale: locale, at: CallSite(fileID, filePath, line, column))
  }

  /// Creates a text from a format, with numbers as a locale has them.
  ///
  /// It stands for `init(format:locale:arguments:)`.
  public init(
    uiKitFormat format: String, locale: Locale?, arguments: [any CVarArg],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    self = LocalizedTexts.filled(
      format, with: arguments, locale: locale, at: CallSite(fileID, filePath, line, column))
  }

  /// Returns a text from a format, with numbers as the user writes them.
  ///
  /// It stands for `localizedStringWithFormat(_:_:)`.
  public static func uiKitLocalizedStringWithFormat(
    _ format: String, _ arguments: any CVarArg..., fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> String {
    LocalizedTexts.filled(
      format, with: arguments, locale: .uiKitCurrent,
      at: CallSite(fileID, filePath, line, column))
  }
}

extension NSString {
  /// Creates a text from a format and arguments.
  public convenience init(format: String, _ arguments: any CVarArg...) {
    self.init(string: String(uiKitFormat: format, arguments: arguments))
  }
}
