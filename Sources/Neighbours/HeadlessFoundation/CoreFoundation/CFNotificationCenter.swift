import Foundation
public import HeadlessUIKit
import Locks

/// The center that all processes of a device share, and that functions observe.
///
/// Here the app is alone with it.
public final class CFNotificationCenter: Sendable {
  fileprivate static let darwin = CFNotificationCenter()
}

/// The name of a notification.
public struct CFNotificationName: RawRepresentable, Hashable, Sendable {
  public let rawValue: CFString

  public init(rawValue: CFString) { self.rawValue = rawValue }

  /// Creates a name.
  public init(_ rawValue: CFString) { self.rawValue = rawValue }
}

/// What becomes of notifications while an app is suspended, which no app is here.
public enum CFNotificationSuspensionBehavior: Int, Sendable {
  case drop = 1
  case coalesce, hold, deliverImmediately
}

/// Is called with the center, the observer, the name, the object and the rest of a notification.
public typealias CFNotificationCallback =
  @Sendable (
    CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?,
    CFDictionary?
  ) -> Void

/// Returns the center that all processes share.
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { .darwin }

/// Has a function called for notifications with a name, or for all.
public func CFNotificationCenterAddObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!,
  _ callBack: CFNotificationCallback!, _ name: CFString!, _ object: UnsafeRawPointer!,
  _ suspensionBehavior: CFNotificationSuspensionBehavior
) { if let callBack { DarwinObservers.current.add(observer, name, callBack) } }

/// Has an observer called no more for notifications with a name, or for any.
public func CFNotificationCenterRemoveObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ name: CFNotificationName!,
  _ object: UnsafeRawPointer!
) { DarwinObservers.current.remove(observer, name?.rawValue) }

/// Has an observer called no more.
public func CFNotificationCenterRemoveEveryObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!
) { DarwinObservers.current.remove(observer, nil) }

/// Posts a notification, which observers get on a later turn, without an object.
public func CFNotificationCenterPostNotification(
  _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!,
  _ userInfo: CFDictionary!, _ deliverImmediately: Bool
) { if let name { DarwinObservers.current.post(name.rawValue) } }

/// The functions that observe the center.
private final class DarwinObservers: ScopedState {
  private struct Entry: Sendable {
    let observer: UInt
    let name: String?
    let call: CFNotificationCallback

    var pointer: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: observer) }
  }

  private let entries = Locked<[Entry]>([])

  func add(_ observer: UnsafeRawPointer?, _ name: String?, _ call: @escaping CFNotificationCallback)
  {
    let entry = Entry(observer: UInt(bitPattern: observer), name: name, call: call)
    entries.withLock { $0.append(entry) }
  }

  func remove(_ observer: UnsafeRawPointer?, _ name: String?) {
    let observer = UInt(bitPattern: observer)
    entries.withLock {
      $0.removeAll { $0.observer == observer && (name == nil || $0.name == name) }
    }
  }

  func post(_ name: String) {
    MainTurn.post("CFNotificationCenter") { [self] in
      let wanted = entries.withLock { $0.filter { $0.name == nil || $0.name == name } }
      for entry in wanted { entry.call(.darwin, entry.pointer, CFNotificationName(name), nil, nil) }
    }
  }
}
