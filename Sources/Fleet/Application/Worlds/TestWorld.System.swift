package import HeadlessUIKit

extension TestWorld {
  /// A version of iOS.
  ///
  /// ```swift
  /// Fleet.world.system = .iOS(17)
  /// Fleet.world.system = .iOS(16, 4)
  /// ```
  public struct System: Hashable, Comparable, Sendable {
    package let version: SystemVersion

    package init(version: SystemVersion) { self.version = version }

    /// A version of iOS from 13 to 27; an earlier or later one becomes the nearest of these.
    public static func iOS(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) -> System {
      System(version: SystemVersion(major, minor, patch))
    }

    /// Reads a version as commands say it: "iOS17", "iOS 16.4", or "16.4"; `nil` for an unknown one.
    package init?(named name: String) {
      let number = name.lowercased().hasPrefix("ios") ? name.dropFirst(3) : name[...]
      guard let version = SystemVersion(number.filter { $0 != " " }) else { return nil }
      self.version = version
    }

    /// The version in Swift: "iOS(16, 4)".
    package var code: String {
      let numbers = [version.major, version.minor, version.patch]
      let count = (numbers.lastIndex { $0 != 0 } ?? 0) + 1
      return "iOS(\(numbers.prefix(count).map(String.init).joined(separator: ", ")))"
    }

    /// Whether one version came before another.
    public static func < (one: Self, other: Self) -> Bool { one.version < other.version }
  }
}

extension TestWorld.System: CustomStringConvertible {
  /// The version as users call it: "iOS 17", or "iOS 16.4".
  public var description: String {
    version.patch == 0 && version.minor == 0 ? "iOS \(version.major)" : "iOS \(version.text)"
  }
}
