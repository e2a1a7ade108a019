import HeadlessUIKit

extension Refusal<Obstacle> {
  /// The name of the object at fault.
  @MainActor var culpritName: String {
    culprit.map { ObjectWords.name(of: $0) } ?? "something else"
  }

  /// Whether what stops the finger is where the view lies, and not what it is.
  var isAboutPlace: Bool {
    switch kind {
    case .withoutSize, .offScreen, .outside: true
    default: false
    }
  }
}
