/// The sign that a text view's delegate does not implement the method for menus of text items.
final class MissingTextItemMenu: UITextItem.MenuConfiguration {}
