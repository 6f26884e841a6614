package core

// WalkResult tells a walk how to go on.
type WalkResult uint8

// The answers of a walk's callback.
const (
	WalkAdvance   WalkResult = iota
	WalkSkip                 // do not go into the regions of the operation (pre-order only)
	WalkInterrupt            // stop the whole walk
)

// WalkPre visits the operation, then everything nested in it, in order. The visited operation must not be erased unless
// the callback answers WalkSkip. It returns false when interrupted.
func (op *Operation) WalkPre(f func(*Operation) WalkResult) bool {
	switch f(op) {
	case WalkSkip:
		return true
	case WalkInterrupt:
		return false
	}
	for i := range op.NumRegions() {
		for b := op.Region(i).first; b != nil; {
			next := b.next
			for o := b.first; o != nil; {
				after := o.next
				if !o.WalkPre(f) {
					return false
				}
				o = after
			}
			b = next
		}
	}
	return true
}

// WalkPost visits everything nested in the operation in order, then the operation itself, which the callback may erase.
// It returns false when interrupted.
func (op *Operation) WalkPost(f func(*Operation) WalkResult) bool {
	for i := range op.NumRegions() {
		for b := op.Region(i).first; b != nil; {
			next := b.next
			for o := b.first; o != nil; {
				after := o.next
				if !o.WalkPost(f) {
					return false
				}
				o = after
			}
			b = next
		}
	}
	return f(op) != WalkInterrupt
}

// Walk visits every operation in post-order, without a way to stop.
func (op *Operation) Walk(f func(*Operation)) {
	op.WalkPost(func(o *Operation) WalkResult { f(o); return WalkAdvance })
}
