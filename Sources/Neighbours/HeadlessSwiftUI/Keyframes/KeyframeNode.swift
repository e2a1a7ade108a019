/// The node of views that change with a value, which keyframes change.
///
/// A run of a trigger is a movement in frames: time that passes shows them, and a settle brings it
/// to its end. One that repeats has no end: while time stands still, it shows a frame.
final class KeyframeNode<Value, K: Keyframes, C: View>:
  SingleNode<KeyframeAnimator<Value, K, C>, C>
where K.Value == Value {
  private typealias Animator = KeyframeAnimator<Value, K, C>

  private var view: KeyframeAnimator<Value, K, C>
  private var value: Value
  /// What runs, and when it has begun.
  private var run: (timeline: KeyframeTimeline<Value>, begin: TimeInterval)?
  private var appearance: Appearance?
  private let clock = FrameClock()
  /// What is shorter counts as no time.
  private static var shortest: TimeInterval { 0.000_001 }

  init(_ view: KeyframeAnimator<Value, K, C>, _ context: _Context) {
    self.view = view
    value = Self.firstValue(of: view)
    super.init(context)
    child = C._makeNode(content(), inner())
    let appearance = Appearance { [weak self] in self?.appeared($0) }
    self.appearance = appearance
    watch(appearance)
  }

  /// The value before anything runs: where keyframes repeat, that at their beginning.
  private static func firstValue(of view: Animator) -> Value {
    if case .trigger = view.mode { return view.initialValue }
    return view.timeline(from: view.initialValue).value(time: 0)
  }

  private var repeats: Bool {
    if case .repeating(let repeats) = view.mode { repeats } else { false }
  }

  private func appeared(_ isVisible: Bool) {
    if isVisible, repeats {
      begin(from: view.initialValue)
    } else if run != nil {
      stop()
    }
  }

  // MARK: Running

  private func begin(from value: Value) {
    run = (view.timeline(from: value), clock.now)
    showFrame()
  }

  /// Shows the value of this moment, and waits for the next frame.
  private func showFrame() {
    guard isAlive, let run else { return }
    let (time, duration) = (clock.now - run.begin, run.timeline.duration)
    let left = duration - time
    guard left > Self.shortest else {
      guard repeats, duration > Self.shortest else { return stop() }
      // The next one begins where this one has ended.
      return begin(from: run.timeline.value(time: duration))
    }
    value = run.timeline.value(time: time)
    invalidate()
    let end: @MainActor () -> Void = { [weak self] in self?.stop() }
    clock.waitForFrame(
      "KeyframeAnimator", endingIn: left, settled: repeats ? nil : end
    ) { [weak self] in self?.showFrame() }
  }

  /// Ends a run: what repeats goes back to its beginning, all else to its end.
  private func stop() {
    clock.stop()
    guard let run else { return }
    self.run = nil
    if case .trigger = view.mode {
      value = run.timeline.value(time: run.timeline.duration)
    } else {
      value = Self.firstValue(of: view)
    }
    invalidate()
  }

  // MARK: The node

  private func content() -> C { Tracker.run(self) { view.content(value) } }

  override func update(_ view: KeyframeAnimator<Value, K, C>, _ environment: EnvironmentValues) {
    let (old, wasRepeating) = (self.view.mode, repeats)
    self.view = view
    self.environment = environment
    if case .trigger(let one) = old, case .trigger(let other) = view.mode {
      if !Equality.holds(one, other) { begin(from: value) }
    } else if repeats != wasRepeating, appearance?.isVisible == true {
      if repeats { begin(from: view.initialValue) } else { stop() }
    }
    refresh()
  }

  override func refresh() {
    isDirty = false
    child?.update(content(), environment)
  }

  override func ended() { clock.stop() }
}
