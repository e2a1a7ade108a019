public import Foundation

extension Timer {
  /// Creates a publisher that sends the date again and again in UIKit time, once it is connected.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval)
  }

  /// A publisher of the date, again and again.
  public final class TimerPublisher: ConnectablePublisher {
    /// The kind of values that are sent.
    public typealias Output = Date
    /// The kind of error: none.
    public typealias Failure = Never

    /// The time between two values.
    public let interval: TimeInterval

    private let subject = PassthroughSubject<Date, Never>()

    init(interval: TimeInterval) { self.interval = interval }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      subject.receive(subscriber: subscriber)
    }

    /// Begins to send, until the token is cancelled.
    public func connect() -> any Cancellable {
      let interval = SchedulerInterval(interval)
      let start = Date()
      let began = UIKitTimeScheduler.now
      return UIKitTimeScheduler.schedule(
        at: began + interval.duration, every: interval.duration
      ) { [subject] in
        let passed = SchedulerMoment(began).distance(to: .now)
        subject.send(start.addingTimeInterval(Double(passed.magnitude) / 1e9))
      }
    }
  }
}
