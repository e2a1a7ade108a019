public import HeadlessUIKit

/// Why the shop could not do something.
public enum StoreKitError: Error, Sendable {
  case unknown
  case userCancelled
  /// There is no network.
  case networkError(URLError)
  /// Another error of the system's.
  case systemError(any Error)
  /// The shop of the country does not have it.
  case notAvailableInStorefront
  /// The app is not allowed to.
  case notEntitled
  /// It cannot be done with such a product.
  case unsupported
}

extension StoreKitError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .unknown: "An unknown error occurred."
    case .userCancelled: "The request was canceled."
    case .networkError(let error): error.localizedDescription
    case .systemError(let error): error.localizedDescription
    case .notAvailableInStorefront: "This product is not available in the current storefront."
    case .notEntitled: "The app is not entitled to do this."
    case .unsupported: "The operation is not supported for this product."
    }
  }
}
