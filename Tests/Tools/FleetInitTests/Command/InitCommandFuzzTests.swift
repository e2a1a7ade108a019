import Foundation
import TestSupport
import Testing

/// Projects with damaged files.
@Suite("fleet-init, with a damaged project")
struct InitCommandFuzzTests {
  private static let words = [
    "(", ")", "{", "}", ";", "=", "\"", "../../..", "<<<<<<< HEAD", "isa", "GONE", "$(A)", ",", "",
  ]

  @Test(arguments: ["Larder", "Pantry", "Creel"], Fuzz.runs(short: 1, long: 5, steps: (50, 1_000)))
  func `brings it over or says in a sentence why not`(name: String, fuzz: Fuzz) throws {
    var generator = fuzz.generator
    try Workplace.with(name) { place in
      let file = "\(name)/\(name).xcodeproj/project.pbxproj"
      let lines = (place.read(file) ?? "").components(separatedBy: "\n")
      for _ in 0..<fuzz.steps {
        try place.write(Self.damaged(lines, using: &generator).joined(separator: "\n"), to: file)
        let status = place.run(name, "--check")

        #expect([1, 2].contains(status), "\(fuzz)")
        #expect((status == 2) == (place.complaints.count == 1), "\(fuzz)")
        for complaint in place.complaints { #expect(complaint.hasSuffix("."), "\(fuzz)") }
      }
    }
  }

  private static func damaged(
    _ lines: [String], using generator: inout SeededGenerator
  ) -> [String] {
    var lines = lines
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let index = Int.random(in: 0..<lines.count, using: &generator)
      let other = Int.random(in: 0..<lines.count, using: &generator)
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: lines.remove(at: index)
      case 1: lines.insert(lines[other], at: index)
      case 2: lines.swapAt(index, other)
      case 3: lines.removeLast(Int.random(in: 0..<lines.count / 4, using: &generator))
      default:
        var parts = lines[index].split(separator: " ").map(String.init)
        guard !parts.isEmpty else { continue }
        let place = Int.random(in: 0..<parts.count, using: &generator)
        parts[place] = words[Int.random(in: 0..<words.count, using: &generator)]
        lines[index] = parts.joined(separator: " ")
      }
    }
    return lines
  }
}
