public import Foundation

/// What `Snapshotting` of swift-snapshot-testing is made to be, so that it has strategies for views.
///
/// The library has those only where it can import Apple's UIKit. A file in the test target joins both:
///
/// ```swift
/// extension Snapshotting: @retroactive SnapshotStrategy {
///   public init(_ way: SnapshotWay<Value, Format>) {
///     self.init(
///       pathExtension: way.pathExtension,
///       diffing: Diffing(toData: way.toData, fromData: way.fromData) { old, new in
///         way.difference(old, new).map { ($0, []) }
///       }, snapshot: way.snapshot)
///   }
/// }
/// ```
public protocol SnapshotStrategy<Value, Format> {
  /// The described value.
  associatedtype Value
  /// The compared format.
  associatedtype Format

  /// Creates a strategy that goes about it in a way.
  init(_ way: SnapshotWay<Value, Format>)
}

/// How something is looked at, kept in a file, and compared.
public struct SnapshotWay<Value, Format> {
  /// The ending of the files' names.
  public let pathExtension: String
  /// Makes of what is compared what a file has.
  public let toData: (Format) -> Data
  /// Makes of what a file has what is compared.
  public let fromData: (Data) -> Format
  /// What differs, in words; `nil` if nothing does.
  public let difference: (Format, Format) -> String?
  /// Looks at something.
  public let snapshot: (Value) -> Format
}
