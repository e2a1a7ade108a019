public import Foundation

extension AVPartialAsyncProperty where Root: AVMetadataItem {
  /// Its value.
  public static var value: AVAsyncProperty<Root, (any NSCopying & NSObjectProtocol)?> {
    .init("value") { $0.value }
  }
  /// Its value as a text.
  public static var stringValue: AVAsyncProperty<Root, String?> {
    .init("stringValue") { $0.stringValue }
  }
  /// Its value as a number.
  public static var numberValue: AVAsyncProperty<Root, NSNumber?> {
    .init("numberValue") { $0.numberValue }
  }
  /// Its value as a date.
  public static var dateValue: AVAsyncProperty<Root, Date?> {
    .init("dateValue") { $0.dateValue }
  }
  /// Its value as data.
  public static var dataValue: AVAsyncProperty<Root, Data?> {
    .init("dataValue") { $0.dataValue }
  }
  /// What else is said with it.
  public static var extraAttributes: AVAsyncProperty<Root, [AVMetadataExtraAttributeKey: Any]?> {
    .init("extraAttributes") { $0.extraAttributes }
  }
}
