/// An object that lists of SwiftUI tell from others.
public protocol ObjectKeyIdentifiable: Identifiable {
  /// What stays the same as long as the object does.
  var id: UInt64 { get }
}

extension ObjectKeyIdentifiable where Self: RLMObjectBase {
  /// What stays the same as long as the object does.
  public var id: UInt64 { UInt64(UInt(bitPattern: hash)) }
}
