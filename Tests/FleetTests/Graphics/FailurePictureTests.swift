import FailureReporting
import FleetTesting
import Foundation
import HeadlessUIKit
import Rasterizing
import TestSupport
import Testing

@testable import Fleet

@MainActor
@Suite("The picture of a failure", .freshApplication)
struct FailurePictureTests {
  private let site = CallSite("Birds/BirdTests.swift", "/Birds/BirdTests.swift", 4321, 5)

  private func failure() -> RecordedFailure { RecordedFailure("Lost.", site: site) }

  private func show() -> UIView {
    let screen = UIViewController()
    screen.view.backgroundColor = .white
    let view = UIView(frame: CGRect(x: 100, y: 200, width: 50, height: 30))
    screen.view.addSubview(view)
    setAsAppRootWindow(screen)
    return view
  }

  @Test func `shows the screen, with a red frame around what it is about`() throws {
    let view = show()
    var failure = failure()
    withKnownReporter {
      FailurePicture.add(to: &failure, marking: view.frame, in: nil, isKept: true)
    }

    let file = try #require(failure.attachments.first)
    let pixels = try #require(CGImage(file: Data(file.bytes))?.pixels)
    #expect(file.name == "BirdTests.4321.png")
    #expect(pixels.width == 780)
    #expect(pixels[250, 392].green < 100)
    #expect(pixels[250, 420].green == 255)
    #expect(failure.details == "")
  }

  @Test func `lies in the folder that is named, under a name for each failure`() throws {
    _ = show()
    try withTemporaryFile { path in
      let folder = URL(filePath: path)
      let other = CallSite("Birds/NestTests.swift", "/Birds/NestTests.swift", 7, 5)
      var failures = [failure(), failure()].map { failure in
        var failure = failure
        failure.site = other
        return failure
      }
      for index in failures.indices {
        withKnownReporter {
          FailurePicture.add(to: &failures[index], marking: nil, in: folder, isKept: false)
        }
      }

      #expect(
        failures.map(\.details)
          == ["NestTests.7.png", "NestTests.7-2.png"].map {
            "The screen is in \(folder.appending(path: $0).path)"
          })
      let file = try Data(contentsOf: folder.appending(path: "NestTests.7-2.png"))
      #expect(file == failures[1].attachments.first.map { Data($0.bytes) })
    }
  }

  @Test func `is not taken where nobody wants it, of what is swallowed, and without a screen`() {
    var (unwanted, swallowed, blank) = (failure(), failure(), failure())
    var full = failure()
    full.attachments = [RecordedFailure.Attachment([1], name: "own")]
    withKnownReporter { FailurePicture.add(to: &blank, marking: nil, in: nil, isKept: true) }
    _ = show()
    withKnownReporter {
      FailurePicture.add(to: &unwanted, marking: nil, in: nil, isKept: false)
      FailurePicture.add(to: &full, marking: nil, in: nil, isKept: true)
    }
    swallowAnyErrors { FailurePicture.add(to: &swallowed, marking: nil, in: nil, isKept: true) }

    #expect(
      [unwanted, swallowed, blank, full].map { $0.attachments.map(\.name) }
        == [[], [], [], ["own"]])
  }

  /// Runs something with a reporter whose failures count.
  private func withKnownReporter(_ body: () -> Void) {
    withFailureReporter(CustomReporter { _ in }) { body() }
  }

  @Test func `marks the view of a gesture that is refused`() {
    let button = UIButton(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    button.isEnabled = false
    let screen = UIViewController()
    screen.view.addSubview(button)
    setAsAppRootWindow(screen)

    let refusal = button.obstacle(over: nil)
    let text = refusal.map { GestureWords(tapping: button).text($0) }

    #expect(text?.marked == CGRect(x: 10, y: 20, width: 30, height: 40))
  }
}
