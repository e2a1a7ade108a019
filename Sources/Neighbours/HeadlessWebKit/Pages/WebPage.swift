/// What a user meets in a page: its title, and what stands in it, in order.
struct WebPage: Sendable, Equatable {
  /// The largest number of parts of a page.
  static let mostParts = 10_000

  var title = ""
  var parts: [Part] = []
  var forms: [Form] = []

  /// Something that stands in a page.
  struct Part: Sendable, Equatable {
    var content: Content
    /// Whether it begins a line of its own.
    var startsLine = false
    /// Whether there is space between it and what stands before it.
    var hasSpace = false
  }

  /// The contents of a part.
  enum Content: Sendable, Equatable {
    case text(String, isHeading: Bool)
    case link(String, to: String, opensWindow: Bool)
    case image(String)
    case field(Field)
    case button(String, form: Int?)
  }

  /// A field in which a user types.
  struct Field: Sendable, Equatable {
    var name = ""
    var value = ""
    var placeholder = ""
    var isSecure = false
    var isLong = false
    var form: Int?
  }

  /// The destination of the fields' contents.
  struct Form: Sendable, Equatable {
    var action = ""
    var isPosted = false
    /// The hidden values that are sent along.
    var hidden: [Pair] = []
  }

  /// A name with its value.
  struct Pair: Sendable, Equatable {
    let name: String
    let value: String
  }

  /// All texts, as `innerText` has them.
  var text: String {
    var text = ""
    var breaks = false
    for part in parts {
      let words: String
      breaks = breaks || part.startsLine
      switch part.content {
      case .text(let own, _), .link(let own, _, _), .button(let own, _): words = own
      case .image, .field: continue
      }
      if !text.isEmpty { text += breaks ? "\n" : part.hasSpace ? " " : "" }
      text += words
      breaks = false
    }
    return text
  }
}
