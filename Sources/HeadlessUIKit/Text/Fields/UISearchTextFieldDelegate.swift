/// What decides about the editing of a search text field, and hears of it.
///
/// What it adds in UIKit is about tokens and suggestions, which the model does not have.
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {}
