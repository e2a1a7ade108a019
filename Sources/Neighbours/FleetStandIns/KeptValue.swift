import HeadlessUIKit
import Locks

/// A value that a call was made with.
///
/// What is recorded must not keep a screen alive: objects of the app's, and all views and screens, are only
/// there as long as something else keeps them.
struct KeptValue {
  private let strong: Any?
  private let weak: Weak<AnyObject>?

  init(_ value: Any?, isReceiver: Bool = false) {
    guard let value, Self.isObject(value) else {
      (strong, weak) = (value, nil)
      return
    }
    let object = value as AnyObject
    let isWeak = isReceiver || Self.isOfApp(Swift.type(of: object))
    (strong, weak) = isWeak ? (nil, Weak(object)) : (value, nil)
  }

  var value: Any? { weak.map { $0.object as Any? } ?? strong }

  static func isObject(_ value: Any) -> Bool { Swift.type(of: value) is AnyClass }

  private static let known = Locked<[ObjectIdentifier: Bool]>([:])

  private static func isOfApp(_ type: AnyClass) -> Bool {
    let key = ObjectIdentifier(type)
    if let answer = known.withLock({ $0[key] }) { return answer }
    let answer = type is UIResponder.Type || !isOfLibrary(type)
    known.withLock { $0[key] = answer }
    return answer
  }

  private static func isOfLibrary(_ type: AnyClass) -> Bool {
    if type is StandIn.Block.Type { return true }
    let module = String(String(reflecting: type).prefix { $0 != "." })
    return module.hasPrefix("Headless") || systems.contains(module)
      || StandInNames.modules.contains(module)
  }

  private static let systems: Set = [
    "Dispatch", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML",
    "Swift",
  ]
}
