import UIKit

final class JournalViewController: UIViewController {
    enum Section: String, CaseIterable {
        case pinned = "Pinned"
        case all = "All"
    }

    private(set) lazy var collectionView = UICollectionView(
        frame: view.bounds, collectionViewLayout: makeLayout())
    private(set) lazy var dataSource = makeDataSource()
    private let store: any EntryStoring
    private var entries: [Entry] = []
    private(set) var loading: Task<Void, Never>?
    private(set) var styleChanges = 0

    init(store: any EntryStoring) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        title = "Journal"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.delegate = self
        view.addSubview(collectionView)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.showEditor() })
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _) in
            self.styleChanges += 1
        }
        NotificationCenter.default.addObserver(
            self, selector: #selector(didBecomeActive),
            name: UIApplication.didBecomeActiveNotification, object: nil)
        reload()
    }

    @objc private func didBecomeActive() {
        reload()
    }

    func reload() {
        loading = Task { [weak self, store] in
            do {
                let entries = try await store.entries()
                self?.show(entries)
            } catch {
                self?.contentUnavailableTitle = "Nothing here"
            }
        }
    }

    private(set) var contentUnavailableTitle: String?

    // MARK: Entries

    private func show(_ entries: [Entry]) {
        self.entries = entries
        var snapshot = NSDiffableDataSourceSnapshot<Section, Entry.ID>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(entries.filter(\.isPinned).map(\.id), toSection: .pinned)
        snapshot.appendItems(entries.filter { !$0.isPinned }.map(\.id), toSection: .all)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func entry(_ id: Entry.ID) -> Entry? {
        entries.first { $0.id == id }
    }

    private func makeLayout() -> UICollectionViewLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
            let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
                self?.delete(at: indexPath)
                done(true)
            }
            return UISwipeActionsConfiguration(actions: [delete])
        }
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Entry.ID> {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Entry.ID> {
            [weak self] cell, _, id in
            var content = cell.defaultContentConfiguration()
            content.text = self?.entry(id)?.title
            content.secondaryText = self?.entry(id)?.mood.rawValue
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) {
            collectionView, indexPath, id in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
        }
    }

    private func delete(at indexPath: IndexPath) {
        guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
        show(entries.filter { $0.id != id })
    }

    private func showEditor() {
        let editor = EntryEditorViewController { [weak self] entry in
            guard let self else { return }
            show(entries + [entry])
        }
        present(UINavigationController(rootViewController: editor), animated: true)
    }
}

extension JournalViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard let id = dataSource.itemIdentifier(for: indexPath), let entry = entry(id) else { return }
        let alert = UIAlertController(
            title: entry.title, message: entry.mood.rawValue, preferredStyle: .actionSheet)
        alert.addAction(UIAlertAction(title: "Close", style: .cancel))
        present(alert, animated: true)
    }
}
