public import Dispatch

/// A source that tells how short memory is.
public protocol DispatchSourceMemoryPressure: _UIKitEventSource {}

extension DispatchSourceMemoryPressure {
  /// What has happened, as the handler is told.
  public var data: DispatchSource.MemoryPressureEvent { events(\.data) }
  /// What the source tells of.
  public var mask: DispatchSource.MemoryPressureEvent { events(\.mask) }

  private func events(
    _ bits: (any DispatchSourceProtocol) -> UInt
  ) -> DispatchSource.MemoryPressureEvent { .init(rawValue: bits(self)) }
}

extension EventSource: DispatchSourceMemoryPressure {}

extension DispatchSource {
  /// How short memory is.
  public struct MemoryPressureEvent: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// There is enough again.
    public static let normal = Self(rawValue: 1)
    public static let warning = Self(rawValue: 2)
    public static let critical = Self(rawValue: 4)
    public static let all: Self = [.normal, .warning, .critical]
  }

  /// Creates a source that tells of the app's memory warnings; it begins suspended.
  public class func makeMemoryPressureSource(
    eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceMemoryPressure {
    let source = EventSource(eventMask.rawValue, queue: queue)
    MemoryPressure.current.add(source)
    return source
  }
}
