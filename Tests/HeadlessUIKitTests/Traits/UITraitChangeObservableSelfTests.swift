import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor @Suite("registerForTraitChanges(_:handler:) within a class", .ownApplication)
struct UITraitChangeObservableSelfTests {
  private class Card: UIView {
    var styles: [UIUserInterfaceStyle] = []

    override init(frame: CGRect) {
      super.init(frame: frame)
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous) in
        self.note(previous)
      }
    }

    required init?(coder: NSCoder) { nil }

    func note(_ previous: UITraitCollection) { styles.append(previous.userInterfaceStyle) }
  }

  private final class Deck: Card {
    var count = 0

    func watch() {
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (self: Self, previous: UITraitCollection) in self.count += 1
      }
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { deck, _ in deck.count += 1 }
    }
  }

  @Test func `the closure may call the object Self`() {
    let deck = Deck()
    deck.watch()

    deck.overrideUserInterfaceStyle = .dark

    #expect(deck.styles == [.light])
    #expect(deck.count == 2)
  }
}
