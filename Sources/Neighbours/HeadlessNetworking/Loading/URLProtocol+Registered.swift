import Foundation
public import FoundationNetworking
import HeadlessUIKit
import Locks

/// Classes that answer requests of the shared session, as long as they are registered.
extension URLProtocol {
  /// Registers a class that may answer requests of the shared session, before those from earlier on.
  ///
  /// It is registered for the application of the test; in code that belongs to none for all of them.
  @discardableResult
  public class func registerClass(_ protocolClass: AnyClass) -> Bool {
    guard let type = protocolClass as? URLProtocol.Type else { return false }
    RegisteredProtocols.current.add(type)
    return true
  }

  /// Takes a class back that was registered.
  public class func unregisterClass(_ protocolClass: AnyClass) {
    RegisteredProtocols.current.remove(protocolClass)
  }
}

/// The classes that an application has registered, the last one first.
final class RegisteredProtocols: ScopedState {
  private let types = Locked<[URLProtocol.Type]>([])

  /// The classes of this application, and of code that belongs to no application.
  static var all: [AnyClass] {
    let scope = ApplicationScope.current
    let own = scope.state(Self.self).types.withLock { $0 }
    guard scope !== ApplicationScope.processWide else { return own }
    return own + ApplicationScope.processWide.state(Self.self).types.withLock { $0 }
  }

  func add(_ type: URLProtocol.Type) { types.withLock { $0.insert(type, at: 0) } }

  func remove(_ type: AnyClass) {
    types.withLock { types in
      if let index = types.firstIndex(where: { $0 == type }) { types.remove(at: index) }
    }
  }
}
