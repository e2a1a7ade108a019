public import Foundation

/// An output of a session.
@preconcurrency @MainActor
open class AVCaptureOutput: NSObject {
  override init() { super.init() }

  /// The connections from inputs of its session.
  open private(set) var connections: [AVCaptureConnection] = []

  /// Returns the connection for a kind of media, if there is one.
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? {
    connections.first { $0.mediaType == mediaType }
  }

  /// The kinds of media that it takes.
  var mediaTypes: [AVMediaType] { [] }

  /// Connects it to the inputs of its session, of which some may be new and others gone.
  final func connect(to inputs: [AVCaptureInput]) {
    connections.removeAll { connection in !inputs.contains { $0 === connection.input } }
    for mediaType in mediaTypes where connection(with: mediaType) == nil {
      guard let input = inputs.first(where: { $0.mediaTypes.contains(mediaType) }) else { continue }
      connections.append(AVCaptureConnection(mediaType, from: input, to: self))
    }
  }
}
