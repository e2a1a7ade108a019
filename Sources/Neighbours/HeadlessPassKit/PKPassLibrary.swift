public import HeadlessUIKit

/// The tickets and cards of the user.
open class PKPassLibrary: NSObject {
  /// Returns whether there are any.
  open class func isPassLibraryAvailable() -> Bool { true }

  /// Creates one.
  public override init() { super.init() }

  /// Returns the app's tickets and cards.
  open func passes() -> [PKPass] { WalletPasses.current.passes }

  /// Returns whether the user has one.
  open func containsPass(_ pass: PKPass) -> Bool {
    WalletPasses.current.passes.contains { $0.data == pass.data }
  }

  /// Removes one.
  open func removePass(_ pass: PKPass) { WalletPasses.current.remove(pass) }
}
