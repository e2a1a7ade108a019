public import Foundation
public import FoundationNetworking

extension URLCache {
  /// Creates a cache with its limits, and a folder of its own.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
    self.init(
      memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
  }
}
