public import Foundation

extension AttributeDynamicLookup {
  /// An attribute that UIKit defines.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}
