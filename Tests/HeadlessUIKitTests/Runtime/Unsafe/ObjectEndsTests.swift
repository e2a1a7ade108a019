import Testing

@testable import HeadlessUIKit

@Suite("ObjectEnds")
struct ObjectEndsTests {
  private final class Owner {}

  @Test func `are told, as this compiler lays classes out`() {
    #if os(Linux)
    #expect(ObjectEnds.watch(Owner()))
    #else
    #expect(!ObjectEnds.watch(Owner()))
    #endif
  }
}
