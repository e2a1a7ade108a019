import XcodeProjects

extension LeftOut {
  /// Why targets of a kind stay behind, unless they are brought.
  static func reason(of kind: TargetKind) -> String? {
    switch kind {
    case .application, .framework, .staticLibrary, .dynamicLibrary, .unitTests, .uiTests: nil
    case .bundle: "a bundle of resources"
    case .appExtension: "an app extension: the system starts it, not the app"
    case .appClip: "an App Clip, a second app of much the same sources"
    case .watchApp: "for the watch"
    case .aggregate, .legacy: "it makes nothing of the app"
    case .tool, .other: "not part of the app"
    }
  }
}
