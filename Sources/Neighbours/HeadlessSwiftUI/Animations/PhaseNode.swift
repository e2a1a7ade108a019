/// The node of views that go from phase to phase.
///
/// A phase is there at once, as what animations bring; the next one comes in UIKit time, when the
/// animation is over. Nothing of it is due while time stands still, so that a screen comes to rest.
final class PhaseNode<P: Equatable, C: View>: SingleNode<PhaseAnimator<P, C>, C> {
  private var view: PhaseAnimator<P, C>
  private var index = 0
  /// Whether the phase is another one than that of the last evaluation, and how it comes.
  private var hasMoved = false
  private var animation: Animation?
  private var appearance: Appearance?
  private let clock = FrameClock()

  init(_ view: PhaseAnimator<P, C>, _ context: _Context) {
    self.view = view
    super.init(context)
    if view.phases.isEmpty { RuntimeIssue.log("The phases of a PhaseAnimator are empty.") }
    child = content.map { C._makeNode($0, inner()) }
    let appearance = Appearance { [weak self] isVisible in
      self?.clock.stop()
      if isVisible { self?.goOn() }
    }
    self.appearance = appearance
    watch(appearance)
  }

  private var phase: P? { view.phases.indices.contains(index) ? view.phases[index] : nil }

  private var content: C? {
    phase.map { phase in Tracker.run(self) { view.content(phase) } }
  }

  /// Goes to the next phase, where a run is not at its end.
  private func goOn() {
    guard isAlive, appearance?.isVisible == true, view.trigger == nil || index > 0 else { return }
    step()
    invalidate()
  }

  /// Goes to the next phase, and on from there when that one's animation is over.
  private func step() {
    guard view.phases.count > 1 else { return }
    let old = phase
    index = (index + 1) % view.phases.count
    guard let phase else { return }
    (hasMoved, animation) = (true, view.animation(phase))
    // What is the same as before has nothing to animate: it takes a frame.
    let duration = phase == old ? 0 : animation?.duration ?? 0
    clock.stop()
    guard duration.isFinite, view.trigger == nil || index > 0 else { return }
    clock.wait("PhaseAnimator", for: duration) { [weak self] in self?.goOn() }
  }

  override func update(_ view: PhaseAnimator<P, C>, _ environment: EnvironmentValues) {
    let old = self.view
    self.view = view
    self.environment = environment
    if !view.phases.indices.contains(index) { index = 0 }
    if let one = old.trigger, let other = view.trigger, !Equality.holds(one, other) { step() }
    refresh()
  }

  override func refresh() {
    isDirty = false
    if hasMoved {
      hasMoved = false
      updates.change { $0.animation = animation }
    }
    guard let content else { return }
    if let child { return child.update(content, environment) }
    child = C._makeNode(content, inner())
    structureChanged()
  }

  override func ended() { clock.stop() }
}
