import Predicates

extension RealmCollection {
  private func figure<Value>(_ name: String, _ values: [Any?], as type: Value.Type) -> Value? {
    let known = values.map { PredicateValue($0) }.filter { !$0.isNothing }
    return LooseValue.converted(
      PredicateValue.aggregate(name, of: known).object, to: Optional<Value>.self) ?? nil
  }

  private func values(of property: String) -> [Any?] {
    let keys = property.split(separator: ".").map(String.init)
    return _live.all.map { PredicateValue($0).value(at: keys[...]).object }
  }

  // MARK: Of a property by its name

  /// The least value of a property.
  public func min<Value: MinMaxType>(ofProperty property: String) -> Value? {
    figure("min", values(of: property), as: Value.self)
  }

  /// The greatest value of a property.
  public func max<Value: MinMaxType>(ofProperty property: String) -> Value? {
    figure("max", values(of: property), as: Value.self)
  }

  /// The sum of the values of a property.
  public func sum<Value: AddableType & _Persistable>(ofProperty property: String) -> Value {
    figure("sum", values(of: property), as: Value.self) ?? ._rlmDefault
  }

  /// The average of the values of a property; `nil` without values.
  public func average<Value: AddableType>(ofProperty property: String) -> Value? {
    figure("avg", values(of: property), as: Value.self)
  }
}

extension RealmCollection where Element: RLMObjectBase {
  // MARK: Of a property by its path

  /// The least value of a property.
  public func min<Value: MinMaxType>(of keyPath: KeyPath<Element, Value>) -> Value? {
    figure("min", _live.all.map { $0[keyPath: keyPath] }, as: Value.self)
  }

  /// The greatest value of a property.
  public func max<Value: MinMaxType>(of keyPath: KeyPath<Element, Value>) -> Value? {
    figure("max", _live.all.map { $0[keyPath: keyPath] }, as: Value.self)
  }

  /// The sum of the values of a property.
  public func sum<Value: AddableType & _Persistable>(of keyPath: KeyPath<Element, Value>) -> Value {
    figure("sum", _live.all.map { $0[keyPath: keyPath] }, as: Value.self) ?? ._rlmDefault
  }

  /// The average of the values of a property; `nil` without values.
  public func average<Value: AddableType>(of keyPath: KeyPath<Element, Value>) -> Value? {
    figure("avg", _live.all.map { $0[keyPath: keyPath] }, as: Value.self)
  }
}

extension RealmCollection where Element: MinMaxType {
  /// The least element.
  public func min() -> Element? { figure("min", Array(_live.all), as: Element.self) }

  /// The greatest element.
  public func max() -> Element? { figure("max", Array(_live.all), as: Element.self) }
}

extension RealmCollection where Element: AddableType & _Persistable {
  /// The sum of the elements.
  public func sum() -> Element { figure("sum", Array(_live.all), as: Element.self) ?? ._rlmDefault }

  /// The average of the elements; `nil` without elements.
  public func average<Value: AddableType>() -> Value? {
    figure("avg", Array(_live.all), as: Value.self)
  }
}
