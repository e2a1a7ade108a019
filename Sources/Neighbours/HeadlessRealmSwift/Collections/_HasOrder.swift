public import Foundation

/// A value by which Realm sorts.
public protocol _HasOrder {}

/// A value of which Realm finds the least and the greatest.
public protocol MinMaxType {}

/// A value that Realm adds.
public protocol AddableType {}

extension Bool: _HasOrder {}
extension String: _HasOrder {}
extension ObjectId: _HasOrder {}
extension UUID: _HasOrder {}
extension Date: _HasOrder, MinMaxType {}
extension Int: _HasOrder, MinMaxType, AddableType {}
extension Int8: _HasOrder, MinMaxType, AddableType {}
extension Int16: _HasOrder, MinMaxType, AddableType {}
extension Int32: _HasOrder, MinMaxType, AddableType {}
extension Int64: _HasOrder, MinMaxType, AddableType {}
extension Float: _HasOrder, MinMaxType, AddableType {}
extension Double: _HasOrder, MinMaxType, AddableType {}
extension Optional: _HasOrder where Wrapped: _HasOrder {}
extension Optional: MinMaxType where Wrapped: MinMaxType {}
extension Optional: AddableType where Wrapped: AddableType {}
