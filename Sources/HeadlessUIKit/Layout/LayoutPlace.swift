/// A part of a view along one axis.
enum LayoutPlace {
  case start
  case end
  case middle
  case length
}
