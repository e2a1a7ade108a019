public import Foundation

// On Apple's systems it is an NSObject, which is equal to itself alone.
extension FileManager: @retroactive Equatable {}

extension FileManager: @retroactive Hashable {
  public static func == (left: FileManager, right: FileManager) -> Bool { left === right }

  /// Makes a number of what the manager is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
