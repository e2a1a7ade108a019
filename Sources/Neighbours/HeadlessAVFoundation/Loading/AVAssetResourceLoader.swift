public import HeadlessUIKit

/// What asks the app for what an asset loads, if the URL has a scheme of the app's own.
@preconcurrency @MainActor
open class AVAssetResourceLoader: NSObject {
  /// The delegate, which is not kept alive.
  open private(set) weak var delegate: (any AVAssetResourceLoaderDelegate)?
  /// The queue on which the app wants to be asked; it is asked on the main actor.
  open private(set) var delegateQueue: DispatchQueue?
  /// Whether keys are asked for before they are needed.
  open var preloadsEligibleContentKeys = false

  /// Sets the delegate that is asked.
  open func setDelegate(
    _ delegate: (any AVAssetResourceLoaderDelegate)?, queue delegateQueue: DispatchQueue?
  ) { (self.delegate, self.delegateQueue) = (delegate, delegateQueue) }

  override init() { super.init() }

  // MARK: The model

  /// The schemes that the system loads by itself.
  private static let schemes: Set<String> = ["http", "https", "file", "data", "ipod-library"]

  /// What the app is being asked for.
  final weak var loading: ResourceLoading?

  /// Whether the app is asked for what is at a URL.
  final func isAsked(for url: URL) -> Bool {
    guard delegate != nil, let scheme = url.scheme?.lowercased() else { return false }
    return !Self.schemes.contains(scheme)
  }

  /// Asks the app for what is at a URL, unless it is being asked.
  final func load(
    _ url: URL, for waiter: AnyObject,
    _ done: @escaping @MainActor (ResourceLoading.Outcome) -> Void
  ) {
    if let loading { return loading.add(waiter, done) }
    let loading = ResourceLoading(url, by: self)
    self.loading = loading
    AppMedia.current.loadings.append(loading)
    loading.add(waiter, done)
    loading.start()
  }

  /// Lets one that has waited go; without any, nothing is wanted any more.
  final func giveUp(_ waiter: AnyObject) { loading?.giveUp(waiter) }

  /// Ends what is loading.
  final func cancel() { loading?.cancel() }
}
