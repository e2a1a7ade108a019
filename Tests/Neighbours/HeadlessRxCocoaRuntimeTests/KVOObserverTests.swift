import FleetTesting
import Foundation
import HeadlessRxCocoaRuntime
import Testing

@MainActor
@Suite("Observers of key paths", .freshApplication)
struct KVOObserverTests {
  @Test func `hear of new values until they are disposed of`() {
    let scroll = UIScrollView()
    var heard: [CGPoint?] = []
    let observer = _RXKVOObserver(
      target: scroll, retainTarget: false, keyPath: "contentOffset", options: [.new, .initial]
    ) { heard.append($0 as? CGPoint ?? ($0 as? NSValue)?.cgPointValue) }
    scroll.contentOffset.y = 8
    observer.dispose()
    scroll.contentOffset.y = 9

    #expect(heard == [.zero, CGPoint(x: 0, y: 8)])
  }

  @Test func `hear nothing of what is not observed`() {
    let observer = _RXKVOObserver(
      target: NSObject(), retainTarget: true, keyPath: "name", options: .new
    ) { _ in
      Issue.record("Nothing changed.")
    }
    observer.dispose()
  }

  @Test func `by key path hear of the present value`() {
    var heard: [Int] = []
    let token = Bird().observe(\.age, options: [.initial, .new]) { _, change in
      heard.append(change.newValue ?? -1)
    }
    token.invalidate()
    _ = Bird().observe(\.age) { _, _ in heard.append(-2) }

    #expect(heard == [3])
  }

  private final class Bird: NSObject { var age = 3 }

  @Test func `of messages, an error tells that there are none`() {
    var error: NSError?
    #expect(RX_ensure_observing(NSObject(), Selector("fly"), &error) == nil)
    #expect(error?.domain == "RXObjCRuntimeErrorDomain")
    #expect(error?.code == 3)
    let name = RX_selector(Selector("fly"))
    #expect(RX_reference_from_selector(name) == RX_reference_from_selector(name))
    #expect(RX_reference_from_selector(name) != RX_reference_from_selector(Selector("fly")))
  }
}
