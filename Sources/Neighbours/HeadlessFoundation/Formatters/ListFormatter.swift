public import Foundation
import HeadlessUIKit

/// A formatter that writes a list: "wrens, larks, and finches".
open class ListFormatter: Formatter {
  /// The language: the user's.
  open var locale: Locale! = .uiKitCurrent
  /// What writes each item; without it, items are texts.
  open var itemFormatter: Formatter?

  /// Creates a formatter.
  public override init() { super.init() }

  /// Decodes a formatter, with the values of a new one.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the text for items, in the user's language.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and).locale(.uiKitCurrent))
  }

  /// Returns the text for items.
  open func string(from items: [Any]) -> String? {
    let texts = items.compactMap { item in
      itemFormatter.map { $0.string(for: item) } ?? (item as? String ?? "\(item)")
    }
    return texts.formatted(.list(type: .and).locale(locale))
  }

  /// Returns the text for an array.
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
