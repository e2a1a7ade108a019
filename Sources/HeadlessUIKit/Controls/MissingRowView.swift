/// The sign that a picker view's delegate does not provide views.
final class MissingRowView: UIView {}
