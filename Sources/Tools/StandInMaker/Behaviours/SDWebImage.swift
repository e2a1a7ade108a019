import FleetStandIns
import Foundation
import HeadlessNetworking
import HeadlessUIKit

// Needs: SDWebImageOptions.fromLoaderOnly, SDWebImageOptions.fromCacheOnly

// Images come from the network that a test answers, and from a memory that lasts as long as the application.

/// What the application has loaded, and what could not be loaded.
private final class LoadedImages {
  var images: [String: UIImage] = [:]
  var failedURLs: Set<URL> = []

  static var current: LoadedImages { StandIn.state { LoadedImages() } }
}

/// What a view waits for.
private final class ImageLoad {
  var url: URL?
  var task: URLSessionDataTask?
  /// Rises with each load, so that an answer that comes too late does nothing.
  var turn = 0

  func cancel() {
    turn += 1
    task?.cancel()
    task = nil
  }
}

/// Loads of one view, by what they are for.
private final class ImageLoads {
  var loads: [String: ImageLoad] = [:]

  static func of(_ view: UIView, _ purpose: String) -> ImageLoad {
    let all = StandIn.state(of: view) { ImageLoads() }
    if let load = all.loads[purpose] { return load }
    let load = ImageLoad()
    all.loads[purpose] = load
    return load
  }
}

private func failure(_ code: Int) -> NSError {
  NSError(domain: "SDWebImageErrorDomain", code: code)
}

/// Asks memory and network for an image, and tells it on the main queue.
@MainActor
private func load(
  _ url: URL, _ options: SDWebImageOptions,
  _ end: @escaping @MainActor (UIImage?, (any Error)?, SDImageCacheType) -> Void
) -> URLSessionDataTask? {
  let loaded = LoadedImages.current
  if !options.contains(.fromLoaderOnly), !options.contains(.refreshCached),
    let image = loaded.images[url.absoluteString]
  {
    end(image, nil, .memory)
    return nil
  }
  if options.contains(.fromCacheOnly) {
    end(nil, nil, .none)
    return nil
  }
  if loaded.failedURLs.contains(url), !options.contains(.retryFailed) {
    end(nil, failure(1003), .none)
    return nil
  }
  let task = URLSession.shared.dataTask(with: url) { data, response, error in
    let status = (response as? HTTPURLResponse)?.statusCode ?? 200
    StandIn.later {
      let loaded = LoadedImages.current
      var problem = error
      if problem == nil, !(200..<300).contains(status) { problem = failure(2001) }
      let image = problem == nil ? data.flatMap { UIImage(data: $0) } : nil
      if problem == nil, image == nil { problem = failure(1001) }
      if let image {
        loaded.images[url.absoluteString] = image
        loaded.failedURLs.remove(url)
      } else if (problem as? URLError) == nil {
        // What the network did not let through may come the next time.
        loaded.failedURLs.insert(url)
      }
      end(image, problem, .none)
    }
  }
  task.resume()
  return task
}

extension UIView {
  /// Loads an image for a view, which shows a placeholder until then; what it waited for is cancelled.
  fileprivate func loadImage(
    _ url: URL?, _ placeholder: UIImage?, _ options: SDWebImageOptions, for purpose: String,
    _ completed: SDExternalCompletionBlock?, show: @escaping (UIImage?) -> Void
  ) {
    let current = ImageLoads.of(self, purpose)
    current.cancel()
    current.url = url
    let turn = current.turn
    if !options.contains(.delayPlaceholder) { show(placeholder) }
    guard let url else {
      if options.contains(.delayPlaceholder) { show(placeholder) }
      completed?(nil, failure(1000), .none, nil)
      return
    }
    current.task = load(url, options) { image, error, cache in
      guard current.turn == turn else {
        completed?(nil, failure(2002), .none, url)
        return
      }
      current.task = nil
      if let image {
        if !options.contains(.avoidAutoSetImage) { show(image) }
      } else if options.contains(.delayPlaceholder) {
        show(placeholder)
      }
      completed?(image, error, cache, url)
    }
  }

  func standIn_sd_cancelCurrentImageLoad() { ImageLoads.of(self, "image").cancel() }
  var standIn_sd_imageURL: URL? { ImageLoads.of(self, "image").url }
}

extension UIImageView {
  func standIn_sd_setImage(with url: URL?, completed completedBlock: SDExternalCompletionBlock?) {
    show(url, nil, [], completedBlock)
  }

  func standIn_sd_setImage(
    with url: URL?, placeholderImage placeholder: UIImage?, options: SDWebImageOptions,
    context: [SDWebImageContextOption: Any]?
  ) { show(url, placeholder, options, nil) }

  func standIn_sd_setImage(
    with url: URL?, placeholderImage placeholder: UIImage?, options: SDWebImageOptions,
    completed completedBlock: SDExternalCompletionBlock?
  ) { show(url, placeholder, options, completedBlock) }

  func standIn_sd_setImage(
    with url: URL?, placeholderImage placeholder: UIImage?, options: SDWebImageOptions,
    progress progressBlock: SDImageLoaderProgressBlock?,
    completed completedBlock: SDExternalCompletionBlock?
  ) { show(url, placeholder, options, completedBlock) }

  func standIn_sd_setImage(
    with url: URL?, placeholderImage placeholder: UIImage?, options: SDWebImageOptions,
    context: [SDWebImageContextOption: Any]?, progress progressBlock: SDImageLoaderProgressBlock?,
    completed completedBlock: SDExternalCompletionBlock?
  ) { show(url, placeholder, options, completedBlock) }

  private func show(
    _ url: URL?, _ placeholder: UIImage?, _ options: SDWebImageOptions,
    _ completed: SDExternalCompletionBlock?
  ) {
    loadImage(url, placeholder, options, for: "image", completed) { [weak self] image in
      self?.image = image
    }
  }
}

extension UIButton {
  func standIn_sd_setImage(
    with url: URL?, for state: UIControl.State, completed completedBlock: SDExternalCompletionBlock?
  ) { show(url, state, nil, [], completedBlock) }

  func standIn_sd_setImage(
    with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage?,
    options: SDWebImageOptions, context: [SDWebImageContextOption: Any]?
  ) { show(url, state, placeholder, options, nil) }

  func standIn_sd_setImage(
    with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage?,
    options: SDWebImageOptions, completed completedBlock: SDExternalCompletionBlock?
  ) { show(url, state, placeholder, options, completedBlock) }

  private func show(
    _ url: URL?, _ state: UIControl.State, _ placeholder: UIImage?, _ options: SDWebImageOptions,
    _ completed: SDExternalCompletionBlock?
  ) {
    loadImage(url, placeholder, options, for: "image \(state.rawValue)", completed) {
      [weak self] image in
      self?.setImage(image, for: state)
    }
  }
}

extension SDImageCache {
  func standIn_imageFromMemoryCache(forKey key: String?) -> UIImage? {
    key.flatMap { LoadedImages.current.images[$0] }
  }

  func standIn_imageFromCache(forKey key: String?) -> UIImage? { imageFromMemoryCache(forKey: key) }

  func standIn_storeImage(toMemory image: UIImage?, forKey key: String?) {
    if let key { LoadedImages.current.images[key] = image }
  }

  func standIn_clearMemory() { LoadedImages.current.images = [:] }
}
