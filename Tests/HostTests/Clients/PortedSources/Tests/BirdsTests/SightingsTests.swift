import FleetTesting
import Foundation
import HeadlessAVFoundation
import HeadlessAudioToolbox
import HeadlessContacts
import HeadlessCoreData
import HeadlessCoreLocation
import HeadlessCoreSpotlight
import HeadlessLocalAuthentication
import HeadlessMapKit
import HeadlessMessageUI
import HeadlessSecurity
import HeadlessStoreKit
import HeadlessUserNotifications
import HeadlessWebKit
import Testing

@testable import Birds

/// An app that imports what apps import besides UIKit.
@MainActor @Suite(.freshApplication)
struct SightingsTests {
  private func shownScreen() -> SightingsViewController {
    let screen = SightingsViewController()
    setAsAppRootWindow(UINavigationController(rootViewController: screen))
    return screen
  }

  @Test func `a bird is kept with the place that the user lets the app know`() throws {
    launchApp(AppDelegate())
    SimulatedLocation.move(to: CLLocation(latitude: 48.2, longitude: 16.4))
    let screen = shownScreen()
    Fleet.screen.buttons["Wren"].tap()
    #expect(Fleet.screen.alert?.message == "To know where birds are.")
    Fleet.answerPermission(.allow)
    Fleet.advance(by: .seconds(1))

    #expect(Fleet.screen.cells.containing(.staticText, identifier: "Wren").element.exists)
    #expect(screen.map.annotations.first?.coordinate.latitude == 48.2)
    let place = try screen.store.container.viewContext.fetch(
      NSFetchRequest<Place>(entityName: "Place")
    ).first
    #expect(place?.latitude == 48.2)
    #expect((place?.sightings?.anyObject() as? Sighting)?.name == "Wren")
  }

  @Test func `a notification comes after ten minutes`() {
    shownScreen().remind()
    settle()
    Fleet.answerPermission(.allow)
    Fleet.sendAppToBackground()
    Fleet.advance(by: .seconds(600))

    #expect(SimulatedNotifications.banners.map(\.request.content.title) == ["Look for birds"])
  }

  @Test func `pages, songs and mail are those of the test`() throws {
    Fleet.respond(to: "/wren", with: .html("<title>The wren</title>"))
    SimulatedMedia.setDuration(30, of: "/song")
    let screen = shownScreen()
    screen.web.load(URLRequest(url: try #require(URL(string: "https://birds.example/wren"))))
    settle()
    #expect(screen.title == "The wren")

    screen.play(try #require(URL(string: "https://birds.example/song")))
    Fleet.advance(by: .seconds(12))
    #expect(screen.player.currentTime().seconds == 12)

    screen.write()
    settle()
    let composer = screen.presentedViewController as? MFMailComposeViewController
    composer?.send()
    #expect(screen.title == "Sent")
  }

  @Test func `the device keeps secrets, knows people and says what was done`() throws {
    #expect(Device.save("seven") && SimulatedKeychain.items.map(\.text) == ["seven"])
    #expect(Device.fingerprint(of: "abc") == "ba78")
    #expect(!Device.isMovable() && Device.version() > 3_000_000)
    Device.ring()
    #expect(SimulatedSystemSounds.played.map(\.id) == [1104] && SimulatedStore.reviewRequests == 1)
    Device.index()
    settle()
    #expect(SimulatedSpotlight.items.map(\.uniqueIdentifier) == ["wren"])
    #expect(Device.photos().configuration.selectionLimit == 2 && Device.page() != nil)

    let wren = CNMutableContact()
    wren.givenName = "Wren"
    SimulatedContacts.add(wren)
    var found: [String] = []
    Device.findWren { found = $0 }
    settle()
    Fleet.answerPermission(.allow)
    #expect(found == ["Wren"])

    SimulatedBiometry.next = .match
    var isOwner = false
    Device.unlock { isOwner = $0 }
    settle()
    #expect(isOwner)
  }
}
