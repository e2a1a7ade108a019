/// Where a node comes to stand.
@MainActor
public struct _Context {
  unowned let host: Host
  let parent: _AnyNode?
  var environment: EnvironmentValues
  /// The direction of the stack around, if a stack is around.
  var axis: Axis?
  /// The identity of the element of `ForEach` that it belongs to.
  var element: AnyHashable?
  /// Whether the view is a row of a list, or several.
  var isInRows = false
  /// Whether the view stands in a stack or a grid whose views are made as they come into sight.
  var isInLazyStack = false
  /// What shows and goes together with the view, in a list.
  var stage: RowStage?
}
