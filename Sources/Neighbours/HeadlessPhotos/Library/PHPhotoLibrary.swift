import FailureReporting
public import Foundation
import HeadlessUIKit

/// The photos of the device, as far as the user lets the app see and change them.
///
/// Which there are, a test says, see ``SimulatedPhotos``. Handlers are called in later turns of the main
/// loop, and so are the blocks with changes.
public final class PHPhotoLibrary: NSObject, Sendable {
  /// The library.
  public class func shared() -> PHPhotoLibrary { PhotoShelf.library }

  // MARK: What the user lets the app do

  /// What the user has said of seeing and changing photos; that these are only some is not told.
  public class func authorizationStatus() -> PHAuthorizationStatus {
    let status = authorizationStatus(for: .readWrite)
    return status == .limited ? .authorized : status
  }

  /// The user's answer.
  public class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    PhotoShelf.status(for: accessLevel)
  }

  /// Asks the user, unless that was decided before.
  @preconcurrency public class func requestAuthorization(
    _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) { requestAuthorization(for: .readWrite) { handler($0 == .limited ? .authorized : $0) } }

  /// Asks the user, unless that was decided before.
  @preconcurrency public class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    PhotoShelf.request(accessLevel, by: "PHPhotoLibrary.requestAuthorization(for:handler:)") {
      handler($0)
    }
  }

  /// Asks the user, unless that was decided before.
  nonisolated(nonsending) public class func requestAuthorization(
    for accessLevel: PHAccessLevel
  ) async -> PHAuthorizationStatus {
    await withCheckedContinuation { next in
      requestAuthorization(for: accessLevel) { next.resume(returning: $0) }
    }
  }

  // MARK: Changing photos

  /// Changes photos in a block, in which requests for changes are made; asks the user first.
  @preconcurrency public func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void,
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    PhotoShelf.change(changeBlock) { error in completionHandler?(error == nil, error) }
  }

  /// Changes photos in a block, in which requests for changes are made; asks the user first.
  nonisolated(nonsending) public func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void
  ) async throws {
    try await withCheckedThrowingContinuation { (next: CheckedContinuation<Void, any Error>) in
      PhotoShelf.change(changeBlock) { error in
        if let error { next.resume(throwing: error) } else { next.resume() }
      }
    }
  }

  /// Changes photos at once, where the user lets the app.
  @preconcurrency public func performChangesAndWait(_ changeBlock: @Sendable () -> Void) throws {
    if let error = PhotoShelf.error(for: .readWrite) { throw error }
    PhotoShelf.current.apply(changeBlock)
  }

  // MARK: Hearing of changes

  /// Adds an observer of changes.
  public func register(_ observer: any PHPhotoLibraryChangeObserver) {
    PhotoShelf.current.add(Weak(observer as AnyObject))
  }

  /// Removes an observer of changes.
  public func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {
    PhotoShelf.current.remove(observer)
  }
}

/// Hears that photos have changed.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  /// Called when photos have changed, on a later turn.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}
