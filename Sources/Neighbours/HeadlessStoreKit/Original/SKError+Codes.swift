// The kinds of the same names, for `catch SKError.paymentCancelled`.
extension SKError {
  /// The kind of the same name.
  public static var unknown: Code { .unknown }
  /// The kind of the same name.
  public static var clientInvalid: Code { .clientInvalid }
  /// The kind of the same name.
  public static var paymentCancelled: Code { .paymentCancelled }
  /// The kind of the same name.
  public static var paymentInvalid: Code { .paymentInvalid }
  /// The kind of the same name.
  public static var paymentNotAllowed: Code { .paymentNotAllowed }
  /// The kind of the same name.
  public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
  /// The kind of the same name.
  public static var cloudServicePermissionDenied: Code { .cloudServicePermissionDenied }
  /// The kind of the same name.
  public static var cloudServiceNetworkConnectionFailed: Code {
    .cloudServiceNetworkConnectionFailed
  }
  /// The kind of the same name.
  public static var cloudServiceRevoked: Code { .cloudServiceRevoked }
  /// The kind of the same name.
  public static var privacyAcknowledgementRequired: Code { .privacyAcknowledgementRequired }
  /// The kind of the same name.
  public static var unauthorizedRequestData: Code { .unauthorizedRequestData }
  /// The kind of the same name.
  public static var invalidOfferIdentifier: Code { .invalidOfferIdentifier }
  /// The kind of the same name.
  public static var invalidSignature: Code { .invalidSignature }
  /// The kind of the same name.
  public static var missingOfferParams: Code { .missingOfferParams }
  /// The kind of the same name.
  public static var invalidOfferPrice: Code { .invalidOfferPrice }
  /// The kind of the same name.
  public static var overlayCancelled: Code { .overlayCancelled }
  /// The kind of the same name.
  public static var overlayInvalidConfiguration: Code { .overlayInvalidConfiguration }
  /// The kind of the same name.
  public static var overlayTimeout: Code { .overlayTimeout }
  /// The kind of the same name.
  public static var ineligibleForOffer: Code { .ineligibleForOffer }
  /// The kind of the same name.
  public static var unsupportedPlatform: Code { .unsupportedPlatform }
  /// The kind of the same name.
  public static var overlayPresentedInBackgroundScene: Code { .overlayPresentedInBackgroundScene }
}
