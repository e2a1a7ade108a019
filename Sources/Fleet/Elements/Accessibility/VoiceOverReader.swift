import Foundation
import HeadlessUIKit

/// Goes through a screen as VoiceOver does, and notes its stops and its words there.
///
/// The order is ``ReadingOrder``. The keyboard and the status bar are left out.
@MainActor
struct VoiceOverReader {
  private(set) var stops: [VoiceOverStop] = []
  private let words: VoiceOverVocabulary

  init(_ root: ElementNode, language: String?) {
    words = VoiceOverVocabulary(language: language)
    read(root)
  }

  // MARK: The order

  private mutating func read(_ node: ElementNode) {
    guard node.type != .keyboard, node.type != .statusBar else { return }
    let first = stops.count
    if node.isAccessible {
      add(node)
    } else if isReadWhole(node) {
      readRow(node)
    } else {
      for child in children(of: node) { read(child) }
    }
    tellContainer(node, from: first)
  }

  private func children(of node: ElementNode) -> [ElementNode] {
    if ReadingOrder.isInOrder(node) { return node.children }
    return ReadingOrder.sorted(ReadingOrder.flattened(node.children) { !$0.isAccessible })
  }

  /// Whether all texts in an element are one stop: in a row, and at the head of a section.
  private func isReadWhole(_ node: ElementNode) -> Bool {
    guard let view = node.view, view.accessibilityElements == nil else { return false }
    return view is UITableViewCell || view is UICollectionViewListCell
      || view is UITableViewHeaderFooterView
  }

  /// A row is one stop with all its texts; what can be used in it are others.
  private mutating func readRow(_ row: ElementNode) {
    var inner = VoiceOverReader(words)
    for child in children(of: row) { inner.read(child) }
    // The marks at a row's edge, such as its chevron, are no stops.
    let parts = inner.stops.filter { stop in
      if case .part(let part) = stop.node { part.type != .image } else { true }
    }
    let texts = parts.filter { $0.kind.isEmpty && $0.actions.isEmpty && $0.begins.isEmpty }
    let hasName = row.view?.accessibilityLabel?.isEmpty == false
    guard hasName || !texts.isEmpty else { return stops += parts }
    var stop = makeStop(row)
    if !hasName { stop.label = texts.map(\.label).filter { !$0.isEmpty }.joined(separator: ", ") }
    if (row.view as? UITableViewCell)?.accessoryType == .checkmark { stop.isSelected = true }
    if Self.isFooter(row.view) {
      stop.isHeading = false
      stop.kind.removeAll { $0 == words[.heading] }
    }
    stops.append(stop)
    stops += parts.filter { part in !texts.contains { $0.node.identity == part.node.identity } }
  }

  private init(_ words: VoiceOverVocabulary) { self.words = words }

  /// Whether a view ends a section of a table, and so is no heading.
  private static func isFooter(_ view: UIView?) -> Bool {
    guard let view = view as? UITableViewHeaderFooterView,
      let table = view.superview as? UITableView
    else { return false }
    return (0..<table.numberOfSections).contains { table.footerView(forSection: $0) === view }
  }

  // MARK: Surroundings

  /// Tells where a container begins and ends.
  private mutating func tellContainer(_ node: ElementNode, from first: Int) {
    guard stops.indices.contains(first) else { return }
    let last = stops.count - 1
    switch node.type {
    case .alert, .sheet: stops[first].begins.insert(words[.alert], at: 0)
    case .tabBar: tellPositions(from: first, isOfTabs: true)
    case .segmentedControl: tellPositions(from: first, isOfTabs: false)
    default: break
    }
    guard let view = node.view else { return }
    switch view.accessibilityContainerType {
    case .list:
      stops[first].begins.insert(words[.listStart], at: 0)
      stops[last].ends.append(words[.listEnd])
    case .landmark:
      stops[first].begins.insert(words[.landmark], at: 0)
      stops[last].ends.append(words[.landmarkEnd])
    case .semanticGroup:
      if let name = view.accessibilityLabel { stops[first].begins.insert(name, at: 0) }
    case .dataTable:
      guard let table = view as? any UIAccessibilityContainerDataTable else { return }
      for index in first...last { stops[index].position = place(of: stops[index].node, in: table) }
    case .none: break
    }
  }

  private mutating func tellPositions(from first: Int, isOfTabs: Bool) {
    let places = stops[first...].indices.filter { index in
      guard case .part(let part) = stops[index].node else { return false }
      return part.type == .button
    }
    for (number, index) in places.enumerated() {
      stops[index].position = [words.counted(.position, number + 1, places.count)]
      if isOfTabs { stops[index].kind = stops[index].kind.filter { $0 != words[.button] } }
      if isOfTabs { stops[index].kind.append(words[.tab]) }
    }
  }

  /// The place of a cell in a table of data, with the headers of its row and column.
  private func place(
    of node: ElementNode, in table: any UIAccessibilityContainerDataTable
  ) -> [String] {
    guard let cell = node.object as? any UIAccessibilityContainerDataTableCell else { return [] }
    let (rows, columns) = (cell.accessibilityRowRange(), cell.accessibilityColumnRange())
    var place: [String] = []
    if rows.length > 1 { place.append(words.counted(.rowSpan, rows.length)) }
    if columns.length > 1 { place.append(words.counted(.columnSpan, columns.length)) }
    if rows.location != NSNotFound { place.append(words.counted(.row, rows.location + 1)) }
    if columns.location != NSNotFound { place.append(words.counted(.column, columns.location + 1)) }
    return place
  }

  // MARK: One stop

  private mutating func add(_ node: ElementNode) {
    let stop = makeStop(node)
    if !stop.description.isEmpty { stops.append(stop) }
  }

  private func makeStop(_ node: ElementNode) -> VoiceOverStop {
    var stop = VoiceOverStop(node, words)
    let traits = node.traits
    stop.label = node.label
    stop.isSelected = node.isSelected
    stop.isHeading = traits.contains(.header)
    stop.isLink = traits.contains(.link) || node.type == .link
    stop.isAdjustable = traits.contains(.adjustable)
    stop.actions = node.customActions.map(\.name)
    stop.content = Self.content(of: node.object)
    if let hint = node.hint, !hint.isEmpty { stop.hints.append(hint) }
    if !node.isEnabled || traits.contains(.notEnabled) { stop.kind.append(words[.dimmed]) }
    addValue(node, to: &stop)
    addKind(node, traits, to: &stop)
    if stop.isAdjustable, node.isEnabled { stop.hints.append(words[.adjustHint]) }
    return stop
  }

  private func addValue(_ node: ElementNode, to stop: inout VoiceOverStop) {
    switch node.type {
    case .switch:
      let states = ["0": VoiceOverVocabulary.Word.off, "1": .on, "2": .mixed]
      stop.value = node.value.flatMap { value in states[value] == nil ? value : nil }
    case .activityIndicator, .cell: break
    default: stop.value = node.value == node.label ? nil : node.value
    }
  }

  private func addKind(
    _ node: ElementNode, _ traits: UIAccessibilityTraits, to stop: inout VoiceOverStop
  ) {
    func add(_ word: VoiceOverVocabulary.Word) { stop.kind.append(words[word]) }
    if case .part(let part) = node, case .back = part.meaning { return add(.backButton) }
    switch node.type {
    case .switch:
      add(.switchButton)
      let states = ["0": VoiceOverVocabulary.Word.off, "1": .on, "2": .mixed]
      if let value = node.value, let state = states[value] { add(state) }
      stop.hints.append(words[.toggleHint])
    case let type where type.isField:
      add(
        type == .searchField
          ? .searchField : type == .secureTextField ? .secureTextField : .textField)
      if node.isFocused {
        add(.isEditing)
      } else if (node.view as? UITextView)?.isEditable != false {
        stop.hints.append(words[.editHint])
      }
    default:
      if traits.contains(.button) { add(.button) }
      if traits.contains(.searchField) { add(.searchField) }
    }
    if traits.contains(.header) { add(.heading) }
    if stop.isLink { add(.link) }
    if traits.contains(.adjustable) { add(.adjustable) }
    if traits.contains(.image), !traits.contains(.button) { add(.image) }
  }

  /// The custom content of an object beside its label.
  private static func content(of object: NSObject?) -> [(text: String, isImportant: Bool)] {
    guard let provider = object as? any AXCustomContentProvider else { return [] }
    return (provider.accessibilityCustomContent ?? []).map { content in
      (
        [content.label, content.value].filter { !$0.isEmpty }.joined(separator: ": "),
        content.importance == .high
      )
    }
  }
}
