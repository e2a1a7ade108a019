import HeadlessUIKit

/// Takes invitations to shares.
// Proof: as of its superclass.
open class CKAcceptSharesOperation: CKOperation, @unchecked Sendable {
  /// What is known of the shares.
  open var shareMetadatas: [CKShare.Metadata]?
  /// Called for each share that was taken, or not.
  open var perShareCompletionBlock: ((CKShare.Metadata, CKShare?, (any Error)?) -> Void)?
  /// Called for each share that was taken, or not.
  open var perShareResultBlock: ((CKShare.Metadata, Result<CKShare, any Error>) -> Void)?
  /// Called at the end.
  open var acceptSharesResultBlock: ((Result<Void, any Error>) -> Void)?
  /// Called at the end.
  open var acceptSharesCompletionBlock: (((any Error)?) -> Void)?

  /// Creates an operation that takes none yet.
  public override init() { super.init() }

  /// Creates an operation for shares.
  public convenience init(shareMetadatas: [CKShare.Metadata]) {
    self.init()
    self.shareMetadatas = shareMetadatas
  }

  @MainActor override func perform() {
    var parts = OperationParts()
    for metadata in shareMetadatas ?? [] {
      let tell = { [self] (_: CKRecord.ID, result: Result<CKShare, any Error>) in
        perShareCompletionBlock?(metadata, try? result.get(), result.error)
        perShareResultBlock?(metadata, result)
      }
      _ = parts.attempt(metadata.share.recordID, tell) {
        try CloudRecords.current.accept(metadata)
      }
    }
    acceptSharesResultBlock?(parts.outcome)
    acceptSharesCompletionBlock?(parts.error)
  }

  @MainActor override func fail(with error: any Error) {
    acceptSharesResultBlock?(.failure(error))
    acceptSharesCompletionBlock?(error)
  }
}
