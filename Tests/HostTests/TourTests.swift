import Foundation
import Testing

extension HostTests {
  @Suite("What the tour ends with") struct TourTests {
    /// Runs the tour with a file of the given text, and without one where there is no text.
    private func tour(_ arguments: [String], text: String? = nil) async throws -> Outcome {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "fleet-tour-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      if let text { try Data(text.utf8).write(to: folder.appendingPathComponent("A.storyboard")) }
      return try await Command(arguments: [Clients.tour] + arguments, folder: folder).run()
    }

    private static let type = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"

    @Test func `a file that can be loaded is told of, and the status is 0`() async throws {
      let text = """
        <document type="\(Self.type)"><scenes><scene><objects>
        <viewController id="a" sceneMemberID="viewController"/>
        </objects></scene></scenes></document>
        """
      let outcome = try await tour(["--storyboard", "A.storyboard"], text: text)
      #expect(outcome.status == 0, "\(outcome)")
      #expect(outcome.output == "scene 'UIViewController-a': viewController\n")
    }

    @Test(arguments: [
      (nil, "Could not read the storyboard 'A': The file cannot be opened."),
      ("", "Could not read the storyboard 'A': The file is empty."),
      (
        "<document type=\"\(type)\" initialViewController=\"b\"><scenes/></document>",
        "The initial view controller 'b' does not exist in 'A'."
      ),
    ])
    func `a file that cannot be loaded as it says is told of, and the status is 1`(
      text: String?, reason: String
    ) async throws {
      let outcome = try await tour(["--storyboard", "A.storyboard"], text: text)
      #expect(outcome.status == 1, "\(outcome)")
      #expect(outcome.contains("error: \(reason)\n  "), "\(outcome)")
      #expect(outcome.contains("A.storyboard"), "\(outcome)")
    }

    @Test(arguments: [["--storyboard"], ["--storyboards", "A"], ["--help", "me"]])
    func `a call that is not understood is told how it is meant, and the status is 2`(
      arguments: [String]
    ) async throws {
      let outcome = try await tour(arguments)
      #expect(outcome.status == 2, "\(outcome)")
      #expect(outcome.output.hasPrefix("usage: fleet-tour [--storyboard FILE]\n"), "\(outcome)")
    }

    @Test func `the tour begins with the version, and the status is 0`() async throws {
      let outcome = try await tour([])
      #expect(outcome.status == 0, "\(outcome)")
      #expect(outcome.output.prefixMatch(of: /Fleet \d+\.\d+\n/) != nil, "\(outcome)")
    }

    @Test func `help is given, and the status is 0`() async throws {
      let outcome = try await tour(["--help"])
      #expect(outcome.status == 0 && outcome.contains("usage: fleet-tour"), "\(outcome)")
    }
  }
}
