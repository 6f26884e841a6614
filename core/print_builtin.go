package core

// printModule prints builtin.module: name, attributes, body.
func printModule(p *Printer, op *Operation) {
	if s, ok := op.Slot(0).(*StringAttr); ok {
		p.Space()
		p.SymbolName(s.value)
	}
	p.AttrDictWithKeyword(op, "sym_name")
	p.Space()
	p.Region(op.Region(0), RegionOpts{})
}

// printUnrealizedCast prints builtin.unrealized_conversion_cast: inputs, types, attributes.
func printUnrealizedCast(p *Printer, op *Operation) {
	if n := op.NumOperands(); n > 0 {
		p.Space()
		p.OperandRange(op, 0, n)
		p.Str(" : ")
		for i := range n {
			if i > 0 {
				p.Str(", ")
			}
			p.Type(op.Operand(i).Type())
		}
	}
	p.Str(" to ")
	for i := range op.NumResults() {
		if i > 0 {
			p.Str(", ")
		}
		p.Type(op.Result(i).Type())
	}
	p.AttrDict(op)
}
