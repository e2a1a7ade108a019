import Foundation

/// The words that VoiceOver adds to an app's, in the known languages.
///
/// German follows the user's first language; all others get English.
struct VoiceOverVocabulary {
  /// One thing that VoiceOver says.
  enum Word: CaseIterable {
    case selected, dimmed, button, backButton, switchButton, on, off, mixed, tab, textField
    case secureTextField, isEditing, heading, link, adjustable, image, searchField, alert
    case listStart, listEnd, landmark, landmarkEnd
    case toggleHint, editHint, adjustHint
    case actions, content
    case position, row, column, rowSpan, columnSpan
  }

  private let isGerman: Bool

  init(language: String?) {
    isGerman = language?.split(separator: "-").first?.lowercased() == "de"
  }

  subscript(word: Word) -> String {
    guard let words = Self.table[word] else { return "" }
    return isGerman ? words.german : words.english
  }

  /// A word with numbers put in, such as "1 of 3".
  func counted(_ word: Word, _ numbers: Int...) -> String {
    numbers.enumerated().reduce(self[word]) { text, number in
      text.replacing("%\(number.offset + 1)", with: "\(number.element)")
    }
  }

  private static let table: [Word: (english: String, german: String)] = [
    .selected: ("Selected", "Auswahl"),
    .dimmed: ("Dimmed", "Grau dargestellt"),
    .button: ("Button", "Taste"),
    .backButton: ("Back Button", "Zurück Taste"),
    .switchButton: ("Switch Button", "Umschalttaste"),
    .on: ("On", "Ein"),
    .off: ("Off", "Aus"),
    .mixed: ("Mixed", "Gemischt"),
    .tab: ("Tab", "Tabulator"),
    .textField: ("Text Field", "Textfeld"),
    .secureTextField: ("Secure Text Field", "Sicheres Textfeld"),
    .isEditing: ("Is editing", "Bearbeiten"),
    .heading: ("Heading", "Überschrift"),
    .link: ("Link", "Hyperlink"),
    .adjustable: ("Adjustable", "Einstellbar"),
    .image: ("Image", "Bild"),
    .searchField: ("Search Field", "Suchfeld"),
    .alert: ("Alert", "Hinweis"),
    .listStart: ("List Start", "Anfang der Liste"),
    .listEnd: ("List End", "Ende der Liste"),
    .landmark: ("Landmark", "Orientierungspunkt"),
    .landmarkEnd: ("End", "Ende"),
    .toggleHint: ("Double tap to toggle setting.", "Zum Umschalten doppeltippen."),
    .editHint: ("Double tap to edit.", "Zum Bearbeiten doppeltippen."),
    .adjustHint: (
      "Swipe up or down with one finger to adjust the value.",
      "Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen."
    ),
    .actions: ("Actions available", "Aktionen verfügbar"),
    .content: ("More content available", "Weitere Inhalte verfügbar"),
    .position: ("%1 of %2", "%1 von %2"),
    .row: ("Row %1", "Zeile %1"),
    .column: ("Column %1", "Spalte %1"),
    .rowSpan: ("Spans %1 rows", "Umfasst %1 Zeilen"),
    .columnSpan: ("Spans %1 columns", "Umfasst %1 Spalten"),
  ]
}
