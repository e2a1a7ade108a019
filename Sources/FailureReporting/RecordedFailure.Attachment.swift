extension RecordedFailure {
  /// A file that shows what went wrong, such as a picture of the screen.
  ///
  /// Swift Testing keeps it with the results of the test, if the run asks for that with
  /// `swift test --attachments-path <folder>`. XCTest has no attachments on Linux.
  public struct Attachment: Sendable, Hashable {
    /// The name of the file.
    public var name: String
    /// The contents of the file.
    public var bytes: [UInt8]

    /// Creates a file of bytes.
    public init(_ bytes: [UInt8], name: String) {
      self.bytes = bytes
      self.name = name
    }
  }
}
