package vectortoscf

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	vectorgen "github.com/odsgen/ods/generated/vector"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/dialect/vector"
)

func (p *ConvertPass) run(r *passes.Run) {
	order := rewrite.NewPatternSet(r.Op.Context())
	vector.AddTransferPermutationLowerings(order)
	orderMasked(order)
	r.RewriteLocally(order.Freeze())
	set := rewrite.NewPatternSet(r.Op.Context())
	p.addPatterns(set)
	r.RewriteLocally(set.Freeze())
}

// lowering has the options; its methods are the patterns.
type lowering struct{ *ConvertPass }

// Add adds the patterns of the pass with the options that set gives it. They expect that [vector.AddTransferPermutationLowerings] was
// applied.
func Add(patterns *rewrite.PatternSet, set func(*ConvertPass)) {
	p := Convert.Fresh()
	set(p)
	p.addPatterns(patterns)
}

func (p *ConvertPass) addPatterns(set *rewrite.PatternSet) {
	l := lowering{p}
	transfers := func(name string, bounded bool, read, write func(vector.Transfer, *rewrite.Rewriter) bool) {
		on := func(def *core.OpDef, f func(vector.Transfer, *rewrite.Rewriter) bool) {
			set.Add(rewrite.Pattern{Name: def.Name + " " + name, Root: def.Name, Bounded: bounded,
				Match: func(op *core.Operation, rw *rewrite.Rewriter) bool { return f(vector.TransferOf(op), rw) }})
		}
		on(&vectorgen.TransferReadDef, read)
		on(&vectorgen.TransferWriteDef, write)
	}
	if p.FullUnroll {
		transfers("unrolled", true, l.unrollRead, l.unrollWrite)
	} else {
		transfers("through a buffer", false, l.bufferRead, l.bufferWrite)
		transfers("by a loop", true, l.loopRead, l.loopWrite)
	}
	if p.LowerScalable {
		set.Add(rewrite.OpPattern(&vectorgen.TransferWriteDef, vectorgen.AsTransferWriteOp, "write of a scalable transposition",
			l.writeTransposed))
	}
	if p.TargetRank == 1 {
		transfers("by elements", false, readElements, writeElements)
	}
	set.Add(rewrite.OpPattern(&vectorgen.PrintDef, vectorgen.AsPrintOp, "print by loops", printByLoops))
}
