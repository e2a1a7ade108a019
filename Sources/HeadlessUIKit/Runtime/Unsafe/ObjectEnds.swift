import Foundation
import Synchronization

/// Tells when objects go whose classes know nothing of that.
///
/// Objective-C releases an object's associated values when the object is deallocated. On Linux
/// nothing reports that moment: no class can be asked, and a weak reference only shows afterwards
/// that it has passed. But each class begins with the function that ends its objects, which is
/// called with the last reference. In a class that is watched, that function is replaced by one
/// that calls it and reports the end.
///
/// Proof: Swift looks the function up in the class two words before the place that a metatype points to,
/// as the stable layout of classes on Apple's systems has it, and compilers for Linux do likewise. They
/// never make the words of a class constant, and a word is stored as a whole: another thread that ends
/// an object meanwhile finds the one function or the other, and both are right. A subclass has a
/// function of its own, which ends what it inherits without asking the superclass's metadata. The
/// function gets the object where a closure gets its context, so that each can stand in for the other.
///
/// Where a compiler should do otherwise, the end of an object made for that is not told at first use. Then
/// no class is watched, and what objects are associated with stays until their table is cleaned up.
enum ObjectEnds {
  /// Tells from now on when objects of an object's class go; returns whether that can be told at all.
  static func watch(_ object: AnyObject) -> Bool {
    guard let replacement else { return false }
    watch(type(of: object), by: replacement)
    return true
  }

  private static func watch(_ type: AnyClass, by replacement: UInt) {
    let place = unsafeBitCast(type, to: UnsafeMutableRawPointer.self) - endOffset
    ownEnds.withLock { ownEnds in
      let key = ObjectIdentifier(type)
      guard ownEnds[key] == nil else { return }
      ownEnds[key] = place.load(as: UInt.self)
      place.storeBytes(of: replacement, as: UInt.self)
    }
  }

  /// Returns whether an object is not going yet.
  static func isAlive(_ object: AnyObject) -> Bool { Weak(object).object != nil }

  /// The function that ended the objects of each class that is watched.
  private static let ownEnds = Mutex<[ObjectIdentifier: UInt]>([:])

  /// How far before its beginning a class has the function that ends its objects.
  private static let endOffset = 2 * MemoryLayout<UInt>.size

  // MARK: The function in the classes

  /// A closure, as it is passed: a function, and its context.
  private struct Closure {
    var function: UInt
    var context: UnsafeRawPointer
  }

  // A closure in a field is stored as it is, while a closure that is passed as a generic value is
  // wrapped.
  private struct Field {
    let closure: () -> Void
  }

  /// The function that stands in the classes; `nil` where the compiler makes closures in another way.
  private static let replacement: UInt? = {
    #if os(Linux)
    let object = NSObject()
    let closure = unsafeBitCast(Field(closure: ending(object)), to: Closure.self)
    // The function takes its context for the object: so the one must be the other.
    guard closure.context == address(of: object) else { return nil }
    return isTold(by: closure.function) ? closure.function : nil
    #else
    // Objects of Objective-C end in another way, and its runtime has associations.
    return nil
    #endif
  }()

  /// Tries with an object of a class of its own whether its end is told.
  private static func isTold(by function: UInt) -> Bool {
    var isTold = false
    var trial: AnyObject? = makeTrial { isTold = AssociatedObjects.isGoing($0) }
    watch(Trial.self, by: function)
    withExtendedLifetime(trial) {}
    trial = nil
    return isTold
  }

  private final class Trial {
    private let ends: (UnsafeRawPointer) -> Void

    init(_ ends: @escaping (UnsafeRawPointer) -> Void) { self.ends = ends }

    deinit { ends(ObjectEnds.address(of: self)) }
  }

  /// Hides the class of the object from the optimizer, which would end it without asking the class.
  @inline(never)
  @_optimize(none)
  private static func makeTrial(_ ends: @escaping (UnsafeRawPointer) -> Void) -> AnyObject {
    Trial(ends)
  }

  /// Returns a closure that captures an object, and nothing but it.
  @inline(never)
  private static func ending(_ object: AnyObject) -> () -> Void {
    { end(address(of: object)) }
  }

  /// Ends an object.
  ///
  /// No reference to it may be left when its class's own function frees it: so all that follows has its
  /// address alone.
  @inline(never)
  private static func end(_ object: UnsafeRawPointer) {
    // The memory stays until the end is told. Otherwise another object could be in its place by then.
    let memory = memory(of: object)
    AssociatedObjects.ownerGoes(object)
    endByItsClass(object)
    AssociatedObjects.ownerIsGone(object)
    withExtendedLifetime(memory) {}
  }

  private static func endByItsClass(_ object: UnsafeRawPointer) {
    let type: AnyClass = unsafeBitCast(object.load(as: UInt.self), to: AnyClass.self)
    guard let end = ownEnds.withLock({ $0[ObjectIdentifier(type)] }) else { return }
    // A closure that does not escape keeps nothing alive, so that it is no reference to the object.
    let closure = Closure(function: end, context: object)
    unsafeBitCast(CallField(call: { $0() }), to: CallPassing.self).call(closure)
  }

  // Both are functions without a context, which get the two words of a closure.
  private struct CallField {
    let call: @Sendable (() -> Void) -> Void
  }

  private struct CallPassing {
    let call: @Sendable (Closure) -> Void
  }

  // MARK: Objects and addresses

  static func address(of object: AnyObject) -> UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
  }

  /// Keeps the memory of an object that is deallocated.
  private struct Memory {
    unowned let object: AnyObject
  }

  @inline(never)
  private static func memory(of object: UnsafeRawPointer) -> Memory {
    Memory(object: Unmanaged.fromOpaque(object).takeUnretainedValue())
  }
}
