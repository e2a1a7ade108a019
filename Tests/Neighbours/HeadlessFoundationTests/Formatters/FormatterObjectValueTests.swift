import HeadlessFoundation
import HeadlessUIKit
import Testing

@Suite("Formatter.getObjectValue(_:for:errorDescription:)")
struct FormatterObjectValueTests {
  /// The object of a text, or what is wrong with it.
  private func value(_ text: String, _ formatter: Formatter) -> Any? {
    var object: AnyObject?
    var error: NSString?
    let isRead = formatter.getObjectValue(&object, for: text, errorDescription: &error)
    return isRead ? object : error
  }

  @Test func `is asked of Foundation's formatters and of the app's`() {
    let numbers = NumberFormatter()
    numbers.locale = Locale(identifier: "en_US")
    let dates = DateFormatter()
    (dates.dateFormat, dates.timeZone) = ("yyyy-MM-dd", TimeZone(secondsFromGMT: 0))

    #expect(value("1.5", numbers) as? Double == 1.5)
    #expect(value("robin", numbers) as? String == "The value “robin” is invalid.")
    #expect(value("1970-01-02", dates) as? Date == Date(timeIntervalSince1970: 86_400))
    #expect(value("12", Tens()) as? Int == 120)
    #expect(value("", Tens()) as? String == "The value “” is invalid.")
    #expect(value("12", Cents()) as? Double == 0.12)
    #expect(value("robin", Cents()) as? String == nil)
    #expect(numbers.attributedString(for: 1) == nil)
    var edited: NSString?
    #expect(numbers.isPartialStringValid("1", newEditingString: &edited, errorDescription: nil))
  }
}

/// As `fleet-port` writes a class that overrides the method, and calls `super`.
private final class Tens: Formatter, UIKitObjectReading {
  func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    guard let number = Int(string) else {
      return super.uiKitGetObjectValue(obj, for: string, errorDescription: error)
    }
    obj?.pointee = NSNumber(value: number * 10)
    return true
  }
}

private final class Cents: Formatter, UIKitRangeReading {
  func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    range rangep: UnsafeMutablePointer<NSRange>?
  ) throws {
    guard let number = Double(string) else { throw CocoaError(.formatting) }
    obj?.pointee = NSNumber(value: number / 100)
  }
}
