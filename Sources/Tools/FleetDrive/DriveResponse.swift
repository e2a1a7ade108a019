import Fleet

/// What the app's requests to a URL get from now on.
package struct DriveResponse: Equatable, CustomStringConvertible {
  /// A URL, or a part of it, as `Fleet.respond(to:method:with:)` takes it.
  let pattern: String
  /// The method of the requests; any without it.
  var method: String?
  let status: Int
  /// The content type of the body; empty where the answer has no body.
  var type = ""
  var body = ""

  package init(
    to pattern: String, method: String? = nil, status: Int, type: String = "", body: String = ""
  ) {
    (self.pattern, self.method, self.status) = (pattern, method, status)
    (self.type, self.body) = (type, body)
  }

  /// The content types that have a word of their own, which is also the one of ``NetworkAnswer``.
  private static let words = [
    "json": "application/json", "text": "text/plain", "html": "text/html",
  ]

  /// The word of the content type, if it has one.
  private var word: String? { Self.words.first { $0.value == type }?.key }

  // MARK: As a command

  package static let verb = "respond"

  package var description: String {
    var words = [Self.verb, method, StepReader.quoted(pattern), "with", "\(status)"]
    if !type.isEmpty {
      words += [word ?? StepReader.quoted(type), StepReader.quoted(body)]
    }
    return words.compactMap(\.self).joined(separator: " ")
  }

  /// Reads what stands behind `respond`, such as `POST "/login" with 201 json "{}"`.
  static func parsed(_ text: String) throws(StepMistake) -> DriveResponse {
    let what = "a URL or a path"
    var reader = try StepReader(text)
    var pattern = try reader.text(what)
    var method: String?
    if !reader.take("with") {
      if !reader.isAtEnd { (method, pattern) = (pattern.uppercased(), try reader.text(what)) }
      try reader.expect("with", "a status such as 200")
    }
    if let method, !method.allSatisfy({ $0.isASCII && $0.isLetter }) || method.isEmpty {
      throw StepMistake(DriveWords.noMethod(method))
    }
    let word = reader.word() ?? ""
    guard let status = Int(word), statuses.contains(status) else {
      throw StepMistake(DriveWords.noStatus(word, statuses))
    }
    var response = DriveResponse(to: pattern, method: method, status: status)
    if !reader.isAtEnd {
      response.type = try contentType(reader.text("a content type"))
      if !reader.isAtEnd { response.body = try reader.text("a body") }
    }
    try reader.end()
    return response
  }

  /// The ones that end a request.
  private static let statuses = 200...599

  private static func contentType(_ text: String) throws(StepMistake) -> String {
    let name = text.lowercased()
    if let type = words[name] { return type }
    if words.values.contains(name) { return name }
    // As a header's value, it is one line of signs that all servers send.
    guard text.contains("/"), text.utf8.count <= 100,
      text.utf8.allSatisfy({ (32...126).contains($0) })
    else { throw StepMistake(DriveWords.noContentType(text)) }
    return text
  }

  // MARK: In the app, and in a test

  @MainActor func apply() { Fleet.respond(to: pattern, method: method, with: answer) }

  private var answer: NetworkAnswer {
    switch word {
    case "json": .json(body, status: status)
    case "html": .html(body, status: status)
    case "text": .text(body, status: status)
    default:
      type.isEmpty
        ? .status(status) : .text(body, status: status, headers: ["Content-Type": type])
    }
  }

  var code: String {
    let method = method.map { ", method: \(StepCode.literal($0))" } ?? ""
    return "Fleet.respond(to: \(StepCode.literal(pattern))\(method), with: \(answerCode))"
  }

  private var answerCode: String {
    guard !type.isEmpty else { return ".status(\(status))" }
    let text = StepCode.literal(body) + (status == 200 ? "" : ", status: \(status)")
    guard let word else {
      return ".text(\(text), headers: [\"Content-Type\": \(StepCode.literal(type))])"
    }
    return ".\(word)(\(text))"
  }
}
