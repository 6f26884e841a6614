package bufferize

import (
	"fmt"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
)

// This file annotates IR with what the analysis found, for tests.

const (
	inPlaceAttr = "__inplace_operands_attr__"
	resultsAttr = "__opresult_alias_set_attr__"
	arguments   = "__bbarg_alias_set_attr__"
)

// markInPlace notes for each operand whether it is used in place.
func (s *AnalysisState) markInPlace(root *core.Operation) {
	root.Walk(func(op *core.Operation) {
		c := op.Context()
		any := false
		list := make([]core.Attribute, op.NumOperands())
		for i, v := range op.Operands() {
			text := "none"
			if query.IsTensor(v.Type()) {
				text, any = fmt.Sprint(s.InPlace(op.OperandUse(i))), true
			}
			list[i] = c.String(text)
		}
		if any {
			op.SetAttr(inPlaceAttr, c.Array(list...))
		}
	})
}

// markAliases notes the names of what shares memory with results and arguments of blocks.
func (s *AnalysisState) markAliases(root *core.Operation) {
	name := root.ValueNames()
	set := func(v *core.Value) core.Attribute {
		var names []core.Attribute
		c := &s.analysis.aliases
		for i := c.first(v); i != noMember; i = c.next(i) {
			names = append(names, root.Context().String(name(c.values[i])))
		}
		return root.Context().Array(names...)
	}
	root.Walk(func(op *core.Operation) {
		c := op.Context()
		var results []core.Attribute
		for _, v := range op.Results() {
			if query.IsTensor(v.Type()) {
				results = append(results, set(v))
			}
		}
		if len(results) > 0 {
			op.SetAttr(resultsAttr, c.Array(results...))
		}
		any := false
		var regions []core.Attribute
		for _, r := range op.Regions() {
			var blocks []core.Attribute
			for b := range r.Blocks() {
				var args []core.Attribute
				for _, v := range b.Args() {
					if query.IsTensor(v.Type()) {
						args, any = append(args, set(v)), true
					}
				}
				blocks = append(blocks, c.Array(args...))
			}
			regions = append(regions, c.Array(blocks...))
		}
		if any {
			op.SetAttr(arguments, c.Array(regions...))
		}
	})
}

// markConflict notes a read-after-write conflict at the read, the write and the definition.
func (s *AnalysisState) markConflict(read, write *core.Use, def *core.Value) {
	n := *s.analysis.numMarks
	*s.analysis.numMarks++
	unit := read.Owner().Context().Unit()
	mark := func(op *core.Operation, format string, args ...any) {
		op.SetAttr(fmt.Sprintf("C_%d[%s]", n, fmt.Sprintf(format, args...)), unit)
	}
	mark(write.Owner(), "CONFL-WRITE: %d", write.Index())
	mark(read.Owner(), "READ: %d", read.Index())
	if def.IsBlockArg() {
		mark(def.OwnerBlock().ParentOp(), "DEF: bbArg %d", def.Index())
	} else {
		mark(def.DefiningOp(), "DEF: result %d", def.Index())
	}
}

// markReadOnly notes a value that may not be written to.
func (s *AnalysisState) markReadOnly(v *core.Value) {
	n := *s.analysis.numMarks
	*s.analysis.numMarks++
	op, text := v.DefiningOp(), "result"
	if op == nil {
		op, text = v.OwnerBlock().ParentOp(), "bbArg"
	}
	op.SetAttr(fmt.Sprintf("W_%d[NOT-WRITABLE: %s %d]", n, text, v.Index()), op.Context().Unit())
}

// markEquivalentArgument notes for operand k of a return that it is an argument's memory.
func markEquivalentArgument(ret *core.Operation, k, arg int) {
	const name = "__equivalent_func_args__"
	c := ret.Context()
	list := make([]core.Attribute, ret.NumOperands())
	for i := range list {
		list[i] = c.I64Attr(-1)
	}
	if old, ok := ret.Attr(name).(*core.ArrayAttr); ok {
		copy(list, old.Elems())
	}
	list[k] = c.I64Attr(int64(arg))
	ret.SetAttr(name, c.Array(list...))
}

// markAccess notes whether an argument is read or written.
func markAccess(f *core.Operation, i int, read, written bool) {
	text := "none"
	switch {
	case read && written:
		text = "read-write"
	case read:
		text = "read"
	case written:
		text = "write"
	}
	f.SetArgAttr(i, "bufferization.access", f.Context().String(text))
}

// removeArgAttrs drops attributes of arguments.
func removeArgAttrs(f *core.Operation, names ...string) {
	inputs, _, _ := f.FunctionSignature()
	for i := range inputs {
		for _, name := range names {
			if argAttr(f, i, name) != nil {
				f.SetArgAttr(i, name, nil)
			}
		}
	}
}
