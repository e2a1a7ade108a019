import HeadlessUIKit
import Locks

/// The scanners that look with the camera.
final class Scanners: Sendable {
  private struct Entry: Sendable {
    weak var scanner: DataScannerViewController?
  }

  private let entries = Locked<[Entry]>([])

  func add(_ scanner: DataScannerViewController) {
    entries.withLock { $0.append(Entry(scanner: scanner)) }
  }

  func remove(_ scanner: DataScannerViewController) {
    entries.withLock { $0.removeAll { $0.scanner == nil || $0.scanner === scanner } }
  }

  /// Has each look again in a later turn.
  func look() {
    for entry in entries.withLock({ $0 }) {
      MainTurn.post("DataScannerViewController") { entry.scanner?.look() }
    }
  }
}
