extension KnownNames {
  /// The types of the standard library, of Dispatch, and of Foundation's networking.
  static let ofSwift: KnownNames = {
    var names = KnownNames()
    names.types = Set(swift.split(whereSeparator: \.isWhitespace).map(String.init))
    // Where Foundation on Linux cannot be inherited from.
    names.finals = [
      "HTTPCookieStorage", "NSArray", "NSDictionary", "NSMutableArray", "NSMutableDictionary",
      "NSMutableString", "NSNumber", "NSString", "NSValue",
    ]
    return names
  }()

  private static let swift = """
    Any AnyClass AnyHashable AnyObject Array AsyncStream AsyncThrowingStream AttributedString Bool
    CBool CChar CDouble CFloat CGFloat CInt CLong CLongLong CShort CUnsignedChar CUnsignedInt
    CUnsignedLong CUnsignedShort CVaListPointer CachedURLResponse Calendar Character CharacterSet ClosedRange Codable
    CodingKey Collection Comparable ComparisonResult Data Date DateComponents DateInterval Decimal Decodable Decoder
    Dictionary DispatchData DispatchGroup DispatchIO DispatchQueue DispatchSemaphore
    DispatchSourceProtocol Double Duration Encodable Encoder Equatable Error Float Float80
    HTTPCookie HTTPCookieStorage HTTPURLResponse Hashable Hasher Identifiable IndexPath IndexSet Int
    Int16 Int32 Int64 Int8 Locale MainActor Measurement NSErrorPointer NSMutableURLRequest
    NSURLRequest Never Notification ObjCBool OpaquePointer Optional PersonNameComponents Range Result Selector Self
    Sendable Sequence Set StaticString String Substring Task TimeInterval TimeZone UInt UInt16
    UInt32 UInt64 UInt8 URL URLComponents URLQueryItem URLAuthenticationChallenge URLCache URLCredential URLProtectionSpace
    URLProtocol URLRequest URLResponse URLSession URLSessionConfiguration URLSessionDataDelegate
    URLSessionDataTask URLSessionDelegate URLSessionDownloadDelegate URLSessionDownloadTask
    URLSessionTask URLSessionTaskDelegate URLSessionTaskMetrics URLSessionUploadTask UUID Unmanaged
    UnsafeMutablePointer UnsafeMutableRawPointer UnsafePointer UnsafeRawPointer Void XMLParser
    XMLParserDelegate
    """
}
