extension NSPersistentStore {
  /// The type of a store.
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// In a file.
    public static let sqlite = StoreType(rawValue: "SQLite")
    /// In a file.
    public static let binary = StoreType(rawValue: "Binary")
    public static let inMemory = StoreType(rawValue: "InMemory")
  }
}
