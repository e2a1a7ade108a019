/// The kind of a view that contains elements, for assistive technologies.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none
  /// A table of data, whose cells have a row and a column.
  case dataTable
  /// A list, whose beginning and end are told.
  case list
  /// A part of the screen that a user may look for.
  case landmark
  /// Elements that belong together, under the name of the container.
  case semanticGroup
}
