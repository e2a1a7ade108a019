import Foundation
import HeadlessUIKit
import Testing

@Suite("The folders of an app")
struct AppHomeTests {
  @Test func `are there as on a device, and apart from the user's`() throws {
    let files = FileManager.default
    let home = uiKitHomeDirectory()
    let documents = try #require(
      files.uiKitURLs(for: .documentDirectory, in: .userDomainMask).first)
    #expect(documents.path == home + "/Documents")
    #expect(uiKitSearchPaths(.cachesDirectory, .userDomainMask, true) == [home + "/Library/Caches"])
    #expect(URL.uiKitDirectory(.libraryDirectory).path == home + "/Library")
    for path in [documents.path, home + "/Library/Caches"] {
      #expect(files.fileExists(atPath: path))
    }
    #expect(home != NSHomeDirectory())

    // No app has it from the beginning.
    let support = try files.uiKitURL(
      for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
    #expect(support.path == home + "/Library/Application Support")
    #expect(files.fileExists(atPath: support.path))
  }
}
