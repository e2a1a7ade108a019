import HeadlessFoundation
import HeadlessUIKit

/// A class as the plugin writes it where an app's says `@objc dynamic var`.
@MainActor
class ObservedBird: NSObject, SelectorResponder {
  var name = "wren" {
    willSet { uiKitWillChange("name", of: self) }
    didSet { uiKitDidChange("name", of: self) }
  }
  var mate: ObservedBird? {
    willSet { uiKitWillChange("mate", of: self) }
    didSet { uiKitDidChange("mate", of: self) }
  }
  var eggs = NSMutableArray() {
    willSet { uiKitWillChange("eggs", of: self) }
    didSet { uiKitDidChange("eggs", of: self) }
  }
  var songs: [String] = [] {
    willSet { uiKitWillChange("songs", of: self) }
    didSet { uiKitDidChange("songs", of: self) }
  }
  var nest = UIView()

  class var objectiveCMembers: [Selector.Method] {
    var list: [Selector.Method] = []
    list.append(.property("name", \ObservedBird.name))
    list.append(.property("mate", \ObservedBird.mate))
    list.append(.property("eggs", \ObservedBird.eggs))
    list.append(.property("songs", \ObservedBird.songs))
    list.append(.property("nest", \ObservedBird.nest))
    return list
  }
}

/// An observer that is no responder, and keeps what it hears.
final class BirdListener: NSObject, UIKitValueObserver {
  private(set) var heard: [String] = []

  nonisolated func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    var words = [keyPath ?? "", "\(change?[.kindKey] as? UInt ?? 0)"]
    if let old = change?[.oldKey] { words.append("old \(Self.text(old))") }
    if let new = change?[.newKey] { words.append("new \(Self.text(new))") }
    if let indexes = change?[.indexesKey] as? IndexSet { words.append("at \(Array(indexes))") }
    if change?[.notificationIsPriorKey] != nil { words.append("prior") }
    heard.append(words.joined(separator: " "))
  }

  private static func text(_ value: Any) -> String {
    if let list = value as? [Any] { return "\(list.map { "\($0)" })" }
    return value is NSNull ? "nil" : "\(value)"
  }
}
