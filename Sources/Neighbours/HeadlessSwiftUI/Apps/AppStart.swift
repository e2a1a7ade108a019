/// How an app begins: with an object of UIKit's that stands for it.
@MainActor
enum AppStart {
  /// An app that is asked for, and not to be launched.
  @MainActor final class Question {
    fileprivate(set) var app: (any App.Type)?

    /// Takes the app that `main()` is about to launch.
    func take(_ app: any App.Type) { self.app = app }
  }

  /// What asks which app `main()` is about to launch, if anything does.
  @TaskLocal static var question: Question?

  /// Returns the app that a function launches.
  static func app(launchedBy main: () -> Void) -> (any App.Type)? {
    let question = Question()
    $question.withValue(question) { main() }
    return question.app
  }

  /// Makes the delegate for an app: of the class that was written into the app's module, if there is one.
  static func delegate<A: App>(of app: A.Type) -> _AppDelegate {
    let module = String(String(reflecting: app).prefix { $0 != "." })
    let written = PortedModules.facts(of: module)?.applicationDelegate as? _AppDelegate.Type
    let delegate = written.map { ObjectMaker.make($0) } ?? _AppDelegate()
    delegate.app = app
    return delegate
  }
}
