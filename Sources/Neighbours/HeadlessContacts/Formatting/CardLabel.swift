/// Which types of a vCard stand for a label.
struct CardLabel {
  let label: String
  let types: [String]

  /// The labels of telephones, those with more types first.
  static let phones = [
    CardLabel(label: CNLabelPhoneNumberHomeFax, types: ["HOME", "FAX"]),
    CardLabel(label: CNLabelPhoneNumberWorkFax, types: ["WORK", "FAX"]),
    CardLabel(label: CNLabelPhoneNumberOtherFax, types: ["OTHER", "FAX"]),
    CardLabel(label: CNLabelPhoneNumberOtherFax, types: ["FAX"]),
    CardLabel(label: CNLabelPhoneNumberiPhone, types: ["IPHONE", "CELL", "VOICE"]),
    CardLabel(label: CNLabelPhoneNumberMobile, types: ["CELL", "VOICE"]),
    CardLabel(label: CNLabelPhoneNumberMain, types: ["MAIN"]),
    CardLabel(label: CNLabelPhoneNumberPager, types: ["PAGER"]),
    CardLabel(label: CNLabelHome, types: ["HOME", "VOICE"]),
    CardLabel(label: CNLabelWork, types: ["WORK", "VOICE"]),
    CardLabel(label: CNLabelOther, types: ["OTHER", "VOICE"]),
  ]

  /// The labels of addresses of all kinds.
  static let addresses = [
    CardLabel(label: CNLabelHome, types: ["HOME"]), CardLabel(label: CNLabelWork, types: ["WORK"]),
  ]

  /// Returns the first label of some whose types are all there; a type for voice goes without
  /// saying.
  static func first(of labels: [CardLabel], with types: Set<String>) -> String? {
    labels.first { $0.types.allSatisfy { $0 == "VOICE" || types.contains($0) } }?.label
  }
}
