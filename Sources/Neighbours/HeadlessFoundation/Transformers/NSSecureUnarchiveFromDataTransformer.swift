import Foundation

/// Makes objects of archives, and archives of objects that support secure coding.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
  /// The classes of which the object of an archive may be.
  open class var allowedTopLevelClasses: [AnyClass] {
    [
      NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self,
      NSData.self, NSURL.self, NSUUID.self, NSNull.self,
    ]
  }

  open override class func allowsReverseTransformation() -> Bool { true }

  /// Returns the object of an archive; `nil` if it is of no allowed class.
  open override func transformedValue(_ value: Any?) -> Any? {
    guard let data = value as? Data,
      let unarchiver = try? NSKeyedUnarchiver(forReadingFrom: data)
    else { return nil }
    // Foundation on Linux ends the process where it finds another class than it was told to expect.
    unarchiver.requiresSecureCoding = false
    guard let object = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? NSObject
    else { return nil }
    return type(of: self).allowedTopLevelClasses.contains(where: object.isKind) ? object : nil
  }

  /// Returns the archive of an object.
  open override func reverseTransformedValue(_ value: Any?) -> Any? {
    guard let value else { return nil }
    return try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
  }
}
