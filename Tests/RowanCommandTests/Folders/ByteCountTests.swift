import Testing

@testable import RowanCommand

struct ByteCountTests {
  @Test(arguments: [
    (0, "0"), (999, "999"), (1_000, "1.0k"), (1_049, "1.0k"), (1_050, "1.1k"), (9_949, "9.9k"),
    (9_951, "10k"),
    (37_400_000, "37M"), (999_499, "999k"), (999_500, "1.0M"), (1_000_000, "1.0M"), (-5, "-5"),
    (Int64.max, "9.2E"),
  ])
  func showsThreeDigitsAtMost(_ bytes: Int64, _ text: String) {
    #expect(ByteCount.text(bytes) == text)
  }
}
