import FleetTesting
import Foundation
import HeadlessOS
import Testing

@MainActor @Suite(.freshApplication) struct LoggerTests {
  private let logger = Logger(subsystem: "birds", category: "list")

  @Test func `what was logged can be read, by subsystem and category`() {
    let name = "Robin"
    logger.debug("one")
    logger.warning("two \(name, privacy: .private)")
    logger.critical("three \(3) \(nil as Int?)")
    Logger(subsystem: "birds", category: "map").log(level: .info, "four")
    Logger(.disabled).error("five")

    #expect(
      SimulatedLog.lines(category: "list").map(\.message) == ["one", "two Robin", "three 3 nil"])
    #expect(SimulatedLog.lines(subsystem: "birds").map(\.level) == [.debug, .error, .fault, .info])
    #expect(SimulatedLog.lines(subsystem: "fish").isEmpty)
  }

  @Test func `a trace tells of what was logged in each step`() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "logged.html").path
    Fleet.trace(to: path) {
      setAsAppRootWindow(UIViewController())
      logger.error("No bird is called \("Rob")")
      Fleet.settle()
    }

    let page = try String(contentsOfFile: path, encoding: .utf8)
    #expect(page.contains(#""kind":"log","place":"","text":"birds list: No bird is called Rob""#))
  }

  @Test func `values are written in the way that is asked for`() {
    logger.info(
      "\(1.0 / 3, format: .fixed(precision: 2)) \(255, format: .hex(includePrefix: true))")
    logger.info("\(true, format: .answer) [\("ab", align: .right(columns: 4))]")

    #expect(SimulatedLog.lines().map(\.message) == ["0.33 0xff", "yes [  ab]"])
  }

  @Test func `the functions in the manner of C take any value for any place`() {
    let log = OSLog(subsystem: "birds", category: "old")
    os_log("%{public}@ has %d of %.1f %%", log: log, type: .error, "Robin", 3, 4.25)
    os_log(.fault, log: log, "%d %@", "no number")
    os_log("%q 100%", log: log, 1)
    os_log("plain", log: log)
    os_log("a %{public", log: log, "value")

    #expect(
      SimulatedLog.lines(category: "old").map(\.message) == [
        "Robin has 3 of 4.2 %", "no number <missing>", "%q 100%", "plain", "a %{public",
      ])
  }

  @Test func `a fresh application has logged nothing`() {
    logger.info("outside")

    withFreshApplication {
      #expect(SimulatedLog.lines().isEmpty)
      logger.info("inside")
    }

    #expect(SimulatedLog.lines().map(\.message) == ["outside"])
  }

  @Test func `the store reads the lines of the process`() throws {
    logger.notice("kept")

    let entries = try OSLogStore(scope: .currentProcessIdentifier).getEntries()

    #expect(entries.map(\.composedMessage) == ["kept"])
    #expect((entries.first as? OSLogEntryLog)?.level == .notice)
    #expect(try OSLogStore(scope: .system).getEntries().isEmpty)
  }

  @Test func `lines from many threads all arrive`() async {
    await withTaskGroup { group in
      for number in 0..<8 {
        group.addTask { for _ in 0..<100 { Logger().info("\(number)") } }
      }
    }

    #expect(SimulatedLog.lines().count == 800)
  }

  @Test func `a lock guards its state, and copies share it`() {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    let copy = lock
    copy.withLock { $0 += 2 }

    #expect(lock.withLock { $0 } == 2)
    let plain = OSAllocatedUnfairLock()
    #expect(plain.lockIfAvailable())
    #expect(!plain.lockIfAvailable())
    plain.unlock()
  }
}
