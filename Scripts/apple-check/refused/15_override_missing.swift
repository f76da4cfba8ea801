import UIKit

final class V: UIViewController { func viewDidLoad() {} }
