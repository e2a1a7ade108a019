import UIKit

class ErrandListViewController: UITableViewController {

    let store = ErrandStore.shared
    private(set) var refreshCount = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Clear", style: .plain, target: self, action: #selector(clearDone(_:)))
        refreshControl = UIRefreshControl()
        refreshControl?.addTarget(self, action: #selector(refresh), for: .valueChanged)
        NotificationCenter.default.addObserver(self, selector: #selector(ErrandListViewController.errandsDidChange(_:)), name: .errandsDidChange, object: store)
        updateTitle()
    }

    @objc func errandsDidChange(_ notification: NSNotification) {
        updateTitle()
        tableView.reloadData()
    }

    private func updateTitle() {
        title = String(format: "%d errands", store.errands.count)
    }

    @objc private func refresh() {
        refreshCount += 1
        refreshControl?.endRefreshing()
    }

    @objc func clearDone(_ sender: Any?) {
        for index in store.errands.indices.reversed() where store.errands[index].isDone {
            store.removeErrand(at: index)
        }
    }

    // MARK: - Table view

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return store.errands.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: ErrandCell.identifier, for: indexPath) as! ErrandCell
        let errand = store.errands[indexPath.row]
        cell.configure(with: errand)
        cell.onToggle = { errand.isDone = $0 }
        return cell
    }

    override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        guard editingStyle == .delete else { return }
        store.removeErrand(at: indexPath.row)
    }

    // MARK: - Navigation

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "NewErrand",
            let navigation = segue.destination as? UINavigationController,
            let form = navigation.topViewController as? ErrandFormViewController
        else { return }
        form.delegate = self
    }
}

extension ErrandListViewController: ErrandFormDelegate {

    func errandForm(_ form: ErrandFormViewController, didFinishWith errand: Errand) {
        store.add(errand)
    }

    func errandForm(_ form: ErrandFormViewController, allows title: String) -> Bool {
        return !title.isEmpty && !store.errands.contains(Errand(title: title))
    }
}
