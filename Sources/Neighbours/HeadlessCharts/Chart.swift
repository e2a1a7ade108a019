public import HeadlessSwiftUI

/// Values as bars, lines, points and areas.
public struct Chart<Content: ChartContent>: View {
  private let content: Content

  /// Creates a chart.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// Creates a chart of elements that have an identity.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  /// Creates a chart of elements that are told apart by a property.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }

  /// The chart.
  public var body: some View { LayeredChart(marks: marks) }

  private var marks: [ChartMark] {
    var all = _ChartMarks()
    content._add(to: &all)
    return all.marks
  }
}

struct ChartScreen: UIViewRepresentable {
  let marks: [ChartMark]
  /// What is told where the chart is.
  let place: ChartPlace?

  func makeUIView(context: Context) -> ChartView { ChartView() }

  func updateUIView(_ view: ChartView, context: Context) {
    view.place = place
    view.show(marks, context.environment)
  }
}
