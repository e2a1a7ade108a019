import FleetPort
import Foundation
import XcodeProjects

/// Lets one call at a time work on a folder: a second one waits.
///
/// It stands beside the temporary files, since a call that only looks leaves no file in the folder.
final class FolderLock {
  private let file: Int32

  /// Waits for the folder, and says so.
  init(_ folder: String, say: (String) -> Void) {
    let path = FilePath.join(
      FileManager.default.temporaryDirectory.path,
      "fleet-init-\(Fingerprint([folder]).text).lock")
    file = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    // Where there can be no lock, nothing can be written to wait for.
    guard file >= 0, flock(file, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK else { return }
    say("Another 'fleet-init' works on \(folder): waiting for its end …")
    while flock(file, LOCK_EX) != 0, errno == EINTR {}
  }

  deinit { if file >= 0 { close(file) } }
}
