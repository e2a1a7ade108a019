import Testing

@MainActor
@Suite("Objects of classes that are known at run time")
struct MetatypeRuleTests {
  @Test(arguments: [
    ("func f(_ t: UIView.Type) { t.init() }", "uiKitObject(t)"),
    ("func f(_ t: UIView.Type) { t.init(frame: .zero) }", "uiKitObject(t, frame: .zero)"),
    ("func f(_ t: A.Type) { t.init() }; class A: UIView {}", "uiKitObject(t)"),
    ("class A: NSObject { class func f() -> Self { self.init() } }", "uiKitObject(self)"),
    ("class A: NSObject { static func f() -> A { return Self.init() } }", "uiKitObject(Self.self)"),
    ("class A: NSObject {}; extension A { static func f() { self.init() } }", "uiKitObject(self)"),
    (
      "func f<T: UIViewController>() -> T { T(nibName: \"a\", bundle: nil) }",
      "uiKitObject(T.self, nibName: \"a\", bundle: nil)"
    ),
    ("func f<A, T: UIView>(_ a: A) -> T { T.init() }", "uiKitObject(T.self)"),
    ("func f<T: UIView>(_ t: T.Type) -> T { t.init() }", "uiKitObject(t)"),
    ("func f<T: A & UIView>() -> T { T() }; protocol A {}", "uiKitObject(T.self)"),
    ("class A<T> where T: UIView { func f(_ t: T.Type) { t.init() } }", "uiKitObject(t)"),
    (
      "#if os(iOS)\ntypealias A = UIView\n#else\ntypealias A = B\n#endif\nfunc f<T: A>() -> T { T() }",
      "uiKitObject(T.self)"
    ),
    (
      "func f<T: UITableViewCell>() -> T { T(style: .value1, reuseIdentifier: nil) }",
      "uiKitObject(T.self, style: .value1, reuseIdentifier: nil)"
    ),
    (
      "if case .segue(let a) = b { a.init(identifier: \"c\", source: d, destination: e) }",
      "uiKitObject(a, identifier: \"c\", source: d, destination: e)"
    ),
    (
      "class A { let kind: UIView.Type = B.self; func f() { g(self.kind.init()) } }",
      "g(uiKitObject(self.kind))"
    ),
    ("func f<T: UIView>(_ t: T.Type) -> T { T() }", "uiKitObject(T.self)"),
    ("class A<T: UIView>: UIViewController { let a = T() }", "let a = uiKitObject(T.self)"),
    ("struct A<T: UIView> { var a: T { T.init() } }", "var a: T { uiKitObject(T.self) }"),
    ("func f<T>(_ g: (T) -> ()) -> T where T: NSObject { T() }", "{ uiKitObject(T.self) }"),
    ("func f<A, T>() -> T where A: Sequence, T: UIView { T() }", "{ uiKitObject(T.self) }"),
    ("class A<T>: UIViewController where T: UIView { let a = T() }", "a = uiKitObject(T.self)"),
    (
      "class A<T: UIView>: UIViewController {}; extension A { func f() { view = T(frame: a) } }",
      "view = uiKitObject(T.self, frame: a)"
    ),
    (
      "protocol A {}; extension A where Self: UIViewController { "
        + "static func f() -> Self { Self(nibName: b, bundle: nil) } }",
      "{ uiKitObject(Self.self, nibName: b, bundle: nil) }"
    ),
    (
      "class A<T: NSManagedObject> { func f() { b = T(context: c) } }",
      "b = uiKitObject(T.self, context: c)"
    ),
    (
      "protocol A where Self: UIViewController {}; extension A { "
        + "static func f() -> Self { Self(nibName: b, bundle: nil) } }",
      "{ uiKitObject(Self.self, nibName: b, bundle: nil) }"
    ),
    (
      "protocol A: UIView {}; extension A { static func f() -> Self { return self.init() } }",
      "return uiKitObject(self)"
    ),
    (
      "protocol A {}; extension A where Self: UIView { func f() -> Self { Self.init(frame: b) } }",
      "{ uiKitObject(Self.self, frame: b) }"
    ),
    (
      "class A: UIView { static func f() -> Self { Self(frame: b) } }",
      "uiKitObject(Self.self, frame: b)"
    ),
    (
      "extension NSCollectionLayoutSection { static func f() -> Self { Self(group: g(1)) } }",
      "{ uiKitObject(NSCollectionLayoutSection(group: g(1)), as: Self.self) }"
    ),
    (
      "extension UIAlertController { class func f() -> Self { return self.init(title: a, b: c) } }",
      "return uiKitObject(UIAlertController(title: a, b: c), as: self) }"
    ),
    (
      "extension UIStackView { static var a: Self { let b = Self.init(arrangedSubviews: []); return b } }",
      "let b = uiKitObject(UIStackView(arrangedSubviews: []), as: Self.self); return b }"
    ),
    (
      "extension NSUUID { static func f() -> Self? { return self.init(uuidString: a) } }",
      "return uiKitObject(NSUUID(uuidString: a), as: self) }"
    ),
    ("extension UIView { static func f() -> Self { Self() } }", "{ uiKitObject(Self.self) }"),
    (
      "extension UIView { class func f() -> Self { self.init(frame: a) } }",
      "{ uiKitObject(self, frame: a) }"
    ),
  ])
  func `are made as the class says`(source: String, written: String) {
    #expect(Ported(source).body().contains(written))
    #expect(Ported(source).text().hasPrefix("import HeadlessUIKit\n"))
  }

  @Test(arguments: [
    "func f(_ t: Int.Type) { t.init() }", "func f<T>(_ t: T.Type) -> T { t.init() }",
    "#if os(macOS)\ntypealias A = UIView\n#endif\nfunc f<T: A>() -> T { T() }",
    "func f(_ t: A.Type) { t.init() }; class A {}",
    "func f(_ t: A.Type) { t.init() }; final class A: UIView {}",
    "func f(_ t: A.Type) { t.init() }; class A: UIView { required init() {} }",
    "func f(_ t: UIView.Type) { t.init(style: a) }",
    "func f(_ t: UIView.Type, _ u: Int.Type) { u.init() }",
    "class A: UIView { convenience init(a: Int) { self.init() } }",
    "extension UIView { convenience init(a: Int) { self.init(frame: b) } }",
    "extension UIView { static func f() -> Self? { Self(coder: a) } }",
    "extension NSRange { static func f() -> Self { Self(location: a, length: b) } }",
    "extension A { static func f() -> Self { Self(b: c) } }; struct A {}",
    "extension UIView { struct A { static func f() -> Self { Self(b: c) } } }",
    "func f<T: Equatable>() -> T { T() }", "func f<T>() -> T where T: Equatable { T() }",
    "func f<T>() -> T { T() }; func g<A>(_ a: A) where A: UIView {}",
    "class A<T: Model>: UIView { let a = T() }",
    "class A<T: UIView>: UIView { let a = [T]() }", "func f<T: UIView>(_ t: T) { a.T(); [T]() }",
    "UIView.init()", "let a = UIView.init(frame: .zero)",
    "class A: UIStoryboardSegue { init(a: B) { super.init(identifier: a, source: b, destination: c) } }",
    "let a = A.init(identifier: a, source: b, destination: c)", "a.init(identifier: b)",
    "protocol A {}; extension A where Self: B { static func f() -> Self { Self() } }; class B {}",
    "protocol A { init() }; extension A where Self: UIView { static func f() -> Self { Self() } }",
  ])
  func `are left where Swift makes them, or nobody knows how`(source: String) {
    #expect(!Ported(source).body().contains("uiKitObject"))
  }

  @Test(arguments: [
    ("func f(_ o: AnyObject) { a(type(of: o).description()) }", "a(uiKitDescription(type(of: o)))"),
    ("let o: AnyObject = b; type(of: o).description() + c", "uiKitDescription(type(of: o)) + c"),
    ("func f(_ o: UIView) { type(of: o).description() }", "type(of: o).description()"),
    ("func f(_ o: AnyObject.Type) { type(of: o).description() }", "type(of: o).description()"),
    ("func f(_ o: AnyObject) { type(of: o).description(a) }", "type(of: o).description(a)"),
    ("func f(_ o: AnyObject) { o.description() }", "o.description()"),
  ])
  func `of any object have a description`(source: String, written: String) {
    #expect(Ported(source).body().contains(written))
    #expect(Ported(source).body().contains("uiKitDescription") == written.contains("uiKit"))
  }
}
