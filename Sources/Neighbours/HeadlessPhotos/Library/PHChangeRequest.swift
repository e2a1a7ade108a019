public import Foundation

/// A change of the library, made in a block with changes.
public class PHChangeRequest: NSObject {
  init(by call: String) {
    super.init()
    guard PhotoChanges.current == nil else {
      PhotoChanges.current?.add(self)
      return
    }
    PhotoExceptions.raise(
      "This method can only be called from inside of -[PHPhotoLibrary "
        + "performChanges:completionHandler:] or -[PHPhotoLibrary performChangesAndWait:error:]",
      by: call)
  }

  func commit(to contents: inout PhotoShelf.Contents) {}
}
