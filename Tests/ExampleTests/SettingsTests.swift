import FleetTesting
import Testing

/// What the app has: settings with switches, a choice, and a page to go to.
@MainActor
private final class SettingsViewController: UITableViewController {
  enum Sound: String, CaseIterable { case chime, bell, none }

  private(set) var isQuiet = false
  private(set) var sound = Sound.chime
  private(set) var hasShownDetails = false

  convenience init() { self.init(style: .grouped) }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "setting")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? 1 : Sound.allCases.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { section == 0 ? "General" : "Sound" }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "setting", for: indexPath)
    var content = cell.defaultContentConfiguration()
    cell.accessoryView = nil
    if indexPath.section == 0 {
      content.text = "Quiet"
      let toggle = UISwitch()
      toggle.isOn = isQuiet
      toggle.addAction(
        UIAction { [weak self, weak toggle] _ in self?.isQuiet = toggle?.isOn ?? false },
        for: .valueChanged)
      cell.accessoryView = toggle
    } else {
      let row = Sound.allCases[indexPath.row]
      content.text = row.rawValue
      cell.accessoryType = row == sound ? .checkmark : .detailButton
    }
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool {
    path.section == 1
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    sound = Sound.allCases[indexPath.row]
    tableView.reloadData()
  }

  override func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { hasShownDetails = true }
}

@MainActor
@Suite("A settings screen's own tests", .freshApplication)
struct SettingsTests {
  private let settings = SettingsViewController()
  private var table: UITableView { settings.tableView }

  init() { Fleet.setAsAppRootWindow(settings) }

  @Test func `the switch has no name of its own`() {
    Fleet.voiceOver.expectTranscript(
      """
      General, Heading
      Quiet
      Switch Button, Off, Double tap to toggle setting.
      Sound, Heading
      Selected, chime
      bell
      More Info, Button
      none
      More Info, Button
      """)

    #expect(
      Fleet.auditIssues().map(\.description) == [
        "sufficientElementDescription: switch '0' in cell 'Quiet': "
          + "This element is missing useful accessibility information."
      ])
  }

  @Test func `the switch makes it quiet`() {
    table.tapAccessory(at: [0, 0])

    #expect(settings.isQuiet)
  }

  @Test func `choosing a sound moves the tick`() throws {
    let path = try #require(table.indexPath(ofRowShowing: "bell"))

    table.selectRow(at: path)

    #expect(settings.sound == .bell)
    #expect(table.fetchCell(at: path).accessoryType == .checkmark)
    #expect(table.fetchCell(at: [1, 0]).accessoryType == .detailButton)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func `the row of the switch cannot be selected`() {
    let failures = refusals { table.selectRow(at: [0, 0]) }

    #expect(
      failures.map(\.reason) == [
        "Interaction with row 0 in section 0 rejected: "
          + "Delegate's tableView(_:shouldHighlightRowAt:) returned false."
      ])
  }

  @Test func `the button shows details of a sound`() {
    table.tapAccessory(at: [1, 2])

    #expect(settings.hasShownDetails)
    #expect(settings.sound == .chime)
  }

  @Test func `sections have titles`() {
    let header = table.fetchHeader(inSection: 1) as? UITableViewHeaderFooterView

    #expect(header?.textLabel?.text == "Sound")
  }

  @Test func `the screen as text says what a user sees`() {
    #expect(
      Fleet.screen.description == """
        On screen: SettingsViewController
          table, 4 rows in 2 sections
            element "General"
              static text "General"
            cell
              static text "Quiet"
              switch = "0"
            element "Sound"
              static text "Sound"
            cell "chime"
            cell
              static text "bell"
              button "More Info" #info.circle
            cell
              static text "none"
              button "More Info" #info.circle
        """)
  }
}
