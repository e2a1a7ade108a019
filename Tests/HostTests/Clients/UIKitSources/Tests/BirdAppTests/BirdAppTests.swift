import BirdApp
import FleetTesting
import Testing

@MainActor @Suite(.freshApplication)
struct BirdAppTests {
  final class Follower: BirdViewControllerDelegate {
    var followed: [String] = []
    func birdViewController(_ controller: BirdViewController, didFollow bird: String) {
      followed.append(bird)
    }
  }

  @Test func `following a bird tells the delegate once the animation is over`() {
    let follower = Follower()
    let screen = BirdViewController(bird: "Wren")
    screen.delegate = follower
    setAsAppRootWindow(screen)

    screen.followButton.tap()

    #expect(follower.followed == ["Wren"])
    #expect(screen.followButton.currentTitle == "Followed")
    #expect(screen.appearances == 1)
  }

  @Test func `the switch turns the song on`() {
    let screen = BirdViewController(bird: "Wren")
    setAsAppRootWindow(screen)

    screen.songSwitch.flip()

    #expect(screen.isSongOn)
  }

  @Test func `the launched app shows its first screen`() throws {
    let delegate = AppDelegate()

    launchApp(delegate)

    let screen = try #require(delegate.window?.rootViewController as? BirdViewController)
    #expect(screen.appearances == 1)
    #expect(screen.nameLabel.window === delegate.window)
  }

  @Test func `a block on the main queue runs while the test waits`() async {
    let screen = BirdViewController(bird: "Wren")
    setAsAppRootWindow(screen)

    screen.rename(to: "Eurasian wren")
    await eventually { screen.nameLabel.text == "Eurasian wren" }

    #expect(screen.nameLabel.text == "Eurasian wren")
  }
}
