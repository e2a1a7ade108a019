import FleetTesting
import HeadlessFoundation
import HeadlessUIKit
import Locks
import Testing

@Suite("Core Foundation, and values")
struct CoreFoundationTests {
  @Test func `texts are written in other scripts`() {
    let rows: [(String, CFString?, String)] = [
      ("北京", kCFStringTransformToLatin, "běi jīng"),
      ("北京", kCFStringTransformMandarinLatin, "běi jīng"),
      ("caf\u{e9}", kCFStringTransformStripDiacritics, "cafe"),
      ("caf\u{e9}", kCFStringTransformStripCombiningMarks, "cafe"),
    ]
    for (text, transform, expected) in rows {
      let mutable = NSMutableString(string: text) as CFMutableString
      #expect(CFStringTransform(mutable, nil, transform, false))
      #expect(mutable as String == expected)
    }
    let part = NSMutableString(string: "é é")
    var range = CFRangeMake(2, 1)
    CFStringTransform(part, &range, kCFStringTransformStripDiacritics, false)
    #expect(part == "é e" && range.length == 1)
    #expect(!CFStringTransform(part, nil, "No-Such" as CFString, false))
  }

  @Test func `encodings have their names and numbers`() {
    let rows: [(String, CFStringEncoding, String.Encoding)] = [
      ("utf-8", 0x0800_0100, .utf8), ("ISO-8859-1", 0x0201, .isoLatin1),
      ("Shift_JIS", 0x0A01, .shiftJIS),
    ]
    for (name, number, encoding) in rows {
      #expect(CFStringConvertIANACharSetNameToEncoding(name as CFString) == number)
      #expect(CFStringConvertEncodingToNSStringEncoding(number) == encoding.rawValue)
      #expect(CFStringConvertNSStringEncodingToEncoding(encoding.rawValue) == number)
    }
    #expect(CFStringConvertIANACharSetNameToEncoding("birds") == kCFStringEncodingInvalidId)
  }

  @Test func `a truth is no number`() {
    let rows: [(AnyObject, CFTypeID)] = [
      (true as NSNumber, CFBooleanGetTypeID()), (1 as NSNumber, CFNumberGetTypeID()),
      (NSString(string: "a"), CFStringGetTypeID()), (NSNull(), CFNullGetTypeID()),
      (NSArray(), CFArrayGetTypeID()), (NSDictionary(), CFDictionaryGetTypeID()),
    ]
    for (object, type) in rows { #expect(CFGetTypeID(object) == type) }
    #expect(CFNumberIsFloatType(1.5) && !CFNumberIsFloatType(1))
    #expect(CFArrayGetCount([1, 2] as CFArray) == 2 && CFStringGetLength("añ" as CFString) == 2)
    #expect(CFEqual(NSString(string: "a"), NSString(string: "a")))
    #expect(CFUUIDCreateString(nil, CFUUIDCreate(nil)).count == 36)
  }

  @Test func `nothing is an object, data grows, and versions are in order`() {
    #expect(CFGetTypeID(kCFNull) == CFNullGetTypeID())
    let data = CFDataCreateMutable(nil, 0)
    data?.append(Data([1, 2]))
    #expect(data?.length == 2)
    let versions = [
      NSFoundationVersionNumber_iOS_7_1, NSFoundationVersionNumber_iOS_8_0,
      NSFoundationVersionNumber_iOS_9_x_Max, NSFoundationVersionNumber,
    ]
    #expect(versions == versions.sorted())
    #expect(kCFBundleVersionKey as String == "CFBundleVersion")
    let german = NSLocale(localeIdentifier: "de_DE")
    #expect(german.localizedString(forCountryCode: "FR") == "Frankreich")
    #expect(german.localizedString(forLanguageCode: "fr") == "Französisch")
  }

  @Test func `moments have distances`() {
    let now = DispatchTime.now()
    let rows: [DispatchTimeInterval] = [.seconds(2), .nanoseconds(-5), .nanoseconds(0)]
    for interval in rows { #expect(now.distance(to: now.advanced(by: interval)) == interval) }
    #expect(now.distance(to: .distantFuture) == .never)
    #expect(DispatchTime.distantFuture.distance(to: now) == .never)
  }

  @MainActor @Test(.freshApplication) func `blocks run on a later turn of the main loop`() {
    let said = Locked(0)
    for loop in [CFRunLoopGetMain(), CFRunLoopGetCurrent()] {
      CFRunLoopPerformBlock(loop, CFRunLoopMode.commonModes.rawValue) { said.withLock { $0 += 1 } }
      CFRunLoopWakeUp(loop)
    }
    #expect(said.withLock { $0 } == 0)
    UIApplication.shared.mainLoop.settle()
    #expect(said.withLock { $0 } == 2)
  }

  @MainActor @Test(.freshApplication)
  func `the shared center calls functions on a later turn, until they are removed`() {
    let center = CFNotificationCenterGetDarwinNotifyCenter()
    let said = Locked<[String]>([])
    let (bird, nest) = (UnsafeRawPointer(bitPattern: 8), UnsafeRawPointer(bitPattern: 16))
    let callback: CFNotificationCallback = { center, observer, name, object, info in
      let rest = center != nil && object == nil && info == nil
      said.withLock { $0.append("\(name?.rawValue ?? "-") \(UInt(bitPattern: observer)) \(rest)") }
    }
    func post(_ name: String) {
      CFNotificationCenterPostNotification(
        center, CFNotificationName(name as CFString), nil, nil, true)
    }
    for (observer, name) in [(bird, "sung"), (bird, "fed"), (nest, nil)] {
      CFNotificationCenterAddObserver(
        center, observer, callback, name as CFString?, nil, .deliverImmediately)
    }
    post("sung")
    #expect(said.withLock { $0 } == [])
    UIApplication.shared.mainLoop.settle()
    CFNotificationCenterRemoveObserver(center, bird, CFNotificationName("sung"), nil)
    for name in ["sung", "fed"] { post(name) }
    UIApplication.shared.mainLoop.settle()
    CFNotificationCenterRemoveEveryObserver(center, bird)
    post("fed")
    UIApplication.shared.mainLoop.settle()
    #expect(
      said.withLock { $0 } == [
        "sung 8 true", "sung 16 true",
        "sung 16 true", "fed 8 true", "fed 16 true",
        "fed 16 true",
      ])
  }

  @Test func `a calendar says where a day begins, and how long it is`() throws {
    let calendar = try #require(NSCalendar(identifier: .gregorian))
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    var (start, length) = (NSDate?.none, TimeInterval(0))
    let date = Date(timeIntervalSince1970: 86_400 * 3 + 7)
    #expect(calendar.range(of: .day, start: &start, interval: &length, for: date))
    #expect(start?.timeIntervalSince1970 == 86_400 * 3 && length == 86_400)
  }

  @Test func `errors tell what they know`() {
    let words = [NSLocalizedDescriptionKey: "No nest", NSLocalizedFailureReasonErrorKey: "Rain"]
    let error = CFErrorCreate(nil, "birds", 3, words)
    #expect(CFErrorGetDomain(error) == "birds" && CFErrorGetCode(error) == 3)
    #expect(CFErrorCopyDescription(error) == "No nest")
    #expect(CFErrorCopyFailureReason(error) == "Rain")
    #expect(CFErrorCopyRecoverySuggestion(error) == nil)
    #expect(CFErrorCopyUserInfo(error).count == 2)
  }

  @Test func `values keep transforms`() {
    let scale = CATransform3DMakeScale(2, 3, 4)
    #expect(NSValue(caTransform3D: scale).caTransform3DValue == scale)
    let shift = CGAffineTransform(translationX: 1, y: 2)
    #expect(NSValue(cgAffineTransform: shift).cgAffineTransformValue == shift)
    #expect(NSValue(cgAffineTransform: shift) == NSValue(cgAffineTransform: shift))
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue.dy == 2)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    #expect(NSValue(cgPoint: .zero).caTransform3DValue == CATransform3DIdentity)
  }

  @Test func `formats take arrays, and codes any number`() {
    func text(with argument: any CVarArg) -> String { String(format: "%@", argument) }
    let id = UUID()
    let rows: [(any CVarArg, String)] = [
      ([], "(\n)"), ([1], "(\n    1\n)"), (id, id.uuidString),
      (Date(timeIntervalSince1970: 0), "1970-01-01 00:00:00 +0000"), (NSNumber(value: 3), "3"),
      (URL(filePath: "/a"), "file:///a"), (["a": 1], "{\n    a = 1;\n}"),
    ]
    for (argument, words) in rows { #expect(text(with: argument) == words) }
    let same = NSPredicate(format: "self == %@", id as any CVarArg)
    #expect(same.evaluate(with: id) && !same.evaluate(with: UUID()))
    #expect(NSString.localizedStringWithFormat("%@ %d", "wren", 3) == "wren 3")
    #expect(URLError.Code(uiKitRawValue: NSURLErrorTimedOut) == .timedOut)
    #expect(URLError.Code(uiKitRawValue: 404) == .unknown)
    let (first, last): (NSInteger, NSUInteger) = (NSIntegerMin, NSUIntegerMax)
    #expect(first == .min && last == .max)
  }
}
