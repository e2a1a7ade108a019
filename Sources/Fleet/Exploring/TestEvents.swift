import Foundation

/// The records of a run by Swift Testing, a line for each event.
package enum TestEvents {
  private struct Line: Decodable {
    struct Payload: Decodable {
      struct Message: Decodable { let symbol: String }

      let kind: String
      let testID: String?
      let messages: [Message]?
    }

    let payload: Payload
  }

  /// Which tests have ended, and whether they have passed.
  package static func endings(in text: String) -> [String: Bool] {
    var endings: [String: Bool] = [:]
    for line in text.split(separator: "\n") {
      guard let event = try? JSONDecoder().decode(Line.self, from: Data(line.utf8)).payload,
        event.kind == "testEnded", let id = event.testID
      else { continue }
      endings[id] = event.messages?.contains { $0.symbol == "fail" } != true
    }
    return endings
  }
}
