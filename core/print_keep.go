package core

import "strings"

// keepName gives a value the name that it had in the source, if any. Numbers are not kept.
func (p *Printer) keepName(v *Value) bool {
	name := p.ctx.SourceName(v)
	if isNumber(name) {
		return false
	}
	p.setName(v, name)
	return true
}

// keepResultNames names results as the source did, in the groups of the source. It reports whether the first one had a
// name.
func (p *Printer) keepResultNames(op *Operation) bool {
	if !p.keepName(op.Result(0)) {
		return false
	}
	n := int(op.nResults)
	for i := 1; i < n; i++ {
		p.setNum(op.Result(i), 0)
		p.keepName(op.Result(i))
	}
	if n > 1 {
		p.recordGroups(op)
	}
	return true
}

// keepLabels gives the blocks of a region the labels of the source. One that reads like a generated label, or that
// another block of the region has, is not kept.
func (p *Printer) keepLabels(r *Region) {
	used := make(map[string]bool)
	for b := r.first; b != nil; b = b.next {
		name := p.ctx.SourceBlockName(b)
		if rest, ok := strings.CutPrefix(name, "bb"); name == "" || used[name] || ok && strings.Trim(rest, "0123456789") == "" {
			continue
		}
		used[name] = true
		p.setLabel(b, name)
	}
}
