import HeadlessUIKit
import Locks

/// The short sounds that a person before the device hears.
///
/// They belong to the application of the test.
///
/// ```swift
/// AudioServicesPlaySystemSound(1104)
/// print(SimulatedSystemSounds.played.map(\.id))  // [1104]
/// ```
public enum SimulatedSystemSounds {
  /// The sounds that the app has played, in order.
  public static var played: [SystemSound] { SystemSounds.current.played }
}

/// The sounds that one application has played.
final class SystemSounds: ScopedState {
  /// The files by number: an app may make its sounds once for all tests of a process.
  private static let files = Locked<(all: [SystemSoundID: URL], next: SystemSoundID)>(
    ([:], firstOfApp))
  private static let firstOfApp: SystemSoundID = 4096

  private let sounds = Locked<[SystemSound]>([])

  var played: [SystemSound] { sounds.withLock { $0 } }

  static func make(_ url: URL) -> SystemSoundID {
    files.withLock { files in
      defer { files.next &+= 1 }
      files.all[files.next] = url
      return files.next
    }
  }

  static func drop(_ id: SystemSoundID) -> Bool {
    files.withLock { $0.all.removeValue(forKey: id) != nil }
  }

  /// Plays a sound, unless it is one of the app's that is gone.
  func play(_ id: SystemSoundID, isAlert: Bool) {
    let url = Self.files.withLock { $0.all[id] }
    guard id < Self.firstOfApp || url != nil else { return }
    sounds.withLock { $0.append(SystemSound(id: id, url: url, isAlert: isAlert)) }
  }
}
