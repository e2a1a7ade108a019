public import Foundation

extension sockaddr {
  /// Its length, which Linux keeps nowhere.
  public var sa_len: UInt8 {
    get { UInt8(clamping: MemoryLayout<Self>.size) }
    set {}
  }
}

extension sockaddr_in {
  /// Its length, which Linux keeps nowhere.
  public var sin_len: UInt8 {
    get { UInt8(clamping: MemoryLayout<Self>.size) }
    set {}
  }
}

extension sockaddr_in6 {
  /// Its length, which Linux keeps nowhere.
  public var sin6_len: UInt8 {
    get { UInt8(clamping: MemoryLayout<Self>.size) }
    set {}
  }
}
