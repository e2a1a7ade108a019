extension Reporting {
  /// Whether the run keeps what is attached to tests.
  ///
  /// Nothing costly needs to be made for one that does not.
  package static let keepsAttachments =
    SwiftTesting.isHost
    && CommandLine.arguments.contains {
      $0 == "--attachments-path" || $0.hasPrefix("--attachments-path=")
    }

  /// Attaches a file to the test that runs on this task, without a failure.
  package static func attach(_ attachment: RecordedFailure.Attachment, at site: CallSite) {
    SwiftTesting.loaded?.attach(attachment, at: site)
  }
}
