package vectortoscf

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	vectorgen "github.com/odsgen/ods/generated/vector"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/dialect/vector"
)

// Register registers the pass of this package.
func Register(reg *passes.Registry) { reg.Add(Convert) }

func (p *ConvertPass) run(r *passes.Run) {
	order := rewrite.NewPatternSet(r.Op.Context())
	vector.AddTransferPermutationLowerings(order)
	orderMasked(order)
	r.RewriteLocally(order.Freeze())
	set := rewrite.NewPatternSet(r.Op.Context())
	Add(set, p.ConvertOptions)
	r.RewriteLocally(set.Freeze())
}

// lowering has the options; its methods are the patterns.
type lowering struct{ ConvertOptions }

// Add adds the patterns. They expect that [vector.AddTransferPermutationLowerings] was applied.
func Add(set *rewrite.PatternSet, o ConvertOptions) {
	l := lowering{o}
	transfers := func(name string, bounded bool, read, write func(vector.Transfer, *rewrite.Rewriter) bool) {
		on := func(def *core.OpDef, f func(vector.Transfer, *rewrite.Rewriter) bool) {
			set.Add(rewrite.Pattern{Name: def.Name + " " + name, Root: def.Name, Bounded: bounded,
				Match: func(op *core.Operation, rw *rewrite.Rewriter) bool { return f(vector.TransferOf(op), rw) }})
		}
		on(&vectorgen.TransferReadDef, read)
		on(&vectorgen.TransferWriteDef, write)
	}
	if o.FullUnroll {
		transfers("unrolled", true, l.unrollRead, l.unrollWrite)
	} else {
		transfers("through a buffer", false, l.bufferRead, l.bufferWrite)
		transfers("by a loop", true, l.loopRead, l.loopWrite)
	}
	if o.LowerScalable {
		set.Add(rewrite.OpPattern(&vectorgen.TransferWriteDef, vectorgen.AsTransferWriteOp, "write of a scalable transposition",
			l.writeTransposed))
	}
	if o.TargetRank == 1 {
		transfers("by elements", false, readElements, writeElements)
	}
	set.Add(rewrite.OpPattern(&vectorgen.PrintDef, vectorgen.AsPrintOp, "print by loops", printByLoops))
}
