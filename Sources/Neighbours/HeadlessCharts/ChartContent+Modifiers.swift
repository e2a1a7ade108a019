public import HeadlessSwiftUI

/// Something in a chart that is changed.
private struct ChangedChartContent<Content: ChartContent>: ChartContent {
  typealias Body = Never
  let content: Content
  let change: (inout ChartMark.Look) -> Void

  func _add(to marks: inout _ChartMarks) {
    marks.changing({ change(&$0.look) }) { content._add(to: &$0) }
  }
}

extension ChartContent {
  private func changed(_ change: @escaping (inout ChartMark.Look) -> Void) -> some ChartContent {
    ChangedChartContent(content: self, change: change)
  }

  // MARK: Looks

  /// Is of a color, or of the first one of a gradient.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    changed { $0.style = { $0.color(style) } }
  }
  /// Is of a color that a value decides about.
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changed { $0.group = value.plotted }
  }
  /// Has a form that a value decides about, and stands with others of the same value.
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changed { look in
      look.showsSymbol = true
      if look.group == nil { look.group = value.plotted }
    }
  }
  /// Has points.
  public func symbol(_ symbol: BasicChartSymbolShape) -> some ChartContent {
    changed { $0.showsSymbol = true }
  }
  /// Has points of an area.
  public func symbolSize(_ area: CGFloat) -> some ChartContent { changed { $0.symbolSize = area } }
  /// Has lines of a kind.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    changed { look in
      look.lineWidth = style.lineWidth
      look.dash = style.dash
    }
  }
  /// Goes from point to point in a way.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    changed { $0.isStepped = method.isStepped }
  }
  /// Lets through what is behind.
  public func opacity(_ opacity: Double) -> some ChartContent { changed { $0.opacity *= opacity } }
  /// Has round corners.
  public func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent { changed { $0.cornerRadius = radius } }
  /// Stands beside marks of other values.
  public func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent { changed { $0.position = value.plotted } }
  /// Is in front of others, which is as they are written here.
  public func zIndex(_ value: Double) -> some ChartContent { self }

  /// Has views beside it.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some ChartContent {
    let note = ChartNote(position: position, spacing: spacing, view: AnyView(content()))
    return changed { $0.notes.append(note) }
  }

  // MARK: Elements

  /// Is called so.
  public func accessibilityLabel(_ label: Text) -> some ChartContent {
    changed { $0.label = label }
  }
  /// Is called so.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(labelKey))
  }
  /// Is called so.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> some ChartContent {
    accessibilityLabel(Text(label))
  }
  /// Has a value.
  public func accessibilityValue(_ value: Text) -> some ChartContent {
    changed { $0.value = value }
  }
  /// Has a value.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    accessibilityValue(Text(valueKey))
  }
  /// Has a value.
  @_disfavoredOverload
  public func accessibilityValue(_ value: some StringProtocol) -> some ChartContent {
    accessibilityValue(Text(value))
  }
  /// Is found by a name.
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    changed { $0.identifier = identifier }
  }
  /// Is no element.
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    changed { $0.isHidden = hidden }
  }
}

/// The way from point to point.
public struct InterpolationMethod: Hashable, Sendable {
  let isStepped: Bool
  /// Straight.
  public static let linear = InterpolationMethod(isStepped: false)
  /// In a curve: straight here.
  public static let monotone = InterpolationMethod(isStepped: false)
  /// In a curve: straight here.
  public static let catmullRom = InterpolationMethod(isStepped: false)
  /// In a curve: straight here.
  public static let cardinal = InterpolationMethod(isStepped: false)
  /// In steps.
  public static let stepStart = InterpolationMethod(isStepped: true)
  /// In steps.
  public static let stepCenter = InterpolationMethod(isStepped: true)
  /// In steps.
  public static let stepEnd = InterpolationMethod(isStepped: true)
}

/// The form of a point: a circle here.
public struct BasicChartSymbolShape: Hashable, Sendable {
  private let name: String
  public static let circle = BasicChartSymbolShape(name: "circle")
  public static let square = BasicChartSymbolShape(name: "square")
  public static let triangle = BasicChartSymbolShape(name: "triangle")
  public static let diamond = BasicChartSymbolShape(name: "diamond")
  public static let cross = BasicChartSymbolShape(name: "cross")
  public static let plus = BasicChartSymbolShape(name: "plus")
  public static let asterisk = BasicChartSymbolShape(name: "asterisk")
  public static let pentagon = BasicChartSymbolShape(name: "pentagon")
}
