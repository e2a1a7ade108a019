import DataModels
import FailureReporting
public import Foundation
import Predicates

/// The kinds of objects that there are, and how they belong together.
open class NSManagedObjectModel: NSObject {
  // MARK: Creating a model

  /// Creates a model without entities.
  public override init() {}

  /// Creates the model of a folder, `.momd` or `.xcdatamodeld`, in its current version.
  ///
  /// Returns `nil` where the file is missing, and where it makes no sense, which is reported.
  public convenience init?(contentsOf url: URL, fileID: StaticString = #fileID) {
    ManagedClasses.know(moduleOf: fileID)
    guard let bundle = DataModelFiles.bundle(at: url) else { return nil }
    self.init()
    do {
      try DataModelBuilder(self).build(bundle.read())
    } catch {
      CoreDataException.invalidArgument.raise(
        "Can't load the managed object model at \(url.lastPathComponent)",
        by: "NSManagedObjectModel(contentsOf:)", details: "\(error)")
      return nil
    }
    versions = DataModelFiles.others(bundle)
    ManagedClasses.know(modulesAround: bundle.url)
  }

  /// Creates a model of all models in bundles; `nil` stands for the main bundle.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let models = DataModelFiles.all(in: bundles).compactMap { NSManagedObjectModel(contentsOf: $0) }
    return NSManagedObjectModel(byMerging: models)
  }

  /// Creates a model of the entities of several ones.
  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    guard let models, !models.isEmpty else { return nil }
    self.init()
    entities = models.flatMap(\.entities)
    for model in models { templates.merge(model.templates) { $1 } }
    versionIdentifiers = models.reduce(into: []) { $0.formUnion($1.versionIdentifiers) }
  }

  // MARK: Entities

  /// The entities.
  open var entities: [NSEntityDescription] {
    get { entityOrder }
    set {
      for entity in entityOrder where entity.model === self { entity.model = nil }
      entityOrder = newValue
      entitiesByName = [:]
      for entity in newValue {
        entity.model = self
        entitiesByName[entity.name ?? ""] = entity
      }
    }
  }

  /// The entities, by name.
  open private(set) var entitiesByName: [String: NSEntityDescription] = [:]

  /// The names of the configurations.
  open var configurations: [String] { configured.keys.sorted() }

  /// Returns the entities of a configuration; `nil` stands for all.
  open func entities(forConfigurationName name: String?) -> [NSEntityDescription]? {
    guard let name, name != "PF_DEFAULT_CONFIGURATION_NAME" else { return entities }
    return configured[name]
  }

  /// Sets the entities of a configuration.
  open func setEntities(
    _ entities: [NSEntityDescription], forConfigurationName configuration: String
  ) {
    configured[configuration] = entities
  }

  // MARK: Templates of fetch requests

  /// Sets the fetch request with a name.
  open func setFetchRequestTemplate(
    _ request: NSFetchRequest<any NSFetchRequestResult>?, forName name: String
  ) {
    templates[name] = request
  }

  /// Returns the fetch request with a name.
  open func fetchRequestTemplate(
    forName name: String
  ) -> NSFetchRequest<any NSFetchRequestResult>? { templates[name] }

  /// The fetch requests with names.
  open var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>] {
    templates
  }

  /// Returns a copy of the fetch request with a name, with values for the variables of its predicate.
  open func fetchRequestFromTemplate(
    withName name: String, substitutionVariables variables: [String: Any]
  ) -> NSFetchRequest<any NSFetchRequestResult>? {
    guard let template = templates[name] else { return nil }
    let request = NSFetchRequest<any NSFetchRequestResult>()
    request.plan = template.plan
    request.predicate = template.predicate?.withSubstitutionVariables(variables)
    return request
  }

  // MARK: Versions

  /// The developer's names for this version.
  open var versionIdentifiers: Set<AnyHashable> = []

  /// What stores must agree on to be read with the model, by the names of entities.
  open var entityVersionHashesByName: [String: Data] { entitiesByName.mapValues(\.versionHash) }

  /// Returns whether the store with that metadata was written with this model.
  open func isConfiguration(
    withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]
  ) -> Bool {
    guard let hashes = metadata[NSStoreModelVersionHashesKey] as? [String: Data] else {
      return false
    }
    let entities = entities(forConfigurationName: configuration) ?? []
    return entities.count == hashes.count
      && entities.allSatisfy { hashes[$0.name ?? ""] == $0.versionHash }
  }

  // MARK: The model

  private var entityOrder: [NSEntityDescription] = []
  private var configured: [String: [NSEntityDescription]] = [:]
  private var templates: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]
  /// The models of the other versions in the same folder, with what reads them.
  private(set) var versions: [URL] = []
}
