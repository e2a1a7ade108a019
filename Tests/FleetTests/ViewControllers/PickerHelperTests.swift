import FleetTesting
import Foundation
import TestSupport
import Testing

/// A screen that shows pickers, and logs their calls.
private final class PickingScreen: UIViewController, UIImagePickerControllerDelegate,
  UINavigationControllerDelegate, UIDocumentPickerDelegate, UIColorPickerViewControllerDelegate,
  UIFontPickerViewControllerDelegate
{
  var calls: [String] = []
  var urls: [URL] = []

  private func add(_ call: String) {
    calls.append(presentedViewController == nil ? call : call + ", presented")
  }

  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    add("media \(info.keys.map(\.rawValue.count).sorted()) \(info[.mediaType] ?? "nil")")
    picker.dismiss(animated: true)
  }
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    add("cancelled")
    picker.dismiss(animated: true)
  }
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {
    self.urls = urls
    add("documents \(urls.map(\.lastPathComponent))")
  }
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { add("cancelled") }
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    add("color \(color == viewController.selectedColor) \(continuously)")
  }
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
    add("finished")
  }
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
    add("font \(viewController.selectedFontDescriptor?.pointSize ?? 0)")
  }
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
    add("cancelled")
  }
}

/// A delegate that implements nothing.
private final class SilentDelegate: NSObject, UIImagePickerControllerDelegate,
  UINavigationControllerDelegate
{}

@MainActor
@Suite("Pickers of images, documents, colours and fonts", .freshApplication)
struct PickerHelperTests {
  private let screen = PickingScreen()
  private let images = UIImagePickerController()
  private let documents = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf, .image])
  private let colors = UIColorPickerViewController()
  private let fonts = UIFontPickerViewController()

  init() {
    images.delegate = screen
    documents.delegate = screen
    colors.delegate = screen
    fonts.delegate = screen
    setAsAppRootWindow(screen)
  }

  private func show(_ picker: UIViewController) { screen.present(picker, animated: true) }

  private func url(_ name: String) -> URL { URL(fileURLWithPath: "/birds/\(name)") }

  // MARK: Images

  @Test func `a photo is handed over while the picker shows (behaviour 664)`() {
    images.allowsEditing = true
    show(images)

    #expect(failures { images.pick(UIImage()) }.isEmpty)

    let keys = ["MediaType", "OriginalImage", "EditedImage"].map {
      "UIImagePickerController\($0)".count
    }
    #expect(screen.calls == ["media \(keys.sorted()) public.image, presented"])
    #expect(screen.presentedViewController == nil)
  }

  @Test func `a film has its address`() {
    images.mediaTypes = ["public.movie"]
    show(images)

    images.pick(filmAt: url("wren.mov"))

    #expect(screen.calls == ["media [31, 32] public.movie, presented"])
  }

  @Test func `what is told can be said in full`() {
    show(images)

    images.pick(withInfo: [.imageURL: url("wren.png")])

    #expect(screen.calls == ["media [31] nil, presented"])
  }

  @Test func `a picker without what is picked refuses`() {
    show(images)

    let received = failures { images.pick(filmAt: url("wren.mov")) }

    #expect(
      received.reasons == [
        "Cannot pick in UIImagePickerController: It does not offer 'public.movie'."
      ])
    #expect(
      received.map(\.details) == [
        "The mediaTypes of <UIImagePickerController> are 'public.image'."
      ])
    #expect(received.map(\.name) == [.picker])
    #expect(screen.calls.isEmpty)
  }

  @Test func `a delegate that does not hear of the cancel leaves the dismissal to UIKit`() {
    let silent = SilentDelegate()
    images.delegate = silent
    show(images)

    images.cancel()

    #expect(screen.presentedViewController == nil)
  }

  @Test func `cancelling tells the delegate, who dismisses`() {
    show(images)

    images.cancel()

    #expect(screen.calls == ["cancelled, presented"])
    #expect(screen.presentedViewController == nil)
  }

  @Test func `there is no camera, as in a simulator (behaviour 664)`() {
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))

    let received = failures { images.sourceType = .camera }

    #expect(received.reasons == ["Source type 1 not available"])
    #expect(images.sourceType == .photoLibrary)
  }

  // MARK: Documents

  @Test func `documents are told of when the picker has gone (behaviour 665)`() {
    documents.allowsMultipleSelection = true
    show(documents)

    #expect(failures { documents.pick([url("wren.pdf"), url("robin.png")]) }.isEmpty)

    #expect(screen.calls == [#"documents ["wren.pdf", "robin.png"]"#])
  }

  @Test func `one document, of a type that is offered`() {
    show(documents)

    let several = failures { documents.pick([url("wren.pdf"), url("robin.pdf")]) }
    let other = failures { documents.pick([url("wren.mp3")]) }
    let none = failures { documents.pick([]) }

    let cannot = "Cannot pick in UIDocumentPickerViewController: "
    #expect(several.reasons == [cannot + "Only one document can be chosen."])
    #expect(other.reasons == [cannot + "'wren.mp3' cannot be chosen."])
    #expect(none.reasons == [cannot + "Nothing was chosen."])
    #expect(screen.calls.isEmpty)
    #expect(screen.presentedViewController === documents)
  }

  @Test func `a file of an unknown type can be chosen`() {
    show(documents)

    documents.pick([url("wren.bird")])

    #expect(screen.calls == [#"documents ["wren.bird"]"#])
  }

  @Test func `copies are the app's own, and exported documents go where the user wants them`()
    throws
  {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appending(path: "fleet-\(UUID().uuidString)")
    let cloud = folder.appending(path: "cloud")
    try files.createDirectory(at: cloud, withIntermediateDirectories: true)
    let wren = folder.appending(path: "wren.pdf")
    try Data("Wren".utf8).write(to: wren)
    let copying = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf], asCopy: true)
    let exporting = UIDocumentPickerViewController(forExporting: [wren], asCopy: true)
    let moving = UIDocumentPickerViewController(forExporting: [wren])
    for picker in [copying, exporting, moving] { picker.delegate = screen }

    show(copying)
    copying.pick([wren])
    let copy = try #require(screen.urls.first)
    #expect(copy != wren)
    #expect(try Data(contentsOf: copy) == Data("Wren".utf8))
    show(exporting)
    exporting.pick([cloud])
    #expect(screen.urls.map(\.path) == [cloud.appending(path: "wren.pdf").path])
    #expect(
      files.fileExists(atPath: cloud.path + "/wren.pdf") && files.fileExists(atPath: wren.path))
    show(moving)
    moving.pick([folder.appending(path: "robin.pdf")])
    #expect(screen.urls.map(\.lastPathComponent) == ["robin.pdf"])
    #expect(try files.contentsOfDirectory(atPath: folder.path).sorted() == ["cloud", "robin.pdf"])
    try files.removeItem(at: folder)
  }

  @Test(arguments: [true, false])
  func `an export takes a free name, and leaves what is there`(isCopy: Bool) throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appending(path: "fleet-\(UUID().uuidString)")
    defer { try? files.removeItem(at: folder) }
    try files.createDirectory(
      at: folder.appending(path: "wrens.pdf"), withIntermediateDirectories: true)
    for name in ["wren.pdf", "robin.pdf", "wrens.pdf/wren.pdf"] {
      try Data(name.utf8).write(to: folder.appending(path: name))
    }
    let wren = folder.appending(path: "wren.pdf")

    for (place, result) in [("robin.pdf", "robin 2.pdf"), ("wrens.pdf", "wrens.pdf/wren 2.pdf")] {
      try Data("Wren".utf8).write(to: wren)
      let picker = UIDocumentPickerViewController(forExporting: [wren], asCopy: isCopy)
      picker.delegate = screen
      show(picker)
      picker.pick([folder.appending(path: place)])

      #expect(screen.urls.map(\.path) == [folder.appending(path: result).path])
      #expect(try String(contentsOfFile: folder.path + "/" + result, encoding: .utf8) == "Wren")
      #expect(files.fileExists(atPath: wren.path) == isCopy)
    }
    for name in ["robin.pdf", "wrens.pdf/wren.pdf"] {
      #expect(try String(contentsOfFile: folder.path + "/" + name, encoding: .utf8) == name)
    }
  }

  @Test func `cancelling takes the picker away`() {
    show(documents)

    documents.cancel()

    #expect(screen.calls == ["cancelled"])
    #expect(screen.presentedViewController == nil)
  }

  // MARK: Colours and fonts

  @Test func `a colour is told of, and the picker stays until it is closed`() {
    show(colors)

    colors.pick(.systemTeal)
    colors.close()

    #expect(screen.calls == ["color true false, presented", "finished"])
  }

  @Test func `a font takes the picker away`() {
    show(fonts)

    fonts.pick(UIFontDescriptor(name: "Georgia", size: 17))

    #expect(screen.calls == ["font 17.0"])
    show(fonts)
    fonts.cancel()
    #expect(screen.calls == ["font 17.0", "cancelled"])
  }

  // MARK: What stops the user

  @Test func `needs a picker that is presented, and in front`() {
    let loose = failures { colors.pick(.red) }
    show(colors)
    Fleet.settle()
    colors.present(UIViewController(), animated: true)
    let covered = failures { colors.close() }

    #expect(
      loose.reasons == ["Cannot pick in UIColorPickerViewController: The picker is not presented."])
    #expect(
      covered.reasons == [
        "Cannot close in UIColorPickerViewController: Another screen is presented over it."
      ])
    #expect(covered.map(\.name) == [.picker])
    #expect(screen.calls.isEmpty)
  }
}
