import FailureReporting
public import Foundation

/// Returns a text of the module that calls it, in the user's language, or else the key.
///
/// It stands for `NSLocalizedString` without a bundle.
public func uiKitLocalizedString(
  _ key: String, tableName: String? = nil, value: String = "", comment: String,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> String {
  LocalizedTexts.said(
    key, value: value, tableName, in: .uiKitMain(fileID: fileID),
    at: CallSite(fileID, filePath, line, column))
}

/// Returns a text of a bundle in the user's language, or else the key.
///
/// It stands for `NSLocalizedString` with a bundle.
public func uiKitLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle, value: String = "", comment: String,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> String {
  LocalizedTexts.said(
    key, value: value, tableName, in: bundle, at: CallSite(fileID, filePath, line, column))
}
