import Locks

/// The user's permissions for the app of a scope, on any thread.
package final class UserPermissions: ScopedState {
  package typealias Answer = @MainActor @Sendable (PermissionStatus) -> Void

  private struct State {
    var statuses: [ProtectedResource: PermissionStatus] = [:]
    /// The permissions that last until the app ends.
    var once: Set<ProtectedResource> = []
    /// Whether the user was asked for more than a part.
    var upgraded: Set<ProtectedResource> = []
    var asking: [Question: [Answer]] = [:]
    var observers: [@Sendable (ProtectedResource) -> Void] = []
  }

  private struct Question: Hashable {
    let resource: ProtectedResource
    let isUpgrade: Bool
  }

  private let state = Locked(State())

  package init() {}

  // MARK: Decisions

  /// The user's decision about a resource.
  package func status(of resource: ProtectedResource) -> PermissionStatus {
    state.withLock { $0.statuses[resource] ?? .notDetermined }
  }

  /// Whether the user was asked for all, where a part is allowed.
  package func wasAskedForAll(of resource: ProtectedResource) -> Bool {
    state.withLock { $0.upgraded.contains(resource) }
  }

  /// The resources that the user has decided about, by name.
  package var decided: [(resource: ProtectedResource, status: PermissionStatus)] {
    let statuses = state.withLock(\.statuses)
    return ProtectedResource.allCases.compactMap { resource in
      statuses[resource].map { (resource, $0) }
    }
  }

  /// Grants or denies a resource, as in the settings; a request that is waiting gets the answer,
  /// too.
  package func set(
    _ resource: ProtectedResource, _ status: PermissionStatus, isOnce: Bool = false
  ) {
    let (observers, answers) = state.withLock {
      state -> ([@Sendable (ProtectedResource) -> Void], [Answer]) in
      let old = state.statuses[resource] ?? .notDetermined
      state.statuses[resource] = status == .notDetermined ? nil : status
      if isOnce { state.once.insert(resource) } else { state.once.remove(resource) }
      if status == .notDetermined { state.upgraded.remove(resource) }
      let questions = [true, false].map { Question(resource: resource, isUpgrade: $0) }
      let answers =
        status == .notDetermined
        ? [] : questions.flatMap { state.asking.removeValue(forKey: $0) ?? [] }
      return (old == status ? [] : state.observers, answers)
    }
    for tell in observers { tell(resource) }
    guard !answers.isEmpty else { return }
    MainTurn.post("a permission was decided in the settings") {
      UIApplication.shared.withdrawSystemAlerts()
      for answer in answers { answer(status) }
    }
  }

  /// Forgets the permissions that last until the app ends.
  func endApp() {
    for resource in state.withLock(\.once) { set(resource, .notDetermined) }
  }

  /// Forgets the unanswered questions.
  func forgetQuestions() { state.withLock { $0.asking = [:] } }

  /// Calls a closure, on any thread, whenever something is allowed or denied.
  package func observe(_ tell: @escaping @Sendable (ProtectedResource) -> Void) {
    state.withLock { $0.observers.append(tell) }
  }

  // MARK: Asking

  /// Asks the user for something, unless that was decided before; the answer comes on a later turn.
  ///
  /// - Parameters:
  ///   - isUpgrade: Whether all is asked for where a part is allowed, which is done once.
  ///   - message: The app's purpose, if the Info.plist states it under a key of another form.
  ///   - call: The app's call, for failures.
  package func request(
    _ resource: ProtectedResource, isUpgrade: Bool = false, message: String? = nil,
    by call: StaticString, _ answer: @escaping Answer
  ) {
    MainTurn.post("a permission is asked for") {
      self.ask(Question(resource: resource, isUpgrade: isUpgrade), message, call, answer)
    }
  }

  @MainActor
  private func ask(
    _ question: Question, _ message: String?, _ call: StaticString, _ answer: @escaping Answer
  ) {
    let resource = question.resource
    let status = status(of: resource)
    let isOpen =
      question.isUpgrade
      ? status == .allowed && !wasAskedForAll(of: resource) : status == .notDetermined
    let isAsking = state.withLock { state in
      guard isOpen, state.asking[question] != nil else { return false }
      state.asking[question]?.append(answer)
      return true
    }
    guard !isAsking else { return }
    guard isOpen else { return answer(status) }
    let application = UIApplication.shared
    let usage = UsageDescription(of: resource, isUpgrade: question.isUpgrade, in: application)
    if usage.isMissing {
      usage.report(by: call)
      return answer(resource == .location ? status : .denied)
    }
    state.withLock { $0.asking[question] = [answer] }
    application.ask(
      resource.question(
        by: application.nameForUser, message ?? usage.text, isUpgrade: question.isUpgrade,
        onSystem: UIDevice.current.system.major),
      isWanted: { self.state.withLock { $0.asking[question] != nil } }
    ) { [self] button in close(question, button) }
  }

  @MainActor
  private func close(_ question: Question, _ button: SystemAlert.Button) {
    let answers = state.withLock { state in
      if question.isUpgrade { state.upgraded.insert(question.resource) }
      return state.asking.removeValue(forKey: question) ?? []
    }
    let isOnce = if case .allowsOnce = button.meaning { true } else { false }
    set(question.resource, button.meaning.status, isOnce: isOnce)
    for answer in answers { answer(button.meaning.status) }
  }
}
