/// The fonts that iOS brings along, by their families.
enum InstalledFonts {
  /// The names of families, in their order.
  static let families = fonts.map(\.family).sorted()

  /// Returns the PostScript names of a family's fonts.
  static func names(ofFamily family: String) -> [String] {
    fonts.first { $0.family == family }?.names ?? []
  }

  /// Returns the family that a PostScript name belongs to.
  static func family(of name: String) -> String? { familiesByName[name] }

  private static let familiesByName = Dictionary(
    fonts.flatMap { font in font.names.map { ($0, font.family) } },
    uniquingKeysWith: { one, _ in one })

  /// A line for each family: its name, and its fonts, where a name that starts with a hyphen
  /// continues the start of the first one.
  private static let fonts: [(family: String, names: [String])] = table.split(separator: "\n").map {
    let parts = $0.split(separator: ":", maxSplits: 1)
    let names = parts.dropFirst().joined().split(separator: " ").map { String($0) }
    let stem = names.first.map { $0.prefix { $0 != "-" } } ?? ""
    return (
      String(parts.first ?? ""), names.map { $0.hasPrefix("-") ? "\(stem)\($0)" : $0 }
    )
  }

  private static let table = """
    Academy Engraved LET: AcademyEngravedLetPlain
    Al Nile: AlNile -Bold
    American Typewriter: AmericanTypewriter -Light -Semibold -Bold -Condensed -CondensedLight \
    -CondensedBold
    Apple Color Emoji: AppleColorEmoji
    Apple SD Gothic Neo: AppleSDGothicNeo-Regular -Thin -UltraLight -Light -Medium -SemiBold -Bold
    Apple Symbols: AppleSymbols
    Arial: ArialMT Arial-ItalicMT Arial-BoldMT Arial-BoldItalicMT
    Arial Hebrew: ArialHebrew -Light -Bold
    Arial Rounded MT Bold: ArialRoundedMTBold
    Avenir: Avenir-Book -Roman -BookOblique -Oblique -Light -LightOblique -Medium -MediumOblique \
    -Heavy -HeavyOblique -Black -BlackOblique
    Avenir Next: AvenirNext-Regular -Italic -UltraLight -UltraLightItalic -Medium -MediumItalic \
    -DemiBold -DemiBoldItalic -Bold -BoldItalic -Heavy -HeavyItalic
    Avenir Next Condensed: AvenirNextCondensed-Regular -Italic -UltraLight -UltraLightItalic \
    -Medium -MediumItalic -DemiBold -DemiBoldItalic -Bold -BoldItalic -Heavy -HeavyItalic
    Baskerville: Baskerville -Italic -SemiBold -SemiBoldItalic -Bold -BoldItalic
    Bodoni 72: BodoniSvtyTwoITCTT-Book -BookIta -Bold
    Bodoni 72 Oldstyle: BodoniSvtyTwoOSITCTT-Book -BookIt -Bold
    Bodoni 72 Smallcaps: BodoniSvtyTwoSCITCTT-Book
    Bodoni Ornaments: BodoniOrnamentsITCTT
    Bradley Hand: BradleyHandITCTT-Bold
    Chalkboard SE: ChalkboardSE-Regular -Light -Bold
    Chalkduster: Chalkduster
    Charter: Charter-Roman -Italic -Bold -BoldItalic -Black -BlackItalic
    Cochin: Cochin -Italic -Bold -BoldItalic
    Copperplate: Copperplate -Light -Bold
    Courier New: CourierNewPSMT CourierNewPS-ItalicMT CourierNewPS-BoldMT CourierNewPS-BoldItalicMT
    Damascus: Damascus DamascusLight DamascusMedium DamascusSemiBold DamascusBold
    Devanagari Sangam MN: DevanagariSangamMN -Bold
    Didot: Didot -Italic -Bold
    DIN Alternate: DINAlternate-Bold
    DIN Condensed: DINCondensed-Bold
    Euphemia UCAS: EuphemiaUCAS -Italic -Bold
    Farah: Farah
    Futura: Futura-Medium -MediumItalic -Bold -CondensedMedium -CondensedExtraBold
    Galvji: Galvji -Bold
    Geeza Pro: GeezaPro -Bold
    Georgia: Georgia -Italic -Bold -BoldItalic
    Gill Sans: GillSans -Italic -Light -LightItalic -SemiBold -SemiBoldItalic -Bold -BoldItalic \
    -UltraBold
    Helvetica: Helvetica -Oblique -Light -LightOblique -Bold -BoldOblique
    Helvetica Neue: HelveticaNeue -Italic -UltraLight -UltraLightItalic -Thin -ThinItalic -Light \
    -LightItalic -Medium -MediumItalic -Bold -BoldItalic -CondensedBold -CondensedBlack
    Hiragino Maru Gothic ProN: HiraMaruProN-W4
    Hiragino Mincho ProN: HiraMinProN-W3 -W6
    Hiragino Sans: HiraginoSans-W3 -W6 -W7
    Hoefler Text: HoeflerText-Regular -Italic -Black -BlackItalic
    Impact: Impact
    Kailasa: Kailasa -Bold
    Kefa: Kefa-Regular
    Khmer Sangam MN: KhmerSangamMN
    Kohinoor Bangla: KohinoorBangla-Regular -Light -Semibold
    Kohinoor Devanagari: KohinoorDevanagari-Regular -Light -Semibold
    Kohinoor Gujarati: KohinoorGujarati-Regular -Light -Bold
    Kohinoor Telugu: KohinoorTelugu-Regular -Light -Medium
    Lao Sangam MN: LaoSangamMN
    Malayalam Sangam MN: MalayalamSangamMN -Bold
    Marker Felt: MarkerFelt-Thin -Wide
    Menlo: Menlo-Regular -Italic -Bold -BoldItalic
    Mishafi: DiwanMishafi
    Mukta Mahee: MuktaMahee-Regular -Light -Bold
    Myanmar Sangam MN: MyanmarSangamMN -Bold
    Noteworthy: Noteworthy-Light -Bold
    Noto Nastaliq Urdu: NotoNastaliqUrdu -Bold
    Noto Sans Kannada: NotoSansKannada-Regular -Light -Bold
    Noto Sans Myanmar: NotoSansMyanmar-Regular -Light -Bold
    Noto Sans Oriya: NotoSansOriya -Bold
    Optima: Optima-Regular -Italic -Bold -BoldItalic -ExtraBlack
    Palatino: Palatino-Roman -Italic -Bold -BoldItalic
    Papyrus: Papyrus -Condensed
    Party LET: PartyLetPlain
    PingFang HK: PingFangHK-Regular -Ultralight -Thin -Light -Medium -Semibold
    PingFang SC: PingFangSC-Regular -Ultralight -Thin -Light -Medium -Semibold
    PingFang TC: PingFangTC-Regular -Ultralight -Thin -Light -Medium -Semibold
    Rockwell: Rockwell-Regular -Italic -Bold -BoldItalic
    Savoye LET: SavoyeLetPlain
    Sinhala Sangam MN: SinhalaSangamMN -Bold
    Snell Roundhand: SnellRoundhand -Bold -Black
    STIX Two Math: STIXTwoMath-Regular
    STIX Two Text: STIXTwoText -Italic -Medium -Medium_Italic -SemiBold -SemiBold_Italic -Bold \
    -Bold_Italic
    Symbol: Symbol
    Tamil Sangam MN: TamilSangamMN -Bold
    Thonburi: Thonburi -Light -Bold
    Times New Roman: TimesNewRomanPSMT TimesNewRomanPS-ItalicMT TimesNewRomanPS-BoldMT \
    TimesNewRomanPS-BoldItalicMT
    Trebuchet MS: TrebuchetMS -Italic -Bold Trebuchet-BoldItalic
    Verdana: Verdana -Italic -Bold -BoldItalic
    Zapf Dingbats: ZapfDingbatsITC
    Zapfino: Zapfino
    """
}
