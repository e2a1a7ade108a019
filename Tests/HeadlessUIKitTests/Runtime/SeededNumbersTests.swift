import HeadlessUIKit
import Testing

@Suite("SeededNumbers")
struct SeededNumbersTests {
  @Test func `gives the numbers of SplitMix64, the same on every machine`() {
    var numbers = SeededNumbers(seed: 1)

    #expect(numbers.next() == 0x910A_2DEC_8902_5CC1)
    #expect(numbers.next() == 0xBEEB_8DA1_658E_EC67)
    #expect(numbers.number(below: 10) == 9)
    let drawn = numbers
    #expect(numbers.number(below: 0) == 0)
    #expect(numbers.number(below: 1) == 0)
    #expect(numbers == drawn)
  }
}
