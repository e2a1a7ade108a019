import Foundation

extension NSCoder {
  /// Returns an object of an archive, or `nil` where there is no value.
  ///
  /// To ask for an object that is not there ends the whole reading with an error.
  final func decode<Object: NSObject & NSCoding>(_ type: Object.Type, forKey key: String)
    -> Object?
  {
    containsValue(forKey: key) ? decodeObject(of: type, forKey: key) : nil
  }

  /// Returns a list of objects of an archive, or an empty one where there is no value.
  final func decodeList<Object: NSObject & NSCoding>(of type: Object.Type, forKey key: String)
    -> [Object]
  {
    guard containsValue(forKey: key) else { return [] }
    let list = decodeObject(of: [NSArray.self, type], forKey: key) as? NSArray
    return list?.compactMap { $0 as? Object } ?? []
  }

  /// Returns a text of an archive, or `nil` where there is no value.
  final func decodeString(forKey key: String) -> String? {
    decode(NSString.self, forKey: key).map { $0 as String }
  }

  /// Returns a number of an archive, or `nil` where there is no value.
  final func decodeNumber(forKey key: String) -> CGFloat? {
    containsValue(forKey: key) ? CGFloat(decodeDouble(forKey: key)) : nil
  }

  /// Writes a text to an archive, if there is one.
  final func encode(_ text: String?, forKey key: String) {
    if let text { encode(text as NSString, forKey: key) }
  }

  /// Writes a number to an archive.
  final func encode(_ number: CGFloat, forKey key: String) { encode(Double(number), forKey: key) }
}
