/// How an app begins: with an object of UIKit's that stands for it.
@MainActor
enum AppStart {
  /// Takes the app that `main()` of what an app begins with is about to launch, while that is asked for.
  private(set) static var take: (@MainActor (any App.Type) -> Void)?

  /// Returns the app that a function launches.
  static func app(launchedBy main: () -> Void) -> (any App.Type)? {
    var app: (any App.Type)?
    take = { app = $0 }
    main()
    take = nil
    return app
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
