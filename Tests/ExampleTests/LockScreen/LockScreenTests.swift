import FleetTesting
import Testing

@MainActor
@Suite("A lock screen's own tests", .freshApplication)
struct LockScreenTests {
  private let screen = LockScreenViewController()

  init() {
    setAsAppRootWindow(screen)
    Fleet.advance(by: .seconds(2))
  }

  @Test func `it rests where it is`() {
    #expect(abs(screen.lock.frame.minY) < 0.1)
    #expect(screen.clock.text == "9:42")
    #expect(!screen.isUnlocked)
  }

  @Test func `a tap lets it hop and bounce`() {
    let bounces = screen.bounces
    screen.lock.tap()
    Fleet.advance(by: .milliseconds(200))
    #expect(screen.lock.frame.minY < -60)

    Fleet.advance(by: .seconds(4))
    #expect(screen.bounces > bounces + 1)
    #expect(abs(screen.lock.frame.minY) < 0.1)
    #expect(screen.lock.frame.minX == 0)
  }

  @Test func `pulled up far enough it is gone`() {
    screen.lock.swipeUp()
    Fleet.advance(by: .seconds(3))

    #expect(screen.isUnlocked)
    #expect(!Fleet.screen.description.contains("9:42"))
  }

  @Test func `pulled down it stays`() {
    screen.lock.swipeDown()
    Fleet.advance(by: .seconds(3))

    #expect(!screen.isUnlocked)
    #expect(abs(screen.lock.frame.minY) < 0.1)
  }
}
