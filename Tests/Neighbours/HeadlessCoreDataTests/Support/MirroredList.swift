import Foundation
import HeadlessCoreData

/// A list that shows what a controller tells it, as a table does.
final class MirroredList: NSObject, NSFetchedResultsControllerDelegate {
  var titles: [String] = []
  private var gone: [Int] = []
  private var come: [(Int, String)] = []

  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) { (gone, come) = ([], []) }

  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {
    let title = (anObject as? Movie)?.title ?? ""
    if type != .insert, let indexPath { gone.append(indexPath[1]) }
    if type != .delete, let newIndexPath { come.append((newIndexPath[1], title)) }
  }

  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {
    for place in gone.sorted(by: >) { titles.remove(at: place) }
    for (place, title) in come.sorted(by: { $0.0 < $1.0 }) { titles.insert(title, at: place) }
  }
}
