/// The identity of a registration of cells or supplementary views.
@MainActor
final class RegistrationIdentity {
  /// The prefix of the identifiers, which no app uses.
  static let prefix = "UICollectionView registration "

  /// The identifier under which the views are reused.
  let identifier: String
  /// The nib of the views, unless a class makes them.
  let nib: UINib?
  /// Whether the registration was made while a data source was asked for a view.
  private let isMadeInProvider: Bool

  init(nib: UINib?) {
    let application = UIApplication.shared
    application.collectionState.registrationCount += 1
    identifier = "\(Self.prefix)\(application.collectionState.registrationCount)"
    self.nib = nib
    isMadeInProvider = application.collectionState.requestDepth > 0
  }

  /// Reports a registration that is made anew for each view (behaviour 425).
  func check(
    _ view: String, created views: String, name: String, for collection: UICollectionView,
    by call: String
  ) {
    guard isMadeInProvider, !collection.pass.requests.isEmpty,
      collection.hostApplication.device.system.refusesRegistrationInProvider
    else { return }
    ModelException.internalInconsistency.raise(
      "Attempted to dequeue \(view). Creating a new registration each time a cell is requested "
        + "will prevent reuse and cause created \(views) to remain inaccessible in memory for the "
        + "lifetime of the collection view. Registrations should be created up front and reused. "
        + "Registration: <\(name)>", by: call)
  }
}
