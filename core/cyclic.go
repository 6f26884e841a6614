package core

import "slices"

// This file keeps the text of types and attributes finite that contain themselves: hooks write and read only the name
// of one that is open already.
//
//	if p.EnterCyclic(t) {
//		defer p.LeaveCyclic()
//		... // the contents
//	}

// EnterCyclic reports whether x, a type or attribute, is not being written already, and notes that it is now.
func (p *Printer) EnterCyclic(x any) bool { return p.cyclic.enter(x) }

// LeaveCyclic ends what the last successful [Printer.EnterCyclic] began.
func (p *Printer) LeaveCyclic() { p.cyclic.leave() }

// EnterCyclic reports whether x, a type or attribute, is not being read already, and notes that it is now.
func (p *Parser) EnterCyclic(x any) bool { return p.cyclic.enter(x) }

// LeaveCyclic ends what the last successful [Parser.EnterCyclic] began.
func (p *Parser) LeaveCyclic() { p.cyclic.leave() }

// openSet are the types and attributes that are being read or written, the innermost last.
type openSet struct {
	list []any
	// index has those of list when there are many.
	index map[any]struct{}
}

// manyOpen is the number from which on a map finds them faster than a search does.
const manyOpen = 16

func (s *openSet) enter(x any) bool {
	if len(s.list) < manyOpen {
		if slices.Contains(s.list, x) {
			return false
		}
	} else {
		if s.index == nil {
			s.index = make(map[any]struct{})
			for _, o := range s.list {
				s.index[o] = struct{}{}
			}
		}
		if _, found := s.index[x]; found {
			return false
		}
		s.index[x] = struct{}{}
	}
	s.list = append(s.list, x)
	return true
}

func (s *openSet) leave() {
	last := len(s.list) - 1
	if s.index != nil {
		delete(s.index, s.list[last])
	}
	if s.list = s.list[:last]; last == 0 {
		s.index = nil
	}
}
