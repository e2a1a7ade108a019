public import Foundation

/// A question for items of a library.
///
/// The first answer asks the user to let the app, if the user has not been asked; until the user
/// does, and where nothing is allowed, there are no items.
open class MPMediaQuery: NSObject, NSCopying {
  /// Creates a question for all items for which some conditions hold.
  public init(filterPredicates: Set<MPMediaPredicate>?) {
    self.filterPredicates = filterPredicates
    super.init()
  }

  /// Creates a question for all items.
  public override convenience init() { self.init(filterPredicates: nil) }

  private convenience init(_ type: MPMediaType, by grouping: MPMediaGrouping) {
    self.init(filterPredicates: [
      MPMediaPropertyPredicate(value: type.rawValue, forProperty: MPMediaItemPropertyMediaType)
    ])
    groupingType = grouping
  }

  // MARK: Common questions

  /// Returns the question for albums.
  open class func albums() -> MPMediaQuery { MPMediaQuery(.music, by: .album) }
  /// Returns the query for artists.
  open class func artists() -> MPMediaQuery { MPMediaQuery(.music, by: .artist) }
  /// Returns the question for songs.
  open class func songs() -> MPMediaQuery { MPMediaQuery(.music, by: .title) }
  /// Returns the question for playlists.
  open class func playlists() -> MPMediaQuery {
    let query = MPMediaQuery()
    query.groupingType = .playlist
    return query
  }
  /// Returns the question for podcasts.
  open class func podcasts() -> MPMediaQuery { MPMediaQuery(.podcast, by: .podcastTitle) }
  /// Returns the question for books that are read aloud.
  open class func audiobooks() -> MPMediaQuery { MPMediaQuery(.audioBook, by: .title) }
  /// Returns the question for albums by several.
  open class func compilations() -> MPMediaQuery {
    let query = MPMediaQuery(.any, by: .album)
    query.addFilterPredicate(
      MPMediaPropertyPredicate(value: true, forProperty: MPMediaItemPropertyIsCompilation))
    return query
  }
  /// Returns the query for composers.
  open class func composers() -> MPMediaQuery { MPMediaQuery(.any, by: .composer) }
  /// Returns the question for kinds of music.
  open class func genres() -> MPMediaQuery { MPMediaQuery(.any, by: .genre) }

  // MARK: Conditions and groups

  /// The conditions, all of which have to hold.
  open var filterPredicates: Set<MPMediaPredicate>?

  /// Adds a condition.
  open func addFilterPredicate(_ predicate: MPMediaPredicate) {
    filterPredicates = (filterPredicates ?? []).union([predicate])
  }

  /// Takes a condition away.
  open func removeFilterPredicate(_ predicate: MPMediaPredicate) {
    filterPredicates?.remove(predicate)
  }

  /// The property by which items become groups.
  open var groupingType = MPMediaGrouping.title

  // MARK: Answers

  /// The items, by their titles, or group by group.
  open var items: [MPMediaItem]? { collections?.flatMap(\.items) }

  /// The groups of items, by their titles.
  open var collections: [MPMediaItemCollection]? {
    let library = MediaLibrary.current
    let isAllowed = library.asksForItems()
    if groupingType == .playlist {
      return isAllowed ? library.playlists.filter(holds) : []
    }
    let items = isAllowed ? library.items.filter { holds(for: $0) } : []
    return groupingType.groups(of: items).map { MPMediaItemCollection(items: $0) }
  }

  /// The sections of the items, by first letters.
  open var itemSections: [MPMediaQuerySection]? {
    MPMediaQuerySection.sections(of: (items ?? []).map(\.title))
  }

  /// The sections of the groups, by first letters.
  open var collectionSections: [MPMediaQuerySection]? {
    let titles = (collections ?? []).map { collection in
      (collection as? MPMediaPlaylist)?.name
        ?? collection.representativeItem?.value(forProperty: groupingType.titleProperty) as? String
    }
    return MPMediaQuerySection.sections(of: titles)
  }

  /// Returns whether all conditions hold; of a playlist, for itself or for one of its items.
  private func holds(for entity: MPMediaEntity) -> Bool {
    (filterPredicates ?? []).allSatisfy { predicate in
      predicate.holds(for: entity)
        || (entity as? MPMediaPlaylist)?.items.contains { predicate.holds(for: $0) } == true
    }
  }

  /// Returns the same question.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = MPMediaQuery(filterPredicates: filterPredicates)
    copy.groupingType = groupingType
    return copy
  }
}
