import Foundation

/// What a detector has found.
final class DetectedData: NSTextCheckingResult {
  /// What it stands for.
  enum Value {
    case link(URL)
    case phoneNumber(String)
    case date(Date)
    case address([NSTextCheckingKey: String])
  }

  let value: Value
  private let place: NSRange

  init(_ value: Value, at place: NSRange) {
    self.value = value
    self.place = place
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange {
    idx == 0 ? place : NSRange(location: NSNotFound, length: 0)
  }
  override func copy(with zone: NSZone? = nil) -> Any { self }

  override var resultType: NSTextCheckingResult.CheckingType {
    switch value {
    case .link: .foundLink
    case .phoneNumber: .foundPhoneNumber
    case .date: .foundDate
    case .address: .foundAddress
    }
  }
}
