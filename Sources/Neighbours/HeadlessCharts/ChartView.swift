import HeadlessSwiftUI

/// The view that draws a chart, in which each mark is an element.
final class ChartView: UIView {
  private var marks: [ChartMark] = []
  private var environment = EnvironmentValues()
  private var plan: ChartPlan?
  /// What is told where the chart is.
  var place: ChartPlace?
  private var elements: [MarkElement] = []
  private var notes: [(host: UIHostingController<AnyView>, mark: Int, note: ChartNote)] = []
  private static let font = UIFont.systemFont(ofSize: 11)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  /// Shows other marks.
  func show(_ marks: [ChartMark], _ environment: EnvironmentValues) {
    self.marks = marks
    self.environment = environment
    plan = ChartPlan(marks, environment)
    showElements()
    showNotes()
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// The elements stay, each for the mark at its place.
  private func showElements() {
    for element in elements.dropFirst(marks.count) { element.removeFromSuperview() }
    elements.removeLast(max(elements.count - marks.count, 0))
    while elements.count < marks.count {
      elements.append(MarkElement())
      insertSubview(elements[elements.count - 1], at: elements.count - 1)
    }
    for (element, mark) in zip(elements, marks) { element.show(mark, environment) }
  }

  /// The views beside marks stay, too, in their order.
  private func showNotes() {
    let wanted = marks.enumerated().flatMap { index, mark in mark.look.notes.map { (index, $0) } }
    for note in notes.dropFirst(wanted.count) { note.host.view.removeFromSuperview() }
    let hosts = notes.map(\.host)
    notes = wanted.enumerated().map { number, note in
      let view = AnyView(note.1.view.environment(\.self, environment))
      guard number >= hosts.count else {
        hosts[number].rootView = view
        return (hosts[number], note.0, note.1)
      }
      let host = UIHostingController(rootView: view)
      host.view.backgroundColor = .clear
      host.safeAreaRegions = []
      addSubview(host.view)
      return (host, note.0, note.1)
    }
  }

  // MARK: Places

  private var showsLegend: Bool {
    plan?.groups.isEmpty == false && plan?.setup.hidesLegend == false
  }

  private var isRound: Bool { marks.contains { $0.form == .sector } }

  /// Where the marks are: beside and below them there is room for words.
  private var plot: CGRect {
    guard let plan else { return bounds }
    var rect = bounds
    if showsLegend { rect.size.height -= 22 }
    guard !isRound else { return rect }
    if !plan.setup.x.isHidden { rect.size.height -= 18 }
    if plan.setup.x.label != nil { rect.size.height -= 16 }
    if plan.setup.y.label != nil {
      rect.origin.y += 16
      rect.size.height -= 16
    }
    if !plan.setup.y.isHidden {
      let widths = parts(plan.y, plan.setup.y).compactMap { $0.words.map { width(of: $0) } }
      let room = (widths.max() ?? 0) + 6
      // Names stand where reading begins, numbers at the other side.
      if plan.y.isBanded { rect.origin.x += room }
      rect.size.width -= room
    }
    return rect
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let plan else { return }
    place?.take(plot, of: self)
    let frames = plan.frames(in: plot)
    for (element, frame) in zip(elements, frames) where frame.isSomewhere {
      element.frame = frame.insetBy(
        dx: frame.width < 2 ? -2 : 0, dy: frame.height < 2 ? -2 : 0)
    }
    for (host, index, note) in notes {
      let size = host.sizeThatFits(in: CGSize(width: CGFloat.infinity, height: .infinity))
      let gap = note.position == .overlay ? 0 : note.spacing ?? 4
      let frame = frames[index]
      guard frame.isSomewhere else { continue }
      host.view.frame = CGRect(
        x: frame.midX - size.width / 2
          + note.position.x * (frame.width / 2 + size.width / 2 + gap),
        y: frame.midY - size.height / 2
          + note.position.y * (frame.height / 2 + size.height / 2 + gap), width: size.width,
        height: size.height)
    }
  }

  // MARK: Drawing

  override func draw(_ rect: CGRect) {
    guard let plan else { return }
    let plot = plot
    if !isRound {
      if !plan.setup.y.isHidden { drawUprightAxis(plan, plot) }
      if !plan.setup.x.isHidden { drawLyingAxis(plan, plot) }
      drawNames(plan, plot)
    }
    for drawing in plan.drawings(in: plot) {
      guard let width = drawing.lineWidth else {
        drawing.color.setFill()
        drawing.path.fill()
        continue
      }
      drawing.color.setStroke()
      drawing.path.lineWidth = width
      if !drawing.dash.isEmpty {
        drawing.path.setLineDash(drawing.dash, count: drawing.dash.count, phase: 0)
      }
      drawing.path.stroke()
    }
    if showsLegend { drawLegend(plan) }
  }

  /// What stands at a place of an axis.
  private struct PlacedParts {
    let place: CGFloat
    let words: String?
    /// The color of the line, if there is one.
    let lineColor: UIColor?
    let wordColor: UIColor
  }

  /// What stands at the places of an axis.
  private func parts(_ scale: ChartScale, _ axis: ChartAxis) -> [PlacedParts] {
    let all = scale.ticks
    return all.enumerated().compactMap { index, place in
      guard let part = scale.part(place), (-0.001...1.001).contains(part) else { return nil }
      let value = AxisValue(index: index, count: all.count, place: place)
      guard let content = axis.content else {
        return PlacedParts(
          place: part, words: place.words, lineColor: .separator, wordColor: .secondaryLabel)
      }
      let said = content(value)
      return PlacedParts(
        place: part, words: said.label.map { environment.string($0) },
        lineColor: said.hasLine ? said.lineColor?(environment) ?? .separator : nil,
        wordColor: said.wordColor?(environment) ?? .secondaryLabel)
    }
  }

  private func drawUprightAxis(_ plan: ChartPlan, _ plot: CGRect) {
    for parts in parts(plan.y, plan.setup.y) {
      let y = plan.point(0, parts.place, in: plot).y
      if let color = parts.lineColor, !plan.y.isBanded {
        line(from: CGPoint(x: plot.minX, y: y), to: CGPoint(x: plot.maxX, y: y), color)
      }
      guard let words = parts.words else { continue }
      let x = plan.y.isBanded ? plot.minX - 6 - width(of: words) : plot.maxX + 6
      draw(words, at: CGPoint(x: x, y: y - Self.font.lineHeight / 2), parts.wordColor)
    }
  }

  private func drawLyingAxis(_ plan: ChartPlan, _ plot: CGRect) {
    for parts in parts(plan.x, plan.setup.x) {
      let x = plot.minX + parts.place * plot.width
      if let color = parts.lineColor, !plan.x.isBanded {
        line(from: CGPoint(x: x, y: plot.minY), to: CGPoint(x: x, y: plot.maxY), color)
      }
      guard let words = parts.words else { continue }
      // Names stand in the middle of their bands, numbers behind their lines.
      let start = plan.x.isBanded ? x - width(of: words) / 2 : x + 4
      draw(
        words,
        at: CGPoint(x: min(start, bounds.maxX - width(of: words)), y: plot.maxY + 4),
        parts.wordColor)
    }
  }

  private func drawNames(_ plan: ChartPlan, _ plot: CGRect) {
    if let label = plan.setup.y.label {
      let words = environment.string(label)
      draw(words, at: CGPoint(x: plot.maxX - width(of: words), y: plot.minY - 16))
    }
    if let label = plan.setup.x.label {
      let words = environment.string(label)
      let below: CGFloat = plan.setup.x.isHidden ? 4 : 20
      draw(words, at: CGPoint(x: plot.midX - width(of: words) / 2, y: plot.maxY + below))
    }
  }

  private func drawLegend(_ plan: ChartPlan) {
    var x = bounds.minX
    for words in plan.groups {
      plan.color(ofGroup: words).setFill()
      UIBezierPath(ovalIn: CGRect(x: x, y: bounds.maxY - 12, width: 8, height: 8)).fill()
      draw(words, at: CGPoint(x: x + 12, y: bounds.maxY - 8 - Self.font.lineHeight / 2))
      x += 12 + width(of: words) + 12
    }
  }

  private func line(from start: CGPoint, to end: CGPoint, _ color: UIColor) {
    let path = UIBezierPath()
    path.move(to: start)
    path.addLine(to: end)
    path.lineWidth = 0.5
    color.setStroke()
    path.stroke()
  }

  private func width(of words: String) -> CGFloat {
    NSString(string: words).size(withAttributes: [.font: Self.font]).width
  }

  private func draw(_ words: String, at point: CGPoint, _ color: UIColor = .secondaryLabel) {
    NSString(string: words).draw(
      at: point, withAttributes: [.font: Self.font, .foregroundColor: color])
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { select(touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { select(touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { select(touches) }

  private func select(_ touches: Set<UITouch>) {
    guard let plan, let touch = touches.first, plot.width > 0 else { return }
    let part = (touch.location(in: self).x - plot.minX) / plot.width
    plan.setup.select?(plan.x.place(at: Double(min(max(part, 0), 1))))
  }
}

extension CGRect {
  /// Whether it has a place: a mark of a value that is no number has none.
  fileprivate var isSomewhere: Bool {
    minX.isFinite && minY.isFinite && width.isFinite && height.isFinite
  }
}
