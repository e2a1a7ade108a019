import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import Locks
import TestSupport
import Testing

// Proof: only the addresses of these count.
private nonisolated(unsafe) let keys = UnsafeMutablePointer<UInt8>.allocate(capacity: 2)
private var key: UnsafeRawPointer { UnsafeRawPointer(keys) }
private var otherKey: UnsafeRawPointer { UnsafeRawPointer(keys + 1) }

private func associate(_ owner: Any, _ value: Any?, _ key: UnsafeRawPointer = key) {
  objc_setAssociatedObject(owner, key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
}

/// A value that reports its end.
private final class Value {
  private let whenGone: () -> Void

  init(_ whenGone: @escaping () -> Void) { self.whenGone = whenGone }

  deinit { whenGone() }
}

private class Owner {
  let property: Value
  let whenGone: (Owner) -> Void

  init(_ trace: Lines, _ whenGone: @escaping (Owner) -> Void = { _ in }) {
    property = Value { trace.lines.append("property") }
    self.whenGone = whenGone
  }

  deinit { whenGone(self) }
}

private final class SubOwner: Owner {}

private final class GenericOwner<Kept>: NSObject {
  let kept: Kept

  init(_ kept: Kept) { self.kept = kept }
}

private actor ActorOwner {}

private final class Lines {
  var lines: [String] = []
}

/// How many values there are in the test with threads.
private let left = Locked(0)

@MainActor
@Suite("Associated objects", .ownApplication)
struct AssociatedObjectsTests {
  private static let owners: [(String, @MainActor () -> AnyObject)] = [
    ("NSObject", { NSObject() }),
    ("a view controller", { UIViewController() }),
    ("a view", { UIView() }),
    ("a recognizer", { UITapGestureRecognizer() }),
    ("a layer", { CALayer() }),
    ("a bar item", { UIBarButtonItem() }),
    ("a plain object", { Owner(Lines()) }),
    ("an object of a subclass", { SubOwner(Lines()) }),
    ("an object of a generic class", { GenericOwner(3) }),
    ("one of the same class with another type", { GenericOwner("three") }),
    ("an actor", { ActorOwner() }),
    ("a mutable array", { NSMutableArray() }),
    ("a mutable string", { NSMutableString(string: "text") }),
    ("an attributed string", { NSAttributedString(string: "text") }),
    ("an operation queue", { OperationQueue() }),
    ("a date", { NSDate() }),
    ("a buffer", { ManagedBuffer<Int, Int>.create(minimumCapacity: 50) { _ in 3 } }),
    ("a value in a box", { CGSize(width: 3, height: 4) as AnyObject }),
  ]

  @Test func `go with their owner, whatever it is (behaviour 930)`() {
    let gone = Lines()
    for (name, make) in Self.owners + Self.owners {
      var owner: AnyObject? = make()
      if let owner {
        associate(owner, Value { gone.lines.append("first") })
        associate(owner, Value { gone.lines.append("second") }, otherKey)
        associate(owner, Value { gone.lines.append("third") }, otherKey)
      }
      #expect(gone.lines == ["second"], "\(name)")
      #expect(owner.map { objc_getAssociatedObject($0, key) is Value } == true, "\(name)")

      owner = nil
      #expect(gone.lines.sorted() == ["first", "second", "third"], "\(name)")
      gone.lines = []
    }
  }

  @Test func `go after the owner's own properties, and can be used until then (behaviour 930)`() {
    let trace = Lines()
    do {
      let owner = Owner(trace) { owner in
        trace.lines.append("\(objc_getAssociatedObject(owner, otherKey) ?? "nothing")")
        associate(owner, "late", otherKey)
        trace.lines.append("\(objc_getAssociatedObject(owner, otherKey) ?? "nothing")")
      }
      associate(owner, Value { trace.lines.append("associated") })
      associate(owner, "early", otherKey)
    }
    #expect(trace.lines == ["early", "late", "property", "associated"])

    // The next object may well lie where that one was.
    for _ in 0..<100 {
      let next = Owner(trace)
      #expect(objc_getAssociatedObject(next, otherKey) == nil)
    }
  }

  @Test func `of one object stay when another one of its class goes`() {
    let gone = Lines()
    let owner = NSObject()
    associate(owner, Value { gone.lines.append("its own") })
    for _ in 0..<100 { associate(NSObject(), Value { gone.lines.append("another's") }) }
    for _ in 0..<100 { _ = NSObject() }

    #expect(gone.lines == Array(repeating: "another's", count: 100))
    #expect(objc_getAssociatedObject(owner, key) is Value)
  }

  @Test func `may own the next owner in a long chain`() {
    weak var last: NSObject?
    do {
      let first = NSObject()
      var owner = first
      for _ in 0..<1_000 {
        let next = NSObject()
        associate(owner, next)
        owner = next
      }
      last = owner
      #expect(last != nil)
    }
    #expect(last == nil)
  }

  @Test func `go on all threads`() {
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for number in 0..<2_000 {
        let owner: AnyObject = number.isMultiple(of: 2) ? NSObject() : GenericOwner(UInt8(1))
        left.withLock { $0 += 1 }
        objc_setAssociatedObject(
          owner, key, Value { left.withLock { $0 -= 1 } }, .OBJC_ASSOCIATION_RETAIN)
        if !(objc_getAssociatedObject(owner, key) is Value) { left.withLock { $0 += 1_000_000 } }
      }
    }
    #expect(left.withLock { $0 } == 0)
  }

  @Test func `let weak and unowned references to their owner go as usual`() {
    let table = NSMapTable<NSObject, NSString>.weakToStrongObjects()
    weak var gone: NSObject?
    do {
      let owner = NSObject()
      gone = owner
      table.setObject("value", forKey: owner)
      associate(owner, { [unowned owner] in _ = owner } as () -> Void)
    }
    #expect(gone == nil)
    #expect(table.objectEnumerator()?.nextObject() == nil)
  }
}
