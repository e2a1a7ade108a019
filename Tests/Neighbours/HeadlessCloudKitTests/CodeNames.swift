import HeadlessCloudKit

/// The kind of an error of CloudKit's, or that there is no error.
func codeName(_ error: (any Error)?) -> String {
  guard let error else { return "fine" }
  return (error as? CKError).map { "\($0.code)" } ?? "\(error)"
}
