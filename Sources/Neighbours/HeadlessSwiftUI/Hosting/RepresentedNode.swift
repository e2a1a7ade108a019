/// The node of what is UIKit's: a view, or a view controller.
class RepresentedNode<V: View, Made: AnyObject>: _Node<V> {
  final let copy: LinkedCopy<V>
  private(set) final var made: Made?

  init(_ view: V, _ context: _Context) {
    copy = LinkedCopy(view)
    super.init(context)
  }

  /// Makes it.
  func make() -> Made? { nil }

  /// Shows the present value in it.
  func show(_ made: Made) {}

  /// What is UIKit's: it is made when it is first needed, and updated at once.
  final var represented: Made? {
    if let made { return made }
    copy.link(self)
    guard let made = Tracker.run(self, make) else { return nil }
    self.made = made
    update(made)
    return made
  }

  private func update(_ made: Made) {
    copy.link(self)
    environment.bridged.apply(to: made)
    Tracker.run(self) { show(made) }
  }

  override func update(_ view: V, _ environment: EnvironmentValues) {
    copy.take(view, environment, of: self)
  }

  override func environmentChanged(_ environment: EnvironmentValues) {
    self.environment = environment
    refresh()
  }

  override func refresh() {
    isDirty = false
    guard let made else { return }
    update(made)
    layoutChanged()
  }

  override func ended() { copy.forget() }
}
