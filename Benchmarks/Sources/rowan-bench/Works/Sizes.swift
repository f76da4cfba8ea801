/// From a thousand items to a million, and ten million where there is memory for it.
let growingSizes =
  [1_000, 10_000, 100_000, 1_000_000] + (ResidentMemory.available ?? 0 > 12_000_000_000 ? [10_000_000] : [])

/// From a thousand items to a million.
let sizesToMillion = [1_000, 10_000, 100_000, 1_000_000]

let million = 1_000_000
