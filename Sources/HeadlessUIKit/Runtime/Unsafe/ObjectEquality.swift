import FailureReporting
import Foundation

/// Enables Foundation to compare objects that are not of its own types.
///
/// Where two parts of an attributed string come to lie side by side, Foundation on Linux looks whether
/// they have equal attributes. It finds the function that compares two values in a table of its own
/// types, and all other objects, such as colors and fonts, stand there as "Not A Type", whose functions
/// all end the process. Here that entry gets a function that asks the object.
enum ObjectEquality {
  /// Sees to it, once.
  static let isMended: Void = {
    guard let entry = entry, isUnused(entry) else { return }
    let equal: Equal = { first, second in
      let object = Unmanaged<NSObject>.fromOpaque(first).takeUnretainedValue()
      return object.isEqual(Unmanaged<NSObject>.fromOpaque(second).takeUnretainedValue()) ? 1 : 0
    }
    // Proof: the entry is as large as its fields say, and has the functions that it was checked for.
    // It is only called with two objects of Swift classes: all others have types in the table.
    LoadedLibraries.store(
      unsafeBitCast(equal, to: UInt.self),
      intoConstantAt: entry + Field.equal.rawValue * wordSize)
  }()

  private typealias Equal = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt8
  private typealias Entry = @convention(c) (UInt) -> UnsafeMutableRawPointer?

  /// The words of an entry, as Foundation lays them out.
  private enum Field: Int, CaseIterable {
    case version, name, initialize, copy, finalize, equal, hash
  }

  private static let wordSize = MemoryLayout<UInt>.size
  private static let noType = "Not A Type"

  /// The entry for values of no known type, where Foundation has such a table.
  private static var entry: UnsafeMutableRawPointer? {
    let symbol = LoadedLibraries.address(of: "_CFRuntimeGetClassWithTypeID")
    return symbol.flatMap { unsafeBitCast($0, to: Entry.self)(0) }
  }

  /// Whether all its functions are the process-ending one.
  private static func isUnused(_ entry: UnsafeMutableRawPointer) -> Bool {
    func word(_ field: Field) -> UInt {
      entry.load(fromByteOffset: field.rawValue * wordSize, as: UInt.self)
    }
    guard let name = UnsafePointer<CChar>(bitPattern: word(.name)), strcmp(name, noType) == 0,
      word(.equal) != 0
    else { return false }
    return [.initialize, .copy, .finalize, .hash].allSatisfy { word($0) == word(.equal) }
  }
}
