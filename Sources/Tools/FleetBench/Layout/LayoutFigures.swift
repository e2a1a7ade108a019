import Fleet

/// The costs of layouts by constraints.
@MainActor let layoutFigures = [
  Figure(
    work: "solving the constraints of 5 views", yardstick: "by a simplex alone", atMostTimes: 0.2
  ) { solving(1, repetitions: 20) },
  Figure(
    work: "solving the constraints of 50 views", yardstick: "by a simplex alone", atMostTimes: 0.1
  ) { solving(10, repetitions: 2) },
  Figure(
    work: "layout of 5 views by constraints, after a change", yardstick: "of 1 view",
    atMost: 25_000
  ) { layout(ofCards: 1) },
  Figure(
    work: "layout of 50 views by constraints, after a change", yardstick: "of 1 view",
    atMost: 150_000
  ) { layout(ofCards: 10) },
  Figure(
    work: "layout of 500 views by constraints, after a change", yardstick: "of 50 views",
    atMostTimes: 14
  ) { layout(ofCards: 100, besideCards: 10) },
  Figure(
    work: "layout of 500 views, among which 100 pairs of labels compete", yardstick: "of 50 views",
    atMostTimes: 24
  ) { layout(ofCards: 100, besideCards: 10, imageHeight: 90) },
  Figure(
    work: "layout of 1,000 views by constraints, after a change", yardstick: "of 500 views",
    atMostTimes: 2.6
  ) { layout(ofCards: 200, besideCards: 100) },
  nestedStacks,
  longStack,
  plainScreen,
  fitRow,
  completeScreen,
  reloadFittedRows,
]

/// Sections below each other, each with an image, two labels and a button.
@MainActor private final class Cards {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private var height: NSLayoutConstraint?

  /// Images that are higher than both labels have these compete for what is left.
  init(_ count: Int, imageHeight: CGFloat = 44) {
    var above = root.topAnchor
    for index in 0..<count { above = addCard(index, below: above, imageHeight) }
  }

  private func addCard(
    _ index: Int, below above: NSLayoutYAxisAnchor, _ imageHeight: CGFloat
  ) -> NSLayoutYAxisAnchor {
    let (card, image) = (UIView(), UIImageView())
    let (title, text) = (UILabel(), UILabel())
    let button = UIButton(type: .system)
    title.text = "Title \(index)"
    text.text = "Some more about it"
    button.setTitle("Open", for: .normal)
    button.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    button.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    root.addSubview(card)
    for view in [image, title, text, button] { card.addSubview(view) }
    for view in [card, image, title, text, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    let side = image.heightAnchor.constraint(equalToConstant: imageHeight)
    if height == nil { height = side }
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      card.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      card.topAnchor.constraint(equalTo: above, constant: 8),
      image.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      image.centerYAnchor.constraint(equalTo: card.centerYAnchor),
      image.widthAnchor.constraint(equalToConstant: 44), side,
      button.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
      button.centerYAnchor.constraint(equalTo: card.centerYAnchor),
      title.leadingAnchor.constraint(equalTo: image.trailingAnchor, constant: 12),
      title.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
      button.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
      text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      text.trailingAnchor.constraint(equalTo: button.leadingAnchor, constant: -8),
      card.bottomAnchor.constraint(equalTo: text.bottomAnchor, constant: 8),
      card.bottomAnchor.constraint(greaterThanOrEqualTo: image.bottomAnchor, constant: 8),
    ])
    return card.bottomAnchor
  }

  /// Makes the first image larger or smaller, and lays out.
  func layOutChanged() {
    height?.constant = height?.constant == 44 ? 60 : 44
    root.layoutIfNeeded()
  }
}

/// One view, as large as its superview.
@MainActor private final class Alone {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let edge: NSLayoutConstraint

  init() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    edge = view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    NSLayoutConstraint.activate([
      edge, view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
  }

  func layOutChanged() {
    edge.constant = edge.constant == 0 ? 8 : 0
    root.layoutIfNeeded()
  }
}

@MainActor private func layout(
  ofCards count: Int, besideCards other: Int = 0, imageHeight: CGFloat = 44
) -> Figure.Pair {
  let (cards, fewer, alone) = (Cards(count, imageHeight: imageHeight), Cards(other), Alone())
  return bestOnMainActor(repetitions: 10, rounds: max(5, 500 / count)) {
    cards.layOutChanged()
  } beside: {
    if other > 0 { fewer.layOutChanged() } else { alone.layOutChanged() }
  }
}

@MainActor private func solving(_ count: Int, repetitions: Int) -> Figure.Pair {
  let cards = Cards(count)
  cards.root.layoutIfNeeded()
  var trial = LayoutTrial(around: cards.root)
  var other = trial
  return bestOnMainActor(repetitions: repetitions, rounds: 100) {
    keep(trial.solve())
  } beside: {
    keep(other.solveBySimplex())
  }
}

/// The screen with which each of many tests begins.
@MainActor private let completeScreen = Figure(
  work: "a screen of 50 views by constraints: made, shown and laid out",
  yardstick: "of 5 views", atMostTimes: 16
) {
  @MainActor func show(cards count: Int) {
    let screen = UIViewController()
    let cards = Cards(count)
    screen.view.addSubview(cards.root)
    setAsAppRootWindow(screen)
    screen.view.layoutIfNeeded()
  }
  return bestOnMainActor(repetitions: 1, rounds: 1_000) {
    show(cards: 10)
  } beside: {
    show(cards: 1)
  }
}

@MainActor private let nestedStacks = Figure(
  work: "layout of 20 stack views inside each other", yardstick: "of 1 view", atMost: 1_000_000
) {
  let outer = UIStackView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  var innermost = outer
  for index in 0..<20 {
    let stack = UIStackView()
    stack.axis = index % 2 == 0 ? .vertical : .horizontal
    let label = UILabel()
    label.text = "\(index)"
    innermost.addArrangedSubview(label)
    innermost.addArrangedSubview(stack)
    innermost = stack
  }
  let alone = Alone()
  return bestOnMainActor(repetitions: 5, rounds: 50) {
    outer.spacing = outer.spacing == 0 ? 1 : 0
    outer.layoutIfNeeded()
  } beside: {
    alone.layOutChanged()
  }
}

@MainActor private let longStack = Figure(
  work: "layout of a stack view of 10,000 views", yardstick: "of 1,000 views", atMostTimes: 14
) {
  let ((longScroll, long), (shortScroll, short)) = (column(of: 10_000), column(of: 1_000))
  return bestOnMainActor(repetitions: 1, rounds: 8) {
    long.spacing = long.spacing == 0 ? 1 : 0
    longScroll.layoutIfNeeded()
  } beside: {
    short.spacing = short.spacing == 0 ? 1 : 0
    shortScroll.layoutIfNeeded()
  }
}

/// A stack view in a scroll view, as high as what it arranges.
@MainActor private func column(of count: Int) -> (UIScrollView, UIStackView) {
  let stack = UIStackView()
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  stack.axis = .vertical
  scrollView.hold(stack)
  for index in 0..<count {
    let view = UIView()
    view.heightAnchor.constraint(equalToConstant: CGFloat(20 + index % 3)).isActive = true
    stack.addArrangedSubview(view)
  }
  return (scrollView, stack)
}

@MainActor private let plainScreen = Figure(
  work: "layout of a screen of 50 views without constraints",
  yardstick: "of 1 view by constraints",
  atMost: 8_000
) {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  for index in 0..<50 {
    root.addSubview(UIView(frame: CGRect(x: 0, y: index * 10, width: 50, height: 10)))
  }
  let alone = Alone()
  return bestOnMainActor(repetitions: 10, rounds: 100) {
    root.setNeedsLayout()
    for view in root.subviews { view.setNeedsLayout() }
    root.layoutIfNeeded()
  } beside: {
    alone.layOutChanged()
  }
}

/// A cell with an image, two labels and a button.
private final class FittedCell: UITableViewCell {
  let title = UILabel()
  private(set) lazy var imageHeight = picture.heightAnchor.constraint(
    greaterThanOrEqualToConstant: 44)
  private let picture = UIImageView()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let (text, button) = (UILabel(), UIButton(type: .system))
    let line = UIView()
    title.text = "Title"
    text.text = "Some more about it"
    button.setTitle("Open", for: .normal)
    button.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    for view in [picture, title, text, button, line] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      picture.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      picture.widthAnchor.constraint(equalToConstant: 44), imageHeight,
      title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
      title.topAnchor.constraint(equalTo: picture.topAnchor),
      button.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
      button.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      button.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      text.bottomAnchor.constraint(equalTo: picture.bottomAnchor),
      line.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 8),
      line.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      line.heightAnchor.constraint(equalToConstant: 1),
      line.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor private let fitRow = Figure(
  work: "height of a row with 5 views in its cell", yardstick: "layout of 1 view",
  atMost: 25_000
) {
  let (cell, alone) = (FittedCell(style: .default, reuseIdentifier: nil), Alone())
  return bestOnMainActor(repetitions: 10, rounds: 100) {
    cell.imageHeight.constant = cell.imageHeight.constant == 44 ? 60 : 44
    _ = cell.systemLayoutSizeFitting(
      CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  } beside: {
    alone.layOutChanged()
  }
}

@MainActor private func fittedRows(_ count: Int) -> CountedRows {
  let frame = CGRect(x: 0, y: 0, width: 390, height: 844)
  let rows = CountedRows(count, of: FittedCell.self, in: frame)
  rows.table.layoutIfNeeded()
  return rows
}

@MainActor private func reload(_ table: UITableView) {
  table.reloadData()
  table.layoutIfNeeded()
}

@MainActor private let reloadFittedRows = Figure(
  work: "reloadData() and layout of 10,000,000 rows, each as high as its cell",
  yardstick: "of 100 rows", atMostTimes: 1.5
) {
  let (many, few) = (fittedRows(10_000_000), fittedRows(100))
  return bestOnMainActor(repetitions: 2, rounds: 20) {
    reload(many.table)
  } beside: {
    reload(few.table)
  }
}
