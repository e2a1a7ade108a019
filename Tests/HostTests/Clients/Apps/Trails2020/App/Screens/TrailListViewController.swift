import UIKit

protocol TrailListViewControllerDelegate: AnyObject {
    func trailList(_ list: TrailListViewController, didSelect trail: Trail)
}

class ScrollingViewController: UIViewController, UITableViewDelegate {

    let tableView = UITableView(frame: .zero, style: .plain)

    override func loadView() {
        view = UIView()
        view.backgroundColor = .systemBackground
        view.addSubview(tableView)
        tableView.pinEdges(to: view)
        tableView.delegate = self
    }
}

final class TrailListViewController: ScrollingViewController {

    weak var delegate: TrailListViewControllerDelegate?
    let viewModel: TrailListViewModel
    private(set) var isHeaderCompact = false
    private(set) lazy var filterControl: UISegmentedControl = {
        let control = UISegmentedControl(items: ["All"] + Trail.Difficulty.allCases.map(\.title))
        control.selectedSegmentIndex = 0
        control.addTarget(self, action: #selector(filterChanged(_:)), for: .valueChanged)
        return control
    }()
    private var offsetObservation: NSKeyValueObservation?
    private var clock: Timer?
    private(set) var ticks = 0
    private(set) var syncs = 0
    private var syncObserver: NSObjectProtocol?

    init(viewModel: TrailListViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Trails"
        navigationItem.titleView = filterControl
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .refresh, target: self, action: #selector(didTapRefresh))
        tableView.register(TrailCell.self)
        tableView.dataSource = self
        tableView.rowHeight = 70
        tableView.refreshControl = UIRefreshControl()
        tableView.refreshControl?.addTarget(self, action: #selector(didTapRefresh), for: .valueChanged)
        offsetObservation = tableView.observe(\UITableView.contentOffset, options: [.new]) { [weak self] _, change in
            self?.isHeaderCompact = (change.newValue?.y ?? 0) > 40
        }
        syncObserver = NotificationCenter.default.addObserver(forName: .trailsDidSync, object: nil, queue: .main) { [weak self] _ in
            self?.syncs += 1
        }
        viewModel.onChange = { [weak self] state in self?.render(state) }
        viewModel.load()

        let timer = Timer(timeInterval: 60, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
        RunLoop.main.add(timer, forMode: .common)
        clock = timer
    }

    deinit {
        clock?.invalidate()
        if let syncObserver = syncObserver { NotificationCenter.default.removeObserver(syncObserver) }
    }

    private func render(_ state: TrailListViewModel.State) {
        tableView.refreshControl?.endRefreshing()
        switch state {
        case .loading:
            break
        case .loaded:
            navigationItem.prompt = nil
            tableView.reloadData()
        case .failed(let message):
            navigationItem.prompt = "Cannot load: \(message)"
        }
    }

    // MARK: Actions

    @objc private func didTapRefresh() {
        viewModel.load()
    }

    @objc private func filterChanged(_ sender: UISegmentedControl) {
        viewModel.filter(by: Trail.Difficulty(rawValue: sender.selectedSegmentIndex - 1))
    }

    @objc private func tick() {
        ticks += 1
    }
}

extension TrailListViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        viewModel.trails.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeue(TrailCell.self, for: indexPath)
        cell.configure(with: viewModel.trails[indexPath.row])
        return cell
    }
}

extension TrailListViewController {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        delegate?.trailList(self, didSelect: viewModel.trails[indexPath.row])
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        viewModel.trails[indexPath.row].kilometers > 100 ? nil : indexPath
    }
}
