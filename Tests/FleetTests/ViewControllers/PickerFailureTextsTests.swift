import FleetTestSupport
import FleetTesting
import Foundation
import Testing

@MainActor
@Suite("What pickers that cannot be used say", .freshApplication)
struct PickerFailureTextsTests {
  private let page = UIViewController()

  init() { setAsAppRootWindow(page) }

  private func url(_ name: String) -> URL { URL(fileURLWithPath: "/birds/\(name)") }

  @Test func `pickers that are not there, or behind something`() {
    let colors = UIColorPickerViewController()
    colors.title = "Colour"
    expectText(
      """
      Fleet.PickerError: Cannot pick in UIColorPickerViewController: The picker is not presented.
      <UIColorPickerViewController "Colour"> has to be presented by a screen that shows: \
      present(_:animated:completion:).
      """
    ) { colors.pick(.red) }
    page.present(colors, animated: false)
    Fleet.settle()
    let front = UIViewController()
    front.title = "Front"
    colors.present(front, animated: false)
    expectText(
      """
      Fleet.PickerError: Cannot close in UIColorPickerViewController: Another screen is presented \
      over it.
      <UIViewController "Front"> is in front of <UIColorPickerViewController "Colour">, and has to be \
      dismissed first.
      """
    ) { colors.close() }
  }

  @Test func `images of a kind that is not offered`() {
    let images = UIImagePickerController()
    page.present(images, animated: false)
    expectText(
      """
      Fleet.PickerError: Cannot pick in UIImagePickerController: It does not offer 'public.movie'.
      The mediaTypes of <UIImagePickerController> are 'public.image'.
      """
    ) { images.pick(filmAt: url("wren.mov")) }
  }

  @Test func `documents that cannot be chosen`() {
    let documents = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf, .image])
    page.present(documents, animated: false)
    let cannot = "Fleet.PickerError: Cannot pick in UIDocumentPickerViewController:"
    expectText(
      """
      \(cannot) Only one document can be chosen.
      <UIDocumentPickerViewController>.allowsMultipleSelection is false.
      """
    ) { documents.pick([url("wren.pdf"), url("robin.pdf")]) }
    expectText(
      """
      \(cannot) 'wren.mp3' cannot be chosen.
      <UIDocumentPickerViewController> offers other types.
      """
    ) { documents.pick([url("wren.mp3")]) }
    expectText(
      """
      \(cannot) Nothing was chosen.
      <UIDocumentPickerViewController> has to be given something, or cancelled.
      """
    ) { documents.pick([]) }
  }
  @Test func `documents of a browser that cannot be chosen`() {
    let browser = UIDocumentBrowserViewController(forOpening: [.pdf])
    browser.allowsDocumentCreation = false
    setAsAppRootWindow(browser)
    let name = "UIDocumentBrowserViewController"
    expectText(
      """
      Fleet.PickerError: Cannot pick in \(name): Only one document can be chosen.
      <\(name)>.allowsPickingMultipleItems is false.
      """
    ) { browser.pick([url("wren.pdf"), url("robin.pdf")]) }
    expectText(
      """
      Fleet.PickerError: Cannot create a document in \(name): It allows no new documents.
      <\(name)>.allowsDocumentCreation is false.
      """
    ) { browser.createDocument() }
    expectText(
      """
      Fleet.PickerError: Cannot pick in \(name): 'wren.mp3' cannot be chosen.
      <\(name)> offers other types.
      """
    ) { browser.pick([url("wren.mp3")]) }
  }
}
