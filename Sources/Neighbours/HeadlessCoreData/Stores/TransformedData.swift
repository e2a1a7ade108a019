import Foundation

/// Data of what attributes have whose type only a transformer knows, and the other way round.
enum TransformedData {
  /// Returns the data of a property list, or of an object that can be coded.
  static func data(of value: Any) throws -> Data {
    if PropertyListSerialization.propertyList(value, isValidFor: .binary) {
      return try PropertyListSerialization.data(
        fromPropertyList: value, format: .binary, options: 0)
    }
    guard value is any NSCoding else {
      throw CoreDataErrors.make(
        NSPersistentStoreSaveError,
        "No data can be made of a value of type \(type(of: value)): it is no property list, and does "
          + "not conform to NSCoding.")
    }
    return try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: false)
  }

  /// Returns what data were made of.
  static func object(of data: Data) throws -> Any? {
    let list = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    guard let archive = list as? [String: Any], archive["$archiver"] != nil else { return list }
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver.requiresSecureCoding = false
    return unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
  }
}
