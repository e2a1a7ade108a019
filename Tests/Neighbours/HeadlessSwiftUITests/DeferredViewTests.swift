import Fleet
import FleetDeferral
import FleetTesting
import HeadlessSwiftUI
import TestSupport
import Testing

/// Views with code that does not compile, as they are rewritten.
@MainActor
@Suite("Deferred places of views", .freshApplication)
struct DeferredViewTests {
  private struct Cart: View {
    var body: some View {
      VStack {
        Text("Cart")._deferredModifier("Cart.body", "no such modifier", line: 1).bold()
        _deferred("Cart.body", "no such view", line: 2)
        if isFull { _deferred("Cart.body", "no such view", line: 3) } else { Text("Empty") }
        ForEach(0..<2, id: \.self) { _ in _deferredValue("Cart.body", "no such row", line: 4) }
        total
        hint
        Button("Pay") { _deferred("Cart.body", "no such call", line: 7) }
      }
      ._deferredModifier("Cart.body", "no such title", line: 8)
    }

    private var isFull: Bool { false }
    private var total: some View { _deferredValue("Cart.total", "no such total", line: 5) }
    @ViewBuilder private var hint: some View { _deferred("Cart.hint", "no such hint", line: 6) }
  }

  @Test func `fail where they are shown, and what stands around them stays`() {
    let shown = failures {
      show(Cart())
      #expect(texts == ["Cart", "Empty"])
    }
    let reached = failures { tap("Pay") }
    #expect(
      shown.map(\.reason).sorted()
        == ["hint", "modifier", "row", "title", "total", "view"].map { what in
          let place = ["hint": "hint", "total": "total"][what] ?? "body"
          return "Cart.\(place) has code that does not compile: no such \(what)."
        }.sorted())
    #expect(
      reached.map(\.reason) == ["Cart.body has code that does not compile: no such call."])
  }
}
