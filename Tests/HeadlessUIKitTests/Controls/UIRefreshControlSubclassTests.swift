import HeadlessUIKit
import Testing

@MainActor @Suite("Subclasses of UIRefreshControl")
struct UIRefreshControlSubclassTests {
  private final class Bird: UIRefreshControl {
    let name: String

    override init() {
      name = "Robin"
      super.init()
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func `may override what makes them, and call it`() {
    #expect(Bird().name == "Robin")
    #expect(Bird().bounds.size == UIRefreshControl().bounds.size)
    #expect(UIRefreshControl().bounds.height == 60)
  }
}
