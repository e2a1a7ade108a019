import Foundation
import TestSupport

@testable import FleetReport

/// Writes files below a folder, runs `body` with it, and removes it afterwards.
func withFolder<R>(_ files: [String: String] = [:], _ body: (URL) throws -> R) throws -> R {
  try withTemporaryFile { path in
    let folder = URL(filePath: path).resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write(files, to: folder)
    return try body(folder)
  }
}

func write(_ files: [String: String], to folder: URL) throws {
  for (name, text) in files {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}

/// Runs `fleet-report`, and returns its status and what it has said.
func report(
  _ arguments: String..., environment: [String: String] = [:]
) -> (status: ReportCommand.Status, printed: [String], complaints: [String]) {
  var (printed, complaints): ([String], [String]) = ([], [])
  let status = ReportCommand(
    environment: environment, print: { printed.append($0) }, complain: { complaints.append($0) }
  ).run(arguments)
  return (status, printed, complaints)
}

func text(_ path: String, in folder: URL) throws -> String {
  try String(decoding: Data(contentsOf: folder.appending(path: path)), as: UTF8.self)
}

/// The page of a trace, as far as a report reads it.
func tracePage(_ steps: [(title: String, words: [String], fails: Bool)]) -> String {
  var strings: [String] = []
  var looks: [[String: Any]] = []
  for step in steps {
    let first = strings.count
    strings += step.words
    // All of the look before is gone.
    looks.append(["words": [0, 0] + Array(first..<strings.count)])
  }
  let content: [String: Any] = [
    "strings": strings, "looks": looks,
    "steps": steps.enumerated().map { index, step -> [String: Any] in
      [
        "title": step.title, "after": index,
        "events": step.fails ? [["kind": "failure"]] : [], "later": [],
      ]
    },
  ]
  let json = (try? JSONSerialization.data(withJSONObject: content)) ?? Data()
  let text = String(decoding: json, as: UTF8.self)
  return "<html><script id=\"trace\" type=\"application/json\">\(text)</script></html>"
}
