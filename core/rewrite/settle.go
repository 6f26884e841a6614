package rewrite

import "github.com/odsgen/ods/core"

// MaxFoldsInPlace is how often in a row a driver lets the folder of an operation change it in place. A folder that goes
// on says so for ever, and upstream's drivers do not end.
const MaxFoldsInPlace = 64

// inPlaceFolds counts folds in place.
type inPlaceFolds struct {
	op        *core.Operation          // the last one that was folded in place
	times     int                      // how often in a row
	unsettled map[*core.Operation]bool // operations whose folds do not end
}

// endless counts the folds in place of an operation and reports whether its folder is to be ignored.
func (f *inPlaceFolds) endless(op *core.Operation) bool {
	if f.op != op {
		f.op, f.times = op, 0
	}
	if f.times++; f.times <= MaxFoldsInPlace && !f.unsettled[op] {
		return false
	}
	if f.unsettled == nil {
		f.unsettled = map[*core.Operation]bool{}
	}
	f.unsettled[op] = true
	return true
}

// severalUsers has uses by different operations, for values where it took many steps to find two.
type severalUsers map[*core.Value][4]*core.Use

// has reports whether at least two operations but the given one use the value. The one with most uses can
// come first in the list: when it takes long to get to others, the first two and the last two are kept for the next
// time.
func (s *severalUsers) has(v *core.Value, but *core.Operation) bool {
	var one *core.Operation
	for _, u := range (*s)[v] {
		if u == nil || u.Value() != v || u.Owner() == but || u.Owner() == one {
			continue
		}
		if one != nil {
			return true
		}
		one = u.Owner()
	}
	const few = 16
	var first, last [2]*core.Use // of different operations each
	steps := 0
	for u := range v.Uses() {
		steps++
		op := u.Owner()
		if op == but || last[1] != nil && op == last[1].Owner() {
			continue
		}
		switch {
		case first[0] == nil:
			first[0] = u
		case first[1] == nil && op != first[0].Owner():
			first[1] = u
			if steps <= few {
				return true
			}
		}
		last[0], last[1] = last[1], u
	}
	if first[1] == nil {
		return false
	}
	if *s == nil {
		*s = make(severalUsers)
	}
	(*s)[v] = [4]*core.Use{first[0], first[1], last[0], last[1]}
	return true
}
