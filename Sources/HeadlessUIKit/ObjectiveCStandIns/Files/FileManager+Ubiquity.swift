public import Foundation

// Foundation has this on Apple's systems alone. Nobody has signed in to iCloud here.
extension FileManager {
  /// Who has signed in to iCloud, which nobody has.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// Returns the folder of the app's files in iCloud, of which there is none.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  /// Returns whether a file is in iCloud, which none is.
  public func isUbiquitousItem(at url: URL) -> Bool { false }
}
