import FailureReporting
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("The size that a table gives to the content of a cell", .ownApplication)
struct EncapsulatedSizeTests {
  private let rows = SelfSizingTable(3) { _ in 80 }

  private func constraint(_ name: String) -> NSLayoutConstraint? {
    rows.table.cellForRow(at: [0, 0])?.contentView.constraints.first {
      $0.identifier == "UIView-Encapsulated-Layout-\(name)"
    }
  }

  @Test func `is found among the constraints of the content by its identifier (behaviour 780)`() {
    rows.table.layoutIfNeeded()

    let (width, height) = (constraint("Width"), constraint("Height"))

    #expect(width?.constant == 300)
    #expect(height?.constant == 80)
    #expect(height?.priority == .required)
    #expect(height?.firstItem === rows.table.cellForRow(at: [0, 0])?.contentView)
    #expect(constraint("Height") === height)
  }

  @Test func `is not there where no constraint lays the content out`() {
    rows.makesCell = { _ in UITableViewCell() }

    rows.table.layoutIfNeeded()

    #expect(rows.table.cellForRow(at: [0, 0])?.contentView.constraints.isEmpty == true)
  }

  @Test func `is named where the content asks for another height (behaviour 780)`() {
    rows.table.rowHeight = 50
    rows.makesCell = { _ in
      let (cell, view) = (UITableViewCell(), UIView())
      cell.contentView.fill(with: view)
      view.heightAnchor.constraint(equalToConstant: 80).isActive = true
      return cell
    }

    let log = logged { rows.table.layoutIfNeeded() }

    let reason = log.notes.first?.reason ?? ""
    #expect(
      reason.contains(
        "<NSLayoutConstraint 'UIView-Encapsulated-Layout-Height' UIView.height == 50   (active)>"))
    #expect(!reason.contains("Encapsulated-Layout-Width"))
    #expect(
      reason.contains(
        "breaking constraint \n<NSLayoutConstraint UIView.bottom == UIView.bottom   (active)>"))
    #expect(rows.heights(0..<1) == [50])
  }

  @Test func `is not given up for constraints that are to place the content (behaviour 780)`() {
    rows.makesCell = { _ in
      let cell = UITableViewCell()
      cell.contentView.translatesAutoresizingMaskIntoConstraints = false
      return cell
    }

    let log = logged { rows.table.layoutIfNeeded() }

    let reasons = Set(log.notes.map(\.reason))
    #expect(
      reasons == [
        "Changing the translatesAutoresizingMaskIntoConstraints property of the contentView of a "
          + "UITableViewCell is not supported and will result in undefined behavior, as this "
          + "property is managed by the owning UITableViewCell. Cell: <UITableViewCell>"
      ])
  }
}
