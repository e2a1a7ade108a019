import FleetTesting
import HeadlessAVFoundation
import TestSupport
import Testing

@MainActor @Suite(.freshApplication) struct AVPlayerItemVideoOutputTests {
  @Test func `an item has outputs, which know its time and get no pictures`() throws {
    let url = try #require(URL(string: "https://birds.example/song.mp3"))
    SimulatedMedia.setDuration(10, of: "/song.mp3")
    let item = AVPlayerItem(url: url)
    let output = AVPlayerItemVideoOutput(pixelBufferAttributes: nil)
    #expect(!output.itemTime(forHostTime: CACurrentMediaTime()).isValid)
    item.add(output)
    let player = AVPlayer(playerItem: item)
    player.play()
    Fleet.settle()
    Fleet.advance(by: .seconds(3))
    let time = output.itemTime(forHostTime: CACurrentMediaTime())

    #expect(item.outputs == [output])
    #expect(time.seconds == 3)
    #expect(output.itemTime(forHostTime: CACurrentMediaTime() + 1).seconds == 4)
    #expect(!output.hasNewPixelBuffer(forItemTime: time))
    #expect(output.copyPixelBuffer(forItemTime: time, itemTimeForDisplay: nil) == nil)
    item.remove(output)
    #expect(item.outputs.isEmpty)
    #expect(!output.itemTime(forHostTime: CACurrentMediaTime()).isValid)
  }

  @Test func `an output belongs to one item`() throws {
    let url = try #require(URL(string: "https://birds.example/song.mp3"))
    let (one, two) = (AVPlayerItem(url: url), AVPlayerItem(url: url))
    let output = AVPlayerItemVideoOutput(outputSettings: ["AVVideoWidthKey": 320])
    one.add(output)
    let words = failures { two.add(output) }.map(\.description)
    two.remove(output)

    #expect(words.count == 1)
    #expect(
      words.first?.contains("An AVPlayerItemOutput may be attached to a single AVPlayerItem")
        == true)
    #expect(one.outputs == [output] && two.outputs.isEmpty)
  }
}
