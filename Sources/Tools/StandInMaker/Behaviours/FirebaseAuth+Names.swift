import Foundation

// Where: AuthErrors.domain

// What has been in Objective-C, and is so still beside the sources in Swift.

public let AuthErrorDomain = AuthErrors.domain
public let AuthErrorUserInfoNameKey = AuthErrors.userInfoNameKey

extension NSNotification.Name {
  public static let AuthStateDidChange = Auth.authStateDidChangeNotification
}
