import HeadlessUIKit

/// What an app asks of a server of maps: the answer comes in a later turn, unless it was cancelled.
@MainActor
final class MapQuestion<Answer> {
  private let name: StaticString
  private let answer: @MainActor () throws -> Answer
  /// The number of answers that are still to come.
  private var pending = 0
  /// How often it was cancelled: what was asked before gets no answer.
  private var cancellations = 0

  init(_ name: StaticString, _ answer: @escaping @MainActor () throws -> Answer) {
    self.name = name
    self.answer = answer
  }

  /// Whether it is being answered.
  var isPending: Bool { pending > 0 }

  /// Asks, and calls back, unless that was cancelled.
  func ask(_ completion: @escaping (Answer?, (any Error)?) -> Void) {
    let number = begin()
    UIApplication.shared.mainLoop.enqueue(name) { [self] in
      guard end(number) else { return }
      do { completion(try answer(), nil) } catch { completion(nil, error) }
    }
  }

  /// Asks, and returns the answer.
  func ask() async throws -> Answer {
    let number = begin()
    await MainTurn.come(name)
    guard end(number) else { throw CancellationError() }
    return try answer()
  }

  /// Takes back what was asked; it can be asked anew.
  func cancel() {
    pending = 0
    cancellations += 1
  }

  private func begin() -> Int {
    pending += 1
    return cancellations
  }

  /// Ends an asking, and returns whether it was not cancelled.
  private func end(_ number: Int) -> Bool {
    guard number == cancellations else { return false }
    pending -= 1
    return true
  }
}
