import HeadlessUIKit

extension Refusal<Obstacle> {
  /// The name of who is at fault.
  @MainActor var culpritName: String {
    culprit.map { objectName($0) } ?? "something else"
  }
}
