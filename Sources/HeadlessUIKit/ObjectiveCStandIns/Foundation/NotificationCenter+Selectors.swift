public import Foundation

extension NotificationCenter {
  /// Adds an observer whose method is called for each notification, on the thread that posts it.
  ///
  /// The observer is not kept alive.
  public func addObserver(
    _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
  ) {
    let observer = observer as AnyObject
    let place = Weak(observer)
    let token = addObserver(forName: name, object: object, queue: nil) { notification in
      guard let observer = place.object else { return }
      Message(selector, to: observer, with: notification).send()
    }
    SelectorObservers.add(
      .init(center: self, name: name, sender: object.map { $0 as AnyObject }, token: token),
      of: observer)
  }

  /// Removes an observer: by its token, or all observations of an object with selectors.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer as Any)
    for token in SelectorObservers.remove(of: observer, where: { $0.center === self }) {
      removeObserver(token as Any)
    }
  }

  /// Removes an object's observations with selectors, for one name or one sender.
  public func removeObserver(_ observer: AnyObject, name: Notification.Name?, object: Any?) {
    let sender = object.map { $0 as AnyObject }
    let tokens = SelectorObservers.remove(of: observer) { entry in
      entry.center === self && (name == nil || entry.name == name)
        && (sender == nil || entry.sender === sender)
    }
    for token in tokens { removeObserver(token as Any) }
  }
}
