import Testing

@testable import HeadlessNetworking

@Suite("IdleWatch")
struct IdleWatchTests {
  @Test func `five looks in a row between which nothing is computed are idle time`() {
    var watch = IdleWatch(used: 10)
    let used = [10, 10.001, 10.002, 10.003, 10.5, 10.5, 10.501, 10.501, 10.502, 10.502, 10.7]

    #expect(
      used.map { watch.look(used: $0, hasChildren: false) } == [
        false, false, false, false, false, false, false, false, false, true, false,
      ])
  }

  @Test func `no look is quiet while other processes run that this one has started`() {
    var watch = IdleWatch(used: 10)

    #expect((0..<9).map { _ in watch.look(used: 10, hasChildren: true) }.allSatisfy { !$0 })
    #expect((0..<5).map { _ in watch.look(used: 10, hasChildren: false) }.last == true)
  }
}
