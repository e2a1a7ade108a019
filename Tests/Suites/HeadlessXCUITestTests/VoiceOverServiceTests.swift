import FailureReporting
import HeadlessUIKit
import HeadlessXCUITest
import XCTest

/// The use of VoiceOver in suites.
final class VoiceOverServiceTests: XCTestCase {
  private let app = XCUIApplication()
  private let service = XCUIDevice.shared.voiceOverService

  override func setUp() {
    super.setUp()
    XCUIApplication.delegateClass = CameraAppDelegate.self
    app.launch()
  }

  override func tearDown() {
    try? service.disable()
    app.terminate()
    XCUIApplication.delegateClass = nil
    super.tearDown()
  }

  /// What VoiceOver says after a move, or the name of the error.
  private func said(_ move: () throws -> XCUIVoiceOverService.Output) -> String {
    do {
      return try move().utterance
    } catch let error as XCUIVoiceOverService.Error {
      return "\(error.code)"
    } catch {
      return "\(error)"
    }
  }

  func testItGoesFromElementToElement() throws {
    try service.enable()
    XCTAssertTrue(service.isEnabled && UIAccessibility.isVoiceOverRunning)
    XCTAssertEqual(
      [
        said(service.currentSpeech), said(service.moveForward), said(service.moveForward),
        said(service.currentSpeech), said(service.moveIn), said(service.moveOut),
        said(service.moveBackward), said(service.moveBackward),
      ],
      [
        "Film, Button", "idle", "noSpeech", "idle", "noSpeech", "noSpeech", "Film, Button",
        "noSpeech",
      ])
    XCTAssertEqual(service.debugDescription, "<XCUIVoiceOverService: Film, Button>")
  }

  func testItSaysNothingWhereItIsOffOrThereIsNoApp() throws {
    XCTAssertEqual(said(service.currentSpeech), "notRunning")
    XCTAssertEqual(service.debugDescription, "<XCUIVoiceOverService: off>")
    try service.enable()
    app.terminate()
    XCTAssertEqual(said(service.moveForward), "noSpeech")
    try service.disable()
    XCTAssertFalse(service.isEnabled || UIAccessibility.isVoiceOverRunning)
    XCTAssertEqual(said(service.moveForward), "notRunning")
  }
}
