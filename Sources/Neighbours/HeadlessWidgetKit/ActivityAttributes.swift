/// What stays the same in a live activity.
public protocol ActivityAttributes: Decodable, Encodable {
  /// What changes.
  associatedtype ContentState: Decodable, Encodable, Hashable
}
