import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("MainLoop", .ownApplication)
struct MainLoopTests {
  private let trace = Trace()
  private var loop: MainLoop { UIApplication.shared.mainLoop }

  private func enqueue(_ line: String, after delay: Duration? = nil) {
    if let delay {
      loop.enqueue("timer", after: delay) { trace.add(line) }
    } else {
      loop.enqueue("turn") { trace.add(line) }
    }
  }

  // MARK: Due work

  @Test func `runs due work in the order in which it came, and not before it settles`() {
    for line in ["1", "2", "3"] { enqueue(line) }
    #expect(trace.lines.isEmpty)
    #expect(!loop.isIdle)

    #expect(loop.settle())

    #expect(trace.lines == ["1", "2", "3"])
    #expect(loop.isIdle)
  }

  @Test func `runs what due work asks for after all that was due before`() {
    loop.enqueue("turn") {
      trace.add("1")
      enqueue("3")
    }
    enqueue("2")

    loop.settle()

    #expect(trace.lines == ["1", "2", "3"])
  }

  @Test func `runs the rest in order where work settles (rule of nesting)`() {
    loop.enqueue("turn") {
      trace.add("1 in")
      #expect(loop.settle())
      trace.add("1 out")
    }
    enqueue("2")
    enqueue("3")

    loop.settle()

    #expect(trace.lines == ["1 in", "2", "3", "1 out"])
  }

  @Test func `keeps the order of thousands of turns, whatever comes meanwhile`() {
    for index in 0..<3_000 {
      loop.enqueue("turn") {
        trace.add("\(index)")
        if index.isMultiple(of: 3) { enqueue("\(3_000 + index / 3)") }
      }
    }

    #expect(loop.settle())

    #expect(trace.lines == (0..<4_000).map(\.description))
  }

  // MARK: Limits

  @Test func `runs ten thousand turns, and says that it has come to rest`() {
    for _ in 0..<MainLoop.turnLimit { loop.enqueue("turn") {} }

    #expect(loop.settle())
    #expect(loop.takeExceededLimit() == nil)
  }

  @Test func `ends endless work after ten thousand turns`() {
    var count = 0
    @MainActor func again() {
      count += 1
      loop.enqueue("again", again)
    }
    again()

    #expect(!loop.settle())

    #expect(count == 1 + MainLoop.turnLimit)
    #expect(!loop.isIdle)
    #expect(loop.takeExceededLimit() == .turns(10_000))
    #expect(loop.takeExceededLimit() == nil)
  }

  @Test func `shares one budget with the settles within it`() {
    var count = 0
    @MainActor func again() {
      count += 1
      loop.enqueue("again", again)
      if count == 7 { #expect(!loop.settle()) }
    }
    again()

    #expect(!loop.settle())

    #expect(count == 1 + MainLoop.turnLimit)
  }

  @Test func `has settles no deeper within each other than 32, and then ends them all`() {
    var count = 0
    @MainActor func deeper() {
      count += 1
      loop.enqueue("deeper", deeper)
      #expect(!loop.settle())
    }
    loop.enqueue("deeper", deeper)

    #expect(!loop.settle())

    #expect(count == MainLoop.depthLimit)
    #expect(loop.takeExceededLimit() == .nestedSettles(32))
  }

  @Test func `has a new budget for the next settle`() {
    @MainActor func again() { loop.enqueue("again", again) }
    again()
    loop.settle()
    loop.cancelAll()
    enqueue("later")

    #expect(loop.settle())

    #expect(trace.lines == ["later"])
    #expect(loop.takeExceededLimit() == nil)
  }

  // MARK: Timed work

  @Test func `moves no clock when it settles`() {
    enqueue("timer", after: .zero)

    #expect(loop.settle())

    #expect(trace.lines.isEmpty)
    #expect(loop.now == .zero)
  }

  @Test func `runs timed work by its deadline, then in the order in which it came`() {
    enqueue("2 a", after: .seconds(2))
    enqueue("1 a", after: .seconds(1))
    enqueue("2 b", after: .seconds(2))
    enqueue("1 b", after: .seconds(1))
    enqueue("0", after: .seconds(-5))

    #expect(loop.advance(by: .seconds(2)))

    #expect(trace.lines == ["0", "1 a", "1 b", "2 a", "2 b"])
  }

  @Test func `runs what timed work asks for before the next timer`() {
    loop.enqueue("timer", after: .seconds(1)) {
      trace.add("timer 1")
      enqueue("turn of timer 1")
    }
    enqueue("timer 2", after: .seconds(1))
    enqueue("due before")

    loop.advance(by: .seconds(1))

    #expect(trace.lines == ["due before", "timer 1", "turn of timer 1", "timer 2"])
  }

  @Test func `shows the time at which timed work is due, and in the end that which was asked for`()
  {
    for delay in [1, 2, 5] as [Int64] {
      loop.enqueue("timer", after: .seconds(delay)) { trace.add("\(loop.now)") }
    }

    loop.advance(by: .seconds(3))

    #expect(trace.lines == ["1.0 seconds", "2.0 seconds"])
    #expect(loop.now == .seconds(3))
  }

  @Test func `runs timed work that timed work asks for, if it is due by then`() {
    loop.enqueue("timer", after: .seconds(1)) {
      enqueue("2", after: .seconds(1))
      enqueue("4", after: .seconds(3))
    }

    loop.advance(by: .seconds(3))

    #expect(trace.lines == ["2"])
  }

  @Test func `never goes back in time`() {
    loop.advance(by: .seconds(3))
    loop.advance(by: .seconds(-2))
    #expect(loop.now == .seconds(3))

    loop.enqueue("timer", after: .seconds(1)) {
      loop.advance(by: .seconds(9))
      trace.add("\(loop.now)")
    }
    loop.advance(by: .seconds(2))

    #expect(trace.lines == ["13.0 seconds"])
    #expect(loop.now == .seconds(13))
  }

  @Test func `takes any duration`() {
    let endless = Duration(secondsComponent: .max, attosecondsComponent: 0)
    enqueue("never", after: endless)

    for _ in 0..<100 { loop.advance(by: endless) }
    enqueue("late", after: endless)
    loop.advance(by: endless)
    loop.advance(by: Duration(secondsComponent: .min, attosecondsComponent: 0))

    #expect(trace.lines == ["never", "late"])
  }

  @Test func `ends timers that go off at the same time for ever`() {
    var count = 0
    @MainActor func again() {
      count += 1
      loop.enqueue("again", after: .zero, again)
    }
    again()

    #expect(!loop.advance(by: .seconds(1)))

    #expect(count == MainLoop.turnLimit)
    #expect(loop.takeExceededLimit() == .turns(10_000))
  }

  @Test func `lets a timer go off again and again as the time passes`() {
    var count = 0
    @MainActor func tick() {
      count += 1
      loop.enqueue("tick", after: .milliseconds(1), tick)
    }
    loop.enqueue("tick", after: .milliseconds(1), tick)

    #expect(loop.advance(by: .seconds(20)))

    #expect(count == 20_000)
  }

  @Test func `takes timed work back, and no other`() {
    let timers = ["1", "2", "3"].map { line in
      loop.enqueue("timer", after: .seconds(1)) { trace.add(line) }
    }

    loop.cancel(timers[1])
    loop.cancel(timers[1])
    loop.advance(by: .seconds(1))
    loop.cancel(timers[0])

    #expect(trace.lines == ["1", "3"])
  }

  @Test func `goes to the next timer, if there is one`() {
    #expect(!loop.advanceToNextTimer())
    enqueue("5", after: .seconds(5))
    enqueue("7", after: .seconds(7))

    #expect(loop.advanceToNextTimer())

    #expect(trace.lines == ["5"])
    #expect(loop.now == .seconds(5))
  }

  // MARK: Running by itself

  @Test func `runs due work by itself when the test awaits`() async {
    enqueue("1")
    enqueue("2")
    #expect(trace.lines.isEmpty)

    await Task.yield()

    #expect(trace.lines == ["1", "2"])
  }

  @Test func `goes on by itself until nothing is due`() async {
    var left = 5
    @MainActor func next() {
      trace.add("\(left)")
      left -= 1
      if left > 0 { loop.enqueue("next", next) }
    }
    loop.enqueue("next", next)

    await letMainActorTurn(20)

    #expect(trace.lines == ["5", "4", "3", "2", "1"])
  }

  @Test func `leaves timed work alone when it runs by itself`() async {
    enqueue("timer", after: .zero)

    await letMainActorTurn(5)

    #expect(trace.lines.isEmpty)
  }

  @Test func `lets work that runs by itself settle`() async {
    loop.enqueue("turn") {
      enqueue("within")
      #expect(loop.settle())
      trace.add("out")
    }

    await Task.yield()

    #expect(trace.lines == ["within", "out"])
    #expect(loop.takeExceededLimit() == nil)
  }

  @Test func `goes on by itself after a settle that has ended endless work`() async {
    var isOver = false
    @MainActor func again() { if !isOver { loop.enqueue("again", again) } }
    again()
    loop.settle()
    isOver = true
    enqueue("later")

    await letMainActorTurn(2)

    #expect(trace.lines == ["later"])
  }

  @Test func `reports what runs by itself to the reporter of whoever asked for it`() async {
    let log = logged { loop.enqueue("turn") { reportFailure("late") } }
    #expect(log.failures.isEmpty)

    await Task.yield()

    #expect(log.failures.reasons == ["late"])
  }

  // MARK: Reporting

  @Test func `gives failures to whoever asked for the work, whoever made the loop run`() async {
    let (first, second) = (FailureLog(), FailureLog())
    withFailureReporter(first) { enqueue("of the first") }
    withFailureReporter(second) { loop.enqueue("turn") { reportFailure("of the second") } }

    await letMainActorTurn(2)

    #expect(trace.lines == ["of the first"])
    #expect(first.failures.isEmpty)
    #expect(second.failures.reasons == ["of the second"])
  }

  @Test func `gives failures to whoever asked for the work, whoever settles`() {
    let log = logged {
      loop.enqueue("turn") {
        reportFailure("turn")
        loop.enqueue("turn") { reportFailure("turn of that turn") }
      }
      loop.enqueue("timer", after: .seconds(1)) { reportFailure("timer") }
    }

    let own = logged {
      swallowAnyErrors {
        loop.advance(by: .seconds(1))
        loop.enqueue("turn") { reportFailure("its own") }
        loop.settle()
      }
    }

    #expect(log.failures.reasons == ["turn", "turn of that turn", "timer"])
    #expect(own.notes.reasons == ["its own"])
  }

  @Test func `stops work with the steps that asked for it, and no other`() {
    loop.enqueue("turn") { trace.add("outside: \(Reporting.mayAct())") }

    let log = logged {
      steps {
        loop.enqueue("turn") { trace.add("within: \(Reporting.mayAct())") }
        reportFailure("stop")
        loop.settle()
      }
    }

    #expect(trace.lines == ["outside: true", "within: false"])
    #expect(log.failures.reasons == ["stop"])
  }

  @Test func `lets no scope of another task swallow what a screen does later`() async {
    let log = FailureLog()
    let sleeping = Task {
      await swallowAnyErrors {
        let window = shown(UIViewController())
        await letMainActorTurn(5)
        withExtendedLifetime(window) {}
      }
    }
    let failing = Task {
      await withFailureReporter(log) {
        let window = shown(FailingScreen())
        await letMainActorTurn(5)
        withExtendedLifetime(window) {}
      }
    }

    let swallowed = await sleeping.value
    await failing.value

    #expect(swallowed.isEmpty)
    #expect(log.failures.reasons == ["appeared"])
  }

  private final class FailingScreen: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      reportFailure("appeared")
    }
  }

  private func shown(_ root: UIViewController) -> UIWindow {
    let window = UIWindow()
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }

  // MARK: Call sites

  @Test func `runs work at the line that asked for it`() {
    let site = CallSite("Shop/CartTests.swift", "/src/CartTests.swift", 12, 5)
    AmbientCallSite.at(site) {
      loop.enqueue("turn") { trace.add("turn \(AmbientCallSite.current?.line ?? 0)") }
      loop.enqueue("timer", after: .seconds(1)) {
        trace.add("timer \(AmbientCallSite.current?.line ?? 0)")
      }
    }
    loop.enqueue("turn") { trace.add("other \(AmbientCallSite.current?.line ?? 0)") }

    let other = CallSite("Shop/CartTests.swift", "/src/CartTests.swift", 99, 5)
    AmbientCallSite.at(other) { _ = loop.advance(by: .seconds(1)) }

    #expect(trace.lines == ["turn 12", "other 99", "timer 12"])
    #expect(AmbientCallSite.current == nil)
  }

  @Test func `runs work in its own application, whoever settles`() {
    let application = UIApplication.shared
    loop.enqueue("turn") { trace.add("\(UIApplication.shared === application)") }

    ApplicationScope.$current.withValue(.processWide) {
      #expect(UIApplication.shared !== application)
      _ = application.mainLoop.settle()
    }

    #expect(trace.lines == ["true"])
  }

  // MARK: Ending

  @Test func `drops all work when it closes, and takes no more`() {
    enqueue("turn")
    enqueue("timer", after: .seconds(1))

    loop.close()
    enqueue("late turn")
    enqueue("late timer", after: .seconds(1))

    #expect(loop.isClosed)
    #expect(loop.isIdle)
    #expect(loop.pending.isEmpty)
    #expect(loop.advance(by: .seconds(2)))
    #expect(trace.lines.isEmpty)
  }

  @Test func `ends at once where work closes it`() {
    loop.enqueue("turn") {
      trace.add("1")
      loop.close()
    }
    enqueue("2")

    #expect(loop.settle())

    #expect(trace.lines == ["1"])
  }

  @Test func `drops what is pending and takes new work`() {
    enqueue("old")
    enqueue("old timer", after: .seconds(1))

    loop.cancelAll()
    enqueue("new")
    loop.advance(by: .seconds(1))

    #expect(trace.lines == ["new"])
  }

  // MARK: Naming pending work

  @Test func `tells what is due and what is timed`() {
    #expect(loop.pending.isEmpty)
    for name in ["layout", "push", "layout", "reload", "present"] as [StaticString] {
      loop.enqueue(name) {}
    }
    loop.enqueue("UIView.animate completion", after: .milliseconds(300)) {}
    #expect(loop.pending.due == ["layout", "push", "layout", "reload", "present"])
    #expect(loop.pending.delayed == ["UIView.animate completion"])
    #expect(loop.pending.delay == .milliseconds(300))

    loop.settle()
    loop.enqueue("tick", after: .milliseconds(50)) {}
    loop.enqueue("tick", after: .seconds(2)) {}

    #expect(loop.pending.due.isEmpty)
    #expect(loop.pending.delayed == ["tick", "UIView.animate completion", "tick"])
    #expect(loop.pending.delay == .milliseconds(50))
  }

  // MARK: Another order

  /// The lines of work that comes on separate lanes and on the main queue, in a seeded order.
  private func lines(inOrder seed: UInt64?, _ add: () -> Void) -> [String] {
    let before = trace.lines.count
    loop.order = seed.map { SeededNumbers(seed: $0) }
    add()
    loop.advance(by: .seconds(1))
    return Array(trace.lines[before...])
  }

  private func addBlocks() {
    for line in ["a1", "a2"] { loop.enqueue("block", lane: .main) { trace.add(line) } }
    loop.enqueue("layout") { trace.add("layout") }
    loop.enqueue("answer", lane: WorkLane()) { trace.add("b") }
    loop.enqueue("answer", lane: WorkLane()) { trace.add("c") }
  }

  @Test func `lets work of the app overtake where it may, and keeps the order of each way`() {
    let orders = Set((0..<300).map { lines(inOrder: $0, addBlocks) })

    // UIKit's own work keeps its place; two blocks of the main queue never change places.
    #expect(orders.allSatisfy { $0.firstIndex(of: "layout") == 2 })
    #expect(orders.allSatisfy { order in order.filter { $0.hasPrefix("a") } == ["a1", "a2"] })
    #expect(orders.count == 12)
    #expect(lines(inOrder: nil, addBlocks) == ["a1", "a2", "layout", "b", "c"])
    #expect(lines(inOrder: 7, addBlocks) == lines(inOrder: 7, addBlocks))
  }

  @Test func `lets timers of the app of one moment come in any order, and no others`() {
    func addTimers() {
      for line in ["a", "b", "c"] {
        loop.enqueue("timer", after: .milliseconds(300), isOfApp: true) { trace.add(line) }
      }
      loop.enqueue("an animation ends", after: .milliseconds(300)) { trace.add("UIKit") }
      loop.enqueue("timer", after: .milliseconds(301), isOfApp: true) { trace.add("later") }
    }

    let orders = Set((0..<50).map { lines(inOrder: $0, addTimers) })

    #expect(orders.count == 6)
    #expect(orders.allSatisfy { Array($0.suffix(2)) == ["UIKit", "later"] })
    #expect(lines(inOrder: nil, addTimers) == ["a", "b", "c", "UIKit", "later"])
  }

  @Test func `keeps the order of blocks of a serial queue, and of no others`() {
    #expect(WorkLane(ofQueue: "birds").keepsOrder(with: WorkLane(ofQueue: "birds")))
    #expect(!WorkLane(ofQueue: "birds").keepsOrder(with: .main))
    #expect(!WorkLane().keepsOrder(with: WorkLane()))
  }
}
