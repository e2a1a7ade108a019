import Fleet

/// The costs of drags.
@MainActor let dragFigures = [dragView, dragRow]

/// A card that gives away a text, a list of them, and a box that takes it.
private final class Desk: UITableViewController, UIDragInteractionDelegate,
  UIDropInteractionDelegate, UITableViewDragDelegate
{
  let card = UIButton(frame: CGRect(x: 20, y: 500, width: 100, height: 60))
  let box = UIButton(frame: CGRect(x: 200, y: 500, width: 100, height: 60))
  var drops = 0

  private var item: UIDragItem {
    UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "Wren")))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dragDelegate = self
    card.addInteraction(UIDragInteraction(delegate: self))
    box.addInteraction(UIDropInteraction(delegate: self))
    tableView.addSubview(card)
    tableView.addSubview(box)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    5
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [item] }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] { [item] }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .copy) }

  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) { drops += 1 }
}

@MainActor private let dragView = Figure(
  work: "a view dragged to another and dropped", yardstick: "a tap on each"
) {
  atDesk { desk in
    drag(.view(desk.card), to: .view(desk.box))
  } beside: { desk in
    desk.card.tap()
    desk.box.tap()
  }
}

@MainActor private let dragRow = Figure(
  work: "a row dragged to a view and dropped", yardstick: "a tap on the row"
) {
  atDesk { desk in
    drag(.row(at: [0, 2], of: desk.tableView), to: .view(desk.box))
  } beside: { desk in
    desk.tableView.tapRow(at: [0, 2])
  }
}

@MainActor private func atDesk(
  _ work: (Desk) -> Void, beside yardstick: (Desk) -> Void
) -> Figure.Pair {
  withFreshApplication {
    let desk = Desk(style: .plain)
    setAsAppRootWindow(desk)
    return bestOnMainActor(repetitions: 100, rounds: 50) {
      work(desk)
    } beside: {
      yardstick(desk)
    }
  }
}
