package bufferize

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
)

// nextRepetitive returns the closest region around r, not r itself, that is repetitive.
func (s *AnalysisState) nextRepetitive(r *core.Region) *core.Region {
	for r = r.ParentRegion(); r != nil; r = r.ParentRegion() {
		if s.isRepetitive(r) {
			return r
		}
	}
	return nil
}

func (s *AnalysisState) isRepetitive(r *core.Region) bool {
	i := s.of(r.Op())
	return i != nil && i.Repetitive(r.Op(), r.Index())
}

// enclosingRepetitive returns the closest repetitive region, r or one around it.
func (s *AnalysisState) enclosingRepetitive(r *core.Region) *core.Region {
	if r == nil {
		return nil
	}
	if s.analysis == nil {
		if s.isRepetitive(r) {
			return r
		}
		return s.nextRepetitive(r)
	}
	if k, ok := s.analysis.repetitive[r]; ok {
		return k
	}
	k := r
	if !s.isRepetitive(r) {
		k = s.enclosingRepetitive(r.ParentRegion())
	}
	if s.analysis.repetitive == nil {
		s.analysis.repetitive = make(map[*core.Region]*core.Region)
	}
	s.analysis.repetitive[r] = k
	return k
}

// enclosingParallel returns the closest parallel region, r or one around it.
func (s *AnalysisState) enclosingParallel(r *core.Region) *core.Region {
	for ; r != nil; r = r.ParentRegion() {
		if i := s.of(r.Op()); i != nil && i.Parallel(r.Op(), r.Index()) {
			return r
		}
	}
	return nil
}

// exclusive reports whether two operations are in regions of one operation of which only one is executed at a time.
func exclusive(a, b *core.Operation) bool {
	around := make(map[*core.Operation]*core.Region)
	for r := a.ParentRegion(); r != nil; r = r.ParentRegion() {
		around[r.Op()] = r
	}
	for r := b.ParentRegion(); r != nil; r = r.ParentRegion() {
		other := around[r.Op()]
		if other == nil {
			continue
		}
		// This is the innermost operation around both.
		if other == r {
			return false
		}
		br, ok := flow.RegionBranchOpInterfaceKey.Of(r.Op())
		return ok && !regionReaches(br, r, other) && !regionReaches(br, other, r)
	}
	return false
}

// regionReaches reports whether control can go from one region of an operation to another.
func regionReaches(b flow.RegionBranchOpInterface, from, to *core.Region) bool {
	seen := make(map[*core.Region]bool)
	work := []*core.Region{from}
	for len(work) > 0 {
		r := work[len(work)-1]
		work = work[:len(work)-1]
		for blk := range r.Blocks() {
			last := blk.Last()
			if last == nil || !flow.IsRegionTerminator(last) {
				continue
			}
			for _, s := range b.RegionSuccessors(last) {
				if s.Region == to {
					return true
				}
				if s.Region != nil && !seen[s.Region] {
					seen[s.Region] = true
					work = append(work, s.Region)
				}
			}
		}
	}
	return false
}

// reaches reports whether control can go from one block over at least one edge to another without entering except.
func reaches(from, to, except *core.Block) bool {
	if to == except {
		return false
	}
	seen := map[*core.Block]bool{except: true}
	work := from.Succs()
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if b == to {
			return true
		}
		if !seen[b] {
			seen[b] = true
			work = append(work, b.Succs()...)
		}
	}
	return false
}
