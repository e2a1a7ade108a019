import Foundation
import HeadlessCoreData
import HeadlessUIKit

/// The costs of fetches and of their results.
@MainActor let coreDataFigures = [indexedFetch, fetchedResults]

/// Objects with a number and a name.
@MainActor private struct Library {
  let context: NSManagedObjectContext

  init(count: Int) {
    let entity = NSEntityDescription()
    entity.name = "Book"
    entity.properties = [
      ("number", NSAttributeType.integer64AttributeType), ("name", .stringAttributeType),
    ]
    .map { name, type in
      let attribute = NSAttributeDescription()
      attribute.name = name
      attribute.attributeType = type
      return attribute
    }
    let model = NSManagedObjectModel()
    model.entities = [entity]
    let container = NSPersistentContainer(name: "Library", managedObjectModel: model)
    container.persistentStoreDescriptions = [
      NSPersistentStoreDescription(url: URL(fileURLWithPath: "/dev/null"))
    ]
    container.loadPersistentStores { _, _ in }
    context = container.viewContext
    for number in 0..<count {
      let book = NSEntityDescription.insertNewObject(forEntityName: "Book", into: context)
      book.setValue(number, forKey: "number")
      book.setValue("book \(number % 1_000)", forKey: "name")
    }
    try? context.save()
  }
}

@MainActor private let indexedFetch = Figure(
  work: "fetch one of 100,000 objects by its number", yardstick: "reading a dictionary",
  atMost: 50_000_000
) {
  let library = Library(count: 100_000)
  let request = NSFetchRequest<NSManagedObject>(entityName: "Book")
  let names = Dictionary(uniqueKeysWithValues: (0..<100_000).map { ($0, "book \($0)") })
  var number = 0
  return best(repetitions: 100, rounds: 5) {
    number = (number + 7_919) % 100_000
    request.predicate = NSPredicate(format: "number == %ld", number)
    keep((try? library.context.fetch(request))?.count ?? 0)
  } beside: {
    keep(names[number]?.count ?? 0)
  }
}

/// Is told of changes.
private final class Listener: NSObject, NSFetchedResultsControllerDelegate {
  var changes = 0

  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) { changes += 1 }
}

@MainActor private let fetchedResults = Figure(
  work: "tell 1,000 changes of 10,000 results", yardstick: "sorting as many numbers",
  atMost: 20_000_000
) {
  let library = Library(count: 10_000)
  let request = NSFetchRequest<NSManagedObject>(entityName: "Book")
  request.sortDescriptors = ["name", "number"].map { NSSortDescriptor(key: $0, ascending: true) }
  let controller = NSFetchedResultsController(
    fetchRequest: request, managedObjectContext: library.context, sectionNameKeyPath: nil,
    cacheName: nil)
  let listener = Listener()
  controller.delegate = listener
  try? controller.performFetch()
  let books = controller.fetchedObjects ?? []
  var round = 0
  return best(repetitions: 1, rounds: 10) {
    round += 1
    for place in stride(from: 0, to: books.count, by: 10) {
      books[place].setValue("book \((place + round) % 1_000)", forKey: "name")
    }
    library.context.processPendingChanges()
    keep(listener.changes)
  } beside: {
    keep((0..<10_000).map { ($0 &* 7_919) % 10_007 }.sorted().count)
  }
}
