import HeadlessSwiftData
import HeadlessSwiftUI

/// What a query looks for.
final class QueryRequest<Element: PersistentModel> {
  let descriptor: FetchDescriptor<Element>
  let transaction: Transaction?

  init(_ descriptor: FetchDescriptor<Element>, _ transaction: Transaction?) {
    self.descriptor = descriptor
    self.transaction = transaction
  }
}
