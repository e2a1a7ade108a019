import FleetTesting
import Testing

@testable import Journal

@MainActor @Suite(.freshApplication)
struct JournalTests {
    private struct BrokenStore: EntryStoring {
        struct Broken: Error {}
        func entries() async throws -> [Entry] { throw Broken() }
    }

    private func show(_ store: any EntryStoring = SampleStore()) async -> JournalViewController {
        let journal = JournalViewController(store: store)
        setAsAppRootWindow(UINavigationController(rootViewController: journal))
        await journal.loading?.value
        await settle()
        return journal
    }

    private func titles(_ journal: JournalViewController) -> [String] {
        journal.dataSource.snapshot().itemIdentifiers.indices.map { "\($0)" }
    }

    @Test func `entries come into sections`() async {
        let journal = await show()

        #expect(journal.collectionView.numberOfItems(inSection: 0) == 1)
        #expect(journal.collectionView.numberOfItems(inSection: 1) == 2)
        let cell = journal.collectionView.fetchCell(
            at: IndexPath(item: 0, section: 0), asType: UICollectionViewListCell.self)
        #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "Sun")
    }

    @Test func `a selection shows the entry`() async {
        let journal = await show()

        journal.collectionView.selectItem(at: IndexPath(item: 0, section: 1))

        #expect(journal.presentedViewController?.title == "Rain")
    }

    @Test func `a swipe deletes`() async {
        let journal = await show()

        journal.collectionView.selectCellAction(
            withTitle: "Delete", at: IndexPath(item: 1, section: 1))

        #expect(titles(journal).count == 2)
    }

    @Test func `a new entry is written, with a mood from a menu`() async throws {
        let journal = await show()
        journal.navigationItem.rightBarButtonItem?.tap()
        let navigation = try #require(journal.presentedViewController as? UINavigationController)
        let editor = try #require(navigation.topViewController as? EntryEditorViewController)

        editor.titleField.startEditing()
        editor.titleField.type("Fog")
        editor.moodButton.chooseMenuItem(withTitle: "Bad")
        editor.saveButton.tap()

        #expect(journal.presentedViewController == nil)
        #expect(editor.mood == .bad)
        #expect(titles(journal).count == 4)
    }

    @Test func `an error is told`() async {
        let journal = await show(BrokenStore())

        #expect(journal.contentUnavailableTitle == "Nothing here")
    }

    @Test func `traits and notifications are heard`() async {
        let journal = await show()

        journal.overrideUserInterfaceStyle = .dark
        journal.view.layoutIfNeeded()
        #expect(journal.styleChanges == 1)

        let loading = journal.loading
        NotificationCenter.default.post(
            name: UIApplication.didBecomeActiveNotification, object: UIApplication.shared)
        #expect(journal.loading != loading)
        await journal.loading?.value
    }
}
