public import HeadlessUIKit

/// A page of the shop about another app: here a bar with a button.
open class SKStoreProductViewController: UIViewController {
  /// What hears that the user has gone.
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?

  /// Loads the page, and tells on a later turn.
  open func loadProduct(
    withParameters parameters: [String: Any],
    completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    let block = MainActorOnly(block)
    MainTurn.post("SKStoreProductViewController.loadProduct(withParameters:completionBlock:)") {
      let isReachable = Shop.current.isReachable
      let error = isReachable ? nil : SKError(.cloudServiceNetworkConnectionFailed)
      block.value?(isReachable, error)
    }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    addBar("App Store", .done) { [weak self] in
      guard let self else { return }
      delegate?.productViewControllerDidFinish(self)
    }
  }
}

extension SKStoreProductViewController: SystemScreen {
  package func userDidSwipeAway() { delegate?.productViewControllerDidFinish(self) }
}

/// What hears that the user has gone from a page of the shop.
@preconcurrency @MainActor
public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has tapped the button.
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

/// The number of the app that a page of the shop is about.
public let SKStoreProductParameterITunesItemIdentifier = "id"
