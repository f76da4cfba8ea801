#if !canImport(ObjectiveC)
  /// Carries data from one place to another, which Foundation lacks outside Apple's systems.
  public class NSItemProvider: NSObject {
    private let object: Any?

    /// Makes a provider without data.
    public override init() {
      object = nil
      super.init()
    }

    /// Makes a provider of an object.
    public init(object: Any) {
      self.object = object
      super.init()
    }

    /// Whether an object of a type can be had.
    public func canLoadObject<Value>(ofClass type: Value.Type) -> Bool { object is Value }

    /// Gives the object, at once.
    @discardableResult
    public func loadObject<Value>(
      ofClass type: Value.Type, completionHandler: @escaping (Value?, (any Error)?) -> Void
    ) -> Progress {
      completionHandler(object as? Value, nil)
      return Progress(totalUnitCount: 1)
    }
  }
#endif

/// Something that is dragged.
@MainActor open class UIDragItem: NSObject {
  /// The data, for other apps.
  open private(set) var itemProvider: NSItemProvider
  /// The thing itself, for this app.
  open var localObject: Any?

  /// Makes an item.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// A drag or a drop under way.
@MainActor public protocol UIDragDropSession: NSObjectProtocol {
  /// What is dragged.
  var items: [UIDragItem] { get }
  /// Whether what is dragged may be moved rather than copied.
  var allowsMoveOperation: Bool { get }
  /// Whether what is dragged stays in this app.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Where the finger is.
  func location(in view: UIView) -> CGPoint
  /// Whether there is data of a type.
  func canLoadObjects<Value>(ofClass aClass: Value.Type) -> Bool
}

/// A drag under way, as where it began sees it.
@MainActor public protocol UIDragSession: UIDragDropSession {
  /// Whatever the app wants to remember.
  var localContext: Any? { get set }
}

/// A drag under way, as where it may end sees it.
@MainActor public protocol UIDropSession: UIDragDropSession {
  /// The drag, when it began in this app.
  var localDragSession: (any UIDragSession)? { get }
}

/// What a drop does with what is dropped.
public enum UIDropOperation: UInt, Hashable, Sendable {
  /// Nothing; there was never an offer.
  case cancel
  /// Nothing; there might be an offer elsewhere.
  case forbidden
  /// Copies it.
  case copy
  /// Moves it.
  case move
}

/// What a drop would do.
@MainActor open class UIDropProposal: NSObject {
  /// What is done with what is dropped.
  open private(set) var operation: UIDropOperation
  /// Whether the finger is to be exact.
  open var isPrecise = false
  /// Whether the preview keeps its size.
  open var prefersFullSizePreview = false

  /// Makes a proposal.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// The movement of something that has been let go.
@MainActor public protocol UIDragAnimating: NSObjectProtocol {
  /// Makes changes along with the movement.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Hears that the movement has ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Where an animation has stopped.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  /// At the end.
  case end
  /// At the start.
  case start
  /// In between.
  case current
}

/// How the picture of something dragged looks; accepted and ignored.
@MainActor open class UIDragPreviewParameters: NSObject {
  /// The colour behind the picture.
  open var backgroundColor: UIColor?
}

/// Where the picture of something dropped goes.
@MainActor open class UIDragPreviewTarget: NSObject {
  /// The view that it goes into.
  open private(set) var container: UIView
  /// The middle that it goes to.
  open private(set) var center: CGPoint

  /// Makes a target.
  public init(container: UIView, center: CGPoint) {
    self.container = container
    self.center = center
    super.init()
  }
}
