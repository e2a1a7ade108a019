import Foundation

/// Which Latin letters Greek and Cyrillic ones look like, and how much wider they are.
enum LetterTwins {
  /// A Latin letter, and the width in parts of it.
  struct Twin {
    var letter: UInt8
    var share: Double
  }

  /// Returns the twin of a letter, with marks or without.
  static func twin(of scalar: Unicode.Scalar) -> Twin? {
    if let found = known[scalar] { return found }
    let base = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.first
    return base.flatMap { known[$0] }
  }

  private static let known: [Unicode.Scalar: Twin] = {
    var known: [Unicode.Scalar: Twin] = [:]
    for word in twins.split(whereSeparator: \.isWhitespace) {
      let scalars = Array(word.unicodeScalars)
      guard scalars.count > 1, scalars[1].isASCII else { continue }
      let hundredths = Double(String(word.dropFirst(2))) ?? 100
      known[scalars[0]] = Twin(letter: UInt8(scalars[1].value), share: hundredths / 100)
    }
    return known
  }()

  /// A letter, its twin, and the width in hundredths of that where it is another one.
  private static let twins = """
    АA БB ВB ГL ҐL ДD ЕE ЖW83 ЗS95 ИN КK ЛN95 МM НH ОO ПH РP СC ТT УY ФO105 ХX ЦH103 ЧH95 ШM110 ЩM115
    ЪB110 ЫM97 ЬB97 ЭC98 ЮO130 ЯR ІI ЈJ ЅS ЄC98 ЂT115 ЉM115 ЊM115 ЋT115 ЏH
    аa бo вa98 гr105 ґr105 дd98 еe жm80 зs97 иn кk лn95 мv128 нn оo пn рp сc тt132 уy фm93 хx цn103
    чn93 шm90 щm93 ъb ыm85 ьb90 эc98 юm93 яa іi јj ѕs єc98 ђh љm97 њm97 ћh џn
    ΑA ΒB ΓL ΔA ΕE ΖZ ΗH ΘO ΙI ΚK ΛV ΜM ΝN ΞE ΟO ΠH ΡP ΣZ95 ΤT ΥY ΦO105 ΧX ΨO ΩO
    αd βb γy δo εs ζc95 ηn θo ιi κk λy μu νv ξc95 οo πn110 ρp σo105 ςc τt125 υu φm85 χx ψm88 ωw93
    """
}
