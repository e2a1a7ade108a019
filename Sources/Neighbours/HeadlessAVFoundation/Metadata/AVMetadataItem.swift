public import Foundation
import HeadlessUIKit

/// Something that is said about a sound or a film, such as its title.
@preconcurrency @MainActor
open class AVMetadataItem: NSObject, AVAsynchronousKeyValueLoading {
  /// Creates an item that says nothing.
  public override init() { super.init() }

  // MARK: What it is about

  /// Its key within its space, as one text.
  open var identifier: AVMetadataIdentifier? { facts.identifier }
  /// Its key.
  open var key: (any NSCopying & NSObjectProtocol)? { facts.key }
  /// The space of its key.
  open var keySpace: AVMetadataKeySpace? { facts.keySpace }
  /// The key that all kinds of files have for the same thing, if there is one.
  open var commonKey: AVMetadataKey? { facts.identifier.flatMap { $0.commonKey } }

  // MARK: What it says

  /// Its value.
  open var value: (any NSCopying & NSObjectProtocol)? { facts.value }
  /// The type of its value.
  open var dataType: String? { facts.dataType }
  /// What else is said with it.
  open var extraAttributes: [AVMetadataExtraAttributeKey: Any]? { facts.extraAttributes }
  /// Its value as a text; `nil` for data.
  open var stringValue: String? {
    switch value as Any {
    case let text as String: text
    case let number as NSNumber: number.stringValue
    default: nil
    }
  }
  /// Its value as a number; `nil` for a text that says none.
  open var numberValue: NSNumber? {
    switch value as Any {
    case let number as NSNumber: number
    case let text as String: Double(text).map { NSNumber(value: $0) }
    default: nil
    }
  }
  /// Its value as a date; `nil` for a text that says none.
  open var dateValue: Date? {
    switch value as Any {
    case let date as Date: date
    case let text as String: MetadataValue.date(of: text)
    default: nil
    }
  }
  /// Its value as data.
  open var dataValue: Data? { (value as Any) as? Data }

  // MARK: When and for whom

  /// The time of which it is said.
  open var time: CMTime { facts.time }
  /// How long it holds.
  open var duration: CMTime { facts.duration }
  /// The date of which it is said.
  open var startDate: Date? { facts.startDate }
  /// The language and the region in which it is said.
  open var locale: Locale? { facts.locale }
  /// The language in which it is said, as a tag.
  open var extendedLanguageTag: String? { facts.extendedLanguageTag }

  // MARK: Loading

  /// Returns that it is loaded, as all of it always is here.
  open func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?)
    -> AVKeyValueStatus
  { .loaded }

  /// Calls back in a later turn.
  open func loadValuesAsynchronously(
    forKeys keys: [String], completionHandler handler: (() -> Void)? = nil
  ) { UIApplication.shared.mainLoop.enqueue("AVMetadataItem") { handler?() } }

  // MARK: The model

  /// What an item says.
  final var facts = Facts()

  /// Creates an item of what a file or a test says.
  init(_ identifier: AVMetadataIdentifier, _ value: (any NSCopying & NSObjectProtocol)?) {
    super.init()
    facts.set(identifier)
    facts.value = value
  }

  /// What an item says.
  struct Facts {
    private(set) var identifier: AVMetadataIdentifier?
    private(set) var key: (any NSCopying & NSObjectProtocol)?
    private(set) var keySpace: AVMetadataKeySpace?
    var value: (any NSCopying & NSObjectProtocol)?
    var dataType: String?
    var extraAttributes: [AVMetadataExtraAttributeKey: Any]?
    var time = CMTime.invalid
    var duration = CMTime.invalid
    var startDate: Date?
    var locale: Locale?
    var extendedLanguageTag: String?

    /// Sets what it is about, of which key and space follow.
    mutating func set(_ identifier: AVMetadataIdentifier?) {
      self.identifier = identifier
      key = identifier?.key.map { NSString(string: $0) }
      keySpace = identifier?.keySpace
    }

    /// Sets the key, of which the identifier follows where there is a space.
    mutating func set(_ key: (any NSCopying & NSObjectProtocol)?, in space: AVMetadataKeySpace?) {
      (self.key, keySpace) = (key, space)
      identifier = MetadataValue.text(ofKey: key as Any).flatMap { text in
        space.map { AVMetadataIdentifier(key: text, in: $0) }
      }
    }
  }
}
