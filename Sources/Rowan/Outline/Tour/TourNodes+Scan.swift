/// Where a scan over siblings ended.
struct TourScan {
  /// How many items of the asked depth were passed.
  var passed = 0
  /// Whether `place` is the item that was asked for; else it is the first entry that is less deep, or the end.
  var isFound = false
  var place = TourPlace.end
}

/// The two scans that answer every question about relatives.
///
/// In preorder, the children of an item are the entries one deeper than it, up to the next entry that is not
/// deeper than it. So parent, subtree end, k-th child, number of children, next sibling and position among
/// siblings are all one question: walk from here, count the items of this depth, stop at a smaller one. The
/// nodes know their smallest depth and how many items have it, so whole nodes are passed at once.
///
/// - Complexity: O(log n) each, whatever the depth of the tree or the number of siblings.
extension TourNodes {
  /// Walks forward from the entry behind `place` to the item of the asked depth with `skipped` such items
  /// before it, or to the first entry that is less deep.
  ///
  /// - Parameter depth: Relative to the leaf of `place`.
  @inline(never)
  func scanForward(after place: TourPlace, depth: Int32, skipping skipped: Int) -> TourScan {
    var scan = TourScan()
    var depth = depth
    if scanLeafForward(place.leaf, from: place.slot + 1, depth, skipped, &scan) { return scan }
    var node = place.leaf
    var height = 0
    while true {
      let above = parent(of: node)
      guard above != 0 else { return scan }
      let inner = pool.inner(above)
      let slot = slot(of: node)
      depth &+= inner.depths[slot]
      height += 1
      if scanInnerForward(above, height: height, from: slot + 1, depth, skipped, &scan) { return scan }
      node = above
    }
  }

  /// Walks forward from the first entry of a tree, likewise; the depth counts from 0.
  @inline(never)
  func scanForward(in tree: Branch, depth: Int32, skipping skipped: Int) -> TourScan {
    var scan = TourScan()
    guard !tree.isEmpty else { return scan }
    _ =
      tree.height == 0
      ? scanLeafForward(tree.node, from: 0, depth, skipped, &scan)
      : scanInnerForward(tree.node, height: tree.height, from: 0, depth, skipped, &scan)
    return scan
  }

  /// - Returns: Whether the scan has ended.
  @inline(never)
  private func scanInnerForward(
    _ node: Int32, height: Int, from start: Int, _ depth: Int32, _ skipped: Int, _ scan: inout TourScan
  ) -> Bool {
    let inner = pool.inner(node)
    for slot in start..<inner.count {
      let least = inner.depths[slot]
      if least > depth { continue }
      if least == depth {
        let tops = Int(inner.tops[slot])
        if scan.passed + tops <= skipped {
          scan.passed += tops
          continue
        }
      }
      let child = inner.children[slot]
      if height == 1, least == depth, Int(inner.tops[slot]) == count(of: child) {
        // A leaf of siblings alone.
        scan.isFound = true
        scan.place = TourPlace(leaf: child, slot: skipped - scan.passed)
        scan.passed = skipped
        return true
      }
      return height == 1
        ? scanLeafForward(child, from: 0, depth - least, skipped, &scan)
        : scanInnerForward(child, height: height - 1, from: 0, depth - least, skipped, &scan)
    }
    return false
  }

  @inline(never)
  private func scanLeafForward(
    _ node: Int32, from start: Int, _ depth: Int32, _ skipped: Int, _ scan: inout TourScan
  ) -> Bool {
    let leaf = pool.leaf(node)
    let depths = leaf.depths
    let words = leaf.words
    for slot in stride(from: start, to: leaf.count, by: 1) where depths[slot] <= depth {
      if depths[slot] == depth {
        if words[slot] < 0 { continue }
        if scan.passed < skipped {
          scan.passed += 1
          continue
        }
        scan.isFound = true
      }
      scan.place = TourPlace(leaf: node, slot: slot)
      return true
    }
    return false
  }

  /// Walks backward from the entry before `place`, likewise.
  @inline(never)
  func scanBackward(before place: TourPlace, depth: Int32, skipping skipped: Int) -> TourScan {
    var scan = TourScan()
    var depth = depth
    if scanLeafBackward(place.leaf, below: place.slot, depth, skipped, &scan) { return scan }
    var node = place.leaf
    var height = 0
    while true {
      let above = parent(of: node)
      guard above != 0 else { return scan }
      let inner = pool.inner(above)
      let slot = slot(of: node)
      depth &+= inner.depths[slot]
      height += 1
      if scanInnerBackward(above, height: height, below: slot, depth, skipped, &scan) { return scan }
      node = above
    }
  }

  @inline(never)
  private func scanInnerBackward(
    _ node: Int32, height: Int, below end: Int, _ depth: Int32, _ skipped: Int, _ scan: inout TourScan
  ) -> Bool {
    let inner = pool.inner(node)
    var slot = end
    while slot > 0 {
      slot -= 1
      let least = inner.depths[slot]
      if least > depth { continue }
      if least == depth {
        let tops = Int(inner.tops[slot])
        if scan.passed + tops <= skipped {
          scan.passed += tops
          continue
        }
      }
      let child = inner.children[slot]
      return height == 1
        ? scanLeafBackward(child, below: count(of: child), depth - least, skipped, &scan)
        : scanInnerBackward(
          child, height: height - 1, below: count(of: child), depth - least, skipped, &scan)
    }
    return false
  }

  @inline(never)
  private func scanLeafBackward(
    _ node: Int32, below end: Int, _ depth: Int32, _ skipped: Int, _ scan: inout TourScan
  ) -> Bool {
    let leaf = pool.leaf(node)
    let depths = leaf.depths
    let words = leaf.words
    var slot = end
    while slot > 0 {
      slot -= 1
      if depths[slot] > depth { continue }
      if depths[slot] == depth {
        if words[slot] < 0 { continue }
        if scan.passed < skipped {
          scan.passed += 1
          continue
        }
        scan.isFound = true
      }
      scan.place = TourPlace(leaf: node, slot: slot)
      return true
    }
    return false
  }
}
