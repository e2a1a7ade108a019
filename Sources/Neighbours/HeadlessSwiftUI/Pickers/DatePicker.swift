/// What of a date is chosen.
public nonisolated struct DatePickerComponents: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The time.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control for a date.
public nonisolated struct DatePicker<Label: View>: View {
  /// What of a date is chosen.
  public typealias Components = DatePickerComponents

  private let leaf: DateLeaf
  private let label: Label

  private init(
    _ selection: Binding<Date>, _ first: Date?, _ last: Date?, _ components: Components,
    _ label: Label
  ) {
    self.label = label
    leaf = DateLeaf(
      selection: selection, first: first, last: last, components: components,
      label: AnyView(label))
  }

  /// The picker at the end of its label.
  @MainActor public var body: some View { LabeledRow(label: label, control: leaf) }

  /// Creates a picker.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, nil, displayedComponents, label())
  }
  /// Creates a picker of dates of a range.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label())
  }
  /// Creates a picker of dates from one on.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, label())
  }
  /// Creates a picker of dates up to one.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, label())
  }
}

extension DatePicker where Label == Text {
  /// Creates a picker with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, nil, displayedComponents, Text(titleKey))
  }
  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, nil, displayedComponents, Text(title))
  }
  /// Creates a picker with a title, of dates of a range.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(titleKey))
  }
  /// Creates a picker with a title, of dates from one on.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, Text(titleKey))
  }
  /// Creates a picker with a title, of dates up to one.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, Text(titleKey))
  }
  /// Creates a picker with a title, of dates of a range.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(title))
  }
  /// Creates a picker with a title, of dates from one on.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, Text(title))
  }
  /// Creates a picker with a title, of dates up to one.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, Text(title))
  }
}

/// How pickers of dates look; there are no other styles than SwiftUI's.
public protocol DatePickerStyle {
  /// UIKit's style.
  static var _style: UIDatePickerStyle { get }
}
/// The style that suits the place.
public nonisolated struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// UIKit's style.
  public static var _style: UIDatePickerStyle { .automatic }
}
/// A label that opens a picker.
public nonisolated struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// UIKit's style.
  public static var _style: UIDatePickerStyle { .compact }
}
/// A calendar.
public nonisolated struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// UIKit's style.
  public static var _style: UIDatePickerStyle { .inline }
}
/// Wheels.
public nonisolated struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// UIKit's style.
  public static var _style: UIDatePickerStyle { .wheels }
}
extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The style that suits the place.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A label that opens a picker.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

private struct DateStyleKey: EnvironmentKey {
  static var defaultValue: UIDatePickerStyle { .automatic }
}

extension EnvironmentValues {
  var datePickerStyle: UIDatePickerStyle {
    get { self[DateStyleKey.self] }
    set { self[DateStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how pickers of dates look.
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerStyle, S._style)
  }
}

/// A picker of UIKit's, whose date is a binding's.
nonisolated struct DateLeaf: LeafView {
  typealias Body = Never

  let selection: Binding<Date>
  let first, last: Date?
  let components: DatePickerComponents
  let label: AnyView

  @MainActor func make(_ node: LeafNode<Self>) -> HostedDatePicker {
    let view = HostedDatePicker(frame: .zero)
    view.words = ViewWords(label, node.inner())
    view.addAction(
      UIAction { [weak node, weak view] _ in
        guard let node, let view else { return }
        node.view.selection.wrappedValue = view.date
        view.setDate(node.view.selection.wrappedValue, animated: false)
      }, for: .valueChanged)
    return view
  }

  @MainActor func show(in view: HostedDatePicker, _ node: LeafNode<Self>) {
    view.words?.update(label, node.environment)
    let mode: UIDatePicker.Mode =
      switch components {
      case .date: .date
      case .hourAndMinute: .time
      default: .dateAndTime
      }
    if view.datePickerMode != mode { view.datePickerMode = mode }
    let style = node.environment.datePickerStyle
    if view.preferredDatePickerStyle != style { view.preferredDatePickerStyle = style }
    (view.minimumDate, view.maximumDate) = (first, last)
    showCustoms(in: view, node.environment)
    view.setDate(selection.wrappedValue, animated: false)
    view.isEnabled = node.environment.isEnabled
  }

  /// The calendar and the like that views around have set; else they are the user's.
  @MainActor private func showCustoms(
    in view: HostedDatePicker, _ environment: EnvironmentValues
  ) {
    func own<T: Equatable>(_ value: T, _ usual: T) -> T? { value == usual ? nil : value }
    view.calendar = own(environment.calendar, .current)
    view.locale = own(environment.locale, .current)
    view.timeZone = own(environment.timeZone, .current)
  }

  @MainActor func measure(_ view: HostedDatePicker, _ proposal: ProposedViewSize) -> CGSize {
    view.intrinsicContentSize
  }

  static func isSame(_ one: Self, _ other: Self) -> Bool { false }
}

/// The picker.
final class HostedDatePicker: UIDatePicker, MarkedView {
  var marks = Marks()
  var words: ViewWords<AnyView>?

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? words?.words }
    set { super.accessibilityLabel = newValue }
  }
}
