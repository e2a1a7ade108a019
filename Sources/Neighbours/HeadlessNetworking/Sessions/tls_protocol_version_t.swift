/// A version of TLS, or of DTLS.
public enum tls_protocol_version_t: UInt16, Sendable {
  /// TLS 1.0.
  case TLSv10 = 0x0301
  /// TLS 1.1.
  case TLSv11 = 0x0302
  /// TLS 1.2.
  case TLSv12 = 0x0303
  /// TLS 1.3.
  case TLSv13 = 0x0304
  /// DTLS 1.0.
  case DTLSv10 = 0xFEFF
  /// DTLS 1.2.
  case DTLSv12 = 0xFEFD
}
