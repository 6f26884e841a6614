package core

// Loc writes a location, by its alias when it has one: loc("file":1:2).
func (p *Printer) Loc(l Location) { p.loc(l, true) }

func (p *Printer) loc(l Location, allowAlias bool) {
	if p.collect != nil {
		p.collect.visitLoc(p, l, p.collect.deferrable())
		return
	}
	if p.o.PrettyDebugInfo {
		p.locInner(l, true, true)
		return
	}
	p.Str("loc(")
	if s := p.locAlias(l); allowAlias && s != "" {
		p.Str(s)
	} else {
		p.locInner(l, false, true)
	}
	p.Byte(')')
}

// locBody writes a location regardless of its own alias, as an alias definition has it.
func (p *Printer) locBody(l Location, allowAlias bool) { p.loc(l, allowAlias) }

func (t *aliasTable) ofLoc(l Location) string {
	if k, ok := t.canon[l]; ok {
		l = k
	}
	return t.locs[l]
}

func (p *Printer) locAlias(l Location) string {
	if p.aliases == nil {
		return ""
	}
	if a := p.ctx.attrOfLoc(l); a != nil {
		return p.aliases.of(a)
	}
	return p.aliases.ofLoc(l)
}

// OptionalLocTrailer writes a space and the location when locations are printed.
func (p *Printer) OptionalLocTrailer(l Location) {
	if p.o.DebugInfo {
		p.Space()
		p.loc(l, true)
	}
}

// argLocTrailer is [Printer.OptionalLocTrailer] for a block argument, whose alias is never used.
func (p *Printer) argLocTrailer(l Location) {
	if p.o.DebugInfo {
		p.Space()
		p.loc(l, false)
	}
}

// locInner writes what is inside loc(...). The top one does not look for its alias.
func (p *Printer) locInner(l Location, pretty, top bool) {
	if !top {
		if s := p.locAlias(l); s != "" {
			p.Str(s)
			return
		}
	}
	d := p.ctx.Loc(l)
	switch d.Kind {
	case LocUnknown:
		if pretty {
			p.Str("[unknown]")
		} else {
			p.Str("unknown")
		}
	case LocFile:
		if pretty {
			p.Str(d.Name)
		} else {
			p.QuotedString(d.Name)
		}
		p.lineCol(d.Line, d.Col)
		switch {
		case d.EndLine == 0 || d.EndLine == d.Line && d.EndCol == d.Col:
		case d.EndLine == d.Line:
			p.Str(" to :")
			p.Int(int64(d.EndCol))
		default:
			p.Str(" to ")
			p.Int(int64(d.EndLine))
			p.Byte(':')
			p.Int(int64(d.EndCol))
		}
	case LocName:
		p.QuotedString(d.Name)
		if !d.Child.IsUnknown() {
			p.Byte('(')
			p.locInner(d.Child, pretty, false)
			p.Byte(')')
		}
	case LocCallSite:
		p.callSite(d, pretty)
	case LocDialect:
		p.Attr(d.Metadata)
	case LocFused:
		if !pretty {
			p.Str("fused")
		}
		if d.Metadata != nil {
			p.Byte('<')
			p.Attr(d.Metadata)
			p.Byte('>')
		}
		p.Byte('[')
		for i, f := range d.Fused {
			if i > 0 {
				p.Str(", ")
			}
			p.locInner(f, pretty, false)
		}
		p.Byte(']')
	}
}

func (p *Printer) lineCol(line, col int) {
	p.Byte(':')
	p.Int(int64(line))
	p.Byte(':')
	p.Int(int64(col))
}

func (p *Printer) callSite(d LocDesc, pretty bool) {
	if !pretty {
		p.Str("callsite(")
		p.locInner(d.Child, false, false)
		p.Str(" at ")
		p.locInner(d.Caller, false, false)
		p.Byte(')')
		return
	}
	p.locInner(d.Child, true, false)
	if p.ctx.Loc(d.Child).Kind != LocName || p.ctx.Loc(d.Caller).Kind != LocFile {
		p.Byte('\n')
	}
	p.Str(" at ")
	p.locInner(d.Caller, true, false)
}
