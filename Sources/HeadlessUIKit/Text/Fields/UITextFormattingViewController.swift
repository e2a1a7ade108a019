/// The panel in which a user changes the look of a text; the model never shows one by itself.
open class UITextFormattingViewController: UIViewController {}
