import Fleet
import FleetTesting
import Foundation
import HeadlessSwiftUI
import Testing

@testable import HeadlessCharts

private struct Sale: Identifiable {
  let id: String
  let count: Int
  var kind = "all"
}

private let sales = [
  Sale(id: "Jan", count: 10), Sale(id: "Feb", count: 40), Sale(id: "Mar", count: 20),
]

/// A chart of bars, of which a tap chooses one.
private struct Sales: View {
  @State private var month: String?
  @State private var isDoubled = false

  var body: some View {
    VStack {
      Chart(sales) { sale in
        BarMark(
          x: .value("Month", sale.id), y: .value("Sales", sale.count * (isDoubled ? 2 : 1))
        )
        .foregroundStyle(.orange)
        .annotation(position: .top) { if sale.count == 40 { Text("Best") } }
        .accessibilityIdentifier("bar \(sale.id)")
      }
      .chartXSelection(value: $month)
      .frame(width: 320, height: 240)
      Text(month ?? "none")
      Button("Double") { isDoubled.toggle() }
    }
  }
}

/// An axis that many charts have, which is of no actor.
@AxisContentBuilder
private func plainAxis() -> some AxisContent {
  AxisMarks { _ in
    AxisGridLine().foregroundStyle(.gray)
    AxisValueLabel(format: Decimal.FormatStyle())
  }
}

/// A chart that a finger reads, with words behind its marks.
private struct Readings: View {
  @State private var read = "none"

  var body: some View {
    VStack {
      Chart(sales) { BarMark(x: .value("Month", $0.id), y: .value("Sales", $0.count)) }
        .chartYAxis { plainAxis() }
        .chartOverlay { proxy in
          GeometryReader { geometry in
            Rectangle().fill(.clear).contentShape(Rectangle())
              .gesture(
                DragGesture(minimumDistance: 0).onEnded { drag in
                  let start = geometry[proxy.plotAreaFrame].origin
                  let place = CGPoint(
                    x: drag.location.x - start.x, y: drag.location.y - start.y)
                  let pair = proxy.value(at: place, as: (String, Double).self)
                  read = pair.map { "\($0.0) \(Int($0.1.rounded()))" } ?? "nothing"
                }
              )
              .accessibilityIdentifier("finger")
          }
        }
        .chartBackground { proxy in
          GeometryReader { geometry in
            if let frame = proxy.plotFrame.map({ geometry[$0] }) {
              Text("\(proxy.position(forX: "Feb") == frame.width / 2)")
                .position(x: frame.midX, y: frame.midY)
            }
          }
        }
        .frame(width: 320, height: 240)
      Text(read)
    }
  }
}

@MainActor
@Suite("Charts", .freshApplication)
struct ChartTests {
  private func show(_ view: some View) {
    setAsAppRootWindow(UIHostingController(rootView: view))
    Fleet.settle()
  }

  private func tap(_ point: CGPoint) {
    guard let window = UIApplication.shared.windows.last else { return }
    UIApplication.shared.finger.tap(at: point, within: window)
    Fleet.settle()
  }

  /// The labels and values of the marks.
  private var marks: [String] {
    Fleet.screen.otherElements.allElementsBoundByIndex.compactMap { element in
      guard let value = element.value, !element.label.isEmpty else { return nil }
      return "\(element.label): \(value)"
    }
  }

  private func mark(_ label: String) -> CGRect {
    Fleet.screen.otherElements.allElementsBoundByIndex.first { $0.label == label }?.frame ?? .zero
  }

  private func frame(_ id: String) -> CGRect {
    Fleet.screen.otherElements[id].firstMatch.frame
  }

  @Test func `behaviour 1413: views over and behind a chart know where values are`() {
    show(Readings())
    let (feb, middle) = (mark("Feb"), Fleet.screen.staticTexts["true"].frame)
    #expect(abs(feb.midX - middle.midX) < 0.5)
    let area = Fleet.screen.otherElements["finger"].frame
    tap(CGPoint(x: feb.midX, y: feb.minY))
    #expect(Fleet.screen.staticTexts["Feb 40"].exists)
    tap(CGPoint(x: area.maxX - 2, y: area.midY))
    #expect(Fleet.screen.staticTexts["nothing"].exists)
  }

  @Test func `behaviour 1275, 1276: each mark is an element where it is drawn`() {
    show(Sales())
    #expect(marks == ["Jan: 10", "Feb: 40", "Mar: 20"])
    let (jan, feb, mar) = (frame("bar Jan"), frame("bar Feb"), frame("bar Mar"))
    #expect(jan.maxX < feb.minX && feb.maxX < mar.minX)
    #expect(abs(jan.maxY - feb.maxY) < 0.01)
    #expect(abs(feb.height - 4 * jan.height) < 0.01)
    #expect(Fleet.screen.staticTexts["Best"].frame.maxY <= feb.minY)

    let elements = elements
    Fleet.screen.buttons["Double"].tap()
    #expect(marks == ["Jan: 20", "Feb: 80", "Mar: 40"])
    // They are the same ones, so that assistive technologies stay where they are.
    let areSame = self.elements.elementsEqual(elements, by: ===)
    #expect(areSame)
  }

  /// The elements of the marks.
  private var elements: [MarkElement] {
    func find(_ view: UIView) -> [MarkElement] {
      view.subviews.flatMap { ($0 as? MarkElement).map { [$0] } ?? find($0) }
    }
    return UIApplication.shared.windows.flatMap(find)
  }

  @Test func `behaviour 1275: rectangles and points are as long, and where, as is said`() {
    show(
      Chart {
        RectangleMark(
          x: .value("Day", "Mo"), y: .value("Bird", "Wren"), width: 20, height: .ratio(0.5)
        )
        .accessibilityIdentifier("half")
        RectangleMark(x: .value("Day", "Mo"), y: .value("Bird", "Wren"))
          .accessibilityIdentifier("whole")
        PointMark(x: .value("Day", "Mo"), y: 30).accessibilityIdentifier("high")
        PointMark(x: .value("Day", "Mo"), y: 50).accessibilityIdentifier("low")
      }
      .frame(width: 300, height: 200))
    #expect(abs(frame("half").width - 20) < 0.01)
    #expect(abs(frame("half").height * 2 - frame("whole").height) < 0.01)
    #expect(abs(frame("half").midY - frame("whole").midY) < 0.01)
    #expect(abs(frame("low").midY - frame("high").midY - 20) < 0.01)
  }

  @Test func `behaviour 1277: a touch chooses a value`() {
    show(Sales())
    Fleet.screen.otherElements["bar Mar"].firstMatch.tap()
    #expect(Fleet.screen.staticTexts["Mar"].exists)
  }

  @Test func `behaviour 1276: bars of one place stand on each other, or beside`() {
    func stacked(_ isBeside: Bool) -> some View {
      Chart {
        ForEach(["Robin", "Wren"], id: \.self) { bird in
          if isBeside {
            BarMark(x: .value("Day", "Mo"), y: .value("Seen", 5))
              .foregroundStyle(by: .value("Bird", bird)).position(by: .value("Bird", bird))
              .accessibilityIdentifier(bird)
          } else {
            BarMark(x: .value("Day", "Mo"), y: .value("Seen", 5))
              .foregroundStyle(by: .value("Bird", bird)).accessibilityIdentifier(bird)
          }
        }
      }
      .frame(width: 300, height: 200)
    }
    show(stacked(false))
    #expect(abs(frame("Robin").minY - frame("Wren").maxY) < 0.01)
    #expect(frame("Robin").minX == frame("Wren").minX)

    show(stacked(true))
    #expect(frame("Robin").minY == frame("Wren").minY)
    #expect(abs(frame("Robin").maxX - frame("Wren").minX) < 0.01)
  }

  @Test(arguments: [.infinity, -.infinity, .nan, 1e17, 0, -5] as [Double])
  func `any number can be a mark's`(number: Double) {
    show(
      VStack {
        Chart {
          BarMark(x: .value("Day", "Mo"), y: .value("Seen", number))
          PointMark(x: .value("Day", "Tu"), y: .value("Seen", 3))
        }
        Chart {
          SectorMark(angle: .value("Seen", number)).accessibilityIdentifier("sector")
        }
      })
    #expect(!Fleet.picture(of: Fleet.screen).svg.isEmpty)
    #expect(frame("sector").width.isFinite)
    #expect((Int._of(.number(number)) != nil) == number.isFinite)
  }

  @Test func `a mark is drawn in its color, and a line of another one elsewhere`() {
    func picture(@ChartContentBuilder _ content: () -> some ChartContent) -> String {
      show(
        Chart(content: content).chartXAxis(.hidden).chartYAxis(.hidden).frame(
          width: 200, height: 200))
      return Fleet.picture(of: Fleet.screen).svg
    }
    let pictures = [
      picture { BarMark(x: .value("", "a"), y: .value("", 1)).foregroundStyle(.red) },
      picture { BarMark(x: .value("", "a"), y: .value("", 1)).foregroundStyle(.blue) },
      picture { PointMark(x: .value("", "a"), y: .value("", 1)).foregroundStyle(.blue) },
      picture { SectorMark(angle: .value("", 1)).foregroundStyle(.blue) },
      picture { RuleMark(y: .value("", 1)).foregroundStyle(.blue) },
      picture {
        ForEach(0..<2) {
          LineMark(x: .value("", $0), y: .value("", $0)).foregroundStyle(.blue)
        }
      },
      picture {
        ForEach(0..<2) {
          AreaMark(x: .value("", $0), y: .value("", $0)).foregroundStyle(.blue)
        }
      },
    ]
    #expect(Set(pictures).count == pictures.count)
  }

  @Test func `what stands at an axis has the color that it is given`() {
    func picture(@AxisMarkBuilder _ content: @escaping () -> some AxisMark) -> String {
      show(
        Chart { PointMark(x: .value("", 1), y: .value("", 1)) }.chartXAxis(.hidden)
          .chartYAxis { AxisMarks(values: [0, 1], content: content) }.frame(width: 200, height: 200)
      )
      return Fleet.picture(of: Fleet.screen).svg
    }
    let pictures = [
      picture { AxisGridLine() }, picture { AxisGridLine().foregroundStyle(.red) },
      picture { AxisValueLabel() }, picture { AxisValueLabel().foregroundStyle(.red) },
      picture {
        AxisGridLine().foregroundStyle(.red)
        AxisValueLabel().foregroundStyle(.blue)
      },
    ]
    #expect(Set(pictures).count == pictures.count)
  }

  @Test func `behaviour 1275: lines, points, areas, rules, rectangles and sectors are marks, too`()
  {
    let days = (0..<3).map { Date(timeIntervalSince1970: Double($0) * 86_400) }
    show(
      VStack {
        Chart {
          ForEach(days, id: \.self) { day in
            LineMark(x: .value("Day", day), y: .value("Height", 5))
              .interpolationMethod(.catmullRom).lineStyle(StrokeStyle(lineWidth: 3))
              .symbol(.circle).accessibilityHidden(true)
            AreaMark(x: .value("Day", day), y: .value("Height", 5)).opacity(0.2)
              .accessibilityHidden(true)
          }
          RuleMark(y: .value("Limit", 8)).accessibilityLabel("Limit")
          PointMark(x: .value("Day", days[1]), y: .value("Height", 2.5))
            .accessibilityLabel("Low").accessibilityValue("two and a half")
          RectangleMark(
            xStart: .value("Day", days[0]), xEnd: .value("Day", days[1]),
            yStart: .value("Height", 0), yEnd: .value("Height", 5)
          )
          .accessibilityLabel("First")
        }
        .chartYScale(domain: 0...10)
        .chartXAxis(.hidden)
        .chartYAxis { AxisMarks(values: [0, 5, 10]) { AxisGridLine() } }
        .chartLegend(.hidden)
        Chart(sales) { sale in
          SectorMark(angle: .value("Sales", sale.count), innerRadius: .ratio(0.6))
            .foregroundStyle(by: .value("Month", sale.id))
        }
      })
    #expect(
      marks == [
        "Limit: 8", "Low: two and a half", "First: 0 – 5", "Jan: 10", "Feb: 40", "Mar: 20",
      ])
  }

  @Test func `behaviour 1278: axes have round numbers, or what the app says`() {
    let scale = ChartScale(
      [(start: 3, stop: nil, place: .number(3)), (start: 37, stop: nil, place: .number(37))],
      ChartAxis(), includesZero: true)
    #expect(scale.ticks == [0, 10, 20, 30, 40].map { .number($0) })
    let given = ChartScale(
      [], ChartAxis(domain: [.number(2), .number(4)]), includesZero: true)
    #expect(given.part(.number(3)) == 0.5)
    let named = ChartScale(
      [(start: nil, stop: nil, place: .name("b"))], ChartAxis(domain: [.name("a")]),
      includesZero: true)
    #expect(named.names == ["a", "b"])
    #expect(named.part(.name("b")) == 0.75)
    #expect(named.part(.name("c")) == nil)
  }
}
