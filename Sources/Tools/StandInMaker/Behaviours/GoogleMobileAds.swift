import FleetStandIns
import Foundation
import HeadlessUIKit

// Needs: GADBannerView.load(_:), GADInterstitialAd.load(withAdUnitID:request:completionHandler:)

// No ad comes, as where none is to be had, unless a test says that one does: a banner with its words, or a screen
// that a user closes.

/// The ads that there are, as a test says.
public enum SimulatedAds {
  /// Whether an ad comes where the app asks for one; otherwise it hears of error 1.
  public static var areThere: Bool {
    get { AdState.current.areThere }
    set { AdState.current.areThere = newValue }
  }

  /// What an ad says: `Ad`.
  public static var words: String {
    get { AdState.current.words }
    set { AdState.current.words = newValue }
  }
}

private final class AdState {
  var areThere = false
  var words = "Ad"

  static var current: AdState { StandIn.state { AdState() } }

  /// That there is no ad.
  static var error: NSError {
    NSError(
      domain: "com.google.admob", code: 1,
      userInfo: [NSLocalizedDescriptionKey: "Request Error: No ad to show."])
  }

  static func load<Ad: NSObject>(
    _ type: Ad.Type, _ completion: @escaping (Ad?, (any Error)?) -> Void
  ) {
    StandIn.reply {
      if current.areThere { completion(uiKitObject(type), nil) } else { completion(nil, error) }
    }
  }
}

extension GADBannerView {
  func standIn_init(adSize: GADAdSize) { frame.size = adSize.size }
  func standIn_init(adSize: GADAdSize, origin: CGPoint) {
    frame = CGRect(origin: origin, size: adSize.size)
  }

  func standIn_load(_ request: GADRequest?) {
    StandIn.later { [weak self] in
      guard let self else { return }
      guard SimulatedAds.areThere else {
        _ = try? delegate?.bannerView(self, didFailToReceiveAdWithError: AdState.error)
        return
      }
      let label = subviews.lazy.compactMap { $0 as? UILabel }.first ?? UILabel()
      (label.text, label.frame) = (SimulatedAds.words, bounds)
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(label)
      _ = try? delegate?.bannerViewDidReceiveAd(self)
      _ = try? delegate?.bannerViewDidRecordImpression(self)
    }
  }
}

// MARK: Full screens

/// The screen of an ad, which a user closes.
private final class AdScreen: UIViewController {
  var whenClosed: () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: CGRect(x: 20, y: 120, width: 280, height: 40))
    label.text = SimulatedAds.words
    let button = UIButton(type: .system)
    button.setTitle("Close", for: .normal)
    button.frame = CGRect(x: 20, y: 60, width: 80, height: 44)
    button.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    view.backgroundColor = .white
    view.addSubview(label)
    view.addSubview(button)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    whenClosed()
  }

  /// Shows an ad, and tells its delegate of it.
  static func show(_ ad: any GADFullScreenPresentingAd, from presenter: UIViewController?) {
    let screen = AdScreen()
    screen.modalPresentationStyle = .fullScreen
    _ = try? ad.fullScreenContentDelegate?.adWillPresentFullScreenContent(ad)
    _ = try? ad.fullScreenContentDelegate?.adDidRecordImpression(ad)
    screen.whenClosed = {
      _ = try? ad.fullScreenContentDelegate?.adWillDismissFullScreenContent(ad)
      _ = try? ad.fullScreenContentDelegate?.adDidDismissFullScreenContent(ad)
    }
    presenter?.present(screen, animated: true)
  }
}

extension GADInterstitialAd {
  static func standIn_load(
    withAdUnitID adUnitID: String, request: GADRequest?,
    completionHandler: @escaping (GADInterstitialAd?, (any Error)?) -> Void
  ) { AdState.load(Self.self) { completionHandler($0, $1) } }

  @preconcurrency @MainActor
  func standIn_present(fromRootViewController rootViewController: UIViewController?) {
    AdScreen.show(self, from: rootViewController)
  }
}

extension GADAppOpenAd {
  static func standIn_load(
    withAdUnitID adUnitID: String, request: GADRequest?,
    completionHandler: @escaping (GADAppOpenAd?, (any Error)?) -> Void
  ) { AdState.load(Self.self) { completionHandler($0, $1) } }

  @preconcurrency @MainActor
  func standIn_present(fromRootViewController rootViewController: UIViewController?) {
    AdScreen.show(self, from: rootViewController)
  }
}

extension GADRewardedAd {
  static func standIn_load(
    withAdUnitID adUnitID: String, request: GADRequest?,
    completionHandler: @escaping (GADRewardedAd?, (any Error)?) -> Void
  ) { AdState.load(Self.self) { completionHandler($0, $1) } }

  /// Shows the ad to its end, so that the reward is earned.
  @preconcurrency @MainActor
  func standIn_present(
    fromRootViewController rootViewController: UIViewController?,
    userDidEarnRewardHandler: @escaping () -> Void
  ) {
    AdScreen.show(self, from: rootViewController)
    StandIn.reply { userDidEarnRewardHandler() }
  }
}

extension GADMobileAds {
  func standIn_start(completionHandler: ((GADInitializationStatus) -> Void)?) {
    StandIn.reply { completionHandler?(uiKitObject(GADInitializationStatus.self)) }
  }
}
