public import Foundation

/// What a live activity shows.
public struct ActivityContent<State: Decodable & Encodable & Hashable> {
  /// The changing part.
  public var state: State
  /// From when on it is out of date.
  public var staleDate: Date?
  /// How much it matters among the activities of the app.
  public var relevanceScore: Double

  /// Creates a content.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

extension ActivityContent: Equatable {}
extension ActivityContent: Hashable {}
extension ActivityContent: Sendable where State: Sendable {}
