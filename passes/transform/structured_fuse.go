package transform

import (
	"slices"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/defs/iface/view"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/scf"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/generated/transform"
	"github.com/odsgen/ods/passes/dialect/linalg/tile"
	tensorslices "github.com/odsgen/ods/passes/dialect/tensor/slices"
)

func applyFuse(c *Call) Outcome {
	op := core.Must(transform.AsFuseOp(c.Op))
	sizes, o := c.constantSizes(op.StaticTileSizes(), op.TileSizes())
	if !o.Succeeded() {
		return o
	}
	interchange, o := c.constantSizes(op.StaticTileInterchange(), op.TileInterchange())
	if !o.Succeeded() {
		return o
	}
	fo := tile.FuseOptions{Options: tile.Options{Sizes: c.constants(sizes), Interchange: interchange, Forall: op.UseForall()}}
	if op.ApplyCleanup() {
		set := rewrite.NewPatternSet(c.Op.Context())
		rewrite.AddCanonicalizationsOf(set, &tensor.ExtractSliceDef)
		tensorslices.AddMerging(set)
		tensorslices.AddBubbleUp(set)
		fo.Cleanup = set.Freeze()
	}
	return c.FuseAll(c.Ops(op.Target()), fo, nil)
}

// FuseAll tiles each target together with its producers, and replaces what the loops compute. The results of the call are
// the tiles and then the loops, from the outermost on. replace says which uses of a result are replaced; nil replaces
// all.
func (c *Call) FuseAll(targets []*core.Operation, fo tile.FuseOptions, replace func(by *core.Value, u *core.Use) bool) Outcome {
	out := make([][]any, len(c.results))
	for _, target := range targets {
		if _, ok := tile.Of(target); !ok {
			return c.Definite("only TilingInterface ops are supported")
		}
		r, ok := tile.AndFuse(c.Tiling(), target, fo)
		if !ok {
			return failed
		}
		for _, x := range append([]*core.Operation{target}, r.Producers...) {
			for _, v := range x.Results() {
				if by := r.Replacements[v]; by != nil {
					c.Rewriter.ReplaceUsesIf(v, by, func(u *core.Use) bool { return replace == nil || replace(by, u) })
				}
			}
			if !x.HasUses() {
				c.Rewriter.EraseOp(x)
			}
		}
		out[0] = append(out[0], r.Tiles[0])
		for i, l := range r.Loops {
			if i+1 < len(out) {
				out[i+1] = append(out[i+1], l)
			}
		}
	}
	c.setAll(out)
	return Done
}

// fuseIntoContaining is transform.structured.fuse_into_containing_op.
type fuseIntoContaining struct{}

// AllowsRepeated implements [Repeater].
func (fuseIntoContaining) AllowsRepeated(*core.Operation) bool { return true }

// Apply implements [Op].
func (fuseIntoContaining) Apply(c *Call) Outcome {
	op := core.Must(transform.AsFuseIntoContainingOp(c.Op))
	producers, containers := c.Ops(op.ProducerOp()), c.Ops(op.ContainingOp())
	if len(containers) != 1 {
		return c.Definite("requires exactly one containing_op handle (got %d)", len(containers))
	}
	f := &fusion{Call: c, container: containers[0]}
	var left []*core.Operation
	for _, p := range producers {
		if !slices.Contains(left, p) {
			left = append(left, p)
		}
	}
	for len(left) > 0 {
		at := slices.IndexFunc(left, func(p *core.Operation) bool { return f.uses(p) > 0 })
		if at < 0 {
			return c.Silenceable("could not find next producer to fuse into container").Note(f.container.Loc(), "containing op")
		}
		producer := left[at]
		if f.uses(producer) == 1 {
			left = slices.Delete(left, at, at+1)
		}
		if o := f.fuse(producer); !o.Succeeded() {
			return o
		}
	}
	c.Set(0, Objects(f.fused...)...)
	c.Set(1, f.container)
	return Done
}

// fusion moves producers into an operation, such as a loop.
type fusion struct {
	*Call
	container *core.Operation
	fused     []*core.Operation
	o         Outcome // what to say when nothing works
}

// uses counts the uses of an operation in the container or by it.
func (f *fusion) uses(producer *core.Operation) (n int) {
	for _, v := range producer.Results() {
		for user := range v.Users() {
			if f.container.IsAncestorOf(user) {
				n++
			}
		}
	}
	return n
}

// fuse fuses one use of a producer.
func (f *fusion) fuse(producer *core.Operation) Outcome {
	f.o = f.silenceableRemark(producer.Loc(), "could not fuse %s into %s", printed(producer, false), printed(f.container, false))
	if f.slice(producer) || f.sliceOfArgument(producer) || f.clone(producer) {
		return Done
	}
	return f.o
}

// printed returns the text of an operation as diagnostics show it, which is generic in those of errors, on a line of its
// own when it has several.
func printed(op *core.Operation, generic bool) string {
	var text strings.Builder
	_ = core.Print(&text, op, core.PrintOptions{LocalScope: true, Generic: generic, AssumeVerified: true}) // a strings.Builder does not fail
	s := strings.TrimSuffix(text.String(), "\n")
	if strings.Contains(s, "\n") {
		return "\n" + s
	}
	return s
}

func (f *fusion) note(at core.Location, format string, args ...any) bool {
	f.o = f.o.Note(at, format, args...)
	return false
}

// slice tiles a producer where the container cuts a slice of its result.
func (f *fusion) slice(producer *core.Operation) bool {
	x, ok := tile.Of(producer)
	if !ok {
		return f.note(producer.Loc(), "producer is not a TileableInterface: %s", printed(producer, true))
	}
	var cut *core.Operation
	for _, v := range producer.Results() {
		for user := range v.Users() {
			if cut == nil && user.Is(&tensor.ExtractSliceDef) && f.container.IsProperAncestorOf(user) {
				cut = user
			}
		}
	}
	if cut == nil {
		return f.note(producer.Loc(), "could not find fusion opportunity for: %s", printed(producer, true))
	}
	rw := f.Rewriter
	defer rw.Restore(rw.Save())
	rw.SetBefore(cut)
	rw.SetLoc(producer.Loc())
	s := core.Must(tensor.AsExtractSliceOp(cut))
	c := cut.Context()
	part := tile.Part{Offsets: view.Mixed(c, s.StaticOffsetsAttr(), s.Offsets()), Sizes: view.Mixed(c, s.StaticSizesAttr(), s.Sizes())}
	result := s.Source().Index()
	copied := f.intoLoop(producer, cut)
	if copied != nil {
		x, _ = tile.Of(copied)
	}
	r, ok := x.FromResult(f.Tiling(), result, part)
	if !ok {
		return f.note(producer.Loc(), "failed to tile producer op: %s", printed(producer, true))
	}
	v, ok := f.reduced(r.Values[0], cut)
	if !ok {
		return f.note(producer.Loc(), "shape types don't match (missing canonicalization?):\nTiledOp: %s\nSliceOp: %s\n",
			valueText(r.Values[0]), printed(cut, true))
	}
	rw.ReplaceOp(cut, v)
	f.fused = append(f.fused, r.Ops...)
	if by := f.withResult(producer, result, r.Values[0], part); by != nil {
		f.ReplaceOp(f.container, by)
		rw.EraseOp(f.container)
		f.container = by
	}
	if copied != nil {
		rw.EraseOp(copied)
	}
	return true
}

// intoLoop makes a copy of a producer in the loop that a slice is in, which computes into what the loop carries where
// that starts with what the producer computes into; nil when the slice is not directly in a loop.
func (f *fusion) intoLoop(producer, cut *core.Operation) *core.Operation {
	loop, ok := flow.LoopLikeOpInterfaceKey.Of(cut.ParentOp())
	if !ok {
		return nil
	}
	by := f.Rewriter.Clone(producer, nil)
	d, ok := flow.DestinationStyleOpInterfaceKey.Of(by)
	if !ok {
		return by
	}
	parts := loop.LoopParts()
	f.Rewriter.Modify(by, func() {
		inits := d.DpsInits()
		for i, v := range inits.Forwarded() {
			for k, arg := range parts.IterArgs {
				if k < parts.Inits.Len() && startOf(parts.Inits.Value(k)) == v {
					by.SetOperand(inits.OperandIndex(i), arg)
				}
			}
		}
	})
	return by
}

// startOf returns what a value that loops around carry starts with.
func startOf(v *core.Value) *core.Value {
	for v.IsBlockArg() {
		loop, ok := flow.LoopLikeOpInterfaceKey.Of(v.OwnerBlock().ParentOp())
		if !ok {
			break
		}
		parts := loop.LoopParts()
		k := slices.Index(parts.IterArgs, v)
		if k < 0 || k >= parts.Inits.Len() {
			break
		}
		v = parts.Inits.Value(k)
	}
	return v
}

// reduced drops dimensions of size one from a tile where the slice that it replaces has fewer.
func (f *fusion) reduced(v *core.Value, cut *core.Operation) (*core.Value, bool) {
	t, ok := v.Type().(*core.RankedTensorType)
	want := cut.Result(0).Type().(*core.RankedTensorType)
	if !ok {
		return nil, false
	}
	if slices.Equal(t.Shape(), want.Shape()) {
		return v, true
	}
	if _, ok := view.DroppedDims(t.Shape(), want.Shape()); !ok {
		return nil, false
	}
	b := &f.Rewriter.Builder
	b.SetLoc(cut.Loc())
	return tile.Reduced(b, v, b.Context().RankedTensor(want.Shape(), t.ElementType(), t.Encoding())), true
}

// withResult gives a scf.forall a further result for a producer that operations after it use, too; nil when there are
// none.
func (f *fusion) withResult(producer *core.Operation, result int, tiled *core.Value, part tile.Part) *core.Operation {
	dominated := map[*core.Operation]bool{}
	var dom core.DominanceInfo
	for user := range producer.Result(result).Users() {
		if !f.container.IsAncestorOf(user) && dom.ProperlyDominatesOp(f.container, user) {
			dominated[user] = true
		}
	}
	g, isGeneric := linalg.AsGenericOp(producer)
	l, isForall := scf.AsForallOp(f.container)
	if len(dominated) == 0 || !isGeneric || !isForall {
		return nil
	}
	by, ok := tile.WithOutput(f.Tiling(), l, g.Outputs()[result], tiled, part)
	if !ok {
		return nil
	}
	for i, v := range f.container.Results() {
		f.Rewriter.ReplaceAllUsesWith(v, by.Result(i))
	}
	f.Rewriter.ReplaceUsesIf(producer.Result(result), by.Result(by.NumResults()-1), func(u *core.Use) bool { return dominated[u.Owner()] })
	return by
}

// sliceOfArgument tiles a producer of an output of the container where that cuts a slice of it.
func (f *fusion) sliceOfArgument(producer *core.Operation) bool {
	if _, ok := tile.Of(producer); !ok {
		return f.note(producer.Loc(), "producer is not a TileableInterface: %s", printed(producer, true))
	}
	var use *core.Use
	for _, v := range producer.Results() {
		for u := range v.Uses() {
			if use == nil && u.Owner().Is(&scf.ForallDef) {
				use = u
			}
		}
	}
	if use == nil || use.Owner() != f.container {
		return f.note(producer.Loc(), "could not find a use by the containing op: %s", printed(producer, true))
	}
	l := core.Must(scf.AsForallOp(f.container))
	body := l.Region().Entry()
	first := f.container.NumOperands() - len(l.Outputs())
	arg := body.Arg(body.NumArgs() - len(l.Outputs()) + use.Index() - first)
	var cut *core.Operation
	for user := range arg.Users() {
		if cut == nil && user.Is(&tensor.ExtractSliceDef) && f.container.IsProperAncestorOf(user) {
			cut = user
		}
	}
	if cut == nil {
		return f.note(f.container.Loc(), "could not find fusion opportunity for bbArg: %s", valueText(arg))
	}
	rw := f.Rewriter
	defer rw.Restore(rw.Save())
	rw.SetBefore(cut)
	rw.SetLoc(producer.Loc())
	result := use.Value().Index()
	dests, ok := tile.Destinations(rw, producer)
	if !ok || result >= len(dests) {
		return f.note(producer.Loc(), "failed to get destination tensors for: %s", printed(producer, true))
	}
	rw.SetBefore(cut)
	var m core.IRMapping
	m.Map(dests[result], arg)
	by := rw.Clone(producer, &m)
	x, _ := tile.Of(by)
	s := core.Must(tensor.AsExtractSliceOp(cut))
	c := cut.Context()
	part := tile.Part{Offsets: view.Mixed(c, s.StaticOffsetsAttr(), s.Offsets()), Sizes: view.Mixed(c, s.StaticSizesAttr(), s.Sizes())}
	r, ok := x.FromResult(f.Tiling(), result, part)
	if !ok {
		rw.EraseOp(by)
		return f.note(producer.Loc(), "failed to tile producer op: %s", printed(producer, true))
	}
	v, ok := f.reduced(r.Values[0], cut)
	if !ok {
		rw.EraseOp(by)
		return false
	}
	rw.ReplaceOp(cut, v)
	rw.Modify(f.container, func() { use.Set(dests[0]) })
	rw.EraseOp(by)
	f.fused = append(f.fused, r.Ops...)
	return true
}

// clone copies a producer to where the container uses it.
func (f *fusion) clone(producer *core.Operation) bool {
	var use *core.Use
	for _, v := range producer.Results() {
		for u := range v.Uses() {
			switch {
			case f.container.IsProperAncestorOf(u.Owner()):
				if use == nil {
					use = u
				}
			case f.container == u.Owner():
				return f.note(producer.Loc(), "producer op use by containing op cannot be fused by cloning")
			}
		}
	}
	if use == nil {
		return f.note(producer.Loc(), "no fusion opportunity by cloning")
	}
	rw := f.Rewriter
	defer rw.Restore(rw.Save())
	rw.SetBefore(use.Owner())
	by := rw.Clone(producer, nil)
	n := use.Value().Index()
	rw.Modify(use.Owner(), func() { use.Set(by.Result(n)) })
	f.fused = append(f.fused, by)
	return true
}
