public import Foundation

extension sockaddr {
  /// How long it is, which Linux keeps nowhere.
  public var sa_len: UInt8 {
    get { UInt8(clamping: MemoryLayout<Self>.size) }
    set {}
  }
}
