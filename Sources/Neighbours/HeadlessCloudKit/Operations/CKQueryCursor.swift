public import Foundation

extension CKQueryOperation {
  /// Where an answer goes on.
  public typealias Cursor = CKQueryCursor
}

/// Where an answer goes on, which `CKQueryOperation.Cursor` is in Swift.
public final class CKQueryCursor: NSObject, NSCopying, NSSecureCoding, Sendable {
  /// The names of the records that are still to come.
  let rest: [CKRecord.ID]

  init(_ rest: [CKRecord.ID]) { self.rest = rest }

  /// Returns the place itself, which does not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether a place can be read safely.
  public static var supportsSecureCoding: Bool { true }

  /// Writes the place into an archive.
  public func encode(with coder: NSCoder) { coder.encode(rest as NSArray, forKey: "Rest") }

  /// Reads a place from an archive.
  public convenience init?(coder: NSCoder) {
    let classes: [AnyClass] = [NSArray.self, CKRecordID.self]
    guard coder.containsValue(forKey: "Rest"),
      let rest = coder.decodeObject(of: classes, forKey: "Rest") as? [CKRecordID]
    else { return nil }
    self.init(rest)
  }
}
