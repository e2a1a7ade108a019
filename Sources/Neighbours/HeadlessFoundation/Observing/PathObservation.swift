import Foundation
import HeadlessUIKit

/// An observation of a path of properties, from an object on: it hears where any of them changes.
final class PathObservation {
  /// What is told of a change.
  struct Report {
    let change: KeyWatch.Change
    var new: Any?
    var old: Any?
    var isPrior = false
  }

  /// The properties of a path, and how they are read.
  struct Path {
    let names: [String]
    /// The object that has the property at a place of the path.
    let holder: (NSObject, Int) -> NSObject?
    /// The value of the last property.
    let value: (NSObject) -> Any?
  }

  private weak var root: NSObject?
  private let path: Path
  private let options: NSKeyValueObservingOptions
  private let tell: (NSObject, Report) -> Void
  /// How to end what listens to each property of the path, as far as there are objects.
  private var links: [() -> Void] = []
  private let lock = NSLock()

  init(
    of root: NSObject, _ path: Path, _ options: NSKeyValueObservingOptions,
    tell: @escaping (NSObject, Report) -> Void
  ) {
    (self.root, self.path, self.options, self.tell) = (root, path, options, tell)
  }

  deinit { end() }

  func begin() {
    link(from: 0)
    guard options.contains(.initial), let root else { return }
    tell(root, Report(change: .setting, new: options.contains(.new) ? path.value(root) : nil))
  }

  func end() { cut(from: 0) }

  // MARK: Listening

  private func cut(from place: Int) {
    let cut = lock.withLock {
      let cut = Array(links.dropFirst(place))
      links = Array(links.prefix(place))
      return cut
    }
    for end in cut { end() }
  }

  /// Listens to the properties from one on.
  private func link(from place: Int) {
    cut(from: place)
    guard let root else { return }
    for index in place..<path.names.count {
      guard let holder = path.holder(root, index) else { return }
      let name = path.names[index]
      let willChange = { [weak self] change in self?.willChange(at: index, change) ?? {} }
      let link: () -> Void
      if holder.isModelled(name) {
        link = ModelListener.listen(to: name, of: holder) { willChange(.setting) }
      } else {
        let watch = KeyWatch(name, willChange: willChange)
        let keys = ObservedKeys.kept(with: holder)
        keys.add(watch)
        link = { keys.remove(watch) }
      }
      lock.withLock { links.append(link) }
    }
  }

  // MARK: Telling

  private func willChange(at place: Int, _ change: KeyWatch.Change) -> KeyWatch.DidChange {
    guard let root else { return {} }
    let isLast = place == path.names.count - 1
    var report = Report(change: isLast ? change : .setting)
    if options.contains(.old), change.kind != .insertion { report.old = value(of: root, change) }
    if options.contains(.prior) {
      var prior = report
      prior.isPrior = true
      tell(root, prior)
    }
    return { [weak self] in
      guard let self else { return }
      if !isLast { link(from: place + 1) }
      if options.contains(.new), change.kind != .removal { report.new = value(of: root, change) }
      tell(root, report)
    }
  }

  /// The value at the end of the path, or the elements of it that a change is about.
  private func value(of root: NSObject, _ change: KeyWatch.Change) -> Any? {
    let value = path.value(root)
    guard let indexes = change.indexes else { return value }
    return (value as? NSArray)?.objects(at: indexes)
  }
}
