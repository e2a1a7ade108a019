/// What moves from an app's delegate to the delegate of a scene.
///
/// From iOS 27 on an app that is built with its SDK does not launch without scenes (behaviour 935).
struct SceneMoves {
  private static let moves: [String: String] = [
    "application(_:didFinishLaunchingWithOptions:)":
      "scene(_:willConnectTo:options:), as far as it makes the window",
    "applicationDidBecomeActive(_:)": "sceneDidBecomeActive(_:)",
    "applicationWillResignActive(_:)": "sceneWillResignActive(_:)",
    "applicationDidEnterBackground(_:)": "sceneDidEnterBackground(_:)",
    "applicationWillEnterForeground(_:)": "sceneWillEnterForeground(_:)",
    "application(_:open:options:)": "scene(_:openURLContexts:)",
    "application(_:continue:restorationHandler:)": "scene(_:continue:)",
    "application(_:willContinueUserActivityWithType:)":
      "scene(_:willContinueUserActivityWithType:)",
    "application(_:didFailToContinueUserActivityWithType:error:)":
      "scene(_:didFailToContinueUserActivityWithType:error:)",
    "application(_:didUpdate:)": "scene(_:didUpdate:)",
    "application(_:performActionFor:completionHandler:)":
      "windowScene(_:performActionFor:completionHandler:)",
    "application(_:userDidAcceptCloudKitShareWith:)":
      "windowScene(_:userDidAcceptCloudKitShareWith:)",
    "application(_:shouldSaveSecureApplicationState:)": "stateRestorationActivity(for:)",
    "application(_:shouldRestoreSecureApplicationState:)":
      "scene(_:restoreInteractionStateWith:)",
  ]

  /// The methods that move, with where to.
  let places: [Diagnosis.Remark]

  init(of module: Module) {
    let delegates = module.files.flatMap(\.all).filter { type in
      type.keyword == "class" && module.protocols(of: type).contains("UIApplicationDelegate")
    }
    places = delegates.flatMap(module.blocks).flatMap(\.members).compactMap { member in
      guard member.keyword == "func", let target = Self.moves[member.fullName] else { return nil }
      return Diagnosis.Remark(
        file: member.file.path, line: member.file.line(of: member.places.keywordStart),
        column: member.file.column(of: member.places.keywordStart) + 1,
        text: "\(member.fullName) becomes \(target)")
    }
  }
}
