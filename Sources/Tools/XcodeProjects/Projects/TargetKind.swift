/// The product of a target.
package enum TargetKind: Equatable, Sendable {
  case application, framework, staticLibrary, dynamicLibrary, bundle
  case unitTests, uiTests
  case appExtension, appClip, watchApp, tool
  /// A target that makes nothing itself.
  case aggregate
  /// A target that another tool builds.
  case legacy
  case other(String)

  private static let prefix = "com.apple.product-type."
  private static let kinds: [String: TargetKind] = [
    "application": .application, "framework": .framework, "framework.static": .framework,
    "library.static": .staticLibrary, "library.dynamic": .dynamicLibrary, "bundle": .bundle,
    "bundle.unit-test": .unitTests, "bundle.ocunit-test": .unitTests,
    "bundle.ui-testing": .uiTests, "app-extension": .appExtension,
    "extensionkit-extension": .appExtension, "app-extension.messages": .appExtension,
    "app-extension.intents-service": .appExtension, "watchkit-extension": .appExtension,
    "watchkit2-extension": .appExtension, "tv-app-extension": .appExtension,
    "application.watchapp": .watchApp, "application.watchapp2": .watchApp,
    "application.watchapp2-container": .watchApp,
    "application.on-demand-install-capable": .appClip, "tool": .tool,
  ]

  init(productType: String) {
    let word =
      productType.hasPrefix(Self.prefix)
      ? String(productType.dropFirst(Self.prefix.count)) : productType
    self = Self.kinds[word] ?? .other(word)
  }

  /// Whether it is made of tests.
  package var isTests: Bool { self == .unitTests || self == .uiTests }
}
