extension NSPersistentStore {
  /// The type of a store.
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    /// The type's name.
    public let rawValue: String

    /// Creates a type.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// In a file.
    public static let sqlite = StoreType(rawValue: "SQLite")
    /// In a file.
    public static let binary = StoreType(rawValue: "Binary")
    /// Only in memory.
    public static let inMemory = StoreType(rawValue: "InMemory")
  }
}
