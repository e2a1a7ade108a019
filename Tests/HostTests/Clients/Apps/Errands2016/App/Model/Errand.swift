import Foundation

class Errand: NSObject {

    @objc dynamic var title: String
    @objc var isDone = false
    @objc let created: Date

    init(title: String) {
        self.title = title
        self.created = Date(timeIntervalSince1970: 0)
        super.init()
    }

    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? Errand else { return false }
        return other.title == title
    }

    override var hash: Int { return title.hash }
}
