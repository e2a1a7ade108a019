import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

@MainActor
@Suite("Objects that are kept weakly by a protocol", .ownApplication)
struct UIKitWeakTests {
  private struct Weak<T> { @UIKitWeak var object: T? = nil }
  private final class Delegate: NSObject, UINavigationControllerDelegate {}

  @Test func `are there as long as they live`() {
    var delegate: Delegate? = Delegate()
    var weak = Weak<any UINavigationControllerDelegate>(object: delegate)
    let other = Weak<any UINavigationControllerDelegate>()

    #expect(weak.object === delegate)
    #expect(other.object == nil)
    weak.object = nil
    #expect(weak.object == nil)
    weak.object = delegate
    delegate = nil
    #expect(weak.object == nil)
  }
}
