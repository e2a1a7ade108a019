import FailureReporting
import Foundation
import HeadlessUIKit
import Locks

/// What the device of an application has to hear and see.
final class MediaLibrary: Sendable {
  // Proof: items and playlists do not change once they are made.
  private let state = Locked(unchecked: State())

  private struct State {
    var items: [MPMediaItem] = []
    /// The store's further items.
    var offers: [MPMediaItem] = []
    var playlists: [MPMediaPlaylist] = []
    var lastModifiedDate = Date(timeIntervalSinceReferenceDate: 0)
    var lastNumber: MPMediaEntityPersistentID = 0
    var listeners = 0
  }

  static var current: MediaLibrary { MPMediaLibrary.default().library }

  // MARK: What the user lets the app do

  static var status: MPMediaLibraryAuthorizationStatus {
    status(UserPermissions.current.status(of: .mediaLibrary))
  }

  static func request(
    by call: StaticString,
    _ handler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void
  ) { UserPermissions.current.request(.mediaLibrary, by: call) { handler(status($0)) } }

  private static func status(_ status: PermissionStatus) -> MPMediaLibraryAuthorizationStatus {
    status.choose(.notDetermined, .restricted, .denied, else: .authorized)
  }

  /// Asks the user, if the user has not been asked; answers whether the app may see the items now.
  func asksForItems() -> Bool {
    if Self.status == .notDetermined {
      Self.request(by: "MPMediaQuery.items") { [weak self] status in
        if status == .authorized { self?.change { _ in } }
      }
    }
    return Self.status == .authorized
  }

  // MARK: What there is

  var items: [MPMediaItem] { state.withLockUnchecked(\.items) }
  var playlists: [MPMediaPlaylist] { state.withLockUnchecked(\.playlists) }
  var lastModifiedDate: Date { state.withLock(\.lastModifiedDate) }

  /// The item that the store calls by a name.
  func item(withStoreID id: String) -> MPMediaItem? {
    state.withLockUnchecked { state in
      (state.items + state.offers).first { $0.playbackStoreID == id }
    }
  }

  func add(_ properties: [String: Any], isInLibrary: Bool) -> MPMediaItem {
    let number = nextNumber()
    let item = MPMediaItem(number, properties)
    guard isInLibrary else {
      state.withLock { $0.offers.append(item) }
      return item
    }
    change { $0.items.append(item) }
    return item
  }

  func addPlaylist(_ name: String, _ items: [MPMediaItem]) -> MPMediaPlaylist {
    let playlist = MPMediaPlaylist(name, items, nextNumber())
    change { $0.playlists.append(playlist) }
    return playlist
  }

  func remove(_ items: [MPMediaItem]) { change { $0.items.removeAll(where: items.contains) } }

  /// Lets a listener more or less hear of changes.
  func tellOfChanges(_ count: Int) {
    state.withLock { $0.listeners = max($0.listeners + count, 0) }
  }

  private func nextNumber() -> MPMediaEntityPersistentID {
    state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
  }

  private func change(_ change: (inout State) -> Void) {
    let isHeard = state.withLock { state in
      change(&state)
      state.lastModifiedDate = Date()
      return state.listeners > 0
    }
    guard isHeard else { return }
    MainTurn.post("the media library has changed") {
      NotificationCenter.default.post(
        name: .MPMediaLibraryDidChange, object: MPMediaLibrary.default())
    }
  }

  /// Returns a number that a text has at all times.
  static func number(of text: String) -> MPMediaEntityPersistentID {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
