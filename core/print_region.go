package core

// Region writes a region with its braces.
func (p *Printer) Region(r *Region, opts RegionOpts) {
	def := ""
	if r.op != nil {
		def = r.op.info.def.DefaultDialect
	}
	p.region(r, opts, def)
}

// region is [Printer.Region] with the default dialect of what is in the region. The generic form has none.
func (p *Printer) region(r *Region, opts RegionOpts, def string) {
	if p.collect != nil {
		p.collectRegion(r, opts)
		return
	}
	if p.o.SkipRegions {
		p.Str("{...}")
		return
	}
	p.Str("{\n")
	if entry := r.first; entry != nil {
		p.dialects = append(p.dialects, def)
		header := opts.PrintEmptyBlock && entry.first == nil || !opts.HideEntryArgs && len(entry.args) != 0
		p.block(entry, header, !opts.HideTerminator)
		if !p.divideBlocks(entry.next) {
			for b := entry.next; b != nil; b = b.next {
				p.block(b, true, true)
			}
		}
		p.dialects = p.dialects[:len(p.dialects)-1]
	}
	p.writeIndent()
	p.Byte('}')
}

func (p *Printer) collectRegion(r *Region, opts RegionOpts) {
	if p.o.SkipRegions {
		return
	}
	for b := r.first; b != nil; b = b.next {
		entry := b == r.first
		if !entry || !opts.HideEntryArgs {
			for i, a := range b.args {
				p.Type(a.Type())
				if p.o.DebugInfo {
					p.collect.argLoc(p, b.argLocs[i])
				}
			}
		}
		end := b.end(!entry || !opts.HideTerminator)
		if p.pool != nil && r.op != nil && isLazy(r.op) && p.divideOps(b, end) {
			continue
		}
		for op := b.first; op != end; op = op.next {
			p.CustomOrGenericOp(op)
		}
	}
}

// end returns the terminator when it is to be hidden, else nil.
func (b *Block) end(withTerminator bool) *Operation {
	if !withTerminator && b.last != nil && b.last.Has(TraitTerminator) {
		return b.last
	}
	return nil
}

// block writes a block's operations, each on its line, with the label in front when header is set.
func (p *Printer) block(b *Block, header, withTerminator bool) {
	if header {
		p.blockHeader(b)
	}
	p.indent += 2
	if p.o.ValueUsers {
		for _, a := range b.args {
			p.writeIndent()
			p.argUsersComment(a)
		}
	}
	p.blockOps(b, b.end(withTerminator))
	p.indent -= 2
}

func (p *Printer) blockOps(b *Block, end *Operation) {
	if p.pool == nil || !p.divideOps(b, end) {
		p.serialOps(b.first, end)
	}
}

func (p *Printer) serialOps(first, end *Operation) {
	for op := first; op != end && p.err == nil; op = op.next {
		if p.w != nil && len(p.buf) >= flushSize { // what deep nesting has opened; the indentation alone is long
			p.flushInOrder()
		}
		p.fullOpAndLoc(op)
		p.Byte('\n')
		if p.w != nil && len(p.buf) >= flushSize {
			p.flushInOrder()
		}
	}
}

func (p *Printer) blockHeader(b *Block) {
	p.writeIndent()
	p.blockName(b)
	if len(b.args) > 0 {
		p.Byte('(')
		for i, a := range b.args {
			if i > 0 {
				p.Str(", ")
			}
			p.valueID(a, true)
			p.Str(": ")
			p.Type(a.Type())
			p.argLocTrailer(b.argLocs[i])
		}
		p.Byte(')')
	}
	p.Byte(':')
	p.predsComment(b)
	p.Byte('\n')
}

// predsComment names the predecessors, in the order of the blocks when there are several.
func (p *Printer) predsComment(b *Block) {
	switch {
	case b.region == nil:
		p.Str("  // block is not in a region!")
	case !b.HasPreds():
		if !b.IsEntry() {
			p.Str("  // no predecessors")
		}
	case b.SinglePred() != nil:
		p.Str("  // pred: ")
		p.blockName(b.SinglePred())
	default:
		var preds []*Block
		for q := range b.Preds() {
			preds = append(preds, q)
		}
		p.sortBlocks(preds)
		p.Str("  // ")
		p.Int(int64(len(preds)))
		p.Str(" preds: ")
		for i, q := range preds {
			if i > 0 {
				p.Str(", ")
			}
			p.blockName(q)
		}
	}
}

// RegionArg writes a region's argument as part of the operation's own syntax: %arg0: i32 {attrs} loc(...).
func (p *Printer) RegionArg(v *Value, attrs []NamedAttr, hideType bool) {
	if p.collect != nil {
		p.Type(v.Type())
		if p.o.DebugInfo {
			p.collect.argLoc(p, v.Loc())
		}
		return
	}
	p.valueID(v, true)
	if !hideType {
		p.Str(": ")
		p.Type(v.Type())
	}
	p.Attrs(attrs)
	p.argLocTrailer(v.Loc())
}

// usersComment is what --mlir-print-value-users adds to an operation.
func (p *Printer) usersComment(op *Operation) {
	n := int(op.nResults)
	switch {
	case n == 0 && op.nOperands > 0:
		p.Str(" // id: ")
		p.opID(op)
	case n > 0 && !op.HasUses():
		p.Str(" // unused")
	case n > 0:
		seen := make(map[*Operation]bool)
		results := 0
		for _, r := range op.Results() {
			for u := range r.Users() {
				if !seen[u] {
					seen[u] = true
					results += int(u.nResults)
				}
			}
		}
		if n == 1 && results <= 1 && len(seen) <= 1 {
			p.Str(" // user: ")
		} else {
			p.Str(" // users: ")
		}
		for i, r := range op.Results() {
			if i > 0 {
				p.Str(", ")
			}
			if n > 1 {
				p.Byte('(')
			}
			p.users(r)
			if n > 1 {
				p.Byte(')')
			}
		}
	}
}

func (p *Printer) argUsersComment(a *Value) {
	p.Str("// ")
	p.valueID(a, true)
	if !a.HasUses() {
		p.Str(" is unused")
	} else {
		p.Str(" is used by ")
		p.users(a)
	}
	p.Byte('\n')
}

func (p *Printer) users(v *Value) {
	if !v.HasUses() {
		p.Str("unused")
		return
	}
	seen := make(map[*Operation]bool)
	for u := range v.Users() {
		if seen[u] {
			continue
		}
		if len(seen) > 0 {
			p.Str(", ")
		}
		seen[u] = true
		if u.nResults == 0 {
			p.opID(u)
			continue
		}
		for i, r := range u.Results() {
			if i > 0 {
				p.Str(", ")
			}
			p.valueID(r, true)
		}
	}
}
