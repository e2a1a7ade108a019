/// The node of views that belong together.
final class SectionNode<P: View, C: View, F: View>: _Node<Section<P, C, F>> {
  private var view: Section<P, C, F>
  private var header: _Node<SectionHeader<P>>?
  private var content: _Node<C>?
  private var footer: _Node<SectionFooter<F>>?
  private var showsRows = true

  init(_ view: Section<P, C, F>, _ context: _Context) {
    self.view = view
    super.init(context)
    header = SectionHeader._makeNode(shownHeader, end)
    content = C._makeNode(view.content, innerRow())
    footer = SectionFooter._makeNode(shownFooter, end)
    lookAtRows()
  }

  /// Where a header or footer stands, which is no row.
  private var end: _Context {
    var context = innerRow()
    (context.isInRows, context.isInLazyStack) = (false, false)
    return context
  }

  private var shownFooter: SectionFooter<F> {
    SectionFooter(content: view.footer, isInList: isInRows)
  }

  private var shownHeader: SectionHeader<P> {
    SectionHeader(content: view.header, isInList: isInRows, isExpanded: collapsible)
  }

  /// What hides and shows the rows, where a user can do that.
  private var collapsible: Binding<Bool>? {
    isInRows && environment.listKind == .sidebar ? view.isExpanded : nil
  }

  override func update(_ view: Section<P, C, F>, _ environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    header?.update(shownHeader, environment)
    content?.update(view.content, environment)
    footer?.update(shownFooter, environment)
    lookAtRows()
  }

  /// Lets the rows come or go, if the user has shown or hidden them.
  private func lookAtRows() {
    let shows = Tracker.run(self) { collapsible?.wrappedValue != false }
    guard shows != showsRows else { return }
    showsRows = shows
    structureChanged()
  }

  override func refresh() {
    isDirty = false
    lookAtRows()
  }

  override var children: [_AnyNode] {
    [header as _AnyNode?, content, footer].compactMap(\.self)
  }

  override func collect(_ items: inout [_LayoutItem]) {
    for child in children { child.collect(&items) }
  }

  override func collectRows(_ rows: inout RowCollector) {
    var section = RowSection(id: .node(ObjectIdentifier(self)))
    section.header = header?.collected ?? []
    section.footer = footer?.collected ?? []
    section.spacing = environment.listSectionSpacing
    rows.open(section)
    if showsRows { content?.collectRows(&rows) }
    rows.close()
  }
}
