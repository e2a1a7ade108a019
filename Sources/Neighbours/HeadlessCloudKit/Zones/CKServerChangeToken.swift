public import Foundation

/// A moment of a database or of a part of it, since which there are changes.
public final class CKServerChangeToken: NSObject, NSCopying, NSSecureCoding, Sendable {
  /// The number of the last change that was told.
  let number: Int
  /// The number of the last change of which no deletion is told: the app began without what was gone.
  let beginning: Int

  init(_ number: Int, beginning: Int = 0) {
    self.number = number
    self.beginning = beginning
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CKServerChangeToken)?.number == number
  }

  public override var hash: Int { number.hashValue }

  public override var description: String { "<CKServerChangeToken \(number)>" }

  /// Returns the moment itself, which does not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether a moment can be read safely.
  public static var supportsSecureCoding: Bool { true }

  /// Writes the moment into an archive.
  public func encode(with coder: NSCoder) {
    coder.encode(number, forKey: "Number")
    coder.encode(beginning, forKey: "Beginning")
  }

  /// Reads a moment from an archive.
  public convenience init?(coder: NSCoder) {
    guard coder.containsValue(forKey: "Number") else { return nil }
    self.init(
      coder.decodeInteger(forKey: "Number"), beginning: coder.decodeInteger(forKey: "Beginning"))
  }
}
