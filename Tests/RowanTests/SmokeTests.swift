import Rowan
import Testing

@Test func expandableHasThreeValues() {
  #expect(Set([Expandable.leaf, .parent, .unknown]).count == 3)
}
