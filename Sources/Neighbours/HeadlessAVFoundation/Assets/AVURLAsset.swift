public import Foundation

/// A sound or a film at a URL.
@preconcurrency @MainActor
open class AVURLAsset: AVAsset {
  /// Creates one of what is at a URL.
  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init(place: URL)
  }

  /// Its URL.
  public let url: URL
  /// What asks the app for its bytes, if the URL has a scheme of the app's own.
  public let resourceLoader = AVAssetResourceLoader()

  /// Ends what is loading: who waits hears that it was cancelled, and so does the app.
  open override func cancelLoading() {
    super.cancelLoading()
    resourceLoader.cancel()
  }

  // MARK: The model

  override final func find() -> AppMedia.Knowledge? {
    resourceLoader.isAsked(for: url) ? nil : super.find()
  }

  override final func comeToKnow(
    _ name: StaticString, for waiter: AnyObject, _ done: @escaping @MainActor (Bool) -> Void
  ) {
    super.comeToKnow(name, for: waiter) { [self, weak waiter] isThere in
      guard isThere, known == nil, resourceLoader.isAsked(for: url), let waiter else {
        return done(isThere)
      }
      resourceLoader.load(url, for: waiter) { [self] outcome in
        switch outcome {
        case .data(let data): known = AppMedia.current.knowledge(of: url, file: data)
        case .redirected(let place): known = AppMedia.current.knowledge(of: place)
        case .failed(let error): known = .error(error)
        case .cancelled: return done(false)
        }
        done(true)
      }
    }
  }

  override final func giveUp(_ waiter: AnyObject) { resourceLoader.giveUp(waiter) }
}

/// The key of whether times in an asset are to be exact.
public let AVURLAssetPreferPreciseDurationAndTimingKey =
  "AVURLAssetPreferPreciseDurationAndTimingKey"
/// The key of the cookies that an asset is loaded with.
public let AVURLAssetHTTPCookiesKey = "AVURLAssetHTTPCookiesKey"
/// The key of the name that the app has for a server that it loads from.
public let AVURLAssetHTTPUserAgentKey = "AVURLAssetHTTPUserAgentKey"
/// The key of whether an asset may be loaded by a telephone's network.
public let AVURLAssetAllowsCellularAccessKey = "AVURLAssetAllowsCellularAccessKey"
/// The key of the kind that a file is taken for.
public let AVURLAssetOverrideMIMETypeKey = "AVURLAssetOverrideMIMETypeKey"
