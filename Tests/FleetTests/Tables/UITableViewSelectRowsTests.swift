import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("UITableView.selectRows(from:to:)", .freshApplication)
struct UITableViewSelectRowsTests {
  /// Logs the delegate's calls about a pan with two fingers.
  private final class Birds: UITableViewController {
    var calls: [String] = []
    var lets = true

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "bird")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      5
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "bird", for: indexPath)
    }

    override func tableView(
      _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
      calls.append("should \(indexPath.row), edited: \(tableView.isEditing)")
      return lets
    }

    override func tableView(
      _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) { calls.append("begin \(indexPath.row), edited: \(tableView.isEditing)") }

    override func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
      calls.append("end")
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.append("select \(indexPath.row)")
    }
  }

  private let birds = Birds()

  init() { Fleet.setAsAppRootWindow(birds) }

  @Test func `selects from the first row to the last (behaviour 463, 471)`() {
    birds.tableView.allowsMultipleSelectionDuringEditing = true

    #expect(failures { birds.tableView.selectRows(from: [0, 1], to: [0, 3]) }.isEmpty)

    #expect(
      birds.calls == [
        "should 1, edited: false", "begin 1, edited: true", "select 1", "select 2", "select 3",
        "end",
      ])
    #expect(birds.tableView.indexPathsForSelectedRows == [[0, 1], [0, 2], [0, 3]])
  }

  @Test func `is refused by the delegate, and then nothing has changed`() {
    birds.lets = false

    let found = failures { birds.tableView.selectRows(from: [0, 1], to: [0, 3]) }

    #expect(
      found.reasons == [
        "Interaction with row 1 in section 0 rejected: Delegate's "
          + "tableView(_:shouldBeginMultipleSelectionInteractionAt:) returned false."
      ])
    #expect(birds.tableView.indexPathsForSelectedRows == nil)
    #expect(!birds.tableView.isEditing)
  }

  @Test func `both ends have to be there`() {
    let found = failures {
      birds.tableView.selectRows(from: [0, 9], to: [0, 1])
      birds.tableView.selectRows(from: [0, 0], to: [1, 0])
    }

    #expect(found.count == 2)
    #expect(birds.calls == [])
  }
}
