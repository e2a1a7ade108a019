import Foundation
import HeadlessUIKit

/// An observer of a path of properties by the text of their names, until it is removed.
struct NamedObserver {
  private let observer: ObjectIdentifier
  private let path: String
  private let context: UnsafeMutableRawPointer?
  private let observation: PathObservation

  // MARK: Adding and removing

  static func add(
    _ observer: NSObject, to object: NSObject, _ path: String,
    _ options: NSKeyValueObservingOptions,
    _ context: UnsafeMutableRawPointer?
  ) {
    let names = path.split(separator: ".").map(String.init)
    let keys = PathObservation.Path(
      names: names,
      holder: { root, place in
        names[..<place].reduce(root) { ($0?.value(ofKey: $1)) as? NSObject }
      },
      value: { root in
        let holder = names.dropLast().reduce(root) { ($0?.value(ofKey: $1)) as? NSObject }
        return names.last.flatMap { holder?.value(ofKey: $0) } ?? NSNull()
      })
    let observation = PathObservation(of: object, keys, options) { [weak observer] root, report in
      observer.map { tell($0, path, root, report, context) }
    }
    let new = NamedObserver(
      observer: ObjectIdentifier(observer), path: path, context: context, observation: observation)
    ObservedKeys.kept(with: object).add(new)
    observation.begin()
  }

  /// Ends the observation that was begun last.
  static func remove(
    _ observer: NSObject, from object: NSObject, _ path: String,
    _ isMeant: (UnsafeMutableRawPointer?) -> Bool = { _ in true }
  ) {
    let removed = ObservedKeys.of(object)?.removeLast {
      $0.observer == ObjectIdentifier(observer) && $0.path == path && isMeant($0.context)
    }
    if let removed { return removed.observation.end() }
    // What is kept with an object that is about to go goes with it.
    guard Weak(object).object != nil else { return }
    ModelException.range.raiseAnywhere(
      "Cannot remove an observer <\(type(of: observer))> for the key path \"\(path)\" from "
        + "<\(type(of: object))> because it is not registered as an observer.",
      by: "removeObserver(_:forKeyPath:)", of: "Foundation")
  }

  // MARK: Telling

  private static func tell(
    _ observer: NSObject, _ path: String, _ object: NSObject, _ report: PathObservation.Report,
    _ context: UnsafeMutableRawPointer?
  ) {
    var change: [NSKeyValueChangeKey: Any] = [
      .kindKey: NSNumber(value: report.change.kind.rawValue)
    ]
    change[.newKey] = report.new
    change[.oldKey] = report.old
    change[.indexesKey] = report.change.indexes
    if report.isPrior { change[.notificationIsPriorKey] = true }
    if let responder = observer as? UIResponder {
      MainActor.runUnchecked(with: (object, change, context)) { object, change, context in
        responder.observeValue(forKeyPath: path, of: object, change: change, context: context)
      }
    } else if let listener = observer as? any UIKitValueObserver {
      listener.observeValue(forKeyPath: path, of: object, change: change, context: context)
    } else {
      raiseUnhandled(path, by: observer)
    }
  }

  static func raiseUnhandled(_ path: String, by observer: NSObject) {
    ModelException.internalInconsistency.raiseAnywhere(
      "<\(type(of: observer))>: An -observeValueForKeyPath:ofObject:change:context: message was received but "
        + "not handled. Key path: \(path)",
      by: "observeValue(forKeyPath:of:change:context:)", of: "Foundation")
  }
}
