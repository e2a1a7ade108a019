import HeadlessSwiftUI
import HeadlessUIKit

/// What is known of the tips of one application.
@MainActor
final class TipBook: ScopedState {
  /// The tips that show, whatever their rules say.
  enum Shown {
    case asRulesSay
    case all
    case some(Set<String>)
    case none
  }

  private(set) var isConfigured = false
  var shows = Shown.asRulesSay { didSet { changed() } }
  /// The types of tips that do not show.
  var hidden: Set<String> = [] { didSet { changed() } }
  private var frequency = 0.0
  private var invalidated: [String: Tips.InvalidationReason] = [:]
  private var displays: [String: Int] = [:]
  private var last: (id: String, time: Duration)?
  /// When the next tip may show, if one waits for that.
  private var wakes: Duration?
  private var watches: [UUID: () -> Void] = [:]
  private let changes = TipChanges()

  nonisolated init() {}

  // MARK: Settings

  func configure(_ options: [Tips.ConfigurationOption]) {
    isConfigured = true
    frequency = options.compactMap(\.frequency).last?.seconds ?? 0
    changed()
  }

  func reset() {
    (invalidated, displays, last) = ([:], [:], nil)
    EventLog.current.reset()
    changed()
  }

  func invalidate(_ id: String, _ reason: Tips.InvalidationReason) {
    guard invalidated[id] == nil else { return }
    invalidated[id] = reason
    changed()
  }

  func forget(_ id: String) {
    (invalidated[id], displays[id]) = (nil, nil)
    changed()
  }

  /// A tip has come into view.
  func display(_ tip: some Tip) {
    displays[tip.id, default: 0] += 1
    last = (tip.id, MainTurn.now)
  }

  /// A tip is in view no longer, which it may have been often enough.
  func ended(_ tip: some Tip) {
    for case let most as Tips.MaxDisplayCount in tip.options
    where displays[tip.id, default: 0] >= most.count {
      invalidate(tip.id, .displayCountExceeded)
    }
  }

  // MARK: Whether tips show

  func status(of tip: some Tip) -> Tips.Status {
    _ = changes.count
    if let reason = invalidated[tip.id] { return .invalidated(reason) }
    let name = String(describing: type(of: tip))
    guard isConfigured, !hidden.contains(name) else { return .pending }
    switch shows {
    case .all: return .available
    case .some(let names): return names.contains(name) ? .available : .pending
    case .none: return .pending
    case .asRulesSay: break
    }
    return tip.rules.allSatisfy { $0.holds() } && isTime(for: tip) ? .available : .pending
  }

  /// Whether the last tip is long enough ago.
  private func isTime(for tip: some Tip) -> Bool {
    guard let last, last.id != tip.id else { return true }
    if tip.options.contains(where: { ($0 as? Tips.IgnoresDisplayFrequency)?.ignores == true }) {
      return true
    }
    let rest = last.time + .seconds(frequency) - MainTurn.now
    if rest > .zero { wake(after: rest) }
    return rest <= .zero
  }

  /// Looks at all tips again when the next one may show.
  private func wake(after rest: Duration) {
    let time = MainTurn.now + rest
    guard wakes != time else { return }
    wakes = time
    MainTurn.post("the time of a tip", after: rest) { [weak self] in
      guard let self, wakes == time else { return }
      wakes = nil
      changed()
    }
  }

  // MARK: Changes

  func changed() {
    changes.count += 1
    for watch in watches.values { watch() }
  }

  /// A value, now and whenever it is another one.
  func updates<Value: Equatable & Sendable>(
    _ value: @escaping @MainActor () -> Value
  ) -> AsyncStream<Value> {
    let (stream, teller) = AsyncStream<Value>.makeStream()
    let id = UUID()
    var told: Value?
    let tell = {
      let now = value()
      guard now != told else { return }
      told = now
      teller.yield(now)
    }
    tell()
    watches[id] = tell
    teller.onTermination = { [weak self] _ in
      MainTurn.post("the end of a tip's updates") { self?.watches[id] = nil }
    }
    return stream
  }
}
