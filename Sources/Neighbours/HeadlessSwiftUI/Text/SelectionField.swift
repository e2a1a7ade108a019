/// A field of UIKit's, what is selected in which follows a binding, and sets it.
@preconcurrency @MainActor
protocol SelectionField {
  /// The text.
  var selectableText: String { get }
  /// What is selected of it, in code units.
  var selectedUnits: NSRange { get nonmutating set }
}

extension SelectionField {
  /// Selects what the binding says.
  func takeSelection(of source: TextSource) {
    guard let selection = source.selection?.wrappedValue else { return }
    let range = selection.range(in: selectableText)
    if range != selectedUnits { selectedUnits = range }
  }

  /// Tells the binding what is selected, unless it is what the binding has just said.
  func tellSelection(to source: TextSource, _ environment: EnvironmentValues) {
    guard !Tracker.isInBody, let binding = source.selection else { return }
    let selection = TextSelection(
      selectedUnits, in: selectableText, environment.textSelectionAffinity)
    if binding.wrappedValue != selection { binding.wrappedValue = selection }
  }
}
