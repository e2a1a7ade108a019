import FleetPort
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("fleet-doctor")
struct DiagnosisTests {
  private let plain = "import UIKit\nlet a = UIView()\n"
  private let rewritten = "import UIKit\nclass B: UIView { @objc func b() { c(#selector(b)) } }\n"
  private let left = "import UIKit\nimport Combine\nlet d = UIHologram()\nlet e = UIHologram.f\n"

  private func diagnosis(_ sources: String...) -> Diagnosis {
    let files = sources.enumerated().map { index, source in
      SourceFile(path: "/App/File\(index).swift", bytes: Array(source.utf8))
    }
    let module = Module(files: files, kit: .uikit)
    return Diagnosis(of: module, outputs: Port(module).outputs(), names: .uikit)
  }

  @Test func `tells what compiles, what is rewritten, what is missing and what is left`() {
    let diagnosis = diagnosis(plain, rewritten, left)

    #expect(
      diagnosis.screen(from: "/App") == """
        3 files, 8 lines

          1  compile as they are
          1  compile when they are rewritten
          1  need a hand

        Rewritten, with the number of places:
          #selector 1, @objc 1

        Not modelled, or of a module that is not here, by use:
          2  UIHologram  File2.swift:3

        Modules that are not here, and the files that lack nothing but that one:
          1 of 1  Combine, whose names HeadlessCombine has

        Left to do by hand; 'fleet-port --check' says of each place how:
          1  imports of modules that Linux lacks  File2.swift:2
        """)
    #expect(!diagnosis.isHealthy)
  }

  @Test func `says what each missing module would unlock, and not of imports that nothing uses`() {
    let diagnosis = diagnosis(
      "import CoreVideo\nimport CallKit\nlet a: CVBuffer, b: CXCall\n",
      "import CoreVideo\nimport ImageIO\nlet a: CVBuffer, b: CGImageSource, c: CGHologram\n",
      "import UIKit\nimport GLKit\nlet a: UIView\n")

    #expect(
      diagnosis.screen(from: "/App").hasSuffix(
        """

        Not modelled, or of a module that is not here, by use:
          1  CGHologram  File1.swift:3

        Modules that are not here, and the files that lack nothing but that one:
          0 of 2  CoreVideo
          0 of 1  CallKit
          0 of 1  ImageIO, whose names HeadlessImageIO has

        Left to do by hand; 'fleet-port --check' says of each place how:
          4  imports of modules that Linux lacks  File0.swift:1
        """))
    #expect(diagnosis.filesLeft == 2)
    #expect(diagnosis.missingModules.map(\.product) == [nil, nil, "HeadlessImageIO"])
  }

  @Test func `is short where nothing is left`() {
    let diagnosis = diagnosis(plain)

    #expect(
      diagnosis.screen(from: "/App") == """
        1 file, 2 lines

          1  compile as they are
          0  compile when they are rewritten
          0  need a hand
        """)
    #expect(diagnosis.isHealthy)
  }

  @Test func `stays on one screen, whatever is missing`() {
    let names = (10..<60).map { "let a\($0) = UIHologram\($0)()" }

    let lines = diagnosis(names.joined(separator: "\n")).screen(from: "/App").split(separator: "\n")

    #expect(lines.count < 25)
    #expect(lines.last == "  and 38 more: '--json' lists them all")
  }

  @Test func `has the same for programs`() throws {
    struct Read: Decodable {
      struct Missing: Decodable, Equatable {
        let name: String
        let uses: Int
        let files: Int
        let places: [Place]
      }
      struct Place: Decodable, Equatable {
        let file: String
        let line: Int
        let column: Int
      }
      struct Left: Decodable, Equatable {
        let topic: String
        let places: [Place]
      }
      struct Rewrite: Decodable, Equatable {
        let construct: String
        let uses: Int
        let files: Int
      }
      let files: Int
      let filesAsTheyAre: Int
      let filesRewritten: Int
      let filesLeft: Int
      let rewritten: [Rewrite]
      let notModelled: [Missing]
      let left: [Left]
    }
    let read = try JSONDecoder().decode(
      Read.self, from: Data(try diagnosis(plain, rewritten, self.left).json().utf8))

    let counts: [Int] = [read.files, read.filesAsTheyAre, read.filesRewritten, read.filesLeft]
    #expect(counts == [3, 1, 1, 1])
    #expect(read.rewritten.map(\.construct) == ["#selector", "@objc"])
    let missing = Read.Missing(
      name: "UIHologram", uses: 2, files: 1,
      places: [
        Read.Place(file: "/App/File2.swift", line: 3, column: 9),
        Read.Place(file: "/App/File2.swift", line: 4, column: 9),
      ])
    #expect(read.notModelled == [missing])
    let left = Read.Left(
      topic: "imports of modules that Linux lacks",
      places: [Read.Place(file: "/App/File2.swift", line: 2, column: 1)])
    #expect(read.left == [left])
  }
}
