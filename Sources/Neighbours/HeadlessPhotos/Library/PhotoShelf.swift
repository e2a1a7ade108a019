import Foundation
import HeadlessUIKit
import Locks

/// The photos of an application's device, and the observers of their changes.
final class PhotoShelf: ScopedState {
  /// An album; one without members has all photos.
  struct Album: Sendable {
    let identifier: String
    var title: String?
    var members: [String]?
  }

  /// All that the library holds.
  struct Contents: Sendable {
    var photos: [PhotoValues] = []
    var albums = [Album(identifier: "all", title: "Recents", members: nil)]
  }

  private struct State {
    var contents = Contents()
    /// What the user has chosen, where they let the app see only that.
    var chosen: Set<String> = []
    var observers: [Weak<AnyObject>] = []
  }

  static let library = PHPhotoLibrary()
  private let state = Locked(State())

  init() {}

  static var current: PhotoShelf {
    let shelf = ApplicationScope.current.state(PhotoShelf.self)
    SavedPhotos.current.hand { [weak shelf] photo in shelf?.add(photo) }
    return shelf
  }

  // MARK: What the user lets the app do

  private static func resource(_ level: PHAccessLevel) -> ProtectedResource {
    level == .addOnly ? .photosAdd : .photos
  }

  private static func status(_ status: PermissionStatus) -> PHAuthorizationStatus {
    switch status {
    case .notDetermined: .notDetermined
    case .restricted: .restricted
    case .denied: .denied
    case .limited: .limited
    case .allowed, .provisional, .always: .authorized
    }
  }

  static func status(for level: PHAccessLevel) -> PHAuthorizationStatus {
    status(UserPermissions.current.status(of: resource(level)))
  }

  static func request(
    _ level: PHAccessLevel, by call: StaticString,
    _ answer: @escaping @MainActor @Sendable (PHAuthorizationStatus) -> Void
  ) {
    UserPermissions.current.request(resource(level), by: call) { answer(status($0)) }
  }

  /// Returns the reason why photos cannot be changed.
  static func error(for level: PHAccessLevel) -> PHPhotosError? {
    switch status(for: level) {
    case .authorized, .limited: nil
    case .restricted: PHPhotosError(.accessRestricted)
    case .notDetermined, .denied: PHPhotosError(.accessUserDenied)
    }
  }

  // MARK: What there is

  var contents: Contents { state.withLock(\.contents) }
  var albums: [Album] { state.withLock(\.contents.albums) }

  var chosen: Set<String> {
    get { state.withLock(\.chosen) }
    set {
      state.withLock { $0.chosen = newValue }
      tellOfChange()
    }
  }

  /// What the app may see; asking for photos asks the user, if that has not been done.
  var visible: [PhotoValues] {
    switch Self.status(for: .readWrite) {
    case .authorized: return contents.photos
    case .limited:
      let chosen = chosen
      return contents.photos.filter { chosen.contains($0.identifier) }
    case .notDetermined:
      Self.request(.readWrite, by: "PHAsset.fetchAssets(with:)") { [weak self] status in
        if status == .authorized || status == .limited { self?.tellOfChange() }
      }
      return []
    case .denied, .restricted: return []
    }
  }

  func album(_ album: String, has photo: String) -> Bool {
    guard let album = albums.first(where: { $0.identifier == album }) else { return false }
    return album.members?.contains(photo) ?? true
  }

  // MARK: Changes

  /// Adds what the app has saved without the library.
  private func add(_ saved: SavedPhotos.Photo) {
    let content: PhotoContent =
      switch saved {
      case .image(let image): .image(image)
      case .film(let url): .file(url)
      }
    change { $0.photos.append(PhotoValues(content)) }
  }

  /// Changes what there is, and tells of it.
  func change(_ change: @Sendable (inout Contents) -> Void) {
    state.withLock { change(&$0.contents) }
    tellOfChange()
  }

  /// Runs a block of the app's in which it makes requests, and then does what they ask for.
  func apply(_ block: () -> Void) {
    let requests = PhotoChanges()
    PhotoChanges.$current.withValue(requests) { block() }
    state.withLock { state in
      let old = Set(state.contents.photos.map(\.identifier))
      for request in requests.all { request.commit(to: &state.contents) }
      // What the app has added to photos of which it sees only some, it sees.
      state.chosen.formUnion(Set(state.contents.photos.map(\.identifier)).subtracting(old))
    }
    tellOfChange()
  }

  /// Asks the user if that has not been done, then runs a block of the app's on a later turn.
  static func change(
    _ block: @escaping @Sendable () -> Void,
    _ completion: @escaping @Sendable (PHPhotosError?) -> Void
  ) {
    MainTurn.post("PHPhotoLibrary changes photos") {
      let info = UIApplication.shared.infoDictionary
      let addsOnly =
        info["NSPhotoLibraryUsageDescription"] == nil
        && info["NSPhotoLibraryAddUsageDescription"] != nil
      let mayAdd = error(for: .addOnly) == nil && error(for: .readWrite) != nil
      let level: PHAccessLevel = addsOnly || mayAdd ? .addOnly : .readWrite
      request(level, by: "PHPhotoLibrary.performChanges(_:completionHandler:)") { _ in
        let error = error(for: level)
        if error == nil { PhotoShelf.current.apply(block) }
        MainTurn.post("PHPhotoLibrary has changed photos") { completion(error) }
      }
    }
  }

  // MARK: Observers

  func add(_ observer: Weak<AnyObject>) {
    state.withLock { $0.observers.append(observer) }
  }

  func remove(_ observer: any PHPhotoLibraryChangeObserver) {
    state.withLock { state in
      state.observers.removeAll { $0.object == nil || $0.object === observer }
    }
  }

  func tellOfChange() {
    guard !state.withLock(\.observers.isEmpty) else { return }
    MainTurn.post("the photo library has changed") {
      for link in self.state.withLock(\.observers) {
        let observer = link.object as? any PHPhotoLibraryChangeObserver
        observer?.photoLibraryDidChange(PHChange())
      }
    }
  }
}
