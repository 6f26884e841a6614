package llvmir

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
)

// loopOptions collects the operands of a loop's metadata.
type loopOptions struct {
	t   *translator
	ops []mdOperand
}

func (o *loopOptions) add(ops ...mdOperand) {
	o.ops = append(o.ops, mdRef(o.t.meta.node(false, ops...)))
}

// unit adds a name when the flag is set.
func (o *loopOptions) unit(name string, a *core.IntegerAttr) {
	if a != nil && a.Int64() != 0 {
		o.add(mdString(name))
	}
}

// boolean adds a name with a truth value, perhaps inverted.
func (o *loopOptions) boolean(name string, a *core.IntegerAttr, invert bool) {
	if a != nil {
		v := a.Int64() & 1
		if invert {
			v ^= 1
		}
		o.add(mdString(name), mdInt(1, v))
	}
}

// number adds a name with an i32.
func (o *loopOptions) number(name string, a *core.IntegerAttr) {
	if a != nil {
		o.add(mdString(name), mdInt(32, a.Int64()))
	}
}

// followup adds a name with the metadata of another loop.
func (o *loopOptions) followup(name string, a *llvm.LoopAnnotationAttr) {
	if a != nil {
		o.add(mdString(name), mdRef(o.t.loopNode(a)))
	}
}

// loopNode makes the metadata of a loop.
func (t *translator) loopNode(a *llvm.LoopAnnotationAttr) int {
	if n, ok := t.attrNodes[a]; ok {
		return n
	}
	o := &loopOptions{t: t}
	o.place(a.StartLoc())
	o.place(a.EndLoc())
	o.unit("llvm.loop.disable_nonforced", a.DisableNonforced())
	o.unit("llvm.loop.mustprogress", a.MustProgress())
	if v := a.IsVectorized(); v != nil {
		o.number("llvm.loop.isvectorized", v)
	}
	o.vectorize(a.Vectorize())
	if v := a.Interleave(); v != nil {
		o.number("llvm.loop.interleave.count", v.Count())
	}
	o.unroll(a.Unroll())
	o.unrollAndJam(a.UnrollAndJam())
	if v := a.Licm(); v != nil {
		o.unit("llvm.licm.disable", v.Disable())
		o.unit("llvm.loop.licm_versioning.disable", v.VersioningDisable())
	}
	o.distribute(a.Distribute())
	if v := a.Pipeline(); v != nil {
		o.boolean("llvm.loop.pipeline.disable", v.Disable(), false)
		o.number("llvm.loop.pipeline.initiationinterval", v.Initiationinterval())
	}
	if v := a.Peeled(); v != nil {
		o.number("llvm.loop.peeled.count", v.Count())
	}
	if v := a.Unswitch(); v != nil {
		o.unit("llvm.loop.unswitch.partial.disable", v.PartialDisable())
	}
	if list := a.ParallelAccesses(); len(list) > 0 {
		ops := []mdOperand{mdString("llvm.loop.parallel_accesses")}
		for _, g := range list {
			if n, ok := t.attrNode(g); ok {
				ops = append(ops, mdRef(n))
			}
		}
		o.add(ops...)
	}
	n := t.meta.selfNode(o.ops...)
	t.attrNodes[a] = n
	return n
}

func (o *loopOptions) vectorize(v *llvm.LoopVectorizeAttr) {
	if v == nil {
		return
	}
	o.boolean("llvm.loop.vectorize.enable", v.Disable(), true)
	o.boolean("llvm.loop.vectorize.predicate.enable", v.PredicateEnable(), false)
	o.boolean("llvm.loop.vectorize.scalable.enable", v.ScalableEnable(), false)
	o.number("llvm.loop.vectorize.width", v.Width())
	o.followup("llvm.loop.vectorize.followup_vectorized", v.FollowupVectorized())
	o.followup("llvm.loop.vectorize.followup_epilogue", v.FollowupEpilogue())
	o.followup("llvm.loop.vectorize.followup_all", v.FollowupAll())
}

func (o *loopOptions) unroll(v *llvm.LoopUnrollAttr) {
	if v == nil {
		return
	}
	if d := v.Disable(); d != nil {
		if d.Int64() != 0 {
			o.add(mdString("llvm.loop.unroll.disable"))
		} else {
			o.add(mdString("llvm.loop.unroll.enable"))
		}
	}
	o.number("llvm.loop.unroll.count", v.Count())
	o.boolean("llvm.loop.unroll.runtime.disable", v.RuntimeDisable(), false)
	o.unit("llvm.loop.unroll.full", v.Full())
	o.followup("llvm.loop.unroll.followup_unrolled", v.FollowupUnrolled())
	o.followup("llvm.loop.unroll.followup_remainder", v.FollowupRemainder())
	o.followup("llvm.loop.unroll.followup_all", v.FollowupAll())
}

func (o *loopOptions) unrollAndJam(v *llvm.LoopUnrollAndJamAttr) {
	if v == nil {
		return
	}
	if d := v.Disable(); d != nil {
		if d.Int64() != 0 {
			o.add(mdString("llvm.loop.unroll_and_jam.disable"))
		} else {
			o.add(mdString("llvm.loop.unroll_and_jam.enable"))
		}
	}
	o.number("llvm.loop.unroll_and_jam.count", v.Count())
	o.followup("llvm.loop.unroll_and_jam.followup_outer", v.FollowupOuter())
	o.followup("llvm.loop.unroll_and_jam.followup_inner", v.FollowupInner())
	o.followup("llvm.loop.unroll_and_jam.followup_remainder_outer", v.FollowupRemainderOuter())
	o.followup("llvm.loop.unroll_and_jam.followup_remainder_inner", v.FollowupRemainderInner())
	o.followup("llvm.loop.unroll_and_jam.followup_all", v.FollowupAll())
}

func (o *loopOptions) distribute(v *llvm.LoopDistributeAttr) {
	if v == nil {
		return
	}
	o.boolean("llvm.loop.distribute.enable", v.Disable(), true)
	o.followup("llvm.loop.distribute.followup_coincident", v.FollowupCoincident())
	o.followup("llvm.loop.distribute.followup_sequential", v.FollowupSequential())
	o.followup("llvm.loop.distribute.followup_fallback", v.FollowupFallback())
	o.followup("llvm.loop.distribute.followup_all", v.FollowupAll())
}

// place adds where a loop starts or ends, when the location names a scope.
func (o *loopOptions) place(a *core.LocationAttr) {
	if a == nil {
		return
	}
	if d := o.t.ctx.Loc(a.Value()); isLocalScope(d.Metadata) {
		if n := o.t.location(a.Value(), o.t.debugNode(d.Metadata), none); n != none {
			o.ops = append(o.ops, mdRef(n))
		}
	}
}
