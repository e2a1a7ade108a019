public import Foundation

/// Tells what has changed of something that was fetched.
public final class PHChange: NSObject {
  /// Returns what has changed of something that was fetched; `nil` if nothing has.
  public func changeDetails<T: PHObject>(
    for object: PHFetchResult<T>
  ) -> PHFetchResultChangeDetails<T>? { PHFetchResultChangeDetails(object) }
}
