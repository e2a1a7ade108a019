/// The sign that a text view's delegate does not implement the method for actions of text items.
final class MissingTextItemAction: UIAction {}
