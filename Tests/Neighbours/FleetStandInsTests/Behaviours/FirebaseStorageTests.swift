import FleetStandIns
import FleetTesting
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite("FirebaseStorage by hand", .freshApplication)
struct FirebaseStorageTests {
  private let trace = Trace()
  private let images = Storage.storage().reference().child("images")

  @Test func `keeps files, and says by number what is wrong`() throws {
    let ada = images.child("ada.jpg")
    let metadata = StorageMetadata()
    metadata.contentType = "image/jpeg"
    let task = ada.putData(Data([1, 2, 3]), metadata: metadata) { [trace] metadata, error in
      trace.add("\(metadata?.size ?? 0) \(metadata?.contentType ?? "none") \(error == nil)")
    }
    task.observe(.progress) { [trace] in trace.add("\($0.progress?.fractionCompleted ?? 0)") }
    task.observe(.success) { [trace] in trace.add("\($0.status) \($0.reference.name)") }
    #expect(SimulatedStorage.paths.isEmpty)
    Fleet.settle()

    #expect(trace.lines == ["1.0", "success ada.jpg", "3 image/jpeg true"])
    #expect(SimulatedStorage["images/ada.jpg"] == Data([1, 2, 3]))
    let asked: [(StorageReference, Int64)] = [(ada, 3), (ada, 2), (images.child("none"), 9)]
    for (reference, size) in asked {
      reference.getData(maxSize: size) { [trace] data, error in
        trace.add("\(data?.count ?? 0) \((error as NSError?)?.code ?? 0)")
      }
    }
    ada.downloadURL { [trace] url, _ in trace.add(url?.absoluteString ?? "none") }
    ada.delete { [trace] error in trace.add("deleted \(error == nil)") }
    ada.delete { [trace] error in trace.add("\((error as NSError?)?.code ?? 0)") }
    Fleet.settle()
    #expect(
      trace.lines.dropFirst(3) == [
        "3 0", "0 -13032", "0 -13010",
        "https://firebasestorage.googleapis.com/v0/b/fleet.appspot.com/o/images%2Fada.jpg?alt=media",
        "deleted true", "-13010",
      ])
    #expect(StandIn.unanswered.isEmpty)
  }

  @Test func `lists a folder`() {
    for path in ["images/a.png", "images/b.png", "images/old/c.png", "texts/d.txt"] {
      SimulatedStorage[path] = Data()
    }
    images.listAll { [trace] result, _ in
      trace.add(result.items.map(\.fullPath).joined(separator: " "))
      trace.add(result.prefixes.map(\.fullPath).joined(separator: " "))
    }
    Fleet.settle()

    #expect(trace.lines == ["images/a.png images/b.png", "images/old"])
    #expect(images.parent()?.fullPath == "")
    #expect(images.parent()?.parent() == nil)
    #expect(
      Storage.storage().reference(forURL: "gs://bucket/texts/d.txt").fullPath == "texts/d.txt")
  }
}
