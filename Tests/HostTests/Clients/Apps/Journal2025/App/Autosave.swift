import Foundation

/// Saves when nothing was changed for a second.
@MainActor
final class Autosave {
    private(set) var saves: [Date] = []
    private var waiting: Task<Void, Never>?
    private let clock: any Clock<Duration>

    init(clock: any Clock<Duration> = ContinuousClock()) {
        self.clock = clock
    }

    func changed() {
        waiting?.cancel()
        waiting = Task { [weak self] in
            do { try await Task.sleep(for: .seconds(1)) } catch { return }
            self?.saves.append(Date())
        }
    }

    /// Saves after a pause, whatever happens meanwhile.
    func saveLater() async throws {
        try await clock.sleep(for: .milliseconds(20))
        saves.append(.now)
    }
}
