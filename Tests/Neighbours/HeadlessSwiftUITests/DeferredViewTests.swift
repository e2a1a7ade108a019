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

  /// What an argument is made of that does not compile.
  @Test func `leave SwiftUI's types with values that do the least`() {
    let reasons = failures {
      let isOn: Binding<Bool> = _deferredValue("Cart.isOn", "no such binding")
      isOn.wrappedValue = true
      #expect(!isOn.wrappedValue)
      let color: Color = _deferredValue("Cart.color", "no such color")
      #expect(color == .clear)
      let path: Path = _deferredValue("Cart.path", "no such path")
      #expect(path.isEmpty)
      let name: Text = _deferredValue("Cart.name", "no such text")
      let inner: AnyView = _deferredValue("Cart.inner", "no such view")
      show(
        VStack {
          name; inner; Text("Total")
        })
      #expect(texts.contains("Total"))
    }
    #expect(reasons.count == 5)
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
