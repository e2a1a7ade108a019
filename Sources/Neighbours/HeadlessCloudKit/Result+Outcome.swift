extension Result where Failure == any Error {
  /// The error, if it has failed.
  var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

extension Result where Success == Void, Failure == any Error {
  /// What came of something that has this error, or went well without one.
  init(of error: (any Error)?) { self = error.map { .failure($0) } ?? .success(()) }
}
