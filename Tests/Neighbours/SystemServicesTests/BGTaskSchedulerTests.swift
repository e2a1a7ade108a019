import FleetTesting
import HeadlessBackgroundTasks
import TestSupport
import Testing

private final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow? = UIWindow()
}

@MainActor @Suite("BGTaskScheduler", .freshApplication)
struct BGTaskSchedulerTests {
  private let scheduler = BGTaskScheduler.shared
  private let trace = Trace()

  private func register(_ identifier: String) -> Bool {
    scheduler.register(forTaskWithIdentifier: identifier, using: nil) { [trace] task in
      trace.add("\(type(of: task)) \(task.identifier)")
      task.expirationHandler = {
        trace.add("expired")
        task.setTaskCompleted(success: false)
      }
      if task is BGAppRefreshTask { task.setTaskCompleted(success: true) }
    }
  }

  @Test func `a test gives the time that was asked for, once`() throws {
    #expect(register("refresh"))
    let request = BGAppRefreshTaskRequest(identifier: "refresh")
    request.earliestBeginDate = Date(timeIntervalSince1970: 7)
    try scheduler.submit(request)
    request.earliestBeginDate = nil
    #expect(
      SimulatedBackgroundTasks.pending.map(\.earliestBeginDate) == [Date(timeIntervalSince1970: 7)])
    let task = SimulatedBackgroundTasks.run(withIdentifier: "refresh")

    #expect(task?.wasSuccessful == true)
    #expect(SimulatedBackgroundTasks.pending.isEmpty)
    #expect(trace.lines == ["BGAppRefreshTask refresh"])
  }

  @Test func `a task hears that its time is over`() throws {
    #expect(register("work"))
    let request = BGProcessingTaskRequest(identifier: "work")
    request.requiresExternalPower = true
    try scheduler.submit(request)
    #expect(
      (SimulatedBackgroundTasks.pending.first as? BGProcessingTaskRequest)?.requiresExternalPower
        == true)
    let task = try #require(SimulatedBackgroundTasks.run(withIdentifier: "work"))
    #expect(!task.isCompleted)
    task.expire()

    #expect(task.isCompleted)
    #expect(!task.wasSuccessful)
    #expect(trace.lines == ["BGProcessingTask work", "expired"])
  }

  @Test func `what is asked for twice is kept once, and can be taken back`() async throws {
    for name in ["a", "b", "a"] {
      try scheduler.submit(BGProcessingTaskRequest(identifier: name))
    }
    #expect(await scheduler.pendingTaskRequests().map(\.identifier) == ["b", "a"])
    scheduler.cancel(taskRequestWithIdentifier: "b")
    scheduler.getPendingTaskRequests { [trace] in trace.add("\($0.map(\.identifier))") }
    #expect(trace.lines.isEmpty)
    await settle()
    scheduler.cancelAllTaskRequests()

    #expect(trace.lines == ["[\"a\"]"])
    #expect(SimulatedBackgroundTasks.pending.isEmpty)
  }

  @Test func `there is a limit for each kind`() throws {
    try scheduler.submit(BGAppRefreshTaskRequest(identifier: "refresh"))
    for number in 0..<10 { try scheduler.submit(BGProcessingTaskRequest(identifier: "\(number)")) }
    for request in [
      BGAppRefreshTaskRequest(identifier: "more"), BGProcessingTaskRequest(identifier: "more"),
    ] {
      #expect(throws: BGTaskScheduler.Error(.tooManyPendingTaskRequests)) {
        try scheduler.submit(request)
      }
    }
    try scheduler.submit(BGProcessingTaskRequest(identifier: "7"))

    #expect(SimulatedBackgroundTasks.pending.count == 11)
  }

  @Test func `a test says that there is none`() {
    SimulatedBackgroundTasks.error = .unavailable

    do {
      try scheduler.submit(BGAppRefreshTaskRequest(identifier: "refresh"))
      Issue.record("It was taken.")
    } catch BGTaskScheduler.Error.unavailable {
      trace.add("unavailable")
    } catch {
      trace.add("\((error as NSError).domain) \((error as NSError).code)")
    }
    #expect(trace.lines == ["unavailable"])
    withFreshApplication { #expect(SimulatedBackgroundTasks.error == nil) }
  }

  @Test func `the Info.plist has to name a task, where it is known`() throws {
    let names = ["BGTaskSchedulerPermittedIdentifiers": ["refresh"]]
    UIApplication.shared.launch(
      AppDelegate(), info: AppInfo(names, module: "Birds", bundle: nil))

    #expect(register("refresh"))
    #expect(!register("other"))
    try scheduler.submit(BGAppRefreshTaskRequest(identifier: "refresh"))
    #expect(throws: BGTaskScheduler.Error(.notPermitted)) {
      try scheduler.submit(BGProcessingTaskRequest(identifier: "other"))
    }
    #expect(SimulatedBackgroundTasks.pending.map(\.identifier) == ["refresh"])
  }

  @Test func `what ends an app on a device is a failure, and so is what nobody asked for`() throws {
    #expect(register("refresh"))
    try scheduler.submit(BGProcessingTaskRequest(identifier: "work"))
    let received = try failures {
      #expect(!register("refresh"))
      SimulatedBackgroundTasks.run(withIdentifier: "works")
      SimulatedBackgroundTasks.run(withIdentifier: "work")
      try scheduler.submit(BGAppRefreshTaskRequest(identifier: "refresh"))
      SimulatedBackgroundTasks.run(withIdentifier: "refresh")?.expire()
    }

    #expect(
      received.reasons == [
        "Launch handler for task with identifier refresh has already been registered",
        "Cannot run background task 'works': The app has not asked for it.",
        "No launch handler registered for task with identifier work",
        "Cannot end background task 'refresh': It is done.",
      ])
    #expect(
      received.map(\.name.rawValue).filter { $0.hasPrefix("NS") } == [
        "NSInternalInconsistencyException", "NSInternalInconsistencyException",
      ])
    #expect(received.dropFirst().first?.details == "Did you mean 'work'? The requests are 'work'.")
    #expect(received.dropFirst(2).first?.details == "The registered tasks are 'refresh'.")
    #expect(SimulatedBackgroundTasks.pending.map(\.identifier) == ["work"])
  }
}
