import FleetTesting
import Foundation
import Testing

@testable import Trails

@MainActor @Suite(.freshApplication)
struct TrailSyncTests {
    private let sync = TrailSync()

    @Test func `what is typed within 300 milliseconds is searched for once`() {
        for count in 1...20 {
            sync.search(String(repeating: "a", count: count))
            advance(by: .milliseconds(50))
        }
        #expect(sync.searches == [])

        advance(by: .milliseconds(250))
        #expect(sync.searches == [String(repeating: "a", count: 20)])
    }

    @Test func `a group on the main queue is done with one settle, and a message goes in time`() {
        setDate(Date(timeIntervalSince1970: 0))
        var count: Int?
        sync.sync(["Ridge", "Lake"]) { count = $0 }
        #expect(count == nil)

        settle()
        #expect(count == 9)
        #expect(sync.lastSync == Date(timeIntervalSince1970: 0))
        #expect(sync.message == "Synced")

        advance(by: .seconds(2))
        #expect(sync.message == nil)
    }

    @Test func `what another queue has found comes back`() async {
        var found: String?
        sync.lookUp("ridge") { found = $0 }

        await eventually { found != nil }
        #expect(found == "RIDGE")
    }

    @Test func `a clock ticks until it is stopped`() {
        sync.startClock()
        advance(by: .seconds(3))
        sync.stopClock()
        advance(by: .seconds(3))

        #expect(sync.ticks == 3)
    }
}
