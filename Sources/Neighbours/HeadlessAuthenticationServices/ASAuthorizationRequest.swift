public import HeadlessUIKit

/// The wish that a user signs in.
@preconcurrency @MainActor
open class ASAuthorizationRequest: NSObject {
  /// What has made the request.
  public final let provider: any ASAuthorizationProvider

  init(_ provider: any ASAuthorizationProvider) { self.provider = provider }

  /// What the user can choose for it; `nil` without anything.
  var choice: SignInQuestion.Choice? { nil }
}

/// What makes requests.
public protocol ASAuthorizationProvider: NSObjectProtocol {}
