/// An app that is made of scenes.
@preconcurrency @MainActor
public protocol App {
  /// The type of scene that is the app's content.
  associatedtype Body: Scene

  /// The scenes of the app.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Creates the app, as its launch begins.
  init()
}

extension App {
  /// Launches the app, and returns as soon as it rests.
  ///
  /// `@main` calls it.
  public static func main() {
    if let question = AppStart.question { return question.take(Self.self) }
    let application = UIApplication.shared
    application.launch(AppStart.delegate(of: Self.self))
    application.mainLoop.settle()
  }
}
