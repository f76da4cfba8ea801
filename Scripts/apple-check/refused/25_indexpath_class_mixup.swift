import UIKit

func f(_ a: NSIndexPath) -> IndexPath { a }
