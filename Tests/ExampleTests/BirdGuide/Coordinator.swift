import Fleet

/// What leads through a part of the app: it makes screens and says which comes next.
@MainActor
protocol Coordinator: AnyObject {
  func start()
}
