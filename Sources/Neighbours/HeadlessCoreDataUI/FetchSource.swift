import HeadlessCoreData
import HeadlessSwiftUI

/// What a view asks for, as it was written.
final class FetchSource<Configuration: FetchConfiguration> {
  let request: NSFetchRequest<Configuration.Result>
  let configuration: Configuration
  let transaction: Transaction

  init(
    _ request: NSFetchRequest<Configuration.Result>, _ configuration: Configuration,
    _ transaction: Transaction
  ) {
    self.request = request
    self.configuration = configuration
    self.transaction = transaction
  }
}
