/// Hears that something in a Realm is another.
final class WholeObserver: RealmObserver {
  private let block: () -> Void

  init(_ block: @escaping () -> Void) {
    self.block = block
    super.init()
    isDue = false
  }

  override func tell() {
    super.tell()
    block()
  }
}
