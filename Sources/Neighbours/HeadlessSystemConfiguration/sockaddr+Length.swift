public import Foundation

extension sockaddr {
  /// Its length, which Linux keeps nowhere.
  public var sa_len: UInt8 {
    get { UInt8(clamping: MemoryLayout<Self>.size) }
    set {}
  }
}
