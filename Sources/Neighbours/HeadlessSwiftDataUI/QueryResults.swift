import HeadlessSwiftData
import HeadlessSwiftUI

/// What a query has found, for as long as its view is there.
@Observable
final class QueryResults<Element: PersistentModel> {
  private var changes = 0
  @ObservationIgnored private var models: [Element] = []
  @ObservationIgnored private(set) var error: (any Error)?
  @ObservationIgnored private var request: QueryRequest<Element>?
  @ObservationIgnored private var context: ModelContext?
  @ObservationIgnored private var watch: ContextWatch?

  /// The objects: a view that reads them changes with them.
  var current: [Element] {
    _ = changes
    return models
  }

  /// Looks again if there is another request, or another context.
  func take(_ request: QueryRequest<Element>, _ context: ModelContext) {
    if self.request === request, self.context === context { return }
    self.request = request
    if self.context !== context {
      self.context = context
      let watch = ContextWatch { [weak self] in self?.refresh() }
      context.add(watch)
      self.watch = watch
    }
    models = fetch()
  }

  private func fetch() -> [Element] {
    guard let request, let context else { return [] }
    do {
      error = nil
      return try context.fetch(request.descriptor)
    } catch {
      self.error = error
      return []
    }
  }

  /// Looks again, and changes views if there are others.
  private func refresh() {
    let found = fetch()
    guard !found.elementsEqual(models, by: ===) else { return }
    withTransaction(request?.transaction ?? Transaction()) {
      models = found
      changes += 1
    }
  }
}
