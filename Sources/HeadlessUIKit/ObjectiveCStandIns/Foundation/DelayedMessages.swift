import Foundation

/// The messages that are sent after delays, in UIKit time.
@MainActor
enum DelayedMessages {
  private final class Delayed {
    let message: Message
    weak var application: UIApplication?
    var timer: MainLoop.TimedTurn?

    init(_ message: Message, in application: UIApplication) {
      self.message = message
      self.application = application
    }
  }

  private static var all: [ObjectIdentifier: Delayed] = [:]

  static func add(_ message: Message, after delay: TimeInterval) {
    let application = UIApplication.shared
    let delayed = Delayed(message, in: application)
    let place = ObjectIdentifier(delayed)
    all = all.filter { $0.value.application?.mainLoop.isClosed == false }
    all[place] = delayed
    func send() { if all.removeValue(forKey: place) != nil { message.send() } }
    if delay > 0 {
      delayed.timer = application.mainLoop.enqueue(
        "Delayed perform", after: .uiKitTime(delay), isOfApp: true, send)
    } else {
      application.mainLoop.enqueue("Delayed perform", lane: .main, send)
    }
  }

  static func cancel(where isMeant: (Message) -> Bool) {
    for (place, delayed) in all where isMeant(delayed.message) {
      all[place] = nil
      if let timer = delayed.timer { delayed.application?.mainLoop.cancel(timer) }
    }
  }
}
