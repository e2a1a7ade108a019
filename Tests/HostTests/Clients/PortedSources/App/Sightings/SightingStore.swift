import CoreData
import CoreLocation
import os

/// Which birds were seen, and where.
final class SightingStore {
  let container = NSPersistentContainer(name: "Sightings")
  private let logger = Logger(subsystem: "birds", category: "sightings")

  init() {
    container.persistentStoreDescriptions.first?.url = URL(fileURLWithPath: "/dev/null")
    container.loadPersistentStores { [logger] _, error in
      if let error = error as NSError? { logger.error("No store: \(error.localizedDescription)") }
    }
  }

  func add(_ name: String, at location: CLLocation) {
    let context = container.viewContext
    let place = Place(context: context)
    place.latitude = location.coordinate.latitude
    let sighting = Sighting(context: context)
    sighting.name = name
    sighting.date = Date()
    place.addToSightings(sighting)
    do {
      try context.save()
    } catch {
      logger.error("Not saved: \(error.localizedDescription)")
    }
  }

  func results() -> NSFetchedResultsController<Sighting> {
    let request = Sighting.fetchRequest()
    request.predicate = NSPredicate(format: "%K != nil", #keyPath(Sighting.name))
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Sighting.name, ascending: true)]
    return NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: container.viewContext, sectionNameKeyPath: nil,
      cacheName: nil)
  }
}
