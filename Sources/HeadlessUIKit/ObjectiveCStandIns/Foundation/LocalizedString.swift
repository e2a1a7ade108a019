/// Returns a text of the module that calls it, in the user's language, or else the key.
///
/// It stands for `NSLocalizedString` without a bundle.
public func uiKitLocalizedString(
  _ key: String, tableName: String? = nil, value: String = "", comment: String,
  fileID: StaticString = #fileID
) -> String {
  LocalizedTexts.text(key, tableName, in: .uiKitMain(fileID: fileID))
    ?? (value.isEmpty ? key : value)
}
