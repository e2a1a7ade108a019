import PropertyLists

/// The entries of a `.stringsdict`.
enum StringsDictionary {
  /// Returns what an entry says: a text, or a choice of texts.
  static func entry(_ value: PropertyList) -> WordEntry? {
    if let text = value.string { return .text(text) }
    guard let members = value.dictionary else { return nil }
    if let widths = value[Keys.width] { return byWidth(widths) }
    if let devices = value[Keys.device] { return byDevice(devices) }
    guard let format = value[Keys.format]?.string else { return nil }
    var variables: [String: WordEntry] = [:]
    for member in members where member.value.dictionary != nil {
      variables[member.key] = variable(member.value)
    }
    return variables.isEmpty ? .text(format) : .format(format, variables: variables)
  }

  private static func variable(_ value: PropertyList) -> WordEntry? {
    let rule = value[Keys.rule]?.string ?? ""
    if rule == Keys.device { return byDevice(value) }
    if rule == Keys.width { return byWidth(value) }
    if value[Keys.format] != nil || value[Keys.device] != nil || value[Keys.width] != nil {
      return entry(value)
    }
    return .plural(WordEntry.Plural(forms: forms(value)))
  }

  private static func byDevice(_ value: PropertyList) -> WordEntry { .devices(forms(value)) }

  private static func byWidth(_ value: PropertyList) -> WordEntry {
    var widths: [Int: WordEntry] = [:]
    for (width, text) in forms(value) { if let width = Int(width) { widths[width] = text } }
    return .widths(widths)
  }

  /// Returns the texts under each key that is not the format's own.
  private static func forms(_ value: PropertyList) -> [String: WordEntry] {
    var forms: [String: WordEntry] = [:]
    for member in value.dictionary ?? [] where !member.key.hasPrefix("NSString") {
      forms[member.key] = entry(member.value)
    }
    return forms
  }

  private enum Keys {
    static let format = "NSStringLocalizedFormatKey"
    static let rule = "NSStringFormatSpecTypeKey"
    static let device = "NSStringDeviceSpecificRuleType"
    static let width = "NSStringVariableWidthRuleType"
  }
}
