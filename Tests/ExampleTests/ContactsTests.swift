import FleetTesting
import Testing

/// What the app has: contacts by letter, with an index, that can be filtered.
@MainActor
private final class ContactsViewController: UITableViewController {
  private let names: [String]
  private var sections: [(letter: String, names: [String])] = []
  private(set) var opened: [String] = []

  init(_ names: [String]) {
    self.names = names
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ContactCell.self, forCellReuseIdentifier: "contact")
    filter("")
  }

  func filter(_ text: String) {
    let shown = names.filter { text.isEmpty || $0.lowercased().contains(text.lowercased()) }
    sections = Dictionary(grouping: shown) { String($0.prefix(1)) }
      .sorted { $0.key < $1.key }
      .map { (letter: $0.key, names: $0.value.sorted()) }
    tableView.reloadData()
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].names.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sections[section].letter }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    sections.map(\.letter)
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
    (cell as? ContactCell)?.name.text = sections[indexPath.section].names[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    opened.append(sections[indexPath.section].names[indexPath.row])
  }
}

private final class ContactCell: UITableViewCell {
  let name = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(name)
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
@Suite("A contact list's own tests", .freshApplication)
struct ContactsTests {
  private let contacts: ContactsViewController
  private var table: UITableView { contacts.tableView }

  init() {
    let names = (0..<26).flatMap { letter in
      (0..<10).map { "\(Character(UnicodeScalar(UInt8(65 + letter))))nna \($0)" }
    }
    contacts = ContactsViewController(names)
    Fleet.setAsAppRootWindow(contacts)
  }

  @Test func `opening a contact by its name`() throws {
    let path = try #require(table.indexPath(ofRowShowing: "Snna 3"))

    table.selectRow(at: path)

    #expect(path == [18, 3])
    #expect(contacts.opened == ["Snna 3"])
  }

  @Test func `the index leads to a letter`() throws {
    table.tapIndexTitle("S")

    let top = table.contentOffset.y + table.adjustedContentInset.top
    let shown = try #require(table.indexPathsForVisibleRows)
    let first = try #require(shown.first { table.rectForRow(at: $0).minY >= top })
    #expect(first == [18, 0])
    #expect(table.cell(at: first, as: ContactCell.self)?.name.text == "Snna 0")
  }

  @Test func `a search shows what it finds`() {
    contacts.filter("snna 7")

    #expect(table.numberOfSections == 1)
    #expect(table.fetchCell(at: [0, 0], asType: ContactCell.self).name.text == "Snna 7")
    table.selectRow(at: [0, 0])
    #expect(contacts.opened == ["Snna 7"])
  }

  @Test func `a search that finds nothing leaves nothing to open`() {
    contacts.filter("Dodo")

    let failures = refusals { table.selectRow(at: [0, 0]) }

    #expect(failures.map(\.reason) == ["Table view has no section 0."])
    #expect(contacts.opened.isEmpty)
  }

  @Test func `each section begins with its letter`() {
    let header = table.fetchHeader(inSection: 25) as? UITableViewHeaderFooterView

    #expect(header?.textLabel?.text == "Z")
  }

  @Test func `the screen as text says how much there is`() {
    let lines = Fleet.screen.description.split(separator: "\n").prefix(4)

    #expect(
      lines.joined(separator: "\n") == """
        On screen: ContactsViewController
          table, 260 rows in 26 sections
            element "A"
              static text "A"
        """)
  }
}
