import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor @Suite("NSDataAsset")
struct NSDataAssetTests {
  @Test func `a data set has the data of its file`() throws {
    let app = AppFolder()
    try app.write(
      asset: "Words/birds.dataset", "data",
      #"{"idiom": "universal", "filename": "b.json", "universal-type-identifier": "public.json"}"#)
    try app.write(
      Data("[1]".utf8), to: "Assets.xcassets/Words/birds.dataset/b.json")
    try app.write(asset: "gone.dataset", "data", #"{"filename": "g.json"}"#)
    let asset = try #require(NSDataAsset(name: "birds", bundle: app.bundle))

    #expect(asset.name == "birds" && asset.typeIdentifier == "public.json")
    #expect(asset.data == Data("[1]".utf8))
    #expect(NSDataAsset(name: "gone", bundle: app.bundle) == nil)
    let log = logged { #expect(NSDataAsset(name: "bird", bundle: app.bundle) == nil) }
    #expect(log.notes.map(\.reason) == ["There is no data set 'bird'."])
    #expect(
      log.notes.first?.details
        == "Did you mean 'birds'? The data sets are 'birds', 'gone'. NSDataAsset(name:) is nil.")
  }
}
