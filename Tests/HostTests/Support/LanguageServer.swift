import Foundation

/// An editor's side of sourcekit-lsp: enough of it to ask what stands at a place.
final class LanguageServer {
  struct NoAnswer: Error {}

  private let process = Process()
  private let input = Pipe(), output = Pipe()
  private var lastID = 0

  /// Starts the server with a folder open.
  init(in folder: URL) throws {
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["sourcekit-lsp"]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let folders = [["uri": folder.absoluteString, "name": "Linux"]]
    _ = try ask(
      "initialize",
      ["rootUri": folder.absoluteString, "capabilities": [:], "workspaceFolders": folders])
    try send(["method": "initialized", "params": [:]])
  }

  /// Opens a file, and asks what the server knows of a place in it; both are counted from 1.
  func hover(over file: URL, line: Int, column: Int) throws -> String {
    let text = try String(contentsOf: file, encoding: .utf8)
    let document: [String: Any] = [
      "uri": file.absoluteString, "languageId": "swift", "version": 1, "text": text,
    ]
    try send(["method": "textDocument/didOpen", "params": ["textDocument": document]])
    let place: [String: Any] = [
      "textDocument": ["uri": file.absoluteString],
      "position": ["line": line - 1, "character": column - 1],
    ]
    // The first answers may come before the server knows how the file is compiled.
    for _ in 0..<20 {
      let answer = try ask("textDocument/hover", place) as? [String: Any]
      if let contents = answer?["contents"] as? [String: Any], let text = contents["value"] {
        return "\(text)"
      }
    }
    throw NoAnswer()
  }

  /// Ends the server, which reads manifests and writes into SwiftPM's caches up to its end.
  func stop() {
    process.terminate()
    process.waitUntilExit()
  }

  private func ask(_ method: String, _ parameters: [String: Any]) throws -> Any? {
    lastID += 1
    try send(["id": lastID, "method": method, "params": parameters])
    while true {
      let message = try receive()
      if message["method"] != nil {
        // What the server asks, such as for leave to show its progress, is granted.
        if let id = message["id"] { try send(["id": id, "result": NSNull()]) }
      } else if message["id"] as? Int == lastID {
        return message["result"]
      }
    }
  }

  private func send(_ message: [String: Any]) throws {
    var message = message
    message["jsonrpc"] = "2.0"
    let data = try JSONSerialization.data(withJSONObject: message)
    try input.fileHandleForWriting.write(
      contentsOf: Data("Content-Length: \(data.count)\r\n\r\n".utf8) + data)
  }

  private func receive() throws -> [String: Any] {
    var head = Data()
    while !head.suffix(4).elementsEqual("\r\n\r\n".utf8) { head += try read(1) }
    let words = String(decoding: head, as: UTF8.self).split { $0 == ":" || $0.isWhitespace }
    guard let name = words.firstIndex(of: "Content-Length"), name + 1 < words.count,
      let length = Int(words[name + 1])
    else { throw NoAnswer() }
    return try JSONSerialization.jsonObject(with: read(length)) as? [String: Any] ?? [:]
  }

  private func read(_ count: Int) throws -> Data {
    var data = Data()
    while data.count < count {
      guard
        let more = try output.fileHandleForReading.read(upToCount: count - data.count),
        !more.isEmpty
      else { throw NoAnswer() }
      data += more
    }
    return data
  }
}
