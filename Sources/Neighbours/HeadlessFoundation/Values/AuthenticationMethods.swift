// Foundation on Linux has these as unavailable: no delegate is asked there whether a server is to be
// trusted.

/// That a server is to be trusted.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
/// That a client shows its certificate.
public let NSURLAuthenticationMethodClientCertificate =
  "NSURLAuthenticationMethodClientCertificate"
