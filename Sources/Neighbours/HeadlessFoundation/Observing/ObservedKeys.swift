import Foundation
import HeadlessUIKit

/// What listens to an object, and which observers it has by name: it is kept with the object.
final class ObservedKeys {
  private var watches: [KeyWatch] = []
  private var observers: [NamedObserver] = []
  private let lock = NSLock()

  private final class Mark: Sendable {}
  private static let mark = Mark()
  private static var key: UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(mark).toOpaque())
  }

  /// What is kept with an object, if anything has been.
  static func of(_ object: AnyObject) -> ObservedKeys? {
    objc_getAssociatedObject(object, key) as? ObservedKeys
  }

  /// What is kept with an object from now on.
  static func kept(with object: AnyObject) -> ObservedKeys {
    if let known = of(object) { return known }
    let new = ObservedKeys()
    objc_setAssociatedObject(object, key, new, .OBJC_ASSOCIATION_RETAIN)
    return new
  }

  // MARK: Listening

  func add(_ watch: KeyWatch) { lock.withLock { watches.append(watch) } }
  func remove(_ watch: KeyWatch) { lock.withLock { watches.removeAll { $0 === watch } } }

  /// What listens to a property of an object.
  static func watches(of key: String, of object: AnyObject) -> [KeyWatch] {
    guard let keys = of(object) else { return [] }
    return keys.lock.withLock { keys.watches.filter { $0.key == key } }
  }

  // MARK: Observers by name

  func add(_ observer: NamedObserver) { lock.withLock { observers.append(observer) } }

  /// Takes away the last observer that is meant.
  func removeLast(where isMeant: (NamedObserver) -> Bool) -> NamedObserver? {
    lock.withLock { observers.lastIndex(where: isMeant).map { observers.remove(at: $0) } }
  }
}
