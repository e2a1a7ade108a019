import HeadlessUIKit

extension Refusal<Obstacle> {
  /// The name of who is at fault.
  @MainActor var culpritName: String {
    culprit.map { ObjectWords.name(of: $0) } ?? "something else"
  }
}
