import Foundation

extension Notification.Name {
    static let errandsDidChange = Notification.Name("ErrandsDidChange")
}

class ErrandStore: NSObject {

    static let shared = ErrandStore()

    private(set) var errands = [Errand]()
    private(set) var saveCount = 0
    private var saveTimer: Timer?

    func load(_ titles: [String]) {
        errands = titles.map { Errand(title: $0) }
        saveCount = 0
        changed()
    }

    func add(_ errand: Errand) {
        errands.append(errand)
        changed()
    }

    func removeErrand(at index: Int) {
        errands.remove(at: index)
        changed()
    }

    @objc func save() {
        saveCount += 1
        saveTimer?.invalidate()
        saveTimer = nil
    }

    private func changed() {
        NotificationCenter.default.post(name: .errandsDidChange, object: self)
        saveTimer?.invalidate()
        saveTimer = Timer.scheduledTimer(timeInterval: 5, target: self, selector: #selector(ErrandStore.save), userInfo: nil, repeats: false)
    }
}
