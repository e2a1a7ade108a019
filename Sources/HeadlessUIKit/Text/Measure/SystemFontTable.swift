/// The measures of the system's font, in units of 1/2048 of its size.
///
/// Advance widths and tracking as measured on a device, and no font data: what letters look like is
/// not known here. A width between two of these tables is a mixture of them, see `FontWidths`.
enum SystemFontTable {
  /// The units in the size of a font.
  static let unitsPerEm = 2048.0
  /// The width of every character of the monospaced design, at any size and weight.
  static let monospaced = 1266.0

  /// The characters of the tables, in their order.
  private static let order = Array(
    " _-,!?'\"(@*/&#%`+|0123456789aAbBcCdDeEfFgGhHiIjJkKlLmMnNoOpPqQrRsStTuUvVwWxXyYzZ".utf8)
  /// Characters that are as wide as another one.
  private static let alike: [(like: UInt8, characters: String)] = [
    (UInt8(ascii: ","), ";:."), (UInt8(ascii: "("), ")[]{}"), (UInt8(ascii: "/"), "\\"),
    (UInt8(ascii: "+"), "^<=>~$"),
  ]

  /// The widths of the characters of ASCII, by their codes; 0 for unprintable ones.
  private static func widths(_ text: String) -> [Double] {
    var widths = [Double](repeating: 0, count: 128)
    for (character, width) in zip(order, numbers(text)) { widths[Int(character)] = width }
    for (like, characters) in alike {
      for character in characters.utf8 { widths[Int(character)] = widths[Int(like)] }
    }
    return widths
  }

  private static func numbers(_ text: String) -> [Double] {
    text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
  }

  /// Regular letters of small sizes.
  static let textRegular = widths(
    """
    576 1195 966 608 637 1050 608 978 782 1880 966 624 1457 1290 1895 1024 1290 530 1290 950
    1236 1284 1318 1266 1304 1166 1308 1304 1130 1380 1258 1346 1146 1466 1258 1488 1170 1220
    741 1172 1248 1529 1205 1520 506 548 505 1102 1112 1349 518 1163 1782 1790 1195 1520 1210
    1580 1250 1301 1248 1580 780 1338 1072 1305 744 1298 1195 1510 1110 1380 1586 1982 1074 1390
    1112 1342 1104 1355
    """)

  /// The boldest letters of small sizes.
  static let textBlack = widths(
    """
    480 1374 1018 816 822 1232 816 1352 974 1917 1018 746 1592 1460 2347 1024 1460 696 1514 1146
    1398 1456 1496 1451 1496 1310 1534 1496 1285 1620 1410 1494 1260 1570 1410 1573 1291 1327
    930 1275 1395 1585 1384 1688 670 756 670 1360 1351 1556 690 1273 2036 1923 1374 1626 1328
    1641 1400 1458 1404 1641 1002 1506 1248 1460 946 1406 1374 1604 1277 1574 1884 2152 1304
    1598 1334 1558 1216 1412
    """)

  /// The lightest letters of small sizes.
  static let textHairline = widths(
    """
    498 1186 994 560 572 952 560 788 682 1850 994 548 1505 1250 1716 1024 1250 414 1264 818 1190
    1206 1299 1230 1250 1148 1264 1250 1114 1326 1240 1260 1143 1431 1250 1436 1182 1145 668
    1116 1230 1455 1196 1416 428 416 428 1057 1047 1226 428 1084 1751 1698 1186 1436 1204 1520
    1230 1208 1230 1520 728 1245 1027 1236 678 1240 1186 1428 1006 1326 1521 1898 988 1312 1006
    1268 1032 1268
    """)

  /// Regular letters of large sizes.
  static let displayRegular = widths(
    """
    420 1079 878 440 546 1002 520 826 660 1791 820 572 1370 1238 1655 1024 1238 442 1242 908
    1159 1212 1238 1198 1264 1120 1228 1264 1028 1301 1134 1238 1026 1405 1134 1390 1049 1131
    622 1081 1124 1447 1104 1432 422 460 420 1014 994 1230 418 1074 1645 1702 1079 1432 1087
    1498 1125 1183 1124 1498 631 1227 953 1215 617 1190 1079 1426 989 1292 1465 1892 959 1300
    996 1254 958 1263
    """)

  /// The boldest letters of large sizes.
  static let displayBlack = widths(
    """
    390 1280 928 546 749 1184 586 1040 904 1844 1020 668 1504 1377 1991 1024 1412 548 1444 1058
    1311 1367 1414 1362 1407 1223 1430 1407 1213 1534 1310 1382 1205 1512 1305 1477 1224 1216
    835 1164 1305 1530 1289 1556 564 624 564 1271 1209 1445 574 1150 1891 1825 1280 1494 1259
    1584 1305 1346 1303 1583 859 1395 1155 1370 838 1274 1280 1472 1174 1486 1771 2062 1202 1507
    1211 1470 1111 1321
    """)

  /// The lightest letters of large sizes.
  static let displayHairline = widths(
    """
    416 1023 864 406 496 904 486 651 550 1722 680 483 1375 1231 1434 1024 1200 284 1176 764 1136
    1120 1158 1160 1161 1071 1174 1161 984 1196 1076 1130 982 1295 1076 1306 1019 1044 490 1015
    1066 1323 1033 1286 290 286 290 927 875 1095 290 1004 1569 1566 1023 1306 1040 1390 1066
    1078 1066 1390 580 1116 869 1106 504 1110 1023 1298 850 1196 1352 1768 832 1180 850 1138 875
    1138
    """)

  /// The sizes for which the tracking is known.
  static let trackedSizes = numbers(
    """
    8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 40 44
    48 52 56 60 64 72 80
    """)

  /// The tracking that is added to the width of each character at these sizes.
  static let tracking = numbers(
    """
    52 38 24 12 0 -12 -22 -32 -40 -52 -50 -48 -46 -35 -24 -9 6 12 17 22 28 28 28 27 26 25 23 22
    21 19 17 15 13 11 9 7 4 0
    """)
}
