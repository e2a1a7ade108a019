import Foundation

/// What only a device can pay with.
public struct Receipt {
  public let amount: Int
}

public final class Cart {
  public init() {}

  public func pay() { Wallet.pay(1) }

  public func receipt() -> Receipt { Wallet.receipt() }
}
