extension CloudRecords {
  /// Notes that the user was asked, and returns the answer.
  func requestPermission() -> CKContainer.ApplicationPermissionStatus {
    if people.permission == .initialState { people.permission = .granted }
    return people.permission
  }

  /// The user that fits, if a test has said so.
  func user(_ wanted: CKUserIdentity.LookupInfo) -> CKUserIdentity? {
    people.users.first { $0.lookupInfo?.fits(wanted) == true }
  }
}
