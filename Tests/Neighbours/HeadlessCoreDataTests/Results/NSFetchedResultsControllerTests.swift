import FailureReporting
import Foundation
import HeadlessCoreData
import HeadlessUIKit
import Testing

@MainActor
@Suite("NSFetchedResultsController")
struct NSFetchedResultsControllerTests {
  /// Writes down what it is told.
  class Recorder: NSObject, NSFetchedResultsControllerDelegate {
    var log: [String] = []

    func controllerWillChangeContent(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) { log.append("will") }

    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
      for type: NSFetchedResultsChangeType
    ) { log.append("\(type) section \(sectionInfo.name) at \(sectionIndex)") }

    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChange anObject: Any, at indexPath: IndexPath?, for type: NSFetchedResultsChangeType,
      newIndexPath: IndexPath?
    ) {
      let title = (anObject as? Movie)?.title ?? "-"
      let (from, to) = (indexPath.map { "\($0)" } ?? "nil", newIndexPath.map { "\($0)" } ?? "nil")
      log.append("\(type) \(title) \(from) \(to)")
    }

    func controllerDidChangeContent(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) { log.append("did") }
  }

  final class SnapshotRecorder: NSObject, NSFetchedResultsControllerDelegate {
    var snapshots: [NSDiffableDataSourceSnapshot<String, NSManagedObjectID>] = []
    var others = 0

    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
    ) { snapshots.append(snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>) }

    func controllerDidChangeContent(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) { others += 1 }
  }

  private let container = Studios.container()
  private var context: NSManagedObjectContext { container.viewContext }

  @discardableResult
  private func movie(_ title: String, _ year: Int64 = 0) -> Movie {
    let movie = Movie(context: context)
    (movie.title, movie.year) = (title, year)
    return movie
  }

  private func controller(
    sections: String? = nil, predicate: NSPredicate? = nil, cache: String? = nil
  ) -> NSFetchedResultsController<Movie> {
    let request = NSFetchRequest<Movie>(entityName: "Movie")
    request.predicate = predicate
    request.sortDescriptors = [
      sections.map { NSSortDescriptor(key: $0, ascending: true) },
      NSSortDescriptor(key: "title", ascending: true),
    ].compactMap { $0 }
    return NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: sections,
      cacheName: cache)
  }

  @Test func `is cast to results of another kind, and follows the same changes`() throws {
    let recorder = Recorder()
    func made() -> NSFetchedResultsController<Movie> {
      let any: NSFetchedResultsController<NSManagedObject> =
        self.controller()
        ~~! NSFetchedResultsController<NSManagedObject>.self
      any.delegate = recorder
      return any ~~! NSFetchedResultsController<Movie>.self
    }
    let controller = made()
    controller.fetchRequest.predicate = NSPredicate(format: "year > 1")
    try controller.performFetch()
    movie("a", 1)
    movie("b", 2)
    context.processPendingChanges()

    #expect(controller.fetchedObjects?.map(\.title) == ["b"])
    #expect(recorder.log == ["will", "insert b nil [0, 0]", "did"])
    #expect(controller ~~? NSFetchedResultsController<Movie>.self === controller)
    #expect("controller" ~~? NSFetchedResultsController<Movie>.self == nil)
  }

  @Test func `a request is cast to results of another kind, and stays what it is`() throws {
    let any: NSFetchRequest<any NSFetchRequestResult> = Movie.fetchRequest()
    let movies = any ~~! NSFetchRequest<Movie>.self
    movies.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    any.fetchLimit = 1
    for title in ["b", "a"] { movie(title) }

    #expect(try context.fetch(movies).map(\.title) == ["a"])
    #expect(any.sortDescriptors?.map(\.key) == ["title"])
    #expect(Int?.none ~~? NSFetchRequest<Movie>.self == nil)
  }

  @Test func `has results in sections, and their places`() throws {
    for (title, year) in [("b", 2), ("c", 1), ("a", 2), ("d", 3)] { movie(title, Int64(year)) }
    let controller = controller(sections: "year")
    #expect(controller.fetchedObjects == nil && controller.sections == nil)

    try controller.performFetch()

    #expect(controller.fetchedObjects?.map(\.title) == ["c", "a", "b", "d"])
    #expect(controller.sections?.map(\.name) == ["1", "2", "3"])
    #expect(controller.sections?.map(\.numberOfObjects) == [1, 2, 1])
    #expect((controller.sections?[1].objects as? [Movie])?.map(\.title) == ["a", "b"])
    #expect(controller.sectionIndexTitles == ["1", "2", "3"])
    #expect(controller.section(forSectionIndexTitle: "3", at: 2) == 2)
    let b = controller.object(at: IndexPath(indexes: [1, 1]))
    #expect(b.title == "b" && controller.indexPath(forObject: b) == [1, 1])
    #expect(controller.indexPath(forObject: movie("e")) == nil)
  }

  @Test func `without sections has one, and none of its own name`() throws {
    movie("a")
    let controller = controller()
    try controller.performFetch()

    #expect(controller.sections?.count == 1 && controller.sections?.first?.name == "")
    #expect(controller.sections?.first?.numberOfObjects == 1)
  }

  @Test func `tells of changes: sections first, then results`() throws {
    let (a, b) = (movie("a", 1), movie("b", 2))
    movie("c", 2)
    let controller = controller(sections: "year")
    let recorder = Recorder()
    controller.delegate = recorder
    try controller.performFetch()
    #expect(recorder.log.isEmpty)

    a.year = 2
    b.isSeen = true
    movie("d", 3)
    context.processPendingChanges()

    #expect(
      recorder.log == [
        "will", "delete section 1 at 0", "insert section 3 at 1", "insert d nil [1, 0]",
        "move a [0, 0] [0, 0]", "update b [1, 0] [0, 1]", "did",
      ])
    recorder.log = []
    context.delete(b)
    a.title = "z"
    UIApplication.shared.mainLoop.settle()
    #expect(
      recorder.log == ["will", "delete b [0, 1] nil", "move z [0, 0] [0, 1]", "did"])
    #expect(controller.fetchedObjects?.map(\.title) == ["c", "z", "d"])
  }

  @Test func `tells nothing of what it does not show`() throws {
    let seen = movie("a")
    seen.isSeen = true
    let controller = controller(predicate: NSPredicate(format: "isSeen == YES"))
    let recorder = Recorder()
    controller.delegate = recorder
    try controller.performFetch()

    let b = movie("b")
    _ = Actor(context: context)
    context.processPendingChanges()
    #expect(recorder.log.isEmpty)
    b.isSeen = true
    context.processPendingChanges()
    #expect(recorder.log == ["will", "insert b nil [0, 1]", "did"])
    recorder.log = []
    seen.isSeen = false
    context.processPendingChanges()
    #expect(recorder.log == ["will", "delete a [0, 0] nil", "did"])
  }

  @Test func `does not follow changes without a delegate`() throws {
    movie("a")
    let controller = controller()
    try controller.performFetch()

    movie("b")
    context.processPendingChanges()

    #expect(controller.fetchedObjects?.count == 1)
  }

  @Test func `gives snapshots, and calls nothing else`() throws {
    let a = movie("a", 1)
    movie("b", 2)
    try context.save()
    let controller = controller(sections: "year")
    let recorder = SnapshotRecorder()
    controller.delegate = recorder
    try controller.performFetch()
    #expect(recorder.snapshots.map(\.sectionIdentifiers) == [["1", "2"]])
    #expect(recorder.snapshots.first?.itemIdentifiers.first == a.objectID)

    a.isSeen = true
    movie("c", 2)
    context.processPendingChanges()

    #expect(recorder.snapshots.count == 2 && recorder.others == 0)
    #expect(recorder.snapshots.last?.itemIdentifiers.count == 3)
    #expect(recorder.snapshots.last?.reloadedItemIdentifiers == [a.objectID])
  }

  @Test func `follows what is taken over from other contexts`() throws {
    let a = movie("a")
    try context.save()
    context.automaticallyMergesChangesFromParent = true
    let controller = controller()
    let recorder = Recorder()
    controller.delegate = recorder
    try controller.performFetch()
    container.performBackgroundTask { context in
      (context.object(with: a.objectID) as? Movie)?.title = "z"
      let b = Movie(context: context)
      b.title = "b"
      try? context.save()
    }

    UIApplication.shared.mainLoop.settle()

    #expect(
      recorder.log == ["will", "insert b nil [0, 0]", "move z [0, 0] [0, 1]", "did"])
  }

  @Test func `sorts by key paths of Swift's, too`() throws {
    let request = NSFetchRequest<Movie>(entityName: "Movie")
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Movie.year, ascending: false)]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil,
      cacheName: nil)
    let recorder = Recorder()
    controller.delegate = recorder
    let (a, b) = (movie("a", 1), movie("b", 2))
    try controller.performFetch()
    #expect(controller.fetchedObjects == [b, a])

    a.year = 3
    b.title = "c"
    context.processPendingChanges()

    #expect(recorder.log == ["will", "move a [0, 1] [0, 0]", "update c [0, 0] [0, 1]", "did"])
  }

  @Test func `is the controller that its delegate gets`() throws {
    final class Comparing: Recorder {
      var isSame = false
      var controller: NSFetchedResultsController<Movie>?
      override func controllerDidChangeContent(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>
      ) { isSame = controller == self.controller && controller.fetchedObjects?.count == 1 }
    }
    let recorder = Comparing()
    recorder.controller = controller()
    recorder.controller?.delegate = recorder
    try recorder.controller?.performFetch()

    movie("a")
    context.processPendingChanges()

    #expect(recorder.isSame)
  }

  @Test func `reports what Core Data raises`() throws {
    movie("a", 1)
    movie("b", 2)
    movie("c", 1)
    let log = FailureLog()
    try withFailureReporter(log) {
      let unsorted = NSFetchedResultsController(
        fetchRequest: NSFetchRequest<Movie>(entityName: "Movie"), managedObjectContext: context,
        sectionNameKeyPath: nil, cacheName: nil)
      try unsorted.performFetch()
      let request = NSFetchRequest<Movie>(entityName: "Movie")
      request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
      let disordered = NSFetchedResultsController(
        fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "year",
        cacheName: nil)
      try disordered.performFetch()
      _ = disordered.object(at: [3, 0])
      try controller(cache: "movies").performFetch()
      try controller(cache: "movies").performFetch()
      let other = controller(predicate: NSPredicate(format: "year > 1"), cache: "movies")
      try other.performFetch()
      NSFetchedResultsController<Movie>.deleteCache(withName: "movies")
      try other.performFetch()
    }

    #expect(
      log.failures.map(\.reason) == [
        "An instance of NSFetchedResultsController requires a fetch request with sort descriptors",
        "no object at index 0 in section at index 3",
        "FATAL ERROR: The persistent cache of section information does not match the current "
          + "configuration.  You have illegally mutated the NSFetchedResultsController's fetch "
          + "request, its predicate, or its sort descriptor without either disabling caching or "
          + "using +deleteCacheWithName:",
      ])
    #expect(
      log.notes.map(\.reason) == [
        "(NSFetchedResultsController) The fetched object at index 2 has an out of order section "
          + "name '1. Objects must be sorted by section name'"
      ])
  }
}
