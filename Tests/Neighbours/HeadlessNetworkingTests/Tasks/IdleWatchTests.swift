import Testing

@testable import HeadlessNetworking

@Suite("IdleWatch")
struct IdleWatchTests {
  @Test func `five looks in a row between which nothing is computed are idle time`() {
    var watch = IdleWatch(used: 10)
    let used = [10, 10.001, 10.002, 10.003, 10.5, 10.5, 10.501, 10.501, 10.502, 10.502, 10.7]

    #expect(
      used.map { watch.look(used: $0) } == [
        false, false, false, false, false, false, false, false, false, true, false,
      ])
  }
}
