import HeadlessUIKit
import Locks

/// What Siri knows of one application.
@MainActor
final class SiriRecord: ScopedState {
  typealias Answer = @MainActor @Sendable (INSiriAuthorizationStatus) -> Void

  private struct Permission {
    var status = INSiriAuthorizationStatus.notDetermined
    var asking: [Answer] = []
  }

  private nonisolated let permission = Locked(Permission())
  private(set) var donations: [INInteraction] = []
  private(set) var shortcuts: [INVoiceShortcut] = []
  private(set) var suggestions: [INShortcut] = []

  nonisolated init() {}

  nonisolated var status: INSiriAuthorizationStatus { permission.withLock(\.status) }

  // MARK: Permission

  func request(_ answer: @escaping Answer) {
    let (status, isFirst) = permission.withLock { state in
      if state.status == .notDetermined { state.asking.append(answer) }
      return (state.status, state.asking.count == 1)
    }
    guard status == .notDetermined else { return answer(status) }
    guard isFirst else { return }
    let application = UIApplication.shared
    let alert = SystemAlert(
      title: "“\(application.nameForUser)” Would Like to Use Siri",
      message: application.infoDictionary["NSSiriUsageDescription"] as? String,
      buttons: [
        .init("Don’t Allow", .denies(.denied)),
        .init(UIDevice.current.system.major < 17 ? "OK" : "Allow", .allows(.allowed)),
      ])
    application.ask(alert) { button in
      self.decide(button.meaning.status == .allowed ? .authorized : .denied)
    }
  }

  nonisolated func decide(_ status: INSiriAuthorizationStatus) {
    let answers = permission.withLock { state in
      state.status = status
      guard status != .notDetermined else { return [Answer]() }
      defer { state.asking = [] }
      return state.asking
    }
    for answer in answers { MainTurn.post("Siri was decided about") { answer(status) } }
  }

  // MARK: What the app tells

  func add(_ interaction: INInteraction) { donations.append(interaction) }

  func removeDonations(_ isMeant: (INInteraction) -> Bool) { donations.removeAll(where: isMeant) }

  func add(_ shortcut: INVoiceShortcut) -> INVoiceShortcut {
    shortcuts.append(shortcut)
    return shortcut
  }

  func remove(_ identifier: UUID) { shortcuts.removeAll { $0.identifier == identifier } }

  func suggest(_ shortcuts: [INShortcut]) { suggestions = shortcuts }
}
