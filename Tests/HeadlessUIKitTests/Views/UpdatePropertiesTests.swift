import Foundation
import HeadlessUIKitTestSupport
import Observation
import TestSupport
import Testing

@testable import HeadlessUIKit

@Observable private final class Score {
  var points = 1
  var name = "Robin"
}

/// A view that shows a score, and writes its updates down.
private final class Board: UIView {
  let score: Score
  var log: [String] = []

  init(_ score: Score) {
    self.score = score
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  required init?(coder: NSCoder) { nil }

  override func updateProperties() {
    super.updateProperties()
    log.append("properties \(score.name)")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    log.append("layout \(score.points)")
  }
}

private final class Screen: UIViewController {
  var log: [String] = []

  override func updateProperties() {
    super.updateProperties()
    log.append("properties")
  }

  override func viewWillLayoutSubviews() { log.append("layout") }
}

@MainActor
@Suite("Updates of properties", .ownApplication)
struct UpdatePropertiesTests {
  private let window = UIWindow()
  private let screen = Screen()
  private let score = Score()

  private func show(onSystem version: String = "18.0") -> Board {
    var settings = UIApplication.shared.settings
    settings.system = SystemVersion(version) ?? .stock
    UIApplication.shared.userChoose(settings)
    let board = Board(score)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    screen.view.addSubview(board)
    settle()
    return board
  }

  private func settle() { UIApplication.shared.mainLoop.settle() }

  @Test func `come before the first layout, and then without one`() {
    let board = show()
    #expect(board.log == ["properties Robin", "layout 1"])
    #expect(screen.log.prefix(2) == ["properties", "layout"])
    let layouts = screen.log.count
    board.setNeedsUpdateProperties()
    screen.setNeedsUpdateProperties()
    settle()

    #expect(board.log == ["properties Robin", "layout 1", "properties Robin"])
    #expect(screen.log.dropFirst(layouts) == ["properties"])
    board.setNeedsUpdateProperties()
    board.updatePropertiesIfNeeded()
    #expect(board.log.count == 4)
    settle()
    #expect(board.log.count == 4)
  }

  @Test func `follow what they have read on iOS 26`() {
    let board = show(onSystem: "26.0")
    score.name = "Wren"
    settle()
    #expect(board.log == ["properties Robin", "layout 1", "properties Wren"])
    score.points = 2
    settle()
    #expect(board.log.last == "layout 2")
    #expect(board.log.count == 4)
  }

  @Test func `follow nothing before, unless the app asks for it`() {
    let board = show()
    score.points = 2
    settle()
    #expect(board.log.count == 2)

    UIApplication.shared.appState.info = AppInfo(
      ["UIObservationTrackingEnabled": true], module: "Birds", bundle: nil)
    board.setNeedsLayout()
    settle()
    score.points = 3
    settle()
    #expect(board.log.suffix(2) == ["layout 2", "layout 3"])
  }

  @Test func `animations flush what they change`() {
    let board = show()
    UIView.animate(withDuration: 0.2, delay: 0, options: .flushUpdates) {
      board.setNeedsLayout()
    }

    #expect(board.log.last == "layout 1")
    #expect(board.log.count == 3)
  }
}
