public import Foundation

extension NumberFormatter {
  /// Creates a formatter in the user's locale.
  ///
  /// It stands for `init()`.
  public static func uiKit() -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = .uiKitCurrent
    return formatter
  }

  /// Returns a number as the user writes it.
  ///
  /// It stands for `localizedString(from:number:)`.
  public static func uiKitLocalizedString(from number: NSNumber, number style: Style) -> String {
    let formatter = uiKit()
    formatter.numberStyle = style
    return formatter.string(from: number) ?? ""
  }
}
