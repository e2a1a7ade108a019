import FleetTesting
import FoundationNetworking
import HeadlessSecurity
import TestSupport
import Testing

/// Certificates as OpenSSL writes them.
enum Certificates {
  static let leaf = data(
    """
    MIIBFjCBvqADAgECAgF7MAoGCCqGSM49BAMCMBMxETAPBgNVBAMMCEJpcmRzIENBMB4XDTI2MDEw
    MTAwMDAwMFoXDTM2MDEwMTAwMDAwMFowGDEWMBQGA1UEAwwNYmlyZHMuZXhhbXBsZTBZMBMGByqG
    SM49AgEGCCqGSM49AwEHA0IABGD+1LolWp0xyWHrdMY1bWjASbiSO2H6bOZpYi5g8p+2eQP+EAi4
    vJmkGunpVii8ZPLxsgwtfp9Rd6PClNRGIpkwCgYIKoZIzj0EAwIDRwAwRAIgNEQ0YTEL3pNYX4zw
    G4i3lEDT4LoogJSLGWXAChtUdOwCIHSjHuwTf3Nyv5Vyo0eJ9vHLfM93nXoJpKT9SRuMUuix
    """)
  /// The issuer's.
  static let root = data(
    """
    MIIBEjCBuaADAgECAgF7MAoGCCqGSM49BAMCMBMxETAPBgNVBAMMCEJpcmRzIENBMB4XDTI2MDEw
    MTAwMDAwMFoXDTM2MDEwMTAwMDAwMFowEzERMA8GA1UEAwwIQmlyZHMgQ0EwWTATBgcqhkjOPQIB
    BggqhkjOPQMBBwNCAASfrYSurgi7738BABTYLO9qCd4rDPhxtc4MTx0TpZpZNAfLRXafEHDiwkcP
    5bG/5jEzwLDNxk6kvzeRqOwqB/1PMAoGCCqGSM49BAMCA0gAMEUCIDRE1+RtljLJEHHvpnntHwdP
    aj66LwbTnxfJFHwUv3ahAiEAyYxDgCz4rv7e07xqLAz86ZZ0FCN3zGAi8uGdugn6Ws0=
    """)

  static func data(_ text: String) -> Data {
    Data(base64Encoded: text, options: .ignoreUnknownCharacters) ?? Data()
  }
}

/// What an app writes that knows the key of its server.
private final class Pinning: NSObject, URLSessionDelegate {
  let trace = Trace()
  private let pinned: Data

  init(_ pinned: Data) { self.pinned = pinned }

  func urlSession(
    _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?)
      -> Void
  ) {
    guard
      challenge.protectionSpace.authenticationMethod == NSURLAuthenticationMethodServerTrust,
      let trust = challenge.protectionSpace.serverTrust, SecTrustEvaluateWithError(trust, nil),
      let certificate = (SecTrustCopyCertificateChain(trust) as? [SecCertificate])?.first,
      let key = SecCertificateCopyKey(certificate),
      SecKeyCopyExternalRepresentation(key, nil) as Data? == pinned
    else { return completionHandler(.cancelAuthenticationChallenge, nil) }
    completionHandler(.useCredential, URLCredential(trust: trust))
  }
}

@MainActor @Suite("SecTrust", .freshApplication)
struct SecTrustTests {
  private func certificate(_ data: Data) throws -> SecCertificate {
    try #require(SecCertificateCreateWithData(nil, data as CFData))
  }

  @Test func `a certificate is read`() throws {
    let leaf = try certificate(Certificates.leaf)
    var name: CFString?
    #expect(SecCertificateCopyCommonName(leaf, &name) == errSecSuccess)
    #expect(name == "birds.example")
    #expect(SecCertificateCopySubjectSummary(leaf) == "birds.example")
    #expect(SecCertificateCopyData(leaf) as Data == Certificates.leaf)
    #expect(SecCertificateCopySerialNumberData(leaf, nil) == Data([0x7b]))
    let key = try #require(SecCertificateCopyKey(leaf))
    #expect(SecKeyCopyExternalRepresentation(key, nil)?.count == 65)
    #expect(try certificate(Certificates.leaf) == leaf)
    for other in [Data(), Data([0x30, 0]), Certificates.leaf.dropLast()] {
      #expect(SecCertificateCreateWithData(nil, Data(other) as CFData) == nil)
    }
  }

  @Test func `an app that knows its server's key is told of others`() throws {
    let key = try #require(SecCertificateCopyKey(certificate(Certificates.leaf)))
    let pinning = Pinning(try #require(SecKeyCopyExternalRepresentation(key, nil)))
    let session = URLSession(configuration: .ephemeral)
    let steps: [() -> Void] = [
      {},
      { SimulatedTrust.setCertificates([Certificates.root], of: "birds.example") },
      {
        let chain = [Certificates.leaf, Certificates.root, Data()]
        SimulatedTrust.setCertificates(chain, of: "Birds.example")
      },
      { SimulatedTrust.setFailure(errSecCertificateRevoked, of: "birds.example") },
      { SimulatedTrust.setFailure(nil, of: "birds.example") },
    ]
    for step in steps {
      step()
      pinning.urlSession(
        session, didReceive: SimulatedTrust.challenge(from: "birds.example")
      ) { [trace = pinning.trace] disposition, credential in
        trace.add("\(disposition.rawValue) \(credential == nil ? "" : "trusted")")
      }
    }
    #expect(pinning.trace.lines == ["2 ", "2 ", "0 trusted", "2 ", "0 trusted"])
  }

  @Test func `the app's issuers and policies count`() throws {
    let (leaf, root) = (try certificate(Certificates.leaf), try certificate(Certificates.root))
    let rows: [([SecCertificate]?, Bool, String?, OSStatus?, OSStatus?)] = [
      (nil, true, "birds.example", nil, nil),
      ([root], true, "birds.example", nil, nil),
      ([leaf], true, "birds.example", nil, nil),
      ([], true, "birds.example", nil, errSecNotTrusted),
      ([], false, "birds.example", nil, nil),
      (nil, true, "birds.example", errSecCertificateExpired, errSecCertificateExpired),
      (nil, true, "fish.example", errSecCertificateExpired, nil),
    ]
    for (anchors, only, host, told, expected) in rows {
      SimulatedTrust.setFailure(told, of: "birds.example")
      var made: SecTrust?
      let policy = SecPolicyCreateSSL(true, host as CFString?)
      #expect(SecTrustCreateWithCertificates(leaf, policy, &made) == errSecSuccess)
      let trust = try #require(made)
      if let anchors { SecTrustSetAnchorCertificates(trust, anchors as CFArray) }
      SecTrustSetAnchorCertificatesOnly(trust, only)
      var error: CFError?
      #expect(SecTrustEvaluateWithError(trust, &error) == (expected == nil))
      #expect(error.map { OSStatus($0.code) } == expected)
      var result = SecTrustResultType.invalid
      SecTrustEvaluate(trust, &result)
      #expect(result == (expected == nil ? .unspecified : .recoverableTrustFailure))
      SecTrustSetExceptions(trust, SecTrustCopyExceptions(trust))
      #expect(SecTrustEvaluateWithError(trust, nil))
    }
  }

  @Test func `a trust tells its certificates, and later whether it is one`() throws {
    let chain = [try certificate(Certificates.leaf), try certificate(Certificates.root)]
    var made: SecTrust?
    #expect(
      SecTrustCreateWithCertificates(chain as CFArray, SecPolicyCreateBasicX509(), &made)
        == errSecSuccess)
    let trust = try #require(made)
    #expect(SecTrustGetCertificateCount(trust) == 2)
    #expect(SecTrustGetCertificateAtIndex(trust, 1) == chain[1])
    #expect(SecTrustGetCertificateAtIndex(trust, 2) == nil)
    #expect(SecTrustCopyKey(trust) == SecCertificateCopyKey(chain[0]))
    #expect(SecTrustCreateWithCertificates([] as CFArray, nil, &made) == errSecParam)
    #expect(SecTrustSetPolicies(trust, [] as CFArray) == errSecParam)

    let trace = Trace()
    SecTrustEvaluateAsyncWithError(trust, .main) { _, isTrusted, _ in
      trace.add("trusted: \(isTrusted)")
    }
    trace.add("asked")
    settle()
    #expect(trace.lines == ["asked", "trusted: true"])

    let challenge = SimulatedTrust.challenge(from: "fish.example")
    let server = try #require(challenge.protectionSpace.serverTrust)
    #expect(SecTrustCopyCertificateChain(server) == nil)
    SecTrustSetPolicies(server, SecPolicyCreateSSL(true, "birds.example" as CFString))
    var error: CFError?
    #expect(!SecTrustEvaluateWithError(server, &error))
    #expect(error?.code == Int(errSecHostNameMismatch))
    #expect(error?.localizedDescription == "A host name mismatch has occurred.")
  }
}
