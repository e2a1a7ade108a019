public import Foundation

/// What a widget shows from a time on.
public protocol TimelineEntry {
  /// The time from which it is shown.
  var date: Date { get }
  /// How much it matters at that time.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
  /// The weight among the entries of the widget.
  public let score: Float
  /// The time for which it holds.
  public let duration: TimeInterval

  /// Creates a relevance.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// What a widget shows, one entry after the other.
public struct Timeline<EntryType: TimelineEntry> {
  /// The entries.
  public let entries: [EntryType]
  /// When the widget is asked for the next ones.
  public let policy: TimelineReloadPolicy

  /// Creates a timeline.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

/// When a widget is asked for further entries.
public struct TimelineReloadPolicy: Equatable, Sendable {
  private enum Kind: Equatable, Sendable { case atEnd, never, after(Date) }

  private let kind: Kind

  /// After the last entry.
  public static let atEnd = TimelineReloadPolicy(kind: .atEnd)
  public static let never = TimelineReloadPolicy(kind: .never)

  /// After a time.
  public static func after(_ date: Date) -> TimelineReloadPolicy { .init(kind: .after(date)) }
}
