import HeadlessUIKit

/// The sentences for what an intent lacks.
enum IntentWords {
  static func missing(_ title: String) {
    ModelException.internalInconsistency.raiseAnywhere(
      "The parameter '\(title)' of the intent has no value.", by: "IntentParameter.wrappedValue",
      of: "AppIntents")
  }

  static func missing(_ type: Any.Type) {
    ModelException.internalInconsistency.raiseAnywhere(
      "AppDependency with key \"\(type)\" was not initialized prior to access.",
      by: "AppDependency.wrappedValue", of: "AppIntents")
  }
}
