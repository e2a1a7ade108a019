/// The panel where a user changes the look of a text.
///
/// The model never shows one by itself.
open class UITextFormattingViewController: UIViewController {}
