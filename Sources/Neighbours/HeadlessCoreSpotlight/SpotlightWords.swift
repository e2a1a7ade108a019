import Fleet
import HeadlessUIKit

/// The sentences for what a user cannot find.
@MainActor
enum SpotlightWords {
  static func missing(_ identifier: String, among others: [String]) -> FailureText {
    FailureText(
      "Cannot open '\(identifier)': The app lets nothing of this identifier be found.",
      NearMiss.details(
        for: identifier, among: others.map { .init(title: $0) }, noun: "searchable items"))
  }
}
