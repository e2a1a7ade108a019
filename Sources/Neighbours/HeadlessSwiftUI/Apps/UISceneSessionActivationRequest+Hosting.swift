extension UISceneSessionActivationRequest {
  /// Creates a request for the first scene of a delegate; `nil` if it has no scene.
  public init?<D: UIHostingSceneDelegate>(hostingDelegateClass: D.Type) {
    self.init(hostingDelegateClass, AppSession.Request())
  }

  /// Creates a request for the scene of a name; `nil` if the delegate has no such scene.
  public init?<D: UIHostingSceneDelegate>(hostingDelegateClass: D.Type, id: String) {
    self.init(hostingDelegateClass, AppSession.Request(id: id))
  }

  /// Creates a request for the scene of a value; `nil` if the delegate has no such scene.
  public init?<H: UIHostingSceneDelegate, D: Codable & Hashable>(
    hostingDelegateClass: H.Type, value: D
  ) { self.init(hostingDelegateClass, AppSession.Request(value: AnyHashable(value))) }

  /// Creates a request for the scene of a name and a value; `nil` if the delegate has none such.
  public init?<H: UIHostingSceneDelegate, D: Codable & Hashable>(
    hostingDelegateClass: H.Type, id: String, value: D
  ) { self.init(hostingDelegateClass, AppSession.Request(id: id, value: AnyHashable(value))) }

  private init?<D: UIHostingSceneDelegate>(_ delegate: D.Type, _ request: AppSession.Request) {
    guard AppSession(hosting: delegate).hasScene(request) else { return nil }
    self.init()
  }
}
