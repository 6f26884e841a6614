package vector

import (
	"math/bits"
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	gen "github.com/odsgen/ods/generated/vector"
	"github.com/odsgen/ods/passes"
)

func (*LowerElementsToShuffleTreePass) prepare(c *core.Context, _ *core.Reporter) (any, bool) {
	set := rewrite.NewPatternSet(c)
	AddShuffleTrees(set)
	return set.Freeze(), true
}

func (*LowerElementsToShuffleTreePass) run(r *passes.Run) { greedily(r) }

// AddShuffleTrees adds the pattern that combines vectors by pairs where a vector is made of elements of others.
func AddShuffleTrees(set *rewrite.PatternSet) {
	set.Add(rewrite.OpPattern(&gen.FromElementsDef, gen.AsFromElementsOp, "tree of shuffles", shuffleTree))
}

// noElement is the number in the mask of a shuffle where nothing needs to be.
const noElement = -1

// interval is the range of elements of the result that a vector contributes to, both ends included.
type interval struct{ first, last int }

func shuffleTree(op gen.FromElementsOp, rw *rewrite.Rewriter) bool {
	t, _ := op.Result().Type().(*core.VectorType)
	if t == nil || len(t.Shape()) != 1 || t.IsScalable() {
		return false
	}
	elements := op.Elements()
	var sources []*core.Operation
	for _, v := range elements {
		def := v.DefiningOp()
		if def == nil || !def.Is(&gen.ToElementsDef) {
			return false
		}
		if from, _ := def.Operand(0).Type().(*core.VectorType); from == nil || len(from.Shape()) != 1 {
			return false
		}
		if !slices.Contains(sources, def) {
			sources = append(sources, def)
		}
	}
	if len(sources) == 0 || len(sources) == 1 && slices.Equal(elements, sources[0].ResultList()) {
		return false
	}
	levels := 1 + max(1, bits.Len(uint(len(sources)-1)))
	intervals := intervalsOf(elements, sources, levels)
	sizes := sizesOf(intervals, len(elements))
	sources = twiceLast(sources)

	rw.SetLoc(op.Op.Loc())
	var inputs []*core.Value
	var masks [][]int64
	for _, s := range sources {
		inputs = append(inputs, s.Operand(0))
	}
	for level := range levels - 1 {
		inputs = twiceLast(inputs)
		masks = twiceLast(masks)
		var next []*core.Value
		var made [][]int64
		for i := 0; i < len(inputs); i += 2 {
			var mask []int64
			a, b := intervals[level][i], intervals[level][i+1]
			if level == 0 {
				mask = permutationMask(elements, sources[i], sources[i+1], a, sizes[1])
			} else {
				mask = propagationMask(masks[i], masks[i+1], inputs[i] == inputs[i+1], b.first-a.first, sizes[level+1])
			}
			made = append(made, mask)
			next = append(next, gen.NewShuffle(&rw.Builder, inputs[i], inputs[i+1], mask).Result())
		}
		inputs, masks = next, made
	}
	rw.ReplaceOp(op.Op, inputs[0])
	return true
}

// twiceLast repeats the last element of a list of odd length.
func twiceLast[T any](list []T) []T {
	if len(list)%2 != 0 {
		list = append(list, list[len(list)-1])
	}
	return list
}

// intervalsOf returns the intervals of the vectors of all levels: the sources, the shuffles of pairs of them, and so on.
func intervalsOf(elements []*core.Value, sources []*core.Operation, levels int) (out [][]interval) {
	first := make([]interval, len(sources))
	for i := range first {
		first[i].first = -1
	}
	for i, v := range elements {
		at := &first[slices.Index(sources, v.DefiningOp())]
		if at.first < 0 {
			at.first = i
		}
		at.last = i
	}
	out = append(out, twiceLast(first))
	for level := 1; level < levels; level++ {
		below := out[level-1]
		var list []interval
		for i := 0; i < len(below); i += 2 {
			list = append(list, interval{below[i].first, max(below[i].last, below[i+1].last)})
		}
		if level < levels-1 {
			list = twiceLast(list)
		}
		out = append(out, list)
	}
	return out
}

// sizesOf returns the length of the vectors of each level but the first: that of the longest interval.
func sizesOf(intervals [][]interval, result int) []int {
	out := make([]int, len(intervals))
	for level := 1; level < len(out)-1; level++ {
		for _, x := range intervals[level] {
			out[level] = max(out[level], x.last-x.first+1)
		}
	}
	out[len(out)-1] = result
	return out
}

func noElements(n int) []int64 { return slices.Repeat([]int64{noElement}, n) }

// permutationMask brings the elements of two sources to their places in the interval of both.
func permutationMask(elements []*core.Value, a, b *core.Operation, at interval, size int) []int64 {
	mask := noElements(size)
	for i, v := range elements {
		switch n := int64(v.Index()); v.DefiningOp() {
		case a:
			mask[i-at.first] = n
		case b:
			mask[i-at.first] = n + int64(a.NumResults())
		}
	}
	return mask
}

// propagationMask puts two vectors whose elements are in place into one, the second after the first by an offset.
func propagationMask(a, b []int64, same bool, offset, size int) []int64 {
	mask := noElements(size)
	for i := range a {
		if a[i] != noElement {
			mask[i] = int64(i)
		}
		if !same && b[i] != noElement {
			mask[i+offset] = int64(i + len(a))
		}
	}
	return mask
}
