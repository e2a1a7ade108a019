import Foundation

/// Finds addresses as they are written in the United States: a number, a street, a city and a state.
enum DetectedAddresses {
  static func find(in text: NSString, _ range: NSRange) -> [DetectedData] {
    pattern.matches(in: text, range).compactMap { match in
      let keys: [NSTextCheckingKey] = [.street, .city, .state, .zip]
      guard let state = match.groups[2], states.contains(state.uppercased()) else { return nil }
      let parts = zip(keys, match.groups).compactMap { key, value in value.map { (key, $0) } }
      return DetectedData(.address(Dictionary(uniqueKeysWithValues: parts)), at: match.range)
    }
  }

  private static let pattern: TextPattern = {
    let street =
      #"\d{1,6} (?:[A-Za-z0-9.']+ ){0,4}"#
      + #"(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Court|Ct|Place|Pl|Square|Sq|"#
      + #"Loop|Way|Parkway|Pkwy|Circle|Cir|Terrace|Ter|Highway|Hwy)\b\.?"#
      + #"(?:,? (?:Apt|Suite|Ste|Unit|#)\.? ?\w+)?"#
    return TextPattern(
      #"\b(\#(street))(?:,\s*|\s*\n\s*|\s+)([A-Za-z][A-Za-z. ]*?),?\s+([A-Za-z]{2})(?:\s+(\d{5}(?:-\d{4})?))?\b"#
    )
  }()

  private static let states = Set(
    """
    AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK \
    OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC PR
    """.split(separator: " ").map(String.init))
}
