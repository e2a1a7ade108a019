import FleetStandIns
import FleetTesting
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite("GoogleMobileAds by hand", .freshApplication)
struct GoogleMobileAdsTests {
  private final class Screen: UIViewController, GADBannerViewDelegate,
    GADFullScreenContentDelegate
  {
    let trace = Trace()

    func bannerViewDidReceiveAd(_ bannerView: GADBannerView) { trace.add("banner") }
    func bannerView(
      _ bannerView: GADBannerView, didFailToReceiveAdWithError error: any Error
    ) { trace.add("no banner: \((error as NSError).code)") }
    func adDidDismissFullScreenContent(_ ad: any GADFullScreenPresentingAd) {
      trace.add("closed")
    }
  }

  private let screen = Screen()
  private var lines: [String] { screen.trace.lines }

  init() { setAsAppRootWindow(screen) }

  private func loadBanner() {
    let banner = GADBannerView(adSize: GADAdSize(size: CGSize(width: 320, height: 50), flags: 0))
    banner.adUnitID = "unit"
    banner.rootViewController = screen
    banner.delegate = screen
    screen.view.addSubview(banner)
    banner.load(GADRequest())
    Fleet.settle()
  }

  @Test func `shows no banner, unless a test says that there is one`() {
    GADMobileAds.sharedInstance().start { [screen] _ in screen.trace.add("started") }
    loadBanner()
    #expect(lines == ["started", "no banner: 1"])
    SimulatedAds.areThere = true
    SimulatedAds.words = "Buy a bird"
    loadBanner()
    #expect(lines.last == "banner")
    #expect(Fleet.screen.staticTexts["Buy a bird"].exists)
  }

  @Test func `shows a full screen, which a user closes`() {
    func load() {
      GADInterstitialAd.load(withAdUnitID: "unit", request: GADRequest()) { [screen] ad, error in
        guard let ad else { return screen.trace.add("\((error as NSError?)?.code ?? 0)") }
        ad.fullScreenContentDelegate = screen
        ad.present(fromRootViewController: screen)
      }
      Fleet.settle()
    }
    load()
    #expect(lines == ["1"])
    SimulatedAds.areThere = true
    load()
    #expect(Fleet.screen.staticTexts["Ad"].exists)
    Fleet.screen.buttons["Close"].tap()
    Fleet.settle()
    #expect(lines.last == "closed")
    #expect(screen.presentedViewController == nil)
  }

  @Test func `earns the reward of an ad that is seen to its end`() {
    SimulatedAds.areThere = true
    GADRewardedAd.load(withAdUnitID: "unit", request: GADRequest()) { [screen] ad, _ in
      ad?.present(fromRootViewController: screen) { screen.trace.add("reward") }
    }
    Fleet.settle()
    #expect(lines == ["reward"])
  }
}
