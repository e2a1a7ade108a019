import HeadlessUIKit

/// What the shop writes in JSON: for the same values, the same each time.
enum ShopJSON {
  /// The fields that have a value.
  static func data(_ fields: [String: Any?]) -> Data {
    let known = fields.compactMapValues(\.self)
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
    return (try? JSONSerialization.data(withJSONObject: known, options: options)) ?? Data()
  }

  /// The fields that have a value, and what shows that they were written for this device.
  static func data(_ fields: [String: Any?], _ proof: DeviceProof) -> Data {
    data(
      fields.merging([
        "deviceVerification": proof.hash.base64EncodedString(),
        "deviceVerificationNonce": proof.nonce.uuidString.lowercased(),
      ]) { own, _ in own })
  }
}

extension Date {
  /// The number that stands for it in what the shop writes.
  var milliseconds: Int { Int((timeIntervalSince1970 * 1000).rounded()) }
}

extension Decimal {
  /// The number that stands for a price in what the shop writes.
  var thousandths: Int {
    Int(NSDecimalNumber(decimal: self * 1000).doubleValue.rounded())
  }

  /// The digits of a price, without what a literal such as `19.99` has too much.
  var digits: String { "\(Decimal(thousandths) / 1000)" }
}
