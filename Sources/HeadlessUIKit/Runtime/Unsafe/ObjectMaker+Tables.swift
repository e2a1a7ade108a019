import Foundation

extension ObjectMaker {
  /// Makes a cell with `init(style:reuseIdentifier:)`.
  package static func make<Cell: UITableViewCell>(
    _ type: Cell.Type, style: UITableViewCell.CellStyle = .default, reuseIdentifier: String?
  ) -> Cell {
    laundered(makeCell(type, style, reuseIdentifier), as: type)
  }

  /// Makes a header or footer with `init(reuseIdentifier:)`.
  package static func make<Header: UITableViewHeaderFooterView>(
    header type: Header.Type, reuseIdentifier: String?
  ) -> Header {
    laundered(makeHeader(type, reuseIdentifier), as: type)
  }

  @inline(never)
  @_optimize(none)
  private static func makeCell(
    _ type: UITableViewCell.Type, _ style: UITableViewCell.CellStyle, _ reuseIdentifier: String?
  ) -> UITableViewCell {
    unsafeBitCast(type, to: MadeCell.Type.self)
      .init(style: style, reuseIdentifier: reuseIdentifier)
  }

  @inline(never)
  @_optimize(none)
  private static func makeHeader(
    _ type: UITableViewHeaderFooterView.Type, _ reuseIdentifier: String?
  ) -> UITableViewHeaderFooterView {
    unsafeBitCast(type, to: MadeHeader.Type.self).init(reuseIdentifier: reuseIdentifier)
  }
}

class MadeCell: UITableViewCell {
  required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { nil }
}

private final class OverriddenCell: MadeCell {
  required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { nil }
}

class MadeHeader: UITableViewHeaderFooterView {
  required override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { nil }
}

private final class OverriddenHeader: MadeHeader {
  required init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  required init?(coder: NSCoder) { nil }
}
