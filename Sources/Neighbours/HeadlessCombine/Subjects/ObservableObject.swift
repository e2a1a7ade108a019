import Foundation
import HeadlessUIKit

/// An object that tells before it changes.
public protocol ObservableObject: AnyObject {
  /// The kind of publisher that tells.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Sends before a property that is `@Published` changes, and when it is told to.
  public var objectWillChange: ObservableObjectPublisher {
    if let publisher = objectWillChangeKey[self] { return publisher }
    let publisher = ObservableObjectPublisher()
    objectWillChangeKey[self] = publisher
    var mirror: Mirror? = Mirror(reflecting: self)
    while let level = mirror {
      for child in level.children {
        (child.value as? any PublishedProperty)?.tellBefore(publisher)
      }
      mirror = level.superclassMirror
    }
    return publisher
  }
}

private let objectWillChangeKey = AssociationKey<ObservableObjectPublisher>()

/// The publisher by which an observable object tells of changes.
public final class ObservableObjectPublisher: Publisher {
  /// The kind of values: they say nothing.
  public typealias Output = Void
  /// The kind of error: none.
  public typealias Failure = Never

  private let audience = Audience<Void, Never>(
    named: "ObservableObjectPublisher", ignoresDemand: true)

  /// Creates a publisher.
  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    audience.admit(subscriber)
  }

  /// Tells that the object is about to change.
  public func send() { audience.send(()) }
}

/// A `@Published` property, whatever its value.
protocol PublishedProperty {
  /// Lets a publisher tell before each change.
  func tellBefore(_ publisher: ObservableObjectPublisher)
}
