import Foundation

/// Upcoming features of Swift: as build settings and as the compiler call them.
enum UpcomingFeature {
  static let prefix = "SWIFT_UPCOMING_FEATURE_"

  /// The features that `SWIFT_APPROACHABLE_CONCURRENCY` turns on.
  static let approachable = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
    "InferIsolatedConformances", "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
  ]

  /// The names that are not merely spelled otherwise.
  private static let irregular = [
    "DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference",
    "IMPORT_OBJC_FORWARD_DECLS": "ImportObjcForwardDeclarations",
    "IMPLICITLY_OPENED_EXISTENTIALS": "ImplicitOpenExistentials",
  ]

  /// The compiler's name: `SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY` is `ExistentialAny`.
  static func name(of setting: String) -> String {
    let words = String(setting.dropFirst(prefix.count))
    return irregular[words] ?? words.split(separator: "_").map(\.capitalized).joined()
  }
}
