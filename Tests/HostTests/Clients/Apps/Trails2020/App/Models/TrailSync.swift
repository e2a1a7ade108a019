import Foundation

/// Searches and syncs, with queues as they were written before tasks.
final class TrailSync {

    private(set) var searches: [String] = []
    private(set) var message: String?
    private(set) var lastSync: Date?
    private(set) var ticks = 0

    private var letters = 0
    private let work = DispatchQueue(label: "trails.sync", attributes: .concurrent)
    private let callbackQueue: DispatchQueue
    private var pendingSearch: DispatchWorkItem?
    private var timer: DispatchSourceTimer?

    init(callbackQueue: DispatchQueue = .main) {
        self.callbackQueue = callbackQueue
    }

    /// Searches when nothing was typed for a while.
    func search(_ text: String) {
        pendingSearch?.cancel()
        let item = DispatchWorkItem { [weak self] in self?.searches.append(text) }
        pendingSearch = item
        callbackQueue.asyncAfter(deadline: .now() + .milliseconds(300), execute: item)
    }

    /// Counts all, and says it for two seconds.
    func sync(_ names: [String], completion: @escaping (Int) -> Void) {
        let group = DispatchGroup()
        letters = 0
        for name in names {
            group.enter()
            callbackQueue.async { [weak self] in
                self?.letters += name.count
                group.leave()
            }
        }
        group.notify(queue: .main) { [weak self] in
            guard let self = self else { return }
            self.lastSync = Date()
            self.message = "Synced"
            completion(self.letters)
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { self.message = nil }
        }
    }

    /// Looks something up on another queue.
    func lookUp(_ name: String, completion: @escaping (String) -> Void) {
        work.async {
            let found = name.uppercased()
            OperationQueue.main.addOperation { completion(found) }
        }
    }

    func startClock() {
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now() + 1, repeating: 1)
        timer.setEventHandler { [weak self] in self?.ticks += 1 }
        timer.resume()
        self.timer = timer
    }

    func stopClock() {
        timer?.cancel()
        timer = nil
    }
}
