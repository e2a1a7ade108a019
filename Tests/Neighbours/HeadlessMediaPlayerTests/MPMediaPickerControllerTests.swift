import FleetTesting
import Foundation
import HeadlessMediaPlayer
import TestSupport
import Testing

/// A screen that shows a picker, and writes down what it tells.
private final class SongScreen: UIViewController, MPMediaPickerControllerDelegate {
  let trace = Trace()

  func mediaPicker(
    _ mediaPicker: MPMediaPickerController,
    didPickMediaItems mediaItemCollection: MPMediaItemCollection
  ) {
    trace.add("picked \(mediaItemCollection.items.compactMap(\.title))")
    mediaPicker.dismiss(animated: true)
  }
  func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {
    trace.add("cancelled")
    mediaPicker.dismiss(animated: true)
  }
}

@MainActor
@Suite("Pickers of media", .freshApplication)
struct MPMediaPickerControllerTests {
  private let screen = SongScreen()
  private let picker = MPMediaPickerController(mediaTypes: .music)
  private let robin = SimulatedMusic.add("Robin")

  init() {
    picker.delegate = screen
    setAsAppRootWindow(screen)
    screen.present(picker, animated: true)
  }

  @Test func `the delegate gets the items, and dismisses the picker`() {
    #expect(!picker.allowsPickingMultipleItems && picker.showsCloudItems)
    picker.allowsPickingMultipleItems = true
    picker.pick(robin, SimulatedMusic.add("Wren"))
    #expect(screen.trace.lines == [#"picked ["Robin", "Wren"]"#])
    #expect(screen.presentedViewController == nil)
    screen.present(picker, animated: true)
    picker.cancel()
    #expect(screen.trace.lines.last == "cancelled")
  }

  @Test func `a picker without a delegate tells nobody`() {
    picker.delegate = nil
    #expect(failures { picker.pick(robin) }.isEmpty)
    #expect(MPMediaPickerController().mediaTypes == .any)
  }

  @Test func `what cannot be chosen`() {
    let cannot = "Cannot pick in MPMediaPickerController:"
    let several = failures { picker.pick(robin, robin) }
    #expect(several.map(\.reason) == ["\(cannot) Only one item can be chosen."])
    #expect(several.map(\.details) == ["Its allowsPickingMultipleItems is false."])
    let talk = failures { picker.pick(SimulatedMusic.add("Talk", type: .podcast)) }
    #expect(talk.map(\.reason) == ["\(cannot) It does not offer 'Talk'."])
    #expect(
      talk.map(\.details) == [
        "Its mediaTypes, showsCloudItems and showsItemsWithProtectedAssets say what it offers."
      ])
    picker.showsCloudItems = false
    let cloud = SimulatedMusic.add("Cloud", [MPMediaItemPropertyIsCloudItem: true])
    #expect(failures { picker.pick(cloud) }.count == 1)
    picker.dismiss(animated: false)
    Fleet.settle()
    let away = failures { picker.cancel() }
    #expect(
      away.map(\.reason) == [
        "Cannot cancel in MPMediaPickerController: The picker is not presented."
      ])
    #expect(screen.trace.lines.isEmpty)
  }
}
