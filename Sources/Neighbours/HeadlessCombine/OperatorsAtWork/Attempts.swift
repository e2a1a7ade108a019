import Foundation

/// Follows a publisher anew after an error, so often.
///
/// One attempt comes after the other, however soon each fails: they do not call each other.
final class Attempts<Source: Publisher> {
  private let source: Source
  private let relay: Publishers.Retry<Source>.Relay
  private let lock = NSLock()
  private var left: Int
  private var isSubscribing = false
  private var isDue = false

  init(_ source: Source, retries: Int, _ relay: Publishers.Retry<Source>.Relay) {
    self.source = source
    self.relay = relay
    left = retries
  }

  func begin() {
    repeat {
      lock.withLock { (isSubscribing, isDue) = (true, false) }
      relay.follow(source) { self.end($0) }
    } while lock.withLock {
      isSubscribing = false
      return isDue
    }
  }

  private func end(_ completion: Subscribers.Completion<Source.Failure>) {
    guard case .failure = completion, take() else { return relay.finish(completion) }
    let isWithin = lock.withLock {
      isDue = isSubscribing
      return isDue
    }
    if !isWithin { begin() }
  }

  private func take() -> Bool {
    lock.withLock {
      guard left > 0 else { return false }
      left -= 1
      return true
    }
  }
}
