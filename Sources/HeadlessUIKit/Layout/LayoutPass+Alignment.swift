import ConstraintSolver
import Foundation

/// The alignment of stack views across their axis (behaviour 766, 795).
extension LayoutPass {
  /// The priority at which a spacer begins where each view begins.
  private static let spannerEdge: Float = 999.5
  /// The priority at which a spacer shrinks to the views.
  private static let spannerFit: Float = 51
  /// The priority at which each view shrinks, where nothing else says how large it is.
  private static let suppression: Float = 25

  mutating func align(_ arrangement: inout LayoutArrangement) {
    let (flow, slot) = (arrangement.across, arrangement.slot)
    let (head, tail) = arrangement.ends(flow)
    guard let first = arrangement.shown.first?.slot else { return }
    let others = arrangement.shown.dropFirst().map(\.slot)
    let alignment = arrangement.stack.alignment
    switch alignment {
    case .fill:
      relate(.canvasConnection, flow.head(first), flow.head(slot), flow, -head, in: &arrangement)
      relate(.canvasConnection, flow.tail(slot), flow.tail(first), flow, -tail, in: &arrangement)
      for other in others {
        relate(.alignment, flow.head(other), flow.head(first), flow, 0, in: &arrangement)
        relate(.alignment, flow.tail(other), flow.tail(first), flow, 0, in: &arrangement)
      }
      return
    case .center:
      addMiddle(of: first, flow, 1)
      addMiddle(of: slot, flow, -1)
      close(.canvasConnection, LayoutSystem.required, .equal, (tail - head) / 2, in: &arrangement)
      for other in others {
        addMiddle(of: other, flow, 1)
        addMiddle(of: first, flow, -1)
        close(.alignment, LayoutSystem.required, .equal, 0, in: &arrangement)
      }
    case .trailing:
      relate(.canvasConnection, flow.tail(first), flow.tail(slot), flow, tail, in: &arrangement)
      for other in others {
        relate(.alignment, flow.tail(other), flow.tail(first), flow, 0, in: &arrangement)
      }
    case .firstBaseline where flow.axis == .vertical, .lastBaseline where flow.axis == .vertical:
      addBaselines(&arrangement)
    case .leading, .firstBaseline, .lastBaseline:
      relate(.canvasConnection, flow.head(first), flow.head(slot), flow, -head, in: &arrangement)
      for other in others {
        relate(.alignment, flow.head(other), flow.head(first), flow, 0, in: &arrangement)
      }
    }
    for item in arrangement.shown {
      addLength(of: item.slot, flow, 1)
      close(.ambiguitySuppression, Self.suppression, .equal, 0, in: &arrangement)
    }
    if others.isEmpty { enclose(first, &arrangement) } else { span(&arrangement) }
  }

  /// Whether views lie at the start, or at the end, whatever their sizes are.
  private func edges(of arrangement: LayoutArrangement) -> (isHead: Bool, isTail: Bool) {
    switch arrangement.stack.alignment {
    case .trailing: (false, true)
    case .fill, .center: (false, false)
    case .leading: (true, false)
    case .firstBaseline, .lastBaseline: (arrangement.across.axis == .horizontal, false)
    }
  }

  /// Keeps a view that is alone within the stack view.
  private mutating func enclose(_ view: Int32, _ arrangement: inout LayoutArrangement) {
    let (flow, slot) = (arrangement.across, arrangement.slot)
    let (head, tail) = arrangement.ends(flow)
    let (isHead, isTail) = edges(of: arrangement)
    if !isHead {
      relate(
        .canvasConnection, flow.head(view), flow.head(slot), flow, -head, .greaterThanOrEqual,
        in: &arrangement)
    }
    if !isTail {
      relate(
        .canvasConnection, flow.tail(slot), flow.tail(view), flow, -tail, .greaterThanOrEqual,
        in: &arrangement)
    }
    addLength(of: slot, flow, 1)
    close(.canvasFit, Self.canvasFit, .equal, 0, in: &arrangement)
  }

  /// Puts a spacer around all views, which makes the stack view as large as the largest.
  private mutating func span(_ arrangement: inout LayoutArrangement) {
    let (flow, slot) = (arrangement.across, arrangement.slot)
    let (head, tail) = arrangement.ends(flow)
    let (isHead, isTail) = edges(of: arrangement)
    let spacer = makeHelper(in: slot)
    if !isHead {
      relate(.canvasConnection, flow.head(spacer), flow.head(slot), flow, -head, in: &arrangement)
    }
    if !isTail {
      relate(.canvasConnection, flow.tail(slot), flow.tail(spacer), flow, -tail, in: &arrangement)
    }
    for item in arrangement.shown {
      let (before, after) = (flow.head(item.slot), flow.tail(item.slot))
      if isHead {
        relate(
          .spanningBoundary, before, flow.head(spacer), flow, 0, .equal, Self.spannerEdge,
          in: &arrangement)
      } else {
        relate(
          .spanningBoundary, before, flow.head(spacer), flow, 0, .greaterThanOrEqual,
          in: &arrangement)
      }
      if isTail {
        relate(
          .spanningBoundary, flow.tail(spacer), after, flow, 0, .equal, Self.spannerEdge,
          in: &arrangement)
      } else {
        relate(
          .spanningBoundary, flow.tail(spacer), after, flow, 0, .greaterThanOrEqual,
          in: &arrangement)
      }
    }
    addLength(of: spacer, flow, 1)
    close(.spanningFit, Self.spannerFit, .equal, 0, in: &arrangement)
  }

  private mutating func addBaselines(_ arrangement: inout LayoutArrangement) {
    let attribute: NSLayoutConstraint.Attribute =
      arrangement.stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
    let first = baseline(of: arrangement.shown[0].slot, attribute)
    for item in arrangement.shown.dropFirst() {
      let other = baseline(of: item.slot, attribute)
      let distance = add(other, times: 1) + add(first, times: -1)
      close(.alignment, LayoutSystem.required, .equal, distance, in: &arrangement)
    }
    addLength(of: arrangement.slot, arrangement.across, 1)
    close(.canvasFit, Self.canvasFit, .equal, 0, in: &arrangement)
  }

  private mutating func addMiddle(of slot: Int32, _ flow: LayoutFlow, _ factor: Double) {
    system.add(flow.head(slot), factor * flow.sign / 2)
    system.add(flow.tail(slot), factor * flow.sign / 2)
  }
}
