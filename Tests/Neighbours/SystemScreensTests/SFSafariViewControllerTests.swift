import FleetTesting
import HeadlessSafariServices
import TestSupport
import Testing

/// A screen that shows pages, and writes down what they tell.
private final class LinkScreen: UIViewController, SFSafariViewControllerDelegate {
  let trace = Trace()

  func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
    trace.add("finished\(presentedViewController == nil ? "" : ", presented")")
  }
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) { trace.add("loaded \(didLoadSuccessfully)") }
  func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {
    trace.add("opens in Safari")
  }
}

@MainActor @Suite("SFSafariViewController", .freshApplication)
struct SFSafariViewControllerTests {
  private let screen = LinkScreen()
  private let page: SFSafariViewController

  init() throws {
    page = SFSafariViewController(url: try #require(URL(string: "https://birds.example/wren")))
    page.delegate = screen
    setAsAppRootWindow(screen)
  }

  @Test func `loads once it has appeared, and goes before its delegate is told`() {
    screen.present(page, animated: true) { [screen] in screen.trace.add("presented") }
    settle()
    page.tapDone()

    #expect(screen.trace.lines == ["presented", "loaded true", "finished"])
    #expect(page.initialURL.path() == "/wren")
    #expect(page.modalPresentationStyle == .fullScreen)
  }

  @Test func `has a button for it, whose word the app chooses`() {
    page.dismissButtonStyle = .close
    screen.present(page, animated: true)

    #expect(Fleet.screen.staticTexts["birds.example"].exists)
    Fleet.screen.buttons["Close"].tap()

    #expect(screen.trace.lines == ["loaded true", "finished"])
    #expect(screen.presentedViewController == nil)
  }

  @Test func `tells that a page does not load without a network`() {
    Fleet.networkConnection = .none
    screen.present(page, animated: true)
    settle()

    #expect(screen.trace.lines == ["loaded false"])
  }

  @Test func `as a sheet can be swiped away, which is told too`() {
    page.modalPresentationStyle = .pageSheet
    screen.present(page, animated: true)
    page.dismissBySwipingDown()

    #expect(screen.trace.lines == ["loaded true", "finished"])
  }

  @Test func `leaves to Safari what the user opens there`() {
    screen.present(page, animated: true)
    page.openInSafari()

    #expect(screen.trace.lines == ["loaded true", "opens in Safari"])
    #expect(Fleet.openedURLs == [page.initialURL])
  }

  @Test func `raises for other schemes, as on a device`() throws {
    for text in ["mailto:wren@birds.example", "birds.example", "file:///wren.html"] {
      let url = try #require(URL(string: text))
      let received = failures { _ = SFSafariViewController(url: url) }

      #expect(
        received.reasons == [
          "The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported."
        ])
      #expect(received.first?.name.rawValue == "NSInvalidArgumentException")
      #expect(
        received.first?.details == "SafariServices raises this exception in "
          + "SFSafariViewController.init(url:configuration:).")
    }
  }

  @Test func `tells why it cannot be used`() {
    let received = failures {
      page.tapDone()
      page.openInSafari()
    }

    #expect(
      received.reasons == [
        "Cannot tap Done in SFSafariViewController: The page is not presented.",
        "Cannot open in Safari in SFSafariViewController: The page is not presented.",
      ])
    #expect(
      received.map(\.site.fileID.description).allSatisfy { $0.hasPrefix("SystemScreensTests/") })
    #expect(screen.trace.lines.isEmpty)
  }

  @Test func `copies its configuration`() {
    let configuration = SFSafariViewController.Configuration()
    configuration.entersReaderIfAvailable = true
    let page = SFSafariViewController(url: page.initialURL, configuration: configuration)
    page.configuration.entersReaderIfAvailable = false

    #expect(page.configuration.entersReaderIfAvailable)
    #expect(page.configuration.barCollapsingEnabled)
  }

  @Test func `puts pages on the reading list`() throws {
    let list = try #require(SSReadingList.default())
    try list.addItem(with: page.initialURL, title: nil, previewText: nil)
    let file = try #require(URL(string: "file:///wren.html"))

    do {
      try list.addItem(with: file, title: nil, previewText: nil)
      Issue.record("It was taken.")
    } catch SSReadingListError.urlSchemeNotAllowed {
    }
    #expect(SimulatedReadingList.urls == [page.initialURL])
  }
}
