import Foundation
import Testing

@testable import ImageDecoding

@Suite("VectorSize")
struct VectorSizeTests {
  @Test(arguments: [
    (#"<svg width="24" height="12.5" viewBox="0 0 1 1">"#, 24, 12.5),
    (
      #"<?xml version="1.0"?><!DOCTYPE svg><!-- <svg width="1"> --><svg height='2px' width='3px'/>"#,
      3, 2
    ),
    (#"<svg xmlns="x" viewBox="1,2, 30 40"/>"#, 30, 40),
    (#"<svg width="100%" height="100%" viewBox="0 0 30 40"/>"#, 30, 40),
    (#"<svg:svg xmlns:svg="x" width="1in" height="72pt"></svg:svg>"#, 96, 96),
    (#"<svg width = "1e2" height="50" viewBox="0 0 7 8"/>"#, 7, 8),
  ])
  func `an SVG is as large as its root says`(text: String, width: Double, height: Double) {
    #expect(VectorSize(Data(text.utf8)) == VectorSize(width, height))
  }

  @Test(arguments: [
    ("%PDF-1.4\n1 0 obj <</Type /Page /MediaBox [0 0 24 36.5]>>", 24, 36.5),
    ("%PDF-1.4\n<</MediaBox\n[ 10 -5 34 19 ]>> /MediaBox [0 0 1 1]", 24, 24),
    ("%PDF-1.4\n<</MediaBox 7 0 R>>\n7 0 obj\n[0 0 20 30]\nendobj", 20, 30),
  ])
  func `a PDF is as large as its first page`(text: String, width: Double, height: Double) {
    #expect(VectorSize(Data(text.utf8)) == VectorSize(width, height))
  }

  @Test func `the page of a PDF may be in a packed stream`() throws {
    // "/MediaBox [0 0 48 48]", as zlib packs it.
    let packed = try #require(
      Data(base64Encoded: "eJzT901NyUx0yq9QiDZQMFAwsQCiWABEjgWp"))
    let file =
      Data("%PDF-1.5\n<</Type /ObjStm>>stream\r\n".utf8) + packed
      + Data("\nendstream".utf8)
    #expect(VectorSize(file) == VectorSize(48, 48))
  }

  @Test(arguments: [
    "", "<svg", "<svg>", "<svg width='0' height='1'/>", "<svg width='1e9' height='1'/>",
    "<!-- <svg",
    "<svg width='nan' height='1'/>", "<svg viewBox='0 0 1'/>", "<html width='1' height='1'>",
    "%PDF-",
    "%PDF- /MediaBox [0 0 nan 1]", "%PDF- /MediaBox [0 0 1]", "%PDF- /MediaBox 9 0 R",
    "%PDF- /ObjStm stream\nabc endstream", "/MediaBox [0 0 1 1]",
  ])
  func `what has no size is none`(text: String) {
    #expect(VectorSize(Data(text.utf8)) == nil)
  }
}
