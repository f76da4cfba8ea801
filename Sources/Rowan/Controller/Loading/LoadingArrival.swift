/// An answer of a loader, and what was asked.
struct LoadingArrival<Item: Hashable> {
  var request: LoadingStates<Item>.Request
  var answer: Result<LoadedChildren<Item>, any Error>
}
