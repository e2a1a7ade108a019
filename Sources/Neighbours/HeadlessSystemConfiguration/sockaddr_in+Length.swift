public import Foundation

extension sockaddr_in {
  /// Its length, which Linux keeps nowhere.
  public var sin_len: UInt8 {
    get { UInt8(clamping: MemoryLayout<Self>.size) }
    set {}
  }
}
