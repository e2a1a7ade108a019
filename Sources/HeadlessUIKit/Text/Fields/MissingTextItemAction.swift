/// What says that a text view's delegate decides about no actions of text items.
final class MissingTextItemAction: UIAction {}
