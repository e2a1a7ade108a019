import FleetTesting
import Foundation
import Testing

@testable import Journal

@MainActor @Suite(.freshApplication)
struct AutosaveTests {
    private let autosave = Autosave()
    private let start = Date(timeIntervalSince1970: 0)

    @Test func `changes are saved once, a second after the last one`() async {
        setDate(start)
        for _ in 1...3 {
            autosave.changed()
            await advance(by: .milliseconds(500))
        }
        #expect(autosave.saves == [])

        await advance(by: .milliseconds(500))
        #expect(autosave.saves == [start + 2])
    }

    @Test func `a test may wait in real time, too`() async throws {
        try await autosave.saveLater()

        #expect(autosave.saves.count == 1)
    }
}
