import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("UIToolbar.tapItem(withTitle:)", .freshApplication)
struct UIToolbarTapItemTests {
  private let toolbar = UIToolbar()
  private let trace = Trace()

  private func item(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(primaryAction: UIAction(title: title) { [trace] _ in trace.add(title) })
  }

  @Test func `taps the first item of that title`() {
    toolbar.items = [item("Share"), .flexibleSpace(), item("Delete")]

    toolbar.tapItem(withTitle: "Delete")

    #expect(trace.lines == ["Delete"])
  }

  @Test func `knows what items of the system's are called`() {
    toolbar.items = [
      UIBarButtonItem(
        systemItem: .trash, primaryAction: UIAction { [trace] _ in trace.add("trash") })
    ]

    toolbar.tapItem(withTitle: "Delete")

    #expect(trace.lines == ["trash"])
  }

  @Test func `says that there is no such item, and which there are`() {
    let disabled = item("Delete")
    disabled.isEnabled = false
    toolbar.items = [item("Share"), disabled]

    let received = failures { toolbar.tapItem(withTitle: "share") }

    #expect(received.reasons == ["No item with title 'share' found in toolbar."])
    #expect(
      received.map(\.details) == [
        "Did you mean 'Share'? The items of <UIToolbar> are 'Share', 'Delete' (disabled)."
      ])
    #expect(received.map(\.name) == [.toolbar])
  }

  @Test func `says that there are no items`() {
    let none = failures { toolbar.tapItem(withTitle: "Share") }
    toolbar.items = []
    let empty = failures { toolbar.tapItem(withTitle: "Share") }

    #expect(
      (none + empty).reasons
        == Array(repeating: "No toolbar items found in the view controller.", count: 2))
  }

  @Test func `does not tap an item that is disabled, or whose toolbar is hidden`() {
    let item = item("Share")
    toolbar.items = [item]

    let received = failures {
      item.isEnabled = false
      toolbar.tapItem(withTitle: "Share")
      item.isEnabled = true
      toolbar.isHidden = true
      toolbar.tapItem(withTitle: "Share")
    }

    #expect(
      received.reasons == [
        "Cannot tap UIBarButtonItem: Control is not enabled.",
        "Cannot tap UIBarButtonItem: Control is not visible.",
      ])
    #expect(trace.lines.isEmpty)
  }
}
