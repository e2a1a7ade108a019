import Foundation

struct Entry: Hashable, Sendable, Identifiable {
    let id: UUID
    var title: String
    var mood: Mood
    var isPinned = false

    enum Mood: String, CaseIterable, Sendable {
        case good = "Good"
        case bad = "Bad"
    }
}

protocol EntryStoring: Sendable {
    func entries() async throws -> [Entry]
}

struct SampleStore: EntryStoring {
    func entries() async throws -> [Entry] {
        [
            Entry(id: UUID(), title: "Rain", mood: .bad),
            Entry(id: UUID(), title: "Sun", mood: .good, isPinned: true),
            Entry(id: UUID(), title: "Snow", mood: .good),
        ]
    }
}
