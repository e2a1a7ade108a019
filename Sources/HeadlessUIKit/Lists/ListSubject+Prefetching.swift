extension ListSubject {
  /// Requests the data of items, and cancels requests for items that are no longer wanted.
  ///
  /// An item that was requested before a reload is not requested again. Otherwise a data source that
  /// reloads for each answer would never come to rest.
  func prefetch(_ wanted: [ItemPath]) {
    let source = prefetcher
    let asked = list.prefetch.rows.filter { contains($0) && displayedCell($0) == nil }
    list.prefetch.rows = wanted

    let (known, still) = (Set(asked), Set(wanted))
    let obsolete = asked.filter { !still.contains($0) }
    let isCurrent = isUnchanged {
      if !obsolete.isEmpty { tellCancelPrefetching(at: obsolete.map(\.indexPath)) }
    }
    guard isCurrent, prefetcher === source else { return }
    let new = wanted.filter { !known.contains($0) }
    if !new.isEmpty { tellPrefetch(at: new.map(\.indexPath)) }
  }
}
