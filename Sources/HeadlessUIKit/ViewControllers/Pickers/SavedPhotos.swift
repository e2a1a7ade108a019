import Foundation
import Locks

/// The photos that the app has saved to the device.
///
/// The photo library takes them over at its first access.
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

  /// The saved photos of the application of this task.
  package static var current: SavedPhotos { ApplicationScope.current.state(SavedPhotos.self) }

  /// The photos that no library has taken over.
  package var photos: [Photo] { state.withLock(\.photos) }

  /// Hands the saved and all future photos to a library.
  package func hand(to library: @escaping @Sendable (Photo) -> Void) {
    let photos = state.withLock { state in
      guard state.library == nil else { return [Photo]() }
      state.library = library
      defer { state.photos = [] }
      return state.photos
    }
    for photo in photos { library(photo) }
  }

  /// Saves a photo if the user permits it; asks the user first if needed.
  @MainActor
  static func save(
    _ photo: Photo, by call: StaticString, _ completion: @escaping @MainActor (NSError?) -> Void
  ) {
    @MainActor func end(_ status: PermissionStatus) {
      guard [.allowed, .limited].contains(status) else { return completion(refusal) }
      current.add(photo)
      completion(nil)
    }
    let permissions = UserPermissions.current
    let whole = permissions.status(of: .photos)
    guard whole != .allowed, whole != .limited else { return end(whole) }
    permissions.request(.photosAdd, by: call) { end($0) }
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
