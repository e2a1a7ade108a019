import Foundation
import Locks

/// What the app has saved to the photos of the device.
///
/// The library takes it over once somebody looks at that.
package final class SavedPhotos: ScopedState {
  package enum Photo: Sendable {
    case image(UIImage)
    case film(URL)
  }

  private struct State {
    var photos: [Photo] = []
    var library: (@Sendable (Photo) -> Void)?
  }

  private let state = Locked(State())

  package init() {}

  /// What the application of this task has saved.
  package static var current: SavedPhotos { ApplicationScope.current.state(SavedPhotos.self) }

  /// What no library has taken over.
  package var photos: [Photo] { state.withLock(\.photos) }

  /// Lets a library have what was saved, and what will be.
  package func hand(to library: @escaping @Sendable (Photo) -> Void) {
    let photos = state.withLock { state in
      guard state.library == nil else { return [Photo]() }
      state.library = library
      defer { state.photos = [] }
      return state.photos
    }
    for photo in photos { library(photo) }
  }

  /// Saves a photo, where the user lets the app; asks first, if nobody has.
  @MainActor
  static func save(
    _ photo: Photo, by call: StaticString, _ completion: @escaping @MainActor (NSError?) -> Void
  ) {
    @MainActor func end(_ status: PermissionStatus) {
      guard [.allowed, .limited].contains(status) else { return completion(refusal) }
      current.add(photo)
      completion(nil)
    }
    let book = PermissionBook.current
    let whole = book.status(of: .photos)
    guard whole != .allowed, whole != .limited else { return end(whole) }
    book.request(.photosAdd, by: call) { end($0) }
  }

  private func add(_ photo: Photo) {
    let library = state.withLock { state in
      if state.library == nil { state.photos.append(photo) }
      return state.library
    }
    library?(photo)
  }

  private static var refusal: NSError {
    NSError(
      domain: "ALAssetsLibraryErrorDomain", code: -3310,
      userInfo: [
        NSLocalizedDescriptionKey: "Data unavailable",
        NSLocalizedRecoverySuggestionErrorKey: "Launch the Photos application",
      ])
  }
}
