public import Foundation

// Foundation has this on Apple's systems alone. The user is never signed in to iCloud here.
extension FileManager {
  /// The user's token for iCloud: always `nil`.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// Returns the folder of the app's files in iCloud, which does not exist here.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  /// Returns whether a file is in iCloud: always `false`.
  public func isUbiquitousItem(at url: URL) -> Bool { false }
}
