/// Binds one application to a task and the tasks made in it.
///
/// What is bound is this box and not the application: tasks that are still pending when the scope
/// ends hold an empty box. The application is made when it is first asked for, so that a scope can
/// be opened off the main actor too.
package final class ApplicationScope: Sendable {
  /// The scope of this task: that of the process where no other is bound.
  @TaskLocal package static var current = processWide

  /// The scope of the application of the process, which does not end.
  package static let processWide = ApplicationScope()

  @MainActor private var made: UIApplication?
  @MainActor private var isClosed = false

  package init() {}

  /// The scope's application; once the scope is closed, one that is inert.
  @MainActor var application: UIApplication {
    if let made { return made }
    guard !isClosed else { return .ended }
    let application = UIApplication(scope: self)
    made = application
    return application
  }

  /// Ends the application, if one was made.
  @MainActor package func close() {
    made?.close()
    made = nil
    isClosed = true
  }
}
