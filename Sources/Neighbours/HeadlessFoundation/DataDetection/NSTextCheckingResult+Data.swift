public import Foundation

extension NSTextCheckingResult {
  /// The address of a link that was found.
  public var url: URL? {
    guard case .link(let url) = detected else { return nil }
    return url
  }

  /// A phone number that was found, as it is written.
  public var phoneNumber: String? {
    guard case .phoneNumber(let number) = detected else { return nil }
    return number
  }

  /// A date that was found; without a time, its noon.
  public var date: Date? {
    guard case .date(let date) = detected else { return nil }
    return date
  }

  /// How long something lasts that begins at a date; nothing does that is found here.
  public var duration: TimeInterval { 0 }

  /// The time zone of a date, which is not found here.
  public var timeZone: TimeZone? { nil }

  /// The parts of an address that was found.
  public var addressComponents: [NSTextCheckingKey: String]? {
    guard case .address(let parts) = detected else { return nil }
    return parts
  }

  /// The parts of an address that was found, by their names.
  public var components: [NSTextCheckingKey: String]? { addressComponents }

  private var detected: DetectedData.Value? { (self as? DetectedData)?.value }
}
