import FleetStandIns
import FleetTesting
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite("SDWebImage by hand", .freshApplication)
struct SDWebImageTests {
  private let view = UIImageView()
  private let trace = Trace()
  private let placeholder = UIImage()
  private let robin = "https://birds.example/robin.png"

  private func show(_ text: String?, options: SDWebImageOptions = []) {
    view.sd_setImage(
      with: text.flatMap(URL.init), placeholderImage: placeholder, options: options
    ) { [trace] image, error, cache, url in
      let code = (error as NSError?)?.code ?? 0
      trace.add(
        "\(url?.lastPathComponent ?? "no URL") \(image == nil ? "-" : "image") \(code) \(cache)")
    }
  }

  private func picture() -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 3, height: 2)
    return UIGraphicsImageRenderer(size: size, format: format).pngData { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
    }
  }

  @Test func `asks the network, shows a placeholder until then, and remembers`() async {
    Fleet.respond(to: robin, with: .data(picture(), contentType: "image/png", after: .seconds(2)))

    show(robin)
    #expect(view.image === placeholder)
    #expect(view.sd_imageURL?.absoluteString == robin)
    await Fleet.advance(by: .seconds(1))
    #expect(view.image === placeholder)
    await Fleet.advance(by: .seconds(2))
    await Fleet.settle()
    #expect(view.image?.size == CGSize(width: 3, height: 2))
    #expect(trace.lines == ["robin.png image 0 none"])

    show(robin)
    #expect(view.image !== placeholder)
    #expect(trace.lines.last == "robin.png image 0 memory")
    #expect(StandIn.unanswered.isEmpty)
    #expect(SDImageCache.shared.imageFromMemoryCache(forKey: robin) === view.image)
    #expect(Fleet.sentRequests.count == 1)
    SDImageCache.shared.clearMemory()
    show(robin, options: .fromCacheOnly)
    #expect(trace.lines.last == "robin.png - 0 none")
    #expect(view.image === placeholder)
  }

  @Test func `says why there is no image, and does not ask for it again`() async {
    Fleet.respond(to: "/gone.png", with: .status(404))
    Fleet.respond(to: "/text.png", with: .text("no picture"))
    Fleet.respond(to: "/far.png", with: .offline)
    for name in ["gone", "text", "far", "gone"] {
      show("https://birds.example/\(name).png")
      await Fleet.settle()
    }
    show(nil)
    show("https://birds.example/gone.png", options: .retryFailed)
    await Fleet.settle()

    #expect(
      trace.lines == [
        "gone.png - 2001 none", "text.png - 1001 none", "far.png - -1009 none",
        "gone.png - 1003 none", "no URL - 1000 none", "gone.png - 2001 none",
      ])
    #expect(view.image === placeholder)
    #expect(Fleet.sentRequests.count == 4)
  }

  @Test func `shows what was asked for last`() async {
    Fleet.respond(to: robin, with: .data(picture(), contentType: "image/png", after: .seconds(2)))
    show(robin)
    show(nil)
    await Fleet.advance(by: .seconds(3))
    await Fleet.settle()
    #expect(view.image === placeholder)
    show(robin)
    view.sd_cancelCurrentImageLoad()
    await Fleet.advance(by: .seconds(3))
    await Fleet.settle()

    #expect(view.image === placeholder)
    #expect(
      trace.lines == ["no URL - 1000 none", "robin.png - 2002 none", "robin.png - 2002 none"])
  }
}
