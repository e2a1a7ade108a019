public import Foundation

// On Apple's systems an object is an argument of a format, and what is bridged to one; the format shows
// its description. A predicate takes the value itself.

extension _CVarArgObject {
  /// No words: the object is passed as a text.
  public var _cVarArgEncoding: [Int] { [] }
}

extension Array: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The text of the array.
  public var _cVarArgObject: any CVarArg { NSArray(array: self).description as NSString }
}

extension Set: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The text of the set.
  public var _cVarArgObject: any CVarArg { NSSet(set: self).description as NSString }
}

extension Dictionary: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The text of the dictionary.
  public var _cVarArgObject: any CVarArg {
    let pairs = map { (AnyHashable($0.key), $0.value as Any) }
    return NSDictionary(dictionary: [AnyHashable: Any](uniqueKeysWithValues: pairs)).description
      as NSString
  }
}

extension Date: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The text of the date.
  public var _cVarArgObject: any CVarArg { description as NSString }
}

extension UUID: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The text of the identifier.
  public var _cVarArgObject: any CVarArg { uuidString as NSString }
}

extension URL: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The text of the address.
  public var _cVarArgObject: any CVarArg { description as NSString }
}

extension Data: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The text of the data.
  public var _cVarArgObject: any CVarArg { (self as NSData).description as NSString }
}

extension NSNumber: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The text of the number.
  public var _cVarArgObject: any CVarArg { description as NSString }
}

extension NSDate: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The text of the date.
  public var _cVarArgObject: any CVarArg { description as NSString }
}

extension NSError: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The text of the error.
  public var _cVarArgObject: any CVarArg { description as NSString }
}
