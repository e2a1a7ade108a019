import HeadlessCombine
import Testing

/// The requests of operators to a scheduler of the app's own.
@Suite struct SchedulerCallTests {
  private let scheduler = RecordingScheduler()
  private let subject = PassthroughSubject<Int, Never>()

  @Test func `debounce has a timer of its own for each value, and stops the one before`() {
    let log = EventLog<Int, Never>()
    subject.debounce(for: .seconds(1), scheduler: scheduler).subscribe(log)

    subject.send(1)
    subject.send(2)
    #expect(scheduler.asked == ["now", "every", "now", "every", "stop"])
    scheduler.run()
    #expect(log.events == ["subscription", "2"])
    #expect(scheduler.asked.last == "stop" && scheduler.asked.count == 6)
  }

  @Test func `timeout has a timer that begins anew with each value, and stops with the end`() {
    let log = EventLog<Int, Never>()
    subject.timeout(.seconds(1), scheduler: scheduler).subscribe(log)
    #expect(scheduler.asked == ["now", "every", "stop", "now", "every"])

    subject.send(1)
    #expect(scheduler.asked.dropFirst(5) == ["stop", "now", "every", "soon"])
    subject.send(completion: .finished)
    #expect(scheduler.asked.dropFirst(9) == ["stop", "soon"])
  }

  @Test func `throttle asks when it is with each value`() {
    let log = EventLog<Int, Never>()
    subject.throttle(for: .seconds(1), scheduler: scheduler, latest: true).subscribe(log)
    let atFirst = scheduler.asked.count

    subject.send(1)
    subject.send(2)
    #expect(scheduler.asked.dropFirst(atFirst) == ["now", "soon", "now"])
    scheduler.run()
    #expect(log.events == ["subscription", "2"])
    subject.send(3)
    #expect(scheduler.asked.dropFirst(atFirst + 3) == ["now", "now", "after"])
  }

  @Test func `subscribing on a scheduler subscribes, asks and cancels there`() {
    var told: [String] = []
    let log = EventLog<Int, Never>(asking: .max(1))
    RecordingSource { told.append($0) }.subscribe(on: scheduler).subscribe(log)
    #expect(told == [])
    scheduler.run()
    #expect(told == ["subscribe"])
    scheduler.run()
    #expect(told == ["subscribe", "request max(1)"])
    log.cancel()
    #expect(told.count == 2)
    scheduler.run()
    #expect(told.last == "cancel")
  }
}
