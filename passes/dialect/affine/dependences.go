package affine

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/dialect/affine/dependence"
)

// maxRemarks bounds the remarks about one function, whose number is in the square of that of the accesses.
const maxRemarks = 1 << 20

func (p *MemrefDependenceCheckPass) run(r *passes.Run) {
	r.PreserveAll()
	var list []dependence.Access
	r.Op.Walk(func(op *core.Operation) {
		if !dependence.IsRead(op) && !dependence.IsWrite(op) {
			return
		}
		if a, ok := dependence.AccessOf(op); ok {
			list = append(list, a)
		}
	})
	if len(list)*len(list) > maxRemarks {
		r.Reporter().OpErrorf(r.Op, "has %d accesses; their dependences are too many to show", len(list))
		r.Fail()
		return
	}
	var c dependence.Checker
	for i, src := range list {
		for j, dst := range list {
			common := dependence.NumCommonLoops(src.Op, dst.Op)
			for depth := 1; depth <= common+1; depth++ {
				found := c.Check(src, dst, depth, false)
				if found.Outcome == dependence.Unknown {
					r.Reporter().OpErrorf(src.Op, "dependence check failed")
					continue
				}
				r.Reporter().OpEmitRemarkf(src.Op, "dependence from %d to %d at depth %d = %s", i, j, depth,
					dependenceText(found, depth, common))
			}
		}
	}
}

// dependenceText writes a dependence: "false", "true" within one iteration of the common loops, or bounds of the
// distance in each of them.
func dependenceText(found dependence.Result, depth, common int) string {
	if found.Outcome == dependence.None {
		return "false"
	}
	components := found.Components()
	if len(components) == 0 || depth > common {
		return "true"
	}
	var b strings.Builder
	for _, c := range components {
		lower, upper := "-inf", "+inf"
		if c.LowerOK {
			lower = strconv.FormatInt(c.Lower, 10)
		}
		if c.UpperOK {
			upper = strconv.FormatInt(c.Upper, 10)
		}
		fmt.Fprintf(&b, "[%s, %s]", lower, upper)
	}
	return b.String()
}
