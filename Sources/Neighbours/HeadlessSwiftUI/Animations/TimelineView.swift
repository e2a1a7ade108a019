/// Views that change as time goes on.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// There is no body.
  public typealias Body = Never
  /// What views are told of the time.
  public typealias Context = TimelineViewDefaultContext

  let schedule: Schedule
  let content: (Context) -> Content

  /// Creates views that change with the dates of a schedule.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _Context) -> _Node<Self> {
    TimelineNode(view, context)
  }
}

/// What views are told of the time.
public struct TimelineViewDefaultContext: Sendable {
  /// How often they change.
  public enum Cadence: Comparable, Sendable { case live, seconds, minutes }

  /// The date of the schedule.
  public let date: Date
  /// How often they change.
  public let cadence: Cadence

  /// Has views that keep something of their last change let it go.
  public func invalidateTimelineContent() {}
}

/// The node of views that change as time goes on.
private final class TimelineNode<S: TimelineSchedule, C: View>: SingleNode<TimelineView<S, C>, C> {
  private var view: TimelineView<S, C>
  private var date = Date.uiKitNow()
  private var next: Date?
  private var appearance: Appearance?
  /// Which wait is the last one: others that end change nothing.
  private var waits = 0

  init(_ view: TimelineView<S, C>, _ context: _Context) {
    self.view = view
    super.init(context)
    begin()
    child = C._makeNode(content(), inner())
    let appearance = Appearance { [weak self] isVisible in
      self?.waits += 1
      if isVisible { self?.wait() }
    }
    self.appearance = appearance
    watch(appearance)
  }

  /// Takes the date of the schedule that is current now.
  private func begin() {
    let now = Date.uiKitNow()
    var entries = view.schedule.entries(from: now, mode: .normal).makeIterator()
    date = now
    next = entries.next()
    while let entry = next, entry <= now {
      date = entry
      next = entries.next()
      if next == entry { next = nil }
    }
  }

  private func wait() {
    guard isAlive, appearance?.isVisible == true, let next else { return }
    waits += 1
    let (node, wait) = (Weak(self), waits)
    let seconds = next.timeIntervalSince(.uiKitNow())
    guard seconds.isFinite else { return }
    MainTurn.post("TimelineView", after: .seconds(max(seconds, 0))) {
      guard let node = node.object, node.waits == wait else { return }
      node.begin()
      node.invalidate()
      node.wait()
    }
  }

  private func content() -> C {
    Tracker.run(self) { view.content(.init(date: date, cadence: .live)) }
  }

  override func update(_ view: TimelineView<S, C>, _ environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    begin()
    wait()
    refresh()
  }

  override func refresh() {
    isDirty = false
    child?.update(content(), environment)
  }

  override func ended() { waits += 1 }
}
