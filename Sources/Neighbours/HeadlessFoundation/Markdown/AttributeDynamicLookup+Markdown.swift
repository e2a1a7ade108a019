public import Foundation

extension AttributeDynamicLookup {
  /// An attribute that Markdown has.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.PresentationAttributes, T>
  ) -> T { self[T.self] }
}
