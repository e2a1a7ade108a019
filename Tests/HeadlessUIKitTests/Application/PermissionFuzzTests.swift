import HeadlessUIKitTestSupport
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Random requests, answers and settings of permissions", .ownApplication)
struct PermissionFuzzTests {
  /// The acts of a user and an app, and the expected results of requests.
  @MainActor
  private final class Walk {
    private let application = UIApplication.shared
    private let permissions = UserPermissions.current
    private let resources: [ProtectedResource] = [.camera, .microphone, .contacts]
    private(set) var asked = 0
    private(set) var answers: [Int: Int] = [:]

    func step(_ generator: inout SeededGenerator) {
      let resource = resources.randomElement(using: &generator) ?? .camera
      switch Int.random(in: 0..<8, using: &generator) {
      case 0...2: request(resource)
      case 3, 4: answer(isYes: .random(using: &generator))
      case 5:
        permissions.set(
          resource, [.denied, .allowed, .notDetermined].randomElement(using: &generator) ?? .denied)
      case 6: application.enterBackground()
      default: application.enterForeground()
      }
      if Bool.random(using: &generator) { application.mainLoop.settle() }
    }

    private func request(_ resource: ProtectedResource) {
      let number = asked
      asked += 1
      permissions.request(resource, by: "Walk") { [weak self] _ in
        self?.answers[number, default: 0] += 1
      }
    }

    private func answer(isYes: Bool) {
      guard let alert = application.systemAlert, application.applicationState != .background,
        alert.isThereToDismiss
      else { return }
      if let action = isYes ? alert.allowing : alert.denying { alert.choose(action) }
    }

    /// Whether the app is inactive exactly while the system asks something in front of it.
    var stateFits: Bool {
      switch application.applicationState {
      case .background: true
      case .inactive: application.systemAlert != nil
      case .active: application.systemAlert == nil
      }
    }

    /// Answers all questions.
    func end() {
      application.enterForeground()
      application.mainLoop.settle()
      for _ in 0..<asked where application.systemAlert != nil {
        answer(isYes: true)
        application.mainLoop.settle()
      }
    }
  }

  @Test(arguments: Fuzz.runs(short: 3, long: 20, steps: (400, 10_000)))
  func `answer each request once, with one alert at a time (behaviour 703, 705)`(fuzz: Fuzz) {
    var generator = fuzz.generator
    let walk = Walk()
    for _ in 0..<fuzz.steps {
      walk.step(&generator)
      UIApplication.shared.mainLoop.settle()
      guard walk.stateFits else {
        Issue.record("\(fuzz): \(UIApplication.shared.applicationState)")
        return
      }
    }
    walk.end()

    #expect(UIApplication.shared.systemAlert == nil, "\(fuzz)")
    #expect(walk.answers.count == walk.asked, "\(fuzz)")
    #expect(walk.answers.values.allSatisfy { $0 == 1 }, "\(fuzz)")
  }
}
