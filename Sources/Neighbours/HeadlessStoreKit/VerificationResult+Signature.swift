import HeadlessCryptoKit
public import HeadlessUIKit

/// What the shop writes and signs.
public protocol _ShopRecord {
  /// What it has written, in JSON.
  var jsonRepresentation: Data { get }
  /// When it has written it.
  var signedDate: Date { get }
  /// What shows that it was written for this device.
  var deviceVerification: Data { get }
  /// What has gone into that.
  var deviceVerificationNonce: UUID { get }
}

extension VerificationResult where SignedType: _ShopRecord {
  /// What the shop has sent: the header, what it has written and the signature, parted by dots.
  public var jwsRepresentation: String {
    String(decoding: signedData, as: UTF8.self) + "." + signatureData.base64URLText
  }

  /// What kind of text it is, in JSON.
  public var headerData: Data {
    Data(#"{"alg":"ES256","kid":"Apple_Xcode_Key","typ":"JWT"}"#.utf8)
  }

  /// What the shop has written, in JSON.
  public var payloadData: Data { unsafePayloadValue.jsonRepresentation }

  /// What is signed: the header and what the shop has written.
  public var signedData: Data {
    Data("\(headerData.base64URLText).\(payloadData.base64URLText)".utf8)
  }

  /// The signature, which here is a digest: no key has made it.
  public var signatureData: Data { Data(SHA512.hash(data: signedData)) }

  /// When the shop has written it.
  public var signedDate: Date { unsafePayloadValue.signedDate }

  /// What shows that it was written for this device.
  public var deviceVerification: Data { unsafePayloadValue.deviceVerification }

  /// What has gone into that.
  public var deviceVerificationNonce: UUID { unsafePayloadValue.deviceVerificationNonce }
}

extension Data {
  /// Its text in 64 digits, as addresses take it.
  fileprivate var base64URLText: String {
    base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
      .replacing("=", with: "")
  }
}
