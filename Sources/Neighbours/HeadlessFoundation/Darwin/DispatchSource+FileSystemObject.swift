public import Foundation
public import HeadlessUIKit

/// Opens a file only to hear of its changes.
public let O_EVTONLY = O_RDONLY

/// A source that tells of changes of a file.
public protocol DispatchSourceFileSystemObject: _UIKitEventSource {}

extension DispatchSourceFileSystemObject {
  /// What has happened, as the handler is told.
  public var data: DispatchSource.FileSystemEvent { events(\.data) }
  /// What the source tells of.
  public var mask: DispatchSource.FileSystemEvent { events(\.mask) }
  /// The number of the file.
  public var handle: Int32 {
    Int32(truncatingIfNeeded: (self as any DispatchSourceProtocol).handle)
  }

  private func events(
    _ bits: (any DispatchSourceProtocol) -> UInt
  ) -> DispatchSource.FileSystemEvent { .init(rawValue: bits(self)) }
}

extension EventSource: DispatchSourceFileSystemObject {}

extension DispatchSource {
  /// Creates a source that tells of changes of an open file or folder; it begins suspended.
  public class func makeFileSystemObjectSource(
    fileDescriptor: Int32, eventMask: FileSystemEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceFileSystemObject {
    let watch = FileWatch(of: fileDescriptor)
    let source = EventSource(
      eventMask.rawValue, of: UInt(truncatingIfNeeded: fileDescriptor), queue: queue,
      end: { watch?.cancel() })
    watch?.begin { [weak source] in source?.hear($0.rawValue) }
    return source
  }
}
