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
func (p *Printer) EnterCyclic(x any) bool { return enterCyclic(&p.cyclic, x) }

// LeaveCyclic ends what the last successful [Printer.EnterCyclic] began.
func (p *Printer) LeaveCyclic() { p.cyclic = p.cyclic[:len(p.cyclic)-1] }

// EnterCyclic reports whether x, a type or attribute, is not being read already, and notes that it is now.
func (p *Parser) EnterCyclic(x any) bool { return enterCyclic(&p.cyclic, x) }

// LeaveCyclic ends what the last successful [Parser.EnterCyclic] began.
func (p *Parser) LeaveCyclic() { p.cyclic = p.cyclic[:len(p.cyclic)-1] }

func enterCyclic(open *[]any, x any) bool {
	if slices.Contains(*open, x) {
		return false
	}
	*open = append(*open, x)
	return true
}
