import HeadlessUIKit

extension Refusal<Obstacle> {
  /// The name of the object at fault.
  @MainActor var culpritName: String {
    culprit.map { ObjectWords.name(of: $0) } ?? "something else"
  }

  /// Whether the obstacle is the place of the view, and not the view itself.
  var isAboutPlace: Bool {
    switch kind {
    case .withoutSize, .offScreen, .outside: true
    default: false
    }
  }
}
