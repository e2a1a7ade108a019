import Foundation

/// The animations of a layer.
@MainActor
final class LayerAnimations {
  private struct Entry {
    let key: String
    let isNamed: Bool
    let animation: CAAnimation
    let transaction: CATransaction.Transaction
    var hasEnded = false
    /// Whether it ends as soon as the time of the layer goes on.
    var waits = false
  }

  private weak var layer: CALayer?

  private var entries: [Entry] = []
  private var count = 0

  init(of layer: CALayer) { self.layer = layer }

  /// The names under which animations were added, or `nil` without animations.
  var keys: [String]? {
    let keys = entries.filter(\.isNamed).map(\.key)
    return keys.isEmpty ? nil : keys
  }

  func animation(forKey key: String) -> CAAnimation? {
    entries.first { $0.key == key && $0.isNamed }?.animation
  }

  /// Adds a copy of an animation, in place of the animation with its key.
  func add(_ animation: CAAnimation, forKey key: String?) {
    guard let copy = animation.copy() as? CAAnimation else { return }
    let name = copy.ownKey ?? key
    if let name { remove(forKey: name) }
    count += 1
    let transaction = CATransaction.current
    if copy.duration == 0 { copy.duration = CATransaction.animationDuration() }
    let entry = Entry(
      key: name ?? "animation \(count)", isNamed: name != nil, animation: copy,
      transaction: transaction)
    entries.append(entry)
    transaction.begin()
    let loop = UIApplication.shared.mainLoop
    // The first turn shows the animation, the next one its end.
    let start: @MainActor () -> Void = { [weak self] in
      guard let self, holds(copy) else { return }
      copy.delegate?.animationDidStart(copy)
      guard !copy.isEndless else { return }
      loop.enqueue("an animation ends") { [weak self] in self?.end(copy) }
    }
    let begin = layer?.convertTime(copy.beginTime, to: nil) ?? copy.beginTime
    let delay = begin - loop.now.seconds
    if copy.beginTime > 0, delay > 0 {
      loop.enqueue("an animation begins", after: .uiKitTime(delay), start)
    } else {
      loop.enqueue("an animation begins", start)
    }
  }

  func remove(forKey key: String) {
    for entry in entries where entry.key == key && entry.isNamed { stop(entry) }
  }

  func removeAll() {
    for entry in entries { stop(entry) }
  }

  private func holds(_ animation: CAAnimation) -> Bool {
    entries.contains { $0.animation === animation }
  }

  private func stop(_ entry: Entry) {
    entries.removeAll { $0.animation === entry.animation }
    guard !entry.hasEnded else { return }
    UIApplication.shared.mainLoop.enqueue("an animation is removed") {
      entry.animation.delegate?.animationDidStop(entry.animation, finished: false)
      entry.transaction.end()
    }
  }

  /// Ends the animations that have waited for the time of the layer to go on.
  func endWaiting() {
    for index in entries.indices where entries[index].waits {
      entries[index].waits = false
      let animation = entries[index].animation
      UIApplication.shared.mainLoop.enqueue("an animation ends") { [weak self] in
        self?.end(animation)
      }
    }
  }

  private func end(_ animation: CAAnimation) {
    guard let index = entries.firstIndex(where: { $0.animation === animation }) else { return }
    guard layer?.standsStill != true else {
      entries[index].waits = true
      return
    }
    let transaction = entries[index].transaction
    if animation.isRemovedOnCompletion {
      entries.remove(at: index)
    } else {
      entries[index].hasEnded = true
    }
    animation.delegate?.animationDidStop(animation, finished: true)
    transaction.end()
  }
}
