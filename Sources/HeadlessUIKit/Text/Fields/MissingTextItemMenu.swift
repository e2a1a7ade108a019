/// What says that a text view's delegate decides about no menus of text items.
final class MissingTextItemMenu: UITextItem.MenuConfiguration {}
