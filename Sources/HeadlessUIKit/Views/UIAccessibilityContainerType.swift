/// What a view that holds elements is to assistive technologies.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// Nothing of its own.
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
