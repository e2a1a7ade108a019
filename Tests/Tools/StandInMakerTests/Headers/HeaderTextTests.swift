import Testing

@testable import StandInMaker

@Suite("The text of a header")
struct HeaderTextTests {
  @Test(arguments: [
    ("int a; // b\nint c;", "int a; \nint c;"), ("int /* a\n b */ c;", "int   c;"),
    ("#define A \\\n  1\r\nint b;", "#define A   1\nint b;"),
    ("// a \\\n b\nint c;", "\nint c;"), ("NSString *a = @\"// b\";", "NSString *a = @\"// b\";"),
    ("char a = '\\'';// b", "char a = '\\'';"), ("@\"a\\\" // b\" // c", "@\"a\\\" // b\" "),
    ("int a; /* b", "int a;  "), ("it's\nint a; // b", "it's\nint a; "), ("a / b", "a / b"),
    ("#im\\\nport \"a.h\"", "#import \"a.h\""), ("", ""), ("\\", "\\"),
  ])
  func `has no comments, and directives on one line`(text: String, plain: String) {
    #expect(HeaderText.plain(Array(text.utf8)) == plain)
  }

  @Test(arguments: [
    (
      "static inline int a(int b) { if (b) { return 1; } return 0; }\nint c;",
      "extern int a(int b);\nint c;"
    ),
    ("NS_INLINE NSString * a(void)\n{ return nil; }", "extern NSString * a(void);"),
    ("static NSString *const a = @\"b\";", "extern NSString *const a;"),
    ("static int a(int);", "static int a(int);"),
    ("static inline int a(void) {", "static inline int a(void) {"),
    ("- (BOOL)save:(NSError **)error;", "- (BOOL)save:(NSError *__strong *)error;"),
    (
      "- (BOOL)save:(NSError * _Nullable * _Nullable)e;",
      "- (BOOL)save:(NSError *__strong * _Nullable)e;"
    ),
    ("- (BOOL)get:(id *)value;", "- (BOOL)get:(id __strong *)value;"),
    ("- (BOOL)save:(NSError *__autoreleasing *)e;", "- (BOOL)save:(NSError *__strong *)e;"),
  ])
  func `declares what it defines, and has pointers that Swift has`(text: String, patched: String) {
    #expect(HeaderPatches.patched(text) == patched)
  }

  @Test func `tells the texts and numbers of its constants`() {
    let values = HeaderPatches.values(
      in: """
        #define SHOP_NAME @"Shop"
        #define SHOP_DELAY (0.25)
        #define SHOP_MAX 12
        #define SHOP_OTHER SHOP_MAX
        #define SHOP(x) x
        static NSString *const ShopKey = @"a\\"b";
        static const int ShopCount = 3;
        extern NSString *const ShopDomain;
        """)

    #expect(
      values == [
        "SHOP_NAME": "\"Shop\"", "SHOP_DELAY": "0.25", "SHOP_MAX": "12",
        "ShopKey": "\"a\\\"b\"", "ShopCount": "3",
      ])
  }
}
