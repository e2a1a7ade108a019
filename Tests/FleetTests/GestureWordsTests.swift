import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("What stops a tap, in words", .freshApplication)
struct GestureWordsTests {
  private final class FancyButton: UIButton {}
  private final class FancySwitch: UISwitch {}
  private final class FancyField: UITextField {}
  private final class FancyControl: UIControl {}

  private func words(for view: UIView, _ hide: (UIView) -> Void) -> [String] {
    hide(view)
    return failures { view.tap() }.map { "\($0.name.rawValue) \($0.reason)" }
  }

  private func hidden(_ view: UIView) -> [String] { words(for: view) { $0.isHidden = true } }

  private func disabled(_ view: UIControl) -> [String] {
    words(for: view) { _ in view.isEnabled = false }
  }

  @Test func `each kind of view has its own, and what is made from it has the same`() {
    #expect(hidden(UIView()) == ["Fleet.ControlError Cannot tap UIView: Control is not visible."])
    #expect(
      hidden(FancyButton()) == ["Fleet.ButtonError Cannot tap UIButton: Control is not visible."])
    #expect(
      hidden(FancySwitch()) == ["Fleet.SwitchError Cannot flip UISwitch: Control is not visible."])
    #expect(
      hidden(UITextView()) == [
        "Fleet.TextViewError UITextView unavailable for editing: Text view is not visible."
      ])
    #expect(
      hidden(UISearchBar()) == [
        "Fleet.SearchBarError UISearchBar unavailable for editing: Search bar is not visible."
      ])
    #expect(
      hidden(FancyField()) == [
        "Fleet.TextFieldError UITextField unavailable for editing: Text field is not visible."
      ])
    #expect(
      disabled(FancyField()) == [
        "Fleet.TextFieldError UITextField unavailable for editing: Text field is not enabled."
      ])
  }

  @Test func `a view of the app's own is called by its class`() {
    #expect(
      disabled(FancyControl()) == [
        "Fleet.ControlError Cannot tap FancyControl: Control is not enabled."
      ])
    #expect(
      hidden(UITableViewCell()) == [
        "Fleet.ControlError Cannot tap UITableViewCell: Control is not visible."
      ])
  }
}
