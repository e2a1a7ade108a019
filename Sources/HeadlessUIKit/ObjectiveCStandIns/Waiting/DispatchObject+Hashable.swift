public import Dispatch

// On Apple's systems each is an NSObject, which is equal to itself alone. Dispatch on Linux makes another
// object of one of its own queues whenever it is asked for: these are equal by their names.
extension DispatchObject {
  public static func == (left: DispatchObject, right: DispatchObject) -> Bool {
    if left === right { return true }
    guard let left = left.nameOfDispatch, let right = right.nameOfDispatch else { return false }
    return left == right
  }

  /// Makes a number of what the object is.
  public func hash(into hasher: inout Hasher) {
    if let name = nameOfDispatch {
      hasher.combine(name)
    } else {
      hasher.combine(ObjectIdentifier(self))
    }
  }

  /// The name of the main queue or of a global one.
  private var nameOfDispatch: String? {
    guard let queue = self as? DispatchQueue else { return nil }
    let isOwn = ["com.apple.main-thread", "com.apple.root."].contains(where: queue.label.hasPrefix)
    return isOwn ? queue.label : nil
  }
}

extension DispatchObject: @retroactive Equatable {}
extension DispatchObject: @retroactive Hashable {}
