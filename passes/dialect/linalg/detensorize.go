package linalg

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/generated/cf"
	gen "github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/passes"
)

func (p *DetensorizePass) prepare(c *core.Context, _ *core.Reporter) (any, bool) {
	set, all := rewrite.NewPatternSet(c), rewrite.NewPatternSet(c)
	if rules, ok := rewrite.DialectRules.Of(c, c.Dialect(tensor.Name)); ok {
		rules.AddCanonicalizationPatterns(all)
	}
	for _, rule := range all.Patterns() {
		if rule.Name == "ExtractOfIndexCast" {
			set.Add(rule)
		}
	}
	return set.Freeze(), true
}

func (p *DetensorizePass) run(r *passes.Run) {
	if r.Op.Region(0).IsEmpty() {
		return
	}
	x := &detensorizer{types: detensorizedTypes(), ops: map[*core.Operation]bool{}, args: map[*core.Value]bool{},
		operands: map[*core.Operation]map[int]bool{}}
	if p.AggressiveMode {
		x.takeAll(r.Op)
	} else {
		x.takeControlFlow(r.Op)
	}
	x.findOperands()
	target, set := conversion.NewTarget(), conversion.NewPatternSet()
	target.DynamicOps(func(op *core.Operation) conversion.Legality { return conversion.LegalIf(!x.ops[op]) }, gen.GenericDef.Name)
	target.DynamicUnknown(func(op *core.Operation) conversion.Legality { return conversion.LegalIf(x.isLegal(op)) })
	set.Add(
		conversion.Pattern{Name: "inline a generic on scalars", Root: gen.GenericDef.Name, Types: x.types, Match: inlineGeneric},
		conversion.Pattern{Name: "types of block arguments", Types: x.types, Match: x.convertBlocks},
		conversion.Pattern{Name: "operands of branches", Types: x.types, Match: x.convertBranch})
	if !conversion.Full([]*core.Operation{r.Op}, target, set, r.ConversionConfig()) {
		r.Fail()
	}
	renewConstants(r.Op)
	if _, converged := rewrite.Greedy(r.Op, r.State.(*rewrite.Frozen), r.GreedyConfig()); !converged {
		r.Fail()
	}
}

// renewConstants makes all constants anew at the start of the function, each ahead of the earlier ones, as mlir-opt
// does in this pass.
func renewConstants(f *core.Operation) {
	rw := rewrite.NewRewriter(f.Context(), nil)
	folder := rewrite.NewFolder(rw)
	var list []*core.Operation
	f.WalkPre(func(op *core.Operation) core.WalkResult {
		if op.NumResults() == 1 && op.Result(0).ConstantValue() != nil {
			list = append(list, op)
		}
		return core.WalkAdvance
	})
	for _, op := range list {
		v := op.Result(0)
		if by := folder.GetOrCreate(op.Block(), op.Info().Dialect(), v.ConstantValue(), v.Type()); by != nil {
			rw.ReplaceOp(op, by)
		}
	}
}

// detensorizedTypes makes scalars of tensors without dimensions.
func detensorizedTypes() *conversion.TypeConverter {
	types := conversion.NewTypeConverter()
	types.AddConversion(func(t core.Type) ([]core.Type, conversion.Answer) { return []core.Type{t}, conversion.Converted })
	conversion.AddConversionOf(types, func(t *core.RankedTensorType) core.Type {
		if len(t.Shape()) == 0 {
			return t.ElementType()
		}
		return t
	})
	types.AddTarget(func(b *core.Builder, _ []core.Type, in []*core.Value, loc core.Location, _ core.Type) []*core.Value {
		b.SetLoc(loc)
		return []*core.Value{tensor.NewExtract(b, in[0], nil).Result()}
	})
	types.AddSource(func(b *core.Builder, _ []core.Type, in []*core.Value, loc core.Location, _ core.Type) []*core.Value {
		if len(in) != 1 {
			return nil
		}
		switch in[0].Type().(type) {
		case *core.RankedTensorType, *core.UnrankedTensorType:
			return nil
		}
		b.SetLoc(loc)
		t := b.Context().RankedTensor(nil, in[0].Type(), nil)
		return []*core.Value{tensor.FromElements{ResultType: t, Elements: in}.Build(b).Result()}
	})
	return types
}

// detensorizer knows what becomes scalar in a function.
type detensorizer struct {
	types    *conversion.TypeConverter
	ops      map[*core.Operation]bool
	args     map[*core.Value]bool
	operands map[*core.Operation]map[int]bool // of branches
}

// canInline reports whether all operands are tensors without dimensions.
func (x *detensorizer) canInline(op *core.Operation) bool {
	for _, v := range op.Operands() {
		if x.types.IsLegal(v.Type()) {
			return false
		}
	}
	return true
}

// takeAll takes every operation, and the arguments of all blocks but the entry.
func (x *detensorizer) takeAll(f *core.Operation) {
	f.Walk(func(op *core.Operation) {
		if op.Is(&gen.GenericDef) && x.canInline(op) {
			x.ops[op] = true
		}
	})
	entry := f.Region(0).Entry()
	for b := range f.Region(0).Blocks() {
		if b == entry {
			continue
		}
		for _, v := range b.Args() {
			x.args[v] = true
		}
	}
}

// takeControlFlow takes what operands of cf.br and cf.cond_br are computed by and what is computed of them. It is
// upstream's ControlFlowDetectionModel.
func (x *detensorizer) takeControlFlow(f *core.Operation) {
	var work []*core.Value
	for _, def := range []*core.OpDef{&cf.CondBranchDef, &cf.BranchDef} {
		f.Walk(func(op *core.Operation) {
			if op.Is(def) {
				work = append(work, op.OperandList(0, op.NumOperands())...)
			}
		})
	}
	seen, seenOps := map[*core.Value]bool{}, map[*core.Operation]bool{}
	for len(work) > 0 {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[v] {
			continue
		}
		seen[v] = true
		work = x.forward(v, work)
		for user := range v.Users() {
			work = append(work, user.ResultList()...)
		}
		def := v.DefiningOp()
		if def == nil {
			b := v.OwnerBlock()
			if b.IsEntry() {
				continue
			}
			x.args[v] = true
			incoming, ok := passedTo(v)
			if !ok {
				clear(x.ops)
				clear(x.args)
				return
			}
			for _, p := range incoming {
				work = append(work, p.value)
			}
			continue
		}
		if seenOps[def] {
			continue
		}
		seenOps[def] = true
		if g, ok := gen.AsGenericOp(def); ok {
			if !x.ops[def] && x.canInline(def) {
				x.ops[def] = true
				work = append(work, g.Inputs()...)
			}
			continue
		}
		if !def.Is(&tensor.FromElementsDef) && areNumbers(def.ResultTypes()) {
			work = append(work, def.OperandList(0, def.NumOperands())...)
		}
	}
	x.dropKept()
}

// forward adds the block arguments that the terminator passes a value to.
func (x *detensorizer) forward(v *core.Value, work []*core.Value) []*core.Value {
	end := v.ParentBlock().Last()
	br, ok := flow.BranchOpInterfaceKey.Of(end)
	if !ok {
		return work
	}
	for i := range end.NumSuccessors() {
		s := br.SuccessorOperands(i)
		for k := s.Produced; k < s.Len(); k++ {
			if s.Value(k) == v && !x.args[end.Successor(i).Arg(k)] {
				work = append(work, end.Successor(i).Arg(k))
			}
		}
	}
	return work
}

// dropKept drops arguments that get the result of an operation that stays.
func (x *detensorizer) dropKept() {
	var drop []*core.Value
	for v := range x.args {
		incoming, _ := passedTo(v)
		for _, p := range incoming {
			if def := p.value.DefiningOp(); def != nil && def.Is(&gen.GenericDef) && !x.ops[def] {
				drop = append(drop, v)
				break
			}
		}
	}
	for _, v := range drop {
		delete(x.args, v)
	}
}

// passed is a value that a branch passes to a block argument.
type passed struct {
	branch *core.Operation
	value  *core.Value
	index  int // of the operand
}

// passedTo returns what branches pass to a block argument; ok is false when a predecessor is not a branch.
func passedTo(v *core.Value) (list []passed, ok bool) {
	for use := range v.OwnerBlock().SuccUses() {
		br, ok := flow.BranchOpInterfaceKey.Of(use.Owner())
		if !ok {
			return nil, false
		}
		s, k := br.SuccessorOperands(use.Index()), v.Index()
		if k >= s.Produced && k < s.Len() {
			list = append(list, passed{use.Owner(), s.Value(k), s.OperandIndex(k)})
		}
	}
	return list, true
}

func areNumbers(types []core.Type) bool {
	for _, t := range types {
		switch t.(type) {
		case *core.IntegerType, *core.FloatType:
		default:
			return false
		}
	}
	return true
}

// findOperands finds the operands of branches that become scalars.
func (x *detensorizer) findOperands() {
	for v := range x.args {
		incoming, _ := passedTo(v)
		for _, p := range incoming {
			if x.operands[p.branch] == nil {
				x.operands[p.branch] = map[int]bool{}
			}
			x.operands[p.branch][p.index] = true
		}
	}
}

// isLegal reports whether an operation other than a generic one can stay.
func (x *detensorizer) isLegal(op *core.Operation) bool {
	if op.Has(core.TraitFunctionLike) {
		entry := op.Region(0).Entry()
		for b := range op.Region(0).Blocks() {
			for _, v := range b.Args() {
				if b != entry && x.args[v] && !x.types.IsLegal(v.Type()) {
					return false
				}
			}
		}
		return true
	}
	b := op.Block()
	if op.IsRegistered() && !op.Has(core.TraitTerminator) || b == nil || b.Last() != op || !b.ParentOp().Has(core.TraitFunctionLike) ||
		op.Has(core.TraitReturnLike) {
		return true
	}
	if _, ok := flow.BranchOpInterfaceKey.Of(op); !ok {
		return false
	}
	for i := range x.operands[op] {
		if !x.types.IsLegal(op.Operand(i).Type()) {
			return false
		}
	}
	return true
}

// inlineGeneric puts the body of an operation without loops in its place.
func inlineGeneric(op *core.Operation, operands []*core.Value, rw *conversion.Rewriter) bool {
	body := op.Region(0).Entry()
	end := body.Last()
	vals := end.OperandList(0, end.NumOperands())
	rw.InlineBlockBefore(body, op.Block(), op, operands)
	rw.ReplaceOp(op, vals...)
	rw.EraseOp(end)
	return true
}

func (x *detensorizer) convertBlocks(op *core.Operation, _ []*core.Value, rw *conversion.Rewriter) bool {
	if !op.Has(core.TraitFunctionLike) || op.Region(0).IsEmpty() {
		return false
	}
	var blocks []*core.Block
	for b := range op.Region(0).Blocks() {
		blocks = append(blocks, b)
	}
	rw.Modify(op, func() {
		for _, b := range blocks[1:] {
			sig := conversion.NewSignature(b.NumArgs())
			for i, v := range b.Args() {
				t := v.Type()
				if x.args[v] {
					t = x.types.ConvertOne(t)
				}
				sig.Add(i, t)
			}
			rw.ApplySignature(b, sig, x.types)
		}
	})
	return true
}

func (x *detensorizer) convertBranch(op *core.Operation, operands []*core.Value, rw *conversion.Rewriter) bool {
	br, ok := flow.BranchOpInterfaceKey.Of(op)
	if !ok {
		return false
	}
	vals := op.OperandList(0, op.NumOperands())
	for i := range op.NumSuccessors() {
		s := br.SuccessorOperands(i)
		for k := s.Produced; k < s.Len(); k++ {
			if at := s.OperandIndex(k); x.operands[op][at] {
				vals[at] = operands[at]
			}
		}
	}
	rw.Modify(op, func() {
		for i, v := range vals {
			op.SetOperand(i, v)
		}
	})
	return true
}
