import Fleet
import FleetTesting
import HeadlessSwiftUI
import TestSupport
import Testing

/// What SwiftUI writes to the log, word for word.
@MainActor
@Suite("Messages of SwiftUI", .freshApplication)
struct MessageTests {
  private final class Cart: ObservableObject {}

  @Test func `behaviour 1068: what properties say that no view has`() {
    let rows: [(String, () -> Void)] = [
      (
        """
        Accessing State's value outside of being installed on a View. This will result in a constant \
        Binding of the initial value and will not update.
        """, { #expect(State(initialValue: 1).projectedValue.wrappedValue == 1) }
      ),
      (
        """
        Accessing StateObject's object without being installed on a View. This will create a new \
        instance each time.
        """, { _ = StateObject(wrappedValue: Cart()).wrappedValue }
      ),
      (
        """
        Accessing Environment<String>'s value outside of being installed on a View. This will always \
        read the default value and will not update.
        """, { #expect(Environment(\.suffix).wrappedValue == "!") }
      ),
      (
        """
        Accessing FocusState's value outside of the body of a View. This will result in a constant \
        Binding of the initial value and will not update.
        """, { #expect(FocusState<Bool>().projectedValue.wrappedValue == false) }
      ),
    ]
    for (message, access) in rows { #expect(logged(access).notes.reasons == [message]) }
  }

  @Test func `behaviour 1069: a controller of a storyboard says what it shows`() {
    let reasons = failures { #expect(UIHostingController<Words>(coder: NSCoder()) == nil) }.reasons
    #expect(
      reasons == [
        "init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)"
      ])
  }
}
