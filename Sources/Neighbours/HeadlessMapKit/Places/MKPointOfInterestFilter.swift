public import Foundation

/// Which kinds of places a map shows, or a search finds.
open class MKPointOfInterestFilter: NSObject {
  private let categories: Set<MKPointOfInterestCategory>
  private let isIncluding: Bool

  private init(_ categories: [MKPointOfInterestCategory], isIncluding: Bool) {
    self.categories = Set(categories)
    self.isIncluding = isIncluding
    super.init()
  }

  /// Creates a filter that lets these kinds through.
  public convenience init(including categories: [MKPointOfInterestCategory]) {
    self.init(categories, isIncluding: true)
  }

  /// Creates a filter that lets all other kinds through.
  public convenience init(excluding categories: [MKPointOfInterestCategory]) {
    self.init(categories, isIncluding: false)
  }

  /// Lets all kinds through.
  public class var includingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(excluding: []) }

  /// Lets no kind through.
  public class var excludingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(including: []) }

  /// Returns whether a kind is let through.
  open func includes(_ category: MKPointOfInterestCategory) -> Bool {
    categories.contains(category) == isIncluding
  }

  /// Returns whether a kind is not let through.
  open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}
