/// The options for a table's contents.
public enum NSPointerFunctions {
  /// How objects are kept, and when two of them are the same.
  public struct Options: OptionSet, Sendable {
    /// The options as a number.
    public let rawValue: UInt

    /// Creates options from a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Objects are kept alive.
    public static let strongMemory: Options = []
    /// Objects are not kept alive; here this is the same as `weakMemory`.
    public static let opaqueMemory = Options(rawValue: 2)
    /// Objects are not kept alive, and leave the table when they go.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are the same if they are equal.
    public static let objectPersonality: Options = []
    /// Objects are the same if they are identical.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    /// Objects are copied when they come.
    public static let copyIn = Options(rawValue: 1 << 16)

    var keepsObjects: Bool { rawValue & 0xFF == 0 }
    var comparesIdentity: Bool { rawValue & 0xFF00 != 0 }
  }
}

/// A hash table keeps its objects.
public let NSHashTableStrongMemory = NSPointerFunctions.Options.strongMemory
/// A hash table does not keep its objects.
public let NSHashTableWeakMemory = NSPointerFunctions.Options.weakMemory
/// A hash table copies its objects.
public let NSHashTableCopyIn = NSPointerFunctions.Options.copyIn
/// The objects of a hash table are the same if they are identical.
public let NSHashTableObjectPointerPersonality = NSPointerFunctions.Options.objectPointerPersonality
/// A map table keeps its keys, or its values.
public let NSMapTableStrongMemory = NSPointerFunctions.Options.strongMemory
/// A map table does not keep its keys, or its values.
public let NSMapTableWeakMemory = NSPointerFunctions.Options.weakMemory
/// A map table copies its keys, or its values.
public let NSMapTableCopyIn = NSPointerFunctions.Options.copyIn
/// The keys of a map table are the same if they are identical.
public let NSMapTableObjectPointerPersonality = NSPointerFunctions.Options.objectPointerPersonality
