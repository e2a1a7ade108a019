package import LocalizedWords
import Locks

/// Binds one application to a task and its child tasks.
///
/// The task-local value is this box, not the application. So tasks that are pending when the scope
/// ends hold an empty box. The application is made on first use, so that a scope can also be opened
/// off the main actor.
package final class ApplicationScope: Sendable {
  /// The scope of this task, or the process's scope if no other one is bound.
  @TaskLocal package static var current = processWide

  /// The scope of the process's application, which does not end.
  package static let processWide = ApplicationScope()

  /// The application's work outside of its main loop.
  package let elsewhere = Elsewhere()

  @MainActor private var made: UIApplication?
  @MainActor private var isClosed = false
  private let states = ScopedStates()

  /// `UITraitCollection.current`, unless a closure runs with other traits.
  let currentTraits = CurrentTraits(.device)

  private let settings = Locked(UserSettingsOfLaunch())
  private let languages = Locked(LanguageSettings())
  /// The names of images and colors that were not found, so that each is reported once.
  let missingResources = Locked<Set<String>>([])

  package init() {}

  /// The languages of the application's user, for code on any thread.
  package var userLanguages: UserLanguages { languages.withLock { $0.current } }

  /// The settings of the application's user, for code on any thread.
  package var userSettings: UserSettings { settings.withLock { $0.current } }

  func changeSettings(_ change: @Sendable (inout UserSettingsOfLaunch) -> Void) {
    settings.withLock { change(&$0) }
  }

  func changeLanguages(_ change: @Sendable (inout LanguageSettings) -> Void) {
    languages.withLock { change(&$0) }
  }

  /// The scope's application; an inert one after the scope is closed.
  @MainActor var application: UIApplication {
    if let made { return made }
    guard !isClosed else { return .ended }
    let application = UIApplication(scope: self)
    made = application
    if self === Self.processWide { HostApp.launch(in: application) }
    return application
  }

  /// The state of a stand-in for another framework in this application.
  package func state<State: ScopedState>(_ type: State.Type) -> State { states.state(type) }

  /// The object of a class that the application's parts share, made when it is first asked for.
  @MainActor package func shared<Object: AnyObject>(_ make: () -> Object) -> Object {
    state(SharedObject<Object>.self).get(make)
  }

  /// The states of other frameworks' stand-ins that a trace shows.
  package var toldStates: [any ToldState] { states.told }

  /// Takes an application as the scope's own, and returns whether it is the first.
  @MainActor func adopt(_ application: UIApplication) -> Bool {
    guard made == nil, !isClosed else { return false }
    made = application
    return true
  }

  /// Whether the application was made.
  @MainActor var hasApplication: Bool { made != nil }

  /// Ends the application, if one was made.
  @MainActor package func close() {
    made?.close()
    made = nil
    isClosed = true
    states.removeAll()
    elsewhere.forgetAll()
  }
}
