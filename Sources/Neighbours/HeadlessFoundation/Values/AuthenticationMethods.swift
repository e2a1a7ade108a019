// Foundation on Linux has this as unavailable; `NSURLAuthenticationMethodServerTrust` is HeadlessSecurity's.

/// That a client shows its certificate.
public let NSURLAuthenticationMethodClientCertificate =
  "NSURLAuthenticationMethodClientCertificate"
