package testpasses

import (
	"strings"

	"github.com/odsgen/ods/backend/tollvm"
	"github.com/odsgen/ods/backend/tollvm/cftollvm"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/generated/llvm"
	"github.com/odsgen/ods/generated/transform"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/dialect/arith"
)

func (p *EmulateWideIntPass) run(r *passes.Run) {
	if name, _ := r.Op.SymbolName(); !strings.HasPrefix(name, p.FunctionPrefix) {
		return
	}
	w, ok := arith.NewWideInts(uint(p.Widest))
	if !ok {
		r.Fail()
		return
	}
	cast := func(b *core.Builder, types []core.Type, in []*core.Value, _ core.Location, _ core.Type) []*core.Value {
		if len(types) != 1 || len(in) != 1 {
			return nil
		}
		return []*core.Value{llvm.NewBitcast(b, types[0], in[0]).Res()}
	}
	w.Types().AddSource(cast)
	w.Types().AddTarget(cast)
	target, set := conversion.NewTarget(), conversion.NewPatternSet()
	w.Add(set, target)
	r.Convert(target, set)
}

func (p *AssertPass) run(r *passes.Run) {
	set := conversion.NewPatternSet()
	cftollvm.AddAssert(set, tollvm.NewTypeConverter(r.Op.Context(), tollvm.Options{}, r.Reporter()), false)
	r.Convert(tollvm.Target(), set)
}

func (p *EraseSchedulePass) run(r *passes.Run) {
	r.Op.WalkPre(func(op *core.Operation) core.WalkResult {
		if !transform.TransformOpInterfaceKey.In(op.Info()) {
			return core.WalkAdvance
		}
		op.Erase()
		return core.WalkSkip
	})
}

func (p *SingleFoldPass) run(r *passes.Run) {
	rw := rewrite.NewRewriter(r.Op.Context(), nil)
	f := &singleFold{rw: rw, folder: rewrite.NewFolder(rw), most: int(p.MaxIterations)}
	var list []*core.Operation
	r.Op.Walk(func(op *core.Operation) { list = append(list, op) })
	for i := range list {
		f.fold(list[len(list)-1-i])
	}
	r.Op.Walk(func(op *core.Operation) {
		if op.Has(core.TraitConstantLike) && !op.HasUses() {
			op.Erase()
		}
	})
}

// singleFold folds operations once, or again while they are changed in place.
type singleFold struct {
	rw        *rewrite.Rewriter
	folder    *rewrite.Folder
	constants core.ConstFolder
	most      int
}

func (f *singleFold) fold(op *core.Operation) {
	if op.Block() == nil {
		return
	}
	if v := f.constants.ConstantOf(op); v != nil {
		if c := f.folder.GetOrCreate(op.Block(), op.Info().Dialect(), v, op.Result(0).Type()); c != nil {
			def := c.DefiningOp()
			if first := def.Block().First(); first != def {
				def.MoveBefore(first) // the later constants come first, also those that were there
			}
			f.rw.ReplaceOp(op, c)
		}
		return
	}
	for range f.most {
		switch fold := f.constants.Fold(op); {
		case fold.IsNone():
			return
		case fold.IsInPlace():
		default:
			f.replace(op, fold)
			return
		}
	}
}

// replace makes the constants that an operation folds to, each once, and replaces it.
func (f *singleFold) replace(op *core.Operation, fold core.Fold) {
	var by []*core.Value
	for i, r := range fold.Results() {
		v := r.Value
		if v == nil {
			v = f.folder.GetOrCreate(op.Block(), op.Info().Dialect(), r.Attr, op.Result(i).Type())
		}
		if v == nil {
			return
		}
		by = append(by, v)
	}
	f.rw.ReplaceOp(op, by...)
}
