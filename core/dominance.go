package core

// RegionKind says what the order of operations in a region means.
type RegionKind uint8

// The kinds of regions: in SSACFG regions control flows from operation to operation and definitions dominate uses; in
// graph regions order means nothing.
const (
	RegionSSACFG RegionKind = iota
	RegionGraph
)

// RegionKindInterface is implemented by operations whose regions are not all of the usual kind.
type RegionKindInterface interface {
	// RegionKind returns the kind of region i, HasSSADominance whether definitions must dominate uses in it.
	RegionKind(i int) RegionKind
	HasSSADominance(i int) bool
}

// regionKind is what the verifier expects of region i; unregistered operations count as usual ones here.
func regionKind(op *Operation, i int) RegionKind {
	if op.Has(TraitGraphRegion) {
		return RegionGraph
	}
	if k, ok := RegionKindInterfaceKey.Of(op); ok {
		return k.RegionKind(i)
	}
	return RegionSSACFG
}

// hasSSADominance reports whether definitions must precede uses within the blocks of region i.
func hasSSADominance(op *Operation, i int) bool {
	if !op.info.registered || op.Has(TraitGraphRegion) {
		return false
	}
	if k, ok := RegionKindInterfaceKey.Of(op); ok {
		return k.HasSSADominance(i)
	}
	return true
}

// MayHaveSSADominance reports whether definitions may have to dominate uses in the region; true when nothing is known.
func (r *Region) MayHaveSSADominance() bool {
	return r.op == nil || !r.op.info.registered || hasSSADominance(r.op, r.Index())
}

// MayBeGraph reports whether order may mean nothing in the region; true when nothing is known.
func (r *Region) MayBeGraph() bool {
	return r.op == nil || !r.op.info.registered || !hasSSADominance(r.op, r.Index())
}

// DominanceInfo answers dominance queries, across nested regions too. Trees are computed for each region with several
// blocks when first needed and stay as they are: after blocks or their edges changed, call [DominanceInfo.Invalidate].
// The zero value is ready. Not safe for concurrent use.
type DominanceInfo struct{ domInfo }

// PostDominanceInfo answers post-dominance queries, with the contract of [DominanceInfo].
type PostDominanceInfo struct{ domInfo }

type domInfo struct {
	regions map[*Region]*regionDom
	last    *regionDom   // the region of the latest query
	spare   []*regionDom // see reset
}

type regionDom struct {
	region *Region
	ssa    bool
	tree   *DomTree // nil until needed
	old    *DomTree // of an earlier region, whose memory may be used again
}

// reset forgets everything, trees that were handed out included, and keeps their memory for what is asked next.
func (d *domInfo) reset() {
	for _, e := range d.regions {
		if e.tree != nil {
			e.old = e.tree
		}
		d.spare = append(d.spare, e)
	}
	clear(d.regions)
	d.last = nil
}

// entry returns a new entry for a region.
func (d *domInfo) entry(r *Region) *regionDom {
	n := len(d.spare) - 1
	if n < 0 {
		return &regionDom{region: r, ssa: true}
	}
	e := d.spare[n]
	d.spare = d.spare[:n]
	*e = regionDom{region: r, ssa: true, old: e.old}
	return e
}

// Invalidate forgets everything.
func (d *domInfo) Invalidate() { d.regions, d.last, d.spare = nil, nil, nil }

// InvalidateRegion forgets the tree of one region.
func (d *domInfo) InvalidateRegion(r *Region) {
	delete(d.regions, r)
	d.last = nil
}

func (d *domInfo) of(r *Region) *regionDom {
	if d.last != nil && d.last.region == r {
		return d.last
	}
	e := d.regions[r]
	if e == nil {
		e = d.entry(r)
		// Regions with several blocks are never graph regions, whatever is unknown about their operation.
		if r != nil && r.op != nil && r.first == r.last {
			e.ssa = hasSSADominance(r.op, r.Index())
		}
		if d.regions == nil {
			d.regions = make(map[*Region]*regionDom)
		}
		d.regions[r] = e
	}
	d.last = e
	return e
}

// HasSSADominance reports whether definitions must precede uses within the blocks of the region.
func (d *domInfo) HasSSADominance(r *Region) bool { return d.of(r).ssa }

func (d *domInfo) tree(r *Region, post bool) *DomTree {
	e := d.of(r)
	if e.tree == nil {
		e.tree, e.old = e.old, nil
		if e.tree == nil {
			e.tree = new(DomTree)
		}
		e.tree.build(r, post)
	}
	return e.tree
}

// Tree returns the dominator tree of a region.
func (d *DominanceInfo) Tree(r *Region) *DomTree { return d.tree(r, false) }

// Tree returns the post-dominator tree of a region.
func (d *PostDominanceInfo) Tree(r *Region) *DomTree { return d.tree(r, true) }

// blockProperly reports whether a properly dominates b, blocks of one region.
func (d *domInfo) blockProperly(a, b *Block, post bool) bool {
	return a != b && d.tree(a.region, post).Dominates(a, b)
}

// IsReachable reports whether control can reach the block from the entry of its region.
func (d *DominanceInfo) IsReachable(b *Block) bool {
	return b.region == nil || b.region.first == b || d.Tree(b.region).IsReachable(b)
}

// properly reports whether a comes before (post: after) b on every way. An operation properly dominates what is nested
// in it when enclosingOk is set; in a region without SSA dominance everything in a block dominates everything in it.
func (d *domInfo) properly(a, b *Operation, enclosingOk, post bool) bool {
	if a.block == nil || b.block == nil {
		return false
	}
	if a == b {
		return !d.of(a.block.region).ssa
	}
	ab, bb := a.block, b.block
	if ab.region != bb.region {
		if ab.region == nil {
			return false
		}
		if b = ab.region.AncestorOpInRegion(b); b == nil {
			return false
		}
		if a == b && enclosingOk {
			return true
		}
		bb = b.block
	}
	if ab != bb {
		return d.blockProperly(ab, bb, post)
	}
	if !d.of(ab.region).ssa {
		return true
	}
	if post {
		return b.IsBeforeInBlock(a)
	}
	return a.IsBeforeInBlock(b)
}

// ProperlyDominatesOp reports whether a comes before b on every way to b, or encloses b. In a block of a region without
// SSA dominance every operation properly dominates every one.
func (d *DominanceInfo) ProperlyDominatesOp(a, b *Operation) bool {
	return d.properly(a, b, true, false)
}

// DominatesOp is [DominanceInfo.ProperlyDominatesOp] or equality.
func (d *DominanceInfo) DominatesOp(a, b *Operation) bool {
	return a == b || d.ProperlyDominatesOp(a, b)
}

// ProperlyDominates reports whether the value is defined wherever b is executed, so that b may use it. A value does not
// dominate what is nested in its own operation.
func (d *DominanceInfo) ProperlyDominates(v *Value, b *Operation) bool {
	if v.IsBlockArg() {
		return b.block != nil && d.DominatesBlock(v.OwnerBlock(), b.block)
	}
	return d.properly(v.DefiningOp(), b, false, false)
}

// Dominates is [DominanceInfo.ProperlyDominates], or b defines the value.
func (d *DominanceInfo) Dominates(v *Value, b *Operation) bool {
	return v.DefiningOp() == b || d.ProperlyDominates(v, b)
}

// ProperlyDominatesBlock reports whether every way to b leads through a, another block; b may be nested deeper.
func (d *DominanceInfo) ProperlyDominatesBlock(a, b *Block) bool { return d.properlyBlock(a, b, false) }

// DominatesBlock is [DominanceInfo.ProperlyDominatesBlock] or equality.
func (d *DominanceInfo) DominatesBlock(a, b *Block) bool {
	return a == b || d.properlyBlock(a, b, false)
}

func (d *domInfo) properlyBlock(a, b *Block, post bool) bool {
	if a == b {
		return false
	}
	if a.region != b.region {
		if a.region == nil {
			return false
		}
		if b = a.region.AncestorBlockInRegion(b); b == nil || a == b {
			return b != nil
		}
	}
	return d.blockProperly(a, b, post)
}

// NearestCommonDominator returns the closest block that dominates both, or nil when there is none. The blocks may be in
// different regions.
func (d *DominanceInfo) NearestCommonDominator(a, b *Block) *Block {
	return d.nearestCommon(a, b, false)
}

// NearestCommonDominator returns the closest block that post-dominates both, or nil when there is none.
func (d *PostDominanceInfo) NearestCommonDominator(a, b *Block) *Block {
	return d.nearestCommon(a, b, true)
}

func (d *domInfo) nearestCommon(a, b *Block, post bool) *Block {
	if a == nil || b == nil {
		return nil
	}
	if a == b {
		return a
	}
	for a.region != b.region {
		// Lift the one that is nested deeper; when neither encloses the other both meet in a common ancestor region.
		switch {
		case a.region == nil || b.region == nil:
			return nil
		case a.region.IsAncestorOf(b.region):
			b = a.region.AncestorBlockInRegion(b)
		default:
			p := a.ParentOp()
			if p == nil || p.block == nil {
				return nil
			}
			a = p.block
		}
	}
	if a == b {
		return a
	}
	return d.tree(a.region, post).NearestCommon(a, b)
}

// ProperlyPostDominatesOp reports whether a comes after b on every way from b, or encloses b.
func (d *PostDominanceInfo) ProperlyPostDominatesOp(a, b *Operation) bool {
	return d.properly(a, b, true, true)
}

// PostDominatesOp is [PostDominanceInfo.ProperlyPostDominatesOp] or equality.
func (d *PostDominanceInfo) PostDominatesOp(a, b *Operation) bool {
	return a == b || d.ProperlyPostDominatesOp(a, b)
}

// ProperlyPostDominatesBlock reports whether every way from b leads through a, another block; b may be nested deeper.
func (d *PostDominanceInfo) ProperlyPostDominatesBlock(a, b *Block) bool {
	return d.properlyBlock(a, b, true)
}

// PostDominatesBlock is [PostDominanceInfo.ProperlyPostDominatesBlock] or equality.
func (d *PostDominanceInfo) PostDominatesBlock(a, b *Block) bool {
	return a == b || d.properlyBlock(a, b, true)
}
