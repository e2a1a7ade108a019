import Foundation

/// The types of an interface, as Linux has them.
enum SwiftType {
  /// Returns a type with the names of Apple's C and of modules replaced.
  ///
  /// - Parameters:
  ///   - modules: The modules whose names may stand in front of a type, and fall.
  ///   - areValues: Whether classes that are values in Swift are replaced, too.
  static func text(
    _ type: String, without modules: Set<String>, areValues: Bool = true
  ) -> String {
    let type = type.replacingOccurrences(of: "Pointer<BOOL>", with: "Pointer<ObjCBool>")
      .replacingOccurrences(of: "@NSCopying ", with: "")
      // What C is given may name types of Swift's here.
      .replacingOccurrences(of: "@convention(c) ", with: "")
    var isPrefix = false
    let plain = type.replacingWords { word, before, after in
      isPrefix = before != "." && modules.contains(String(word)) && isNested(after)
      if isPrefix { return "\u{0}" }
      guard areValues else { return nil }
      // `NSNotification.Name` is no name of `Notification`.
      if values.contains(word) { return isNested(after) ? nil : String(word.dropFirst(2)) }
      return renamed[word]
    }
    return plain.replacingOccurrences(of: "\u{0}.", with: "")
  }

  /// Whether a dot follows, and the name of a type.
  private static func isNested(_ text: Substring) -> Bool {
    text.hasPrefix(".") && text.dropFirst().first?.isUppercase == true
  }

  /// Classes that are values in Swift.
  private static let values: Set<Substring> = [
    "NSCalendar", "NSCharacterSet", "NSData", "NSDate", "NSDateComponents", "NSDateInterval",
    "NSIndexPath", "NSIndexSet", "NSLocale", "NSNotification", "NSPersonNameComponents",
    "NSTimeZone", "NSURL", "NSURLComponents", "NSURLQueryItem", "NSURLRequest", "NSUUID",
  ]

  private static let renamed: [Substring: String] = [
    "BOOL": "Bool", "SEL": "Selector", "unichar": "UInt16", "kern_return_t": "Int32",
    "OSStatus": "Int32", "NSErrorUserInfoKey": "String", "NSStringEncoding": "UInt",
    "OS_dispatch_queue": "DispatchQueue", "dispatch_block_t": "(() -> Void)",
    "dispatch_data_t": "DispatchData", "dispatch_group_t": "DispatchGroup",
    "dispatch_io_t": "DispatchIO", "dispatch_queue_attr_t": "AnyObject",
    "dispatch_queue_t": "DispatchQueue", "dispatch_semaphore_t": "DispatchSemaphore",
    "dispatch_source_t": "DispatchSourceProtocol",
  ]

  /// A type that stands in no brackets and is not optional.
  static func unwrapped(_ type: String) -> String {
    var type = type
    while let last = type.last {
      if last == "?" || last == "!" {
        type.removeLast()
      } else if type.hasPrefix("("), type.closing(of: type.startIndex) == type.endIndex {
        type = String(type.dropFirst().dropLast())
      } else {
        break
      }
    }
    return type.hasPrefix("any ") ? String(type.dropFirst(4)) : type
  }

  /// The type of a stored property, which may be given nothing.
  static func stored(_ type: String) -> String {
    type.hasSuffix("!") ? type.dropLast() + "?" : type
  }

  /// The type as a value, as in `Bird.self`: one of several words stands in brackets.
  static func itself(_ type: String) -> String {
    let isOpen =
      type.contains("->") || type.contains("&") || type.hasPrefix("any ") || type.hasPrefix("@")
    return isOpen ? "(\(type)).self" : "\(type).self"
  }

  /// The type of a stored property where a value of it is asked for: there, a closure's parameters
  /// have no names.
  static func asked(_ type: String) -> String {
    let type = type.hasPrefix("@escaping ") ? String(type.dropFirst("@escaping ".count)) : type
    return stored(type).replacingOccurrences(
      of: "\\b_ [A-Za-z0-9_]+: ", with: "", options: .regularExpression)
  }
}
