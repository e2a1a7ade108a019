public import HeadlessCombine
public import HeadlessCoreData

extension ObservableObjectPublisher: ObjectAudience {}

extension NSManagedObject: ObservableObject {
  /// Sends before a value of the object changes.
  public var objectWillChange: ObservableObjectPublisher {
    if let publisher = audience as? ObservableObjectPublisher { return publisher }
    let publisher = ObservableObjectPublisher()
    audience = publisher
    return publisher
  }
}
