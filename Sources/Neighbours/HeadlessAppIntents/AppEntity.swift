public import HeadlessUIKit

/// A kind of thing that intents deal with.
public protocol AppValue: Sendable {
  /// What the kind is called.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A thing of the app's that intents deal with.
public protocol AppEntity: AppValue, Identifiable where ID: Sendable {
  /// What finds the entities of the type.
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self

  /// What finds things of the kind.
  static var defaultQuery: DefaultQuery { get }
  /// What a user sees of it.
  var displayRepresentation: DisplayRepresentation { get }
}

extension AppEntity {
  /// A property that shortcuts can read.
  public typealias Property = EntityProperty
}

/// One of several choices of the app's.
public protocol AppEnum: AppValue, CaseIterable, RawRepresentable, Hashable
where RawValue: LosslessStringConvertible {
  /// What a user sees of each.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
  static var firstCase: Self? { allCases.first }

  /// What a user sees of it.
  public var localizedStringResource: LocalizedStringResource {
    Self.caseDisplayRepresentations[self]?.title ?? .init(stringLiteral: rawValue.description)
  }
}

/// Finds things of an app.
public protocol EntityQuery: Sendable {
  /// What the query finds.
  associatedtype Entity: AppEntity

  /// Creates one.
  init()

  /// Returns the things of some identifiers.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]

  /// Returns the things that a user is offered.
  func suggestedEntities() async throws -> [Entity]

  /// Returns the thing that a user is offered first.
  func defaultResult() async -> Entity?
}

extension EntityQuery {
  /// Something of the app that it needs.
  public typealias Dependency = AppDependency

  public func defaultResult() async -> Entity? { nil }

  public func suggestedEntities() async throws -> [Entity] { [] }
}

/// Finds things by their names.
public protocol EntityStringQuery: EntityQuery {
  /// Returns the things that a text may mean.
  func entities(matching string: String) async throws -> [Entity]
}

/// Knows all things of a kind.
public protocol EnumerableEntityQuery: EntityQuery {
  // So that the thing is known by the result of `allEntities()`, too.
  /// What the query finds.
  associatedtype Entity

  /// Returns all things.
  func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }

  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}

/// Offers values of a parameter.
public protocol DynamicOptionsProvider: Sendable {
  /// The options, or sections of them.
  associatedtype Result: Sendable

  /// Returns the values.
  func results() async throws -> Result
}

/// What is offered, in groups.
public struct IntentItemCollection<Value: Sendable>: Sendable {
  /// The groups.
  public let sections: [IntentItemSection<Value>]

  /// Creates a collection of groups.
  public init(sections: [IntentItemSection<Value>]) { self.sections = sections }

  /// Creates a collection of one group.
  public init(items: [Value]) { sections = [IntentItemSection(items: items)] }
}

/// A group of what is offered.
public struct IntentItemSection<Value: Sendable>: Sendable {
  /// The title.
  public let title: LocalizedStringResource?
  /// What is in it.
  public let items: [Value]

  /// Creates a group.
  public init(_ title: LocalizedStringResource? = nil, items: [Value]) {
    self.title = title
    self.items = items
  }
}
