public import Foundation

// It has the same shape as `NSParagraphStyle`, and for the same reason.
/// A place in a line to which a tabulator goes.
@preconcurrency @MainActor
open class NSTextTab: NSObject, NSCopying, Sendable {
  // MARK: Creating a text tab

  /// Creates a stop at the edge of the text.
  public nonisolated override convenience init() { self.init(textAlignment: .natural, location: 0) }

  /// Creates a stop at a distance from the edge of the text, where text begins, ends or has its middle.
  public nonisolated init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat,
    options: [NSTextTab.OptionKey: Any] = [:]
  ) {
    stop = TabStop(
      location: loc, alignment: alignment,
      terminators: options[.columnTerminators] as? CharacterSet)
    super.init()
  }

  nonisolated init(_ stop: TabStop) {
    self.stop = stop
    super.init()
  }

  // MARK: Getting tab stop information

  /// The distance from the edge of the text.
  open nonisolated var location: CGFloat { stop.location }

  /// Which part of the text after the tabulator stands at the stop.
  open nonisolated var alignment: NSTextAlignment { stop.alignment }

  /// The further options for the place of the text.
  open nonisolated var options: [NSTextTab.OptionKey: Any] {
    stop.terminators.map { [.columnTerminators: $0] } ?? [:]
  }

  /// Returns the characters that stand at a stop for decimal numbers: the ones that end the whole
  /// part.
  open nonisolated class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
  }

  // MARK: Comparing and copying

  /// Returns whether the other object is a stop of the same kind at the same place.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? NSTextTab)?.stop == stop
  }

  /// The hash value.
  open nonisolated override var hash: Int { stop.hashValue }

  /// Returns the stop itself, which never changes.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Storage

  nonisolated final let stop: TabStop

  /// The names of options.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name as a string.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The characters that end a column, besides tabulators and line breaks: a `CharacterSet`.
    ///
    /// The text before the first of them ends at a stop at the right.
    public static let columnTerminators = Self(rawValue: "NSTabColumnTerminatorsAttributeName")
  }
}
