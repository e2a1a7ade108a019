import HeadlessUIKit
import Locks

/// The wallet of the device's user, as a test says and reads.
///
/// It belongs to the application of the test.
///
/// ```swift
/// SimulatedWallet.canMakePayments = false
/// ```
public enum SimulatedWallet {
  /// Whether the device can pay.
  public static var canMakePayments: Bool {
    get { WalletPasses.current.canPay }
    set { WalletPasses.current.canPay = newValue }
  }

  /// The tickets and cards that the user has taken.
  public static var passes: [PKPass] { WalletPasses.current.passes }
}

/// The wallet of one application.
final class WalletPasses: ScopedState {
  private let pay = Locked(true)
  private let taken = Locked<[PKPass]>([])

  var canPay: Bool {
    get { pay.withLock(\.self) }
    set { pay.withLock { $0 = newValue } }
  }

  var passes: [PKPass] { taken.withLock(\.self) }

  func add(_ passes: [PKPass]) { taken.withLock { $0 += passes } }

  func remove(_ pass: PKPass) {
    taken.withLock { taken in taken.removeAll { $0.data == pass.data } }
  }
}
