package runtimecheck

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/cf"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/scf"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/passes"
)

// models say how operations are checked, besides those of linalg.
var models = map[*core.OpDef]func(*checker){
	&memref.AssumeAlignmentDef:  (*checker).alignment,
	&memref.AtomicRMWDef:        (*checker).access,
	&memref.CastDef:             (*checker).memrefCast,
	&memref.CopyDef:             (*checker).copied,
	&memref.DimDef:              (*checker).dimension,
	&memref.ExpandShapeDef:      (*checker).expanded,
	&memref.GenericAtomicRMWDef: (*checker).access,
	&memref.LoadDef:             (*checker).access,
	&memref.StoreDef:            (*checker).access,
	&memref.SubViewDef:          (*checker).slice,
	&tensor.CastDef:             (*checker).tensorCast,
	&tensor.DimDef:              (*checker).dimension,
	&tensor.ExtractDef:          (*checker).access,
	&tensor.ExtractSliceDef:     (*checker).slice,
	&tensor.InsertDef:           (*checker).access,
}

func (p *GeneratePass) run(r *passes.Run) {
	var list []checker
	text := r.Op.Texts()
	r.Op.Walk(func(op *core.Operation) {
		f := models[op.Info().Def()]
		if _, ok := linalg.LinalgOpKey.Of(op); ok {
			f = (*checker).structured
		}
		if f == nil {
			return
		}
		c := checker{op: op, check: f}
		if p.VerboseLevel > 0 {
			c.text = text(op) + "\n"
		}
		list = append(list, c)
	})
	for i := range list {
		c := &list[i]
		c.b = core.BuilderBefore(c.op)
		c.b.SetLoc(c.op.Loc())
		c.check(c)
	}
	if len(list) == 0 {
		r.PreserveAll()
	}
}

// checker makes the checks of one operation.
type checker struct {
	b     *core.Builder
	op    *core.Operation
	text  string
	check func(*checker)
}

// assert stops the program unless a condition holds.
func (c *checker) assert(cond *core.Value, message string) {
	cf.NewAssert(c.b, cond, "ERROR: Runtime op verification failed\n"+c.text+"^ "+message+"\nLocation: "+
		c.op.Context().LocString(c.op.Loc()))
}

func (c *checker) constant(n int64) *core.Value { return memrefdefs.ConstantIndex(c.b, n) }

// value returns a size, an offset or a stride, by a constant where it is known.
func (c *checker) value(f core.FoldResult) *core.Value {
	if f.Value != nil {
		return f.Value
	}
	return arith.NewConstant(c.b, f.Attr).Result()
}

func (c *checker) compare(p arith.CmpIPredicate, x, y *core.Value) *core.Value {
	return arith.NewCmpI(c.b, p, x, y).Result()
}

// inBounds reports whether a value is at least lower and below upper, or at most upper.
func (c *checker) inBounds(v, lower, upper *core.Value, inclusive bool) *core.Value {
	below := arith.CmpIPredicateSlt
	if inclusive {
		below = arith.CmpIPredicateSle
	}
	least := rewrite.FoldCreated(c.b, arith.NewCmpI(c.b, arith.CmpIPredicateSge, v, lower).Op)
	most := rewrite.FoldCreated(c.b, arith.NewCmpI(c.b, below, v, upper).Op)
	return rewrite.FoldCreated(c.b, arith.NewAndI(c.b, least, most).Op)
}

// ifElse makes an scf.if of one condition.
func (c *checker) ifElse(cond *core.Value, then, otherwise func() *core.Value) *core.Value {
	at := c.b
	defer func() { c.b = at }()
	body := func(f func() *core.Value) func(b *core.Builder) []*core.Value {
		return func(b *core.Builder) []*core.Value {
			c.b = b
			b.SetLoc(c.op.Loc())
			return []*core.Value{f()}
		}
	}
	return scf.BuildIf(at, cond, body(then), body(otherwise)).Op.Result(0)
}
