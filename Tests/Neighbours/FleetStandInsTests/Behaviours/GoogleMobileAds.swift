import FleetStandIns
import Foundation
import HeadlessUIKit

// What GoogleMobileAds declares, as far as the tests use it, as it is made of its headers.

class GADRequest: NSObject {
  override init() { super.init() }
}

struct GADAdSize: Sendable {
  init() {}
  var size: CGSize = _StandIn.least(CGSize.self)
  var flags: UInt = _StandIn.least(UInt.self)
  init(size: CGSize, flags: UInt) { self.size = size; self.flags = flags }
}

@MainActor protocol GADFullScreenPresentingAd: NSObjectProtocol {
  var fullScreenContentDelegate: (any GADFullScreenContentDelegate)? { get set }
}

@MainActor extension GADFullScreenPresentingAd {
  var fullScreenContentDelegate: (any GADFullScreenContentDelegate)? {
    get { _StandIn.get("GADFullScreenPresentingAd.fullScreenContentDelegate", self) }
    set {
      _StandIn.setWeak(
        "GADFullScreenPresentingAd.fullScreenContentDelegate", self, newValue as AnyObject?)
    }
  }
}

@MainActor protocol GADFullScreenContentDelegate: NSObjectProtocol {
  func adDidRecordImpression(_ ad: any GADFullScreenPresentingAd) throws
  func ad(
    _ ad: any GADFullScreenPresentingAd, didFailToPresentFullScreenContentWithError error: any Error
  ) throws
  func adWillPresentFullScreenContent(_ ad: any GADFullScreenPresentingAd) throws
  func adWillDismissFullScreenContent(_ ad: any GADFullScreenPresentingAd) throws
  func adDidDismissFullScreenContent(_ ad: any GADFullScreenPresentingAd) throws
}

@MainActor class GADAppOpenAd: NSObject, GADFullScreenPresentingAd {
  nonisolated override init() { super.init() }
  class func load(
    withAdUnitID adUnitID: String, request: GADRequest?,
    completionHandler: @escaping (GADAppOpenAd?, (any Error)?) -> Void
  ) {
    _StandIn.call(
      "GADAppOpenAd.load(withAdUnitID:request:completionHandler:)", nil,
      [
        adUnitID, request,
        StandIn.Block(_body: { values in completionHandler(values(0), values(1)) }),
      ],
      by: standIn_load(
        withAdUnitID: adUnitID, request: request, completionHandler: completionHandler)) as Void
  }
  var fullScreenContentDelegate: (any GADFullScreenContentDelegate)? {
    get { _StandIn.get("GADAppOpenAd.fullScreenContentDelegate", self) }
    set { _StandIn.setWeak("GADAppOpenAd.fullScreenContentDelegate", self, newValue as AnyObject?) }
  }
  func present(fromRootViewController rootViewController: UIViewController?) {
    _StandIn.call(
      "GADAppOpenAd.present(fromRootViewController:)", self, [rootViewController],
      by: standIn_present(fromRootViewController: rootViewController)) as Void
  }
}

@MainActor protocol GADBannerViewDelegate: NSObjectProtocol {
  func bannerViewDidReceiveAd(_ bannerView: GADBannerView) throws
  func bannerView(_ bannerView: GADBannerView, didFailToReceiveAdWithError error: any Error) throws
  func bannerViewDidRecordImpression(_ bannerView: GADBannerView) throws
}

@MainActor class GADBannerView: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  init(adSize: GADAdSize, origin: CGPoint) {
    super.init(frame: .zero);
    _StandIn.call("GADBannerView.init(adSize:origin:)", self, [adSize, origin]) as Void;
    standIn_init(adSize: adSize, origin: origin)
  }
  init(adSize: GADAdSize) {
    super.init(frame: .zero); _StandIn.call("GADBannerView.init(adSize:)", self, [adSize]) as Void;
    standIn_init(adSize: adSize)
  }
  var adUnitID: String? {
    get { _StandIn.get("GADBannerView.adUnitID", self) }
    set { _StandIn.set("GADBannerView.adUnitID", self, newValue) }
  }
  var rootViewController: UIViewController? {
    get { _StandIn.get("GADBannerView.rootViewController", self) }
    set { _StandIn.setWeak("GADBannerView.rootViewController", self, newValue as AnyObject?) }
  }
  var delegate: (any GADBannerViewDelegate)? {
    get { _StandIn.get("GADBannerView.delegate", self) }
    set { _StandIn.setWeak("GADBannerView.delegate", self, newValue as AnyObject?) }
  }
  func load(_ request: GADRequest?) {
    _StandIn.call("GADBannerView.load(_:)", self, [request], by: standIn_load(request)) as Void
  }
}

class GADInitializationStatus: NSObject {
  override init() { super.init() }
}

@MainActor class GADInterstitialAd: NSObject, GADFullScreenPresentingAd {
  nonisolated override init() { super.init() }
  var fullScreenContentDelegate: (any GADFullScreenContentDelegate)? {
    get { _StandIn.get("GADInterstitialAd.fullScreenContentDelegate", self) }
    set {
      _StandIn.setWeak("GADInterstitialAd.fullScreenContentDelegate", self, newValue as AnyObject?)
    }
  }
  class func load(
    withAdUnitID adUnitID: String, request: GADRequest?,
    completionHandler: @escaping (GADInterstitialAd?, (any Error)?) -> Void
  ) {
    _StandIn.call(
      "GADInterstitialAd.load(withAdUnitID:request:completionHandler:)", nil,
      [
        adUnitID, request,
        StandIn.Block(_body: { values in completionHandler(values(0), values(1)) }),
      ],
      by: standIn_load(
        withAdUnitID: adUnitID, request: request, completionHandler: completionHandler)) as Void
  }
  func present(fromRootViewController rootViewController: UIViewController?) {
    _StandIn.call(
      "GADInterstitialAd.present(fromRootViewController:)", self, [rootViewController],
      by: standIn_present(fromRootViewController: rootViewController)) as Void
  }
}

@MainActor class GADMobileAds: NSObject {
  nonisolated override init() { super.init() }
  @discardableResult class func sharedInstance() -> GADMobileAds {
    _StandIn.call("GADMobileAds.sharedInstance()", nil, [])
  }
  func start(completionHandler: (@Sendable (GADInitializationStatus) -> Void)? = nil) {
    _StandIn.call(
      "GADMobileAds.start(completionHandler:)", self,
      [completionHandler.map { block in StandIn.Block(_body: { values in block(values(0)) }) }],
      by: standIn_start(completionHandler: completionHandler)) as Void
  }
}

@MainActor class GADRewardedAd: NSObject, GADFullScreenPresentingAd {
  nonisolated override init() { super.init() }
  var fullScreenContentDelegate: (any GADFullScreenContentDelegate)? {
    get { _StandIn.get("GADRewardedAd.fullScreenContentDelegate", self) }
    set {
      _StandIn.setWeak("GADRewardedAd.fullScreenContentDelegate", self, newValue as AnyObject?)
    }
  }
  class func load(
    withAdUnitID adUnitID: String, request: GADRequest?,
    completionHandler: @escaping (GADRewardedAd?, (any Error)?) -> Void
  ) {
    _StandIn.call(
      "GADRewardedAd.load(withAdUnitID:request:completionHandler:)", nil,
      [
        adUnitID, request,
        StandIn.Block(_body: { values in completionHandler(values(0), values(1)) }),
      ],
      by: standIn_load(
        withAdUnitID: adUnitID, request: request, completionHandler: completionHandler)) as Void
  }
  func present(
    fromRootViewController rootViewController: UIViewController?,
    userDidEarnRewardHandler: @escaping () -> Void
  ) {
    _StandIn.call(
      "GADRewardedAd.present(fromRootViewController:userDidEarnRewardHandler:)", self,
      [rootViewController, StandIn.Block(_body: { _ in userDidEarnRewardHandler() })],
      by: standIn_present(
        fromRootViewController: rootViewController,
        userDidEarnRewardHandler: userDidEarnRewardHandler)) as Void
  }
}

@MainActor extension GADFullScreenContentDelegate {
  func adDidRecordImpression(_ ad: any GADFullScreenPresentingAd) throws {
    throw CocoaError(.featureUnsupported)
  }
  func ad(
    _ ad: any GADFullScreenPresentingAd, didFailToPresentFullScreenContentWithError error: any Error
  ) throws { throw CocoaError(.featureUnsupported) }
  func adWillPresentFullScreenContent(_ ad: any GADFullScreenPresentingAd) throws {
    throw CocoaError(.featureUnsupported)
  }
  func adWillDismissFullScreenContent(_ ad: any GADFullScreenPresentingAd) throws {
    throw CocoaError(.featureUnsupported)
  }
  func adDidDismissFullScreenContent(_ ad: any GADFullScreenPresentingAd) throws {
    throw CocoaError(.featureUnsupported)
  }
}

@MainActor extension GADBannerViewDelegate {
  func bannerViewDidReceiveAd(_ bannerView: GADBannerView) throws {
    throw CocoaError(.featureUnsupported)
  }
  func bannerView(_ bannerView: GADBannerView, didFailToReceiveAdWithError error: any Error) throws
  { throw CocoaError(.featureUnsupported) }
  func bannerViewDidRecordImpression(_ bannerView: GADBannerView) throws {
    throw CocoaError(.featureUnsupported)
  }
}
