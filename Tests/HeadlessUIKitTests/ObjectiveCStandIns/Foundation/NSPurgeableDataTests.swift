import Foundation
import HeadlessUIKit
import Testing

@Suite("NSPurgeableData")
struct NSPurgeableDataTests {
  @Test func `has bytes like other data`() throws {
    let data = NSPurgeableData(data: Data([1, 2, 3]))
    data.append(Data([4]))
    data.replaceBytes(in: NSRange(location: 0, length: 2), withBytes: nil, length: 0)
    #expect(data as Data == Data([3, 4]))
    #expect(data == NSData(data: Data([3, 4])))
    #expect(data.copy() as? Data == Data([3, 4]))

    #expect(NSPurgeableData().isEmpty)
    #expect(NSPurgeableData(bytes: [7] as [UInt8], length: 1).first == 7)
    #expect(try #require(NSPurgeableData(length: 2)) as Data == Data([0, 0]))
    #expect(NSPurgeableData(capacity: 2)?.length == 0)
  }

  @Test func `goes once it is to and nobody accesses it`() {
    let data = NSPurgeableData(data: Data([1]))
    data.discardContentIfPossible()
    #expect(!data.isContentDiscarded())

    #expect(data.beginContentAccess())
    data.endContentAccess()
    data.endContentAccess()
    data.endContentAccess()
    data.discardContentIfPossible()
    #expect(data.isContentDiscarded())
    #expect(data.isEmpty)
    #expect(!data.beginContentAccess())
  }
}
