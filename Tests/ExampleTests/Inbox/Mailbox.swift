/// What the app knows: messages, in the order in which the user has put them.
@MainActor
final class Mailbox {
  struct Message: Hashable {
    let id: Int
    var sender: String
    var subject: String
    var isFlagged = false
  }

  enum Section: Int, CaseIterable {
    case today, earlier

    var title: String { self == .today ? "Today" : "Earlier" }
  }

  private(set) var messages: [Section: [Message]]
  private(set) var archive: [Message] = []

  init(today: [String], earlier: [String]) {
    var id = 0
    func message(_ subject: String) -> Message {
      id += 1
      return Message(id: id, sender: "Robin", subject: subject)
    }
    messages = [.today: today.map(message), .earlier: earlier.map(message)]
  }

  func messages(in section: Section) -> [Message] { messages[section] ?? [] }

  func message(_ id: Int) -> Message? {
    Section.allCases.flatMap(messages(in:)).first { $0.id == id }
  }

  func archive(_ ids: Set<Int>) {
    for section in Section.allCases {
      archive += messages(in: section).filter { ids.contains($0.id) }
      delete(ids, in: section)
    }
  }

  func delete(_ ids: Set<Int>) {
    for section in Section.allCases { delete(ids, in: section) }
  }

  private func delete(_ ids: Set<Int>, in section: Section) {
    messages[section]?.removeAll { ids.contains($0.id) }
  }

  func toggleFlag(_ id: Int) {
    for section in Section.allCases {
      guard let index = messages(in: section).firstIndex(where: { $0.id == id }) else { continue }
      messages[section]?[index].isFlagged.toggle()
    }
  }

  func move(_ id: Int, to section: Section, at index: Int) {
    guard let moved = message(id) else { return }
    delete([id])
    messages[section]?.insert(moved, at: index)
  }
}
