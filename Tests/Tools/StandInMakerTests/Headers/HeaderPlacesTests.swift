import Testing

@testable import StandInMaker

@Suite("The imports of a copied header")
struct HeaderPlacesTests {
  private var places: HeaderPlaces {
    var places = HeaderPlaces(
      frameworks: ["Foundation", "UIKit"], appleHeaders: ["Availability.h", "os/log.h"])
    places.add(own: "Deep/Cart.h", as: "Cart.h")
    places.add("Boats/Rope.h", of: "Boats", as: "Rope.h")
    return places
  }

  private func copy(_ line: String) -> String {
    let copy = HeaderCopy(of: Array(line.utf8), in: "Shop", places).text
    // A copy begins with what the umbrella of its module imports.
    return copy.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2).dropLast()
      .joined(separator: "\n")
  }

  @Test(arguments: [
    ("#import \"Cart.h\"", "#import \"Cart.h\""), ("#import <Shop/Cart.h>", "#import \"Cart.h\""),
    ("#include \"../Deep/Cart.h\"", "#import <Foundation/Foundation.h>"),
    ("# import <Boats/Rope.h>", "#import <Boats/Rope.h>"),
    ("#import \"Rope.h\"", "#import <Boats/Rope.h>"),
    ("#import <UIKit/UIView.h>", "#import <UIKit/UIKit.h>"),
    ("@import UIKit;", "#import <UIKit/UIKit.h>"),
    ("@import UIKit.UIView;", "#import <UIKit/UIKit.h>"),
    ("@import Boats;", "#import <Foundation/Foundation.h>"),
    ("#import <objc/runtime.h>", "#import <ObjectiveC/ObjectiveC.h>"),
    ("#include <os/log.h>", "#import <os/log.h>"), ("#include <math.h>", "#include <math.h>"),
    ("#import <Gone/Gone.h>", "#import <Foundation/Foundation.h>"),
  ])
  func `lead to headers that are here`(line: String, other: String) {
    #expect(copy(line) == other)
  }

  @Test(arguments: [
    "#include \"/etc/passwd\"", "#include </etc/passwd>", "#include \"../../secret.h\"",
    "#include_next <secret.h>", "#import <sys/../../etc/passwd>", "%:include \"/etc/passwd\"",
    "#/**/include \"/etc/passwd\"", "#inc\\\nlude \"/etc/passwd\"", "  #  include\t\"/etc/passwd\"",
    "@import Secret;",
  ])
  func `never lead elsewhere`(line: String) {
    #expect(copy(line) == "#import <Foundation/Foundation.h>")
  }

  @Test(arguments: [
    "#include SECRET", "#embed \"/etc/passwd\"", "#pragma clang module import Secret",
    "#pragma include_alias(\"a.h\", \"/etc/passwd\")", "#line 3 \"/etc/passwd\"", "#error No",
    "#warning No",
    "#pragma once",
  ])
  func `and directives that could, or that stop a build, go`(line: String) {
    #expect(copy(line).isEmpty)
  }
}
