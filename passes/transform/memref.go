package transform

import (
	"github.com/odsgen/ods/core"
	memrefgen "github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/transform"
	"github.com/odsgen/ods/passes/dialect/memref"
	"github.com/odsgen/ods/passes/dialect/vector"
)

// applyAllocaToGlobal makes a memref.global of each memref.alloca, at the end of the closest symbol table.
func applyAllocaToGlobal(c *Call) Outcome {
	op := core.Must(transform.AsMemRefAllocaToGlobalOp(c.Op))
	var gets, globals []any
	for _, target := range c.Ops(op.Alloca()) {
		table := target.NearestSymbolTable()
		if table == nil {
			return c.definitelyFailed(target)
		}
		t, _ := target.Result(0).Type().(*core.MemRefType)
		b := core.NewBuilder(c.Op.Context())
		b.SetLoc(target.Loc())
		g := memrefgen.Global{SymName: "alloca", GlobalType: t, SymVisibility: b.Context().String("private")}.Build(b)
		core.NewSymbols(table).Insert(g.Op, nil)
		c.Rewriter.SetBefore(target)
		c.Rewriter.SetLoc(target.Loc())
		name, _ := g.Op.SymbolName()
		get := memrefgen.NewGetGlobal(&c.Rewriter.Builder, t, name)
		c.Rewriter.ReplaceOpWith(target, get.Op)
		gets, globals = append(gets, get.Op), append(globals, g.Op)
	}
	c.Set(0, gets...)
	c.Set(1, globals...)
	return Done
}

func applyMultiBuffer(c *Call) Outcome {
	op := core.Must(transform.AsMemRefMultiBufferOp(c.Op))
	var out []any
	for _, target := range c.Ops(op.Target()) {
		alloc, ok := memrefgen.AsAllocOp(target)
		if !ok {
			return c.wrongTarget(target)
		}
		if !usedInLoops(target.Result(0)) {
			continue
		}
		by, ok := memref.MultiBuffer(c.Rewriter, alloc, op.Factor(), op.SkipAnalysis())
		if !ok {
			return c.State.Silenceable(target.Loc(), "op failed to multibuffer")
		}
		out = append(out, by.Op)
	}
	c.Set(0, out...)
	return Done
}

// usedInLoops reports whether all uses of a buffer but those that free it are in loops.
func usedInLoops(buffer *core.Value) bool {
	for user := range buffer.Users() {
		if _, ok := memref.LoopAround(user); !ok && !user.Is(&memrefgen.DeallocDef) {
			return false
		}
	}
	return true
}

func applyEraseDeadAllocs(c *Call, target *core.Operation) ([]any, Outcome) {
	vector.ForwardTransfers(c.Rewriter, target)
	memref.EraseDeadAllocs(c.Rewriter, target)
	return nil, Done
}
