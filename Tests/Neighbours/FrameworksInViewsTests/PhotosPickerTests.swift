import Fleet
import FleetTesting
import Foundation
import HeadlessPhotos
import HeadlessPhotosUI
import HeadlessSwiftUI
import TestSupport
import Testing

/// A film that an app takes as a file.
private struct Film: Transferable {
  let name: String

  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(importedContentType: .movie) { received in
      Film(name: received.file.lastPathComponent)
    }
    ProxyRepresentation<Film, Data> { Film(name: "\($0.count) bytes") }
  }
}

private struct Profile: View {
  @State private var item: PhotosPickerItem?
  @State private var picture: Image?

  var body: some View {
    VStack {
      PhotosPicker("Choose a photo", selection: $item, matching: .images)
      Text(item == nil ? "none" : "chosen")
      if let picture { picture.accessibilityLabel("Portrait") }
    }
    .task(id: item) { picture = try? await item?.loadTransferable(type: Image.self) }
  }
}

private struct Album: View {
  @State private var isPresented = false
  @State private var items: [PhotosPickerItem] = []

  var body: some View {
    VStack {
      Button("Add") { isPresented = true }
      Text("\(items.count) photos")
      Text(isPresented ? "open" : "closed")
    }
    .photosPicker(
      isPresented: $isPresented, selection: $items, maxSelectionCount: 2,
      matching: .any(of: [.images, .videos]), photoLibrary: .shared())
  }
}

@MainActor
@Suite("PhotosPicker", .freshApplication)
struct PhotosPickerTests {
  private func show(_ view: some View) -> UIViewController {
    let controller = UIHostingController(rootView: view)
    setAsAppRootWindow(controller)
    Fleet.settle()
    return controller
  }

  private func picker(of screen: UIViewController) throws -> PHPickerViewController {
    try #require(screen.presentedViewController as? PHPickerViewController)
  }

  @Test func `behaviour 1260, 1261: a test chooses a photo, which is loaded`() async throws {
    let screen = show(Profile())
    Fleet.screen.buttons["Choose a photo"].tap()
    let picker = try picker(of: screen)
    #expect(picker.configuration.selectionLimit == 1)
    #expect(picker.configuration.filter == .images)

    picker.pick(.image(UIImage()))
    await Fleet.settle()
    #expect(screen.presentedViewController == nil)
    #expect(Fleet.screen.staticTexts["chosen"].exists)
  }

  @Test func `behaviour 1260: several are chosen, up to a number`() throws {
    let screen = show(Album())
    Fleet.screen.buttons["Add"].tap()
    let picker = try picker(of: screen)
    #expect(picker.configuration.selectionLimit == 2)
    let refusal = failures {
      picker.pick(.image(UIImage()), .image(UIImage()), .image(UIImage()))
    }
    #expect(refusal.count == 1)

    picker.pick(.image(UIImage()), .image(UIImage()))
    #expect(Fleet.screen.staticTexts["2 photos"].exists)
    #expect(Fleet.screen.staticTexts["closed"].exists)
  }

  @Test func `behaviour 1260: a user who cancels leaves what was chosen before`() throws {
    let screen = show(Album())
    Fleet.screen.buttons["Add"].tap()
    try picker(of: screen).pick(.image(UIImage()))
    Fleet.screen.buttons["Add"].tap()
    try picker(of: screen).cancel()
    #expect(Fleet.screen.staticTexts["1 photos"].exists)
    #expect(Fleet.screen.staticTexts["closed"].exists)

    Fleet.screen.buttons["Add"].tap()
    #expect(screen.presentedViewController is PHPickerViewController)
  }

  @Test func `behaviour 1261: what was picked is had in the ways of its type`() async throws {
    let film = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).mov")
    try Data([1, 2, 3]).write(to: film)
    defer { try? FileManager.default.removeItem(at: film) }
    var picked: [PhotosPickerItem] = []
    let binding = Binding(get: { picked }, set: { picked = $0 })
    let screen = show(
      Text("films").photosPicker(isPresented: .constant(true), selection: binding))
    try picker(of: screen).pick(.video(film), .image(UIImage()))
    let (first, second) = (try #require(picked.first), try #require(picked.last))

    #expect(first.supportedContentTypes == [.quickTimeMovie])
    #expect(try await first.loadTransferable(type: Film.self)?.name == film.lastPathComponent)
    #expect(try await first.loadTransferable(type: Data.self) == Data([1, 2, 3]))
    #expect(try await first.loadTransferable(type: Image.self) == nil)
    #expect(try await second.loadTransferable(type: String.self) == nil)
    #expect(first != second)
    #expect(PhotosPickerItem(itemIdentifier: "a") == PhotosPickerItem(itemIdentifier: "a"))
  }
}
