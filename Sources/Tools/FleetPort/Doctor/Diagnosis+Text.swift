import Foundation

extension Diagnosis {
  private static let mostNames = 12
  private static let width = 80

  /// Returns one screen of text, with paths as they are seen from a folder.
  package func screen(from folder: String) -> String {
    var lines = ["\(Self.count(files, "file")), \(Self.count(self.lines, "line"))", ""]
    lines += Self.table([
      (filesAsTheyAre, "compile as they are"), (filesRewritten, "compile when they are rewritten"),
      (filesLeft, "need a hand"),
    ])
    if !rewritten.isEmpty {
      lines += ["", "Rewritten, with the number of places:"]
      lines += Self.wrapped(rewritten.map { "\($0.construct) \($0.uses)" })
    }
    if !notModelled.isEmpty {
      lines += ["", "Not modelled, or of a module that is not here, by use:"]
      lines += Self.table(
        notModelled.prefix(Self.mostNames).map { missing in
          (missing.uses, "\(missing.name)  \(Self.first(missing.places, from: folder))")
        })
      if notModelled.count > Self.mostNames {
        lines.append("  and \(notModelled.count - Self.mostNames) more: '--json' lists them all")
      }
    }
    if !missingModules.isEmpty {
      lines += ["", "Modules that are not here, and the files that lack nothing but that one:"]
      lines += missingModules.prefix(Self.mostNames).map { missing in
        "  \(missing.unlocked) of \(missing.files)  \(missing.name)"
          + (missing.product.map { ", whose names \($0) has" } ?? "")
      }
      if missingModules.count > Self.mostNames {
        lines.append("  and \(missingModules.count - Self.mostNames) more: '--json' lists them all")
      }
    }
    if !left.isEmpty {
      lines += ["", "Left to do by hand; 'fleet-port --check' says of each place how:"]
      lines += Self.table(
        left.map { task in
          (task.places.count, "\(task.topic)  \(Self.first(task.places, from: folder))")
        })
    }
    if let scenes {
      lines += [
        "",
        "No scenes: built with the SDK of iOS 27, the app does not launch there. Its Info.plist",
        "needs a UIApplicationSceneManifest, with a class that is a UIWindowSceneDelegate"
          + (scenes.isEmpty ? "." : ", and:"),
      ]
      lines += scenes.map { "  \(Self.first([$0], from: folder))  \($0.text)" }
    }
    if let unrunBranches, !unrunBranches.places.isEmpty {
      lines += Self.lines(about: unrunBranches, from: folder)
    }
    if !unread.isEmpty {
      lines += ["", "Beside the sources, and not read:"]
      lines += Self.table(
        unread.map { files in
          (files.paths.count, "\(files.kind)  \(Self.short(files.paths[0], from: folder))")
        })
    }
    return lines.joined(separator: "\n")
  }

  private static func lines(about branches: UnrunBranches, from folder: String) -> [String] {
    let counts = Dictionary(grouping: branches.places, by: \.text).map { text, places in
      (places.count, "\(text)  \(first(places, from: folder))")
    }
    let systems = branches.systems.map { "iOS \($0)" }.joined(separator: ", ")
    return [
      "", "Branches of #available that nothing runs, since the tests run on \(systems):",
    ] + table(counts.sorted { ($1.0, $0.1) < ($0.0, $1.1) })
      + ["'.worlds(.systems(…))', 'Fleet.world.system' or 'FLEET_SYSTEM' chooses another version."]
  }

  /// All that is known, for programs.
  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private static func table(_ rows: [(Int, String)]) -> [String] {
    let digits = rows.map { "\($0.0)".count }.max() ?? 0
    return rows.map { number, text in
      let blanks = String(repeating: " ", count: digits - "\(number)".count)
      return "  \(blanks)\(number)  \(text)"
    }
  }

  private static func wrapped(_ words: [String]) -> [String] {
    var lines: [String] = []
    var line = " "
    for (index, word) in words.enumerated() {
      let word = word + (index == words.count - 1 ? "" : ",")
      if line.count + word.count + 1 > width {
        lines.append(line)
        line = " "
      }
      line += " " + word
    }
    return lines + [line]
  }

  private static func first(_ places: [Remark], from folder: String) -> String {
    guard let place = places.first else { return "" }
    return "\(short(place.file, from: folder)):\(place.line)"
  }

  private static func short(_ path: String, from folder: String) -> String {
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
  }
}
