import Foundation

/// The characters of a text storage: their changes are changes of the storage.
final class StorageCharacters: NSMutableString {
  private let storage: NSTextStorage

  init(_ storage: NSTextStorage) {
    self.storage = storage
    super.init(capacity: 0)
  }

  override var length: Int { storage.length }

  override func character(at index: Int) -> unichar {
    (storage.string as NSString).character(at: index)
  }

  override func replaceCharacters(in range: NSRange, with aString: String) {
    storage.replaceCharacters(in: range, with: aString)
  }

  // MARK: Strings without a storage

  required init(capacity: Int) {
    storage = NSTextStorage()
    super.init(capacity: capacity)
  }

  required init?(coder: NSCoder) { nil }

  required init(string aString: String) {
    storage = NSTextStorage(string: aString)
    super.init(capacity: 0)
  }

  required init(characters: UnsafePointer<unichar>, length: Int) {
    storage = NSTextStorage(
      string: String(
        decoding: UnsafeBufferPointer(start: characters, count: length), as: UTF16.self))
    super.init(capacity: 0)
  }

  required convenience init(stringLiteral value: StaticString) {
    self.init(string: "\(value)")
  }

  required convenience init(unicodeScalarLiteral value: StaticString) {
    self.init(string: "\(value)")
  }

  required convenience init(extendedGraphemeClusterLiteral value: StaticString) {
    self.init(string: "\(value)")
  }
}
