import HeadlessUIKit

/// A call of an app's on a later turn of the main loop, unless it is called off.
struct LaterCall {
  private let number: Int

  init(_ work: @escaping () -> Void) {
    let number = DeviceRealms.current.keep(work)
    self.number = number
    MainTurn.post("a call of Realm's") { DeviceRealms.current.takeCall(number)?() }
  }

  func cancel() { _ = DeviceRealms.current.takeCall(number) }
}
