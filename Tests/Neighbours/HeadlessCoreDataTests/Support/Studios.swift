import Foundation
import HeadlessCoreData

/// A film, as an app declares it once `fleet-port` has written its accessors.
class Movie: NSManagedObject {
  var title: String? {
    get { managedValue("title") }
    set { setManagedValue(newValue, "title") }
  }
  var year: Int64 {
    get { managedValue("year") }
    set { setManagedValue(newValue, "year") }
  }
  var isSeen: Bool {
    get { managedValue("isSeen") }
    set { setManagedValue(newValue, "isSeen") }
  }
  var released: Date? {
    get { managedValue("released") }
    set { setManagedValue(newValue, "released") }
  }
  var tags: [String]? {
    get { managedValue("tags") }
    set { setManagedValue(newValue, "tags") }
  }
  var studio: Studio? {
    get { managedValue("studio") }
    set { setManagedValue(newValue, "studio") }
  }
  var cast: Set<Actor> {
    get { managedValue("cast") }
    set { setManagedValue(newValue, "cast") }
  }
  var scenes: NSOrderedSet {
    get { managedValue("scenes") }
    set { setManagedValue(newValue, "scenes") }
  }

  var calls: [String] = []

  override func awakeFromInsert() {
    super.awakeFromInsert()
    calls.append("awakeFromInsert")
  }

  override func willSave() { calls.append("willSave") }
  override func didSave() { calls.append("didSave") }
  override func prepareForDeletion() { calls.append("prepareForDeletion") }
}

/// A film of several parts, which inherits from a film.
final class Series: Movie {
  var parts: Int16 {
    get { managedValue("parts") }
    set { setManagedValue(newValue, "parts") }
  }
}

/// A company that makes films.
final class Studio: NSManagedObject {
  var name: String {
    get { managedValue("name") }
    set { setManagedValue(newValue, "name") }
  }
  var movies: Set<Movie> {
    get { managedValue("movies") }
    set { setManagedValue(newValue, "movies") }
  }
}

/// A person who plays in films.
final class Actor: NSManagedObject {
  var name: String {
    get { managedValue("name") }
    set { setManagedValue(newValue, "name") }
  }
  var movies: NSSet? {
    get { managedValue("movies") }
    set { setManagedValue(newValue, "movies") }
  }
}

/// A part of a film.
final class Scene: NSManagedObject {
  /// As Xcode writes it for each class of a model.
  class func fetchRequest() -> NSFetchRequest<Scene> { NSFetchRequest<Scene>(entityName: "Scene") }

  var text: String? {
    get { managedValue("text") }
    set { setManagedValue(newValue, "text") }
  }
  var movie: Movie? {
    get { managedValue("movie") }
    set { setManagedValue(newValue, "movie") }
  }
}

/// A model of films, made in code.
enum Studios {
  static func model() -> NSManagedObjectModel {
    let (movie, series, studio) = (entity("Movie"), entity("Series"), entity("Studio"))
    let (actor, scene) = (entity("Actor"), entity("Scene"))
    movie.subentities = [series]
    movie.properties = [
      attribute("title", .stringAttributeType, isOptional: true),
      attribute("year", .integer64AttributeType, 0), attribute("isSeen", .booleanAttributeType, 0),
      attribute("released", .dateAttributeType, isOptional: true),
      attribute("tags", .transformableAttributeType, isOptional: true),
      relationship("studio", to: studio), relationship("cast", to: actor, many: true),
      relationship("scenes", to: scene, many: true, ordered: true, .cascadeDeleteRule),
    ]
    series.properties = movie.properties + [attribute("parts", .integer16AttributeType, 1)]
    studio.properties = [
      attribute("name", .stringAttributeType),
      relationship("movies", to: movie, many: true, .denyDeleteRule),
    ]
    studio.uniquenessConstraints = [["name"]]
    actor.properties = [
      attribute("name", .stringAttributeType), relationship("movies", to: movie, many: true),
    ]
    scene.properties = [
      attribute("text", .stringAttributeType, isOptional: true), relationship("movie", to: movie),
    ]
    connect(movie, "studio", studio, "movies")
    connect(movie, "cast", actor, "movies")
    connect(movie, "scenes", scene, "movie")
    let model = NSManagedObjectModel()
    model.entities = [movie, series, studio, actor, scene]
    return model
  }

  private static func entity(_ name: String) -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = name
    entity.managedObjectClassName = "HeadlessCoreDataTests.\(name)"
    return entity
  }

  private static func attribute(
    _ name: String, _ type: NSAttributeType, _ value: Any? = nil, isOptional: Bool = false
  ) -> NSAttributeDescription {
    let attribute = NSAttributeDescription()
    attribute.name = name
    attribute.attributeType = type
    attribute.defaultValue = value
    attribute.isOptional = isOptional
    return attribute
  }

  private static func relationship(
    _ name: String, to entity: NSEntityDescription, many: Bool = false, ordered: Bool = false,
    _ rule: NSDeleteRule = .nullifyDeleteRule
  ) -> NSRelationshipDescription {
    let relationship = NSRelationshipDescription()
    relationship.name = name
    relationship.destinationEntity = entity
    relationship.maxCount = many ? 0 : 1
    relationship.isOrdered = ordered
    relationship.deleteRule = rule
    return relationship
  }

  private static func connect(
    _ one: NSEntityDescription, _ name: String, _ other: NSEntityDescription, _ back: String
  ) {
    let (there, here) = (one.relationshipsByName[name], other.relationshipsByName[back])
    there?.inverseRelationship = here
    here?.inverseRelationship = there
  }

  /// Returns a container whose store is in memory, or in a file.
  static func container(at url: URL? = nil) -> NSPersistentContainer {
    let container = NSPersistentContainer(name: "Studios", managedObjectModel: model())
    let description = NSPersistentStoreDescription(
      url: url ?? URL(fileURLWithPath: "/dev/null"))
    container.persistentStoreDescriptions = [description]
    container.loadPersistentStores { _, error in
      if let error { print(error) }
    }
    return container
  }
}
