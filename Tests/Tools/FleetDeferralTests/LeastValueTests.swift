import Foundation
import HeadlessUIKit
import Testing

@testable import FleetDeferral

@MainActor @Suite("Least values")
struct LeastValueTests {
  enum Season: CaseIterable { case spring, summer }
  enum Grade: Int { case one = 1, two }
  enum Fruit: String { case pear = "Pear", apple }
  enum Size { case small, large }
  enum Single { case one }
  enum Shape: Equatable { case none, circle(Int) }
  enum Mark: String { case none = "", some }
  struct Ways: OptionSet { let rawValue: Int }
  struct Cart { let count: Int }
  class Model: NSObject { let items = [1] }
  class Screen: UIViewController {}
  class Tile: UIView { let label = UILabel() }

  @Test func `is nothing of what can be nothing`() {
    #expect(LeastValue.of(Int?.self) == .some(nil))
    #expect(LeastValue.of(Cart?.self)?.map(\.count) == .some(nil))
    #expect(LeastValue.of([Cart].self)?.isEmpty == true)
    #expect(LeastValue.of(Set<String>.self) == [])
    #expect(LeastValue.of([String: Cart].self)?.isEmpty == true)
    #expect(LeastValue.of(String.self) == "")
    #expect(LeastValue.of(Substring.self) == "")
    #expect(LeastValue.of(Data.self) == Data())
    #expect(LeastValue.of(IndexPath.self) == IndexPath())
    #expect(LeastValue.of(Ways.self) == [])
    #expect(LeastValue.of(Void.self) != nil)
  }

  @Test func `is zero of numbers, and false`() {
    #expect(LeastValue.of(Int.self) == 0)
    #expect(LeastValue.of(UInt8.self) == 0)
    #expect(LeastValue.of(CGFloat.self) == 0)
    #expect(LeastValue.of(Decimal.self) == 0)
    #expect(LeastValue.of(Bool.self) == false)
    #expect(LeastValue.of(CGRect.self) == .zero)
    #expect(LeastValue.of(UIEdgeInsets.self) == .zero)
    #expect(LeastValue.of(Date.self) == Date(timeIntervalSinceReferenceDate: 0))
  }

  @Test func `is the first case of an enumeration that has one to be found`() {
    #expect(LeastValue.of(Season.self) == .spring)
    #expect(LeastValue.of(Grade.self) == .one)
    #expect(LeastValue.of(Mark.self) == Mark.none)
    #expect(LeastValue.of(Fruit.self) == .pear)
    #expect(LeastValue.of(Size.self) == .small)
    #expect(LeastValue.of(Single.self) == .one)
    #expect(LeastValue.of(Shape.self) == nil)
    #expect(LeastValue.of(UIFont.Weight.self) == .regular)
  }

  @Test func `is a new object of a class that can be made`() {
    #expect(LeastValue.of(Model.self)?.items == [1])
    #expect(LeastValue.of(Screen.self).map { type(of: $0) == Screen.self } == true)
    #expect(LeastValue.of(Tile.self)?.label.text == nil)
    #expect(LeastValue.of(Tile.self)?.frame == .zero)
    for type in [UIView.self, UIButton.self, UIImageView.self, UILabel.self, UITextField.self] {
      #expect(made(type).map { Swift.type(of: $0) == type } == true, "\(type)")
    }
    #expect(LeastValue.of(UITableView.self)?.numberOfSections == 1)
    #expect(LeastValue.of(UICollectionView.self)?.frame == .zero)
    #expect(LeastValue.of(UIBarButtonItem.self)?.title == nil)
    #expect(LeastValue.of(Timer.self)?.isValid == true)
  }

  @Test func `is no object of a class whose own initializers stand in the place of others`() {
    _deferredModule(
      "FleetDeferralTests", places: 0, unreachable: 0,
      classesWithoutInitializer: ["LeastValueTests.Tag", "LeastValueTests.SmallTag"])

    #expect(LeastValue.of(Tag.self) == nil)
    #expect(LeastValue.of(SmallTag.self) == nil)
    #expect(LeastValue.of(Tag?.self) == .some(nil))
    #expect(LeastValue.of([Tag].self) == [])
    #expect(LeastValue.of(UIView.self)?.frame == .zero)
  }

  private class Tag: UIView {
    init(name: String) { super.init(frame: .zero) }
    required init?(coder: NSCoder) { nil }
  }
  private final class SmallTag: Tag {}

  private func made<View: UIView>(_ type: View.Type) -> UIView? { LeastValue.of(type) }

  @Test func `there is none of a structure of the app's, or a class of Swift's alone`() {
    final class Store {}

    #expect(LeastValue.of(Cart.self)?.count == nil)
    #expect(LeastValue.of(Store.self) === nil)
  }
}
