package import FailureReporting

/// What a test lets a user do: the prologue with which every helper begins.
///
/// Fleet's helpers come here by `Gesture.perform`, the helpers of stand-ins for other frameworks
/// straight. It asks once whether the helper may act, tells the listeners, and makes the helper's line
/// the ``AmbientCallSite``: what the app does wrong from here on is told there.
@MainActor
package enum UserAct {
  // MARK: In an application

  /// Does something in an application, with everything settled before and after.
  package static func perform(
    in application: UIApplication, at site: CallSite, _ act: (UIApplication) -> Void
  ) {
    perform(at: site) {
      settle(application, at: site)
      tell(.sees(application))
      act(application)
      settle(application, at: site)
      tell(.hasActed(application, helper: site.helper))
    }
  }

  /// Shows something else instead of everything on the screen: pending work is dropped, not run.
  package static func perform(anewAt site: CallSite, _ act: (UIApplication) -> Void) {
    perform(at: site) {
      let application = UIApplication.shared
      application.clear(toShowAt: site)
      act(application)
      settle(application, at: site)
      application.forgetScreensThatShowAgain()
      tell(.hasActed(application, helper: nil))
    }
  }

  // MARK: Settling

  /// Runs due work, and reports the busy turns if the main loop does not come to rest.
  @discardableResult
  package static func settle(_ application: UIApplication, at site: CallSite) -> Bool {
    let loop = application.mainLoop
    return loop.settle() || reportExcess(loop, site)
  }

  /// Moves UIKit time on, and reports what keeps the main loop busy if it does not come to rest.
  @discardableResult
  package static func advance(by duration: Duration, at site: CallSite) -> Bool {
    let loop = UIApplication.shared.mainLoop
    return loop.advance(by: duration) || reportExcess(loop, site)
  }

  /// Reports that a main loop does not come to rest, and returns `false`: Fleet has the words for it.
  package static var reportExcess: @MainActor (MainLoop, CallSite) -> Bool = { _, _ in false }

  // MARK: The prologue

  /// Does something that settles as it needs itself.
  package static func perform(at site: CallSite, _ act: () -> Void) {
    guard MainQueue.isCurrent else { return reportOffMainActor(at: site) }
    guard Reporting.mayAct() else { return }
    let number = LastWords.begin(site)
    let step = OpenStep.begin(at: site)
    AppCall.make(helperAt: site) { AmbientCallSite.at(site, act) }
    step?.end()
    LastWords.end(number)
  }

  /// Does something that waits, while time stands still but for what it moves itself; no call site lasts
  /// across an `await`, so it is set anew in each part.
  ///
  /// - Returns: What `act` returns, or `nil` where the helper may not act.
  @discardableResult
  package static func perform<R>(at site: CallSite, _ act: () async -> R) async -> R? {
    guard Reporting.mayAct() else { return nil }
    let number = LastWords.begin(site)
    let step = OpenStep.begin(at: site)
    defer {
      step?.end()
      LastWords.end(number)
    }
    return await UIApplication.shared.mainLoop.standStill(while: act)
  }

  /// Reports a helper that was called off the main actor: the compiler only warns of that, and the first
  /// closure of the test's that the app calls would end the process.
  private nonisolated static func reportOffMainActor(at site: CallSite) {
    let helper = site.helper.isEmpty ? "A helper" : "`\(site.helper)`"
    reportFailure(
      RecordedFailure(
        "\(helper) was called off the main actor, where it does nothing.", name: .application,
        kind: .mistake, details: "Mark the test `@MainActor`, or its suite.", site: site))
  }

  // MARK: Listening

  /// The objects that are told of each step: none in most runs.
  package private(set) static var listeners: [any StepListener] = [] {
    didSet { isHeard = !listeners.isEmpty }
  }

  /// Whether anything listens: a plain value, since each step asks.
  private(set) static var isHeard = false

  /// Lets an object hear of each step from now on.
  package static func add(_ listener: any StepListener) { listeners.append(listener) }

  /// Lets an object hear of nothing more.
  package static func remove(_ listener: any StepListener) {
    listeners.removeAll { $0 === listener }
  }

  /// Tells what goes on in a step.
  package static func tell(_ fact: @autoclosure () -> StepFact) {
    if isHeard { tellAll(fact()) }
  }

  @inline(never)
  private static func tellAll(_ fact: StepFact) {
    for listener in listeners { listener.hear(fact) }
  }
}
