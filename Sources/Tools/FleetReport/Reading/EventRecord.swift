import Foundation

/// A line of the event stream that Swift Testing writes, as far as it is read here.
struct EventRecord: Decodable {
  struct Payload: Decodable {
    let kind: String
    /// Of a test: what it is called, and where it stands.
    let id: String?
    let name: String?
    let displayName: String?
    let sourceLocation: SourcePlace?
    /// Of an event: when it came, and what it is about.
    let instant: Instant?
    let testID: String?
    let issue: Issue?
    let attachment: Attachment?
    let messages: [Message]?
  }

  struct SourcePlace: Decodable {
    let fileID: String?
    let filePath: String?
    let line: Int

    private enum CodingKeys: String, CodingKey {
      case fileID, filePath, line
      case oldPath = "_filePath"
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      fileID = try container.decodeIfPresent(String.self, forKey: .fileID)
      filePath =
        try container.decodeIfPresent(String.self, forKey: .filePath)
        ?? container.decodeIfPresent(String.self, forKey: .oldPath)
      line = try container.decodeIfPresent(Int.self, forKey: .line) ?? 1
    }

    /// The place as failures write it, without the folders of the machine.
    var text: String {
      "\(fileID ?? filePath?.split(separator: "/").last.map(String.init) ?? ""):\(line)"
    }
  }

  struct Instant: Decodable { let absolute: Double }

  struct Issue: Decodable {
    let isKnown: Bool
    /// Since 6.3.
    let severity: String?
    let sourceLocation: SourcePlace?

    var kind: TestIssue.Kind {
      severity == "warning" ? .warning : isKnown ? .known : .error
    }
  }

  struct Attachment: Decodable { let path: String? }

  struct Message: Decodable {
    let symbol: String?
    let text: String
  }

  /// What the stream says of its form.
  enum Version: Decodable, Equatable {
    case number(Int)
    case text(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Int.self) {
        self = .number(number)
      } else {
        self = .text(try container.decode(String.self))
      }
    }

    /// Whether it is one that this program was written for.
    var isKnown: Bool {
      switch self {
      case .number(let number): number == 0
      case .text(let text): text.split(separator: ".").first == "6"
      }
    }

    var description: String {
      switch self {
      case .number(let number): "\(number)"
      case .text(let text): text
      }
    }
  }

  let version: Version
  let kind: String
  let payload: Payload
}
