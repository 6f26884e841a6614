package rewrite

import (
	"slices"
	"sync/atomic"

	"github.com/odsgen/ods/core"
)

// isolatedUnits returns the operations of a region that the greedy driver can work on one by one: those with something
// in them, when all of the region are isolated from above and the driver has nothing to do with them but with what is
// in them. Otherwise, or when somebody watches the order of what is done, it returns nil.
func isolatedUnits(r *core.Region, set *Frozen, cfg Config) []*core.Operation {
	if !cfg.Local || cfg.MaxRewrites >= 0 || cfg.Listener != nil || cfg.Observe != nil || cfg.Misreported != nil ||
		!r.HasOneBlock() {
		return nil
	}
	var units []*core.Operation
	for op := r.Entry().First(); op != nil; op = op.Next() {
		if !op.IsRegistered() || op.NumResults() > 0 || op.NumOperands() > 0 || op.Info().Folds() || len(set.of(op)) > 0 ||
			op.NumRegions() > 0 && !op.Has(core.TraitIsolatedFromAbove) || !op.IsSymbol() && !op.Has(core.TraitSymbolTable) ||
			op.WouldBeTriviallyDead() {
			return nil
		}
		if op.NumRegions() > 0 {
			units = append(units, op)
		}
	}
	return units
}

// greedyUnits works on the operations one by one. As with one worklist for all, there are rounds over all of them: a
// further round may find more to do also where the last one reported no change, because upstream does not count all
// changes.
func greedyUnits(units []*core.Operation, set *Frozen, cfg Config) (changed, converged bool) {
	all := drivers(nil, units, set, cfg)
	changed, converged = rounds(&cfg, func() bool {
		var again atomic.Bool
		one := func(i int) {
			if !all[i].quiet && all[i].round() {
				again.Store(true)
			}
		}
		if cfg.Parallel != nil {
			cfg.Parallel(len(all), one)
		} else {
			for i := range all {
				one(i)
			}
		}
		return again.Load()
	})
	for _, g := range all {
		g.work.clear()
	}
	return changed, converged
}

// drivers appends a driver for each region of the operations, or of those below it that can be worked on one by one.
func drivers(list []*greedy, units []*core.Operation, set *Frozen, cfg Config) []*greedy {
	for _, op := range units {
		for _, r := range op.Regions() {
			if r.IsEmpty() {
				continue
			}
			if inner := isolatedUnits(r, set, cfg); inner != nil {
				list = drivers(list, inner, set, cfg)
			} else {
				list = append(list, newGreedy(op.Context(), r, set, cfg))
			}
		}
	}
	return list
}

// commonRegion returns the innermost region that all the operations are in. It looks at each region once.
func commonRegion(ops []*core.Operation) *core.Region {
	depths := make(map[*core.Region]int)
	var path []*core.Region
	depth := func(r *core.Region) int {
		path = path[:0]
		d, known := 0, false
		for ; r != nil; r = r.ParentRegion() {
			if d, known = depths[r]; known {
				break
			}
			path = append(path, r)
		}
		for _, r := range slices.Backward(path) {
			d++
			depths[r] = d
		}
		return d
	}
	common := ops[0].ParentRegion()
	inside := map[*core.Region]bool{common: true}
	for _, op := range ops[1:] {
		for r := op.ParentRegion(); !inside[r]; {
			d, c := depth(r), depth(common)
			if d >= c {
				inside[r] = true
				r = r.ParentRegion()
			}
			if c >= d {
				common = common.ParentRegion()
				inside[common] = true
			}
		}
	}
	return common
}
