package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/odsgen/ods"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/core/intrange"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/funcd"
	"github.com/odsgen/ods/passes/analysis/dataflow"
	"github.com/odsgen/ods/passes/inline"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: ranges FILE")
		os.Exit(2)
	}
	if err := run(os.Stdout, os.Stderr, os.Args[1]); err != nil {
		var list diag.List
		if errors.As(err, &list) {
			_ = diag.Render(os.Stderr, list...)
		} else {
			fmt.Fprintln(os.Stderr, "ranges:", err)
		}
		os.Exit(1)
	}
}

// run writes the improved module to w and warnings to log.
func run(w, log io.Writer, file string) error {
	module, err := ods.ParseFile(ods.NewContext(), file)
	if err != nil {
		return err
	}
	if err := inlineSmall(module); err != nil {
		return err
	}
	ranges := dataflow.Solve[dataflow.Bounds](module, dataflow.Ranges{})
	if err := diag.Render(log, divisions(module, ranges)...); err != nil {
		return err
	}
	improve(module, ranges)
	if err := ods.RunPipeline(context.Background(), module, "canonicalize,cse,symbol-dce"); err != nil {
		return err
	}
	_, err = fmt.Fprintln(w, module)
	return err
}

// small is how many operations a function may have that is inlined.
const small = 5

// inlineSmall inlines calls of private functions with one small block.
func inlineSmall(module *core.Operation) error {
	var calls []*core.Operation
	module.Walk(func(op *core.Operation) {
		call, ok := funcd.AsCallOp(op)
		if !ok {
			return
		}
		f, ok := funcd.AsFuncOp(module.LookupSymbol(call.Callee()))
		if ok && f.Op.SymbolVisibility() == core.Private && f.Body().HasOneBlock() && isSmall(f.Body().Entry()) {
			calls = append(calls, op)
		}
	})
	for _, op := range calls {
		if err := inline.Call(op); err != nil {
			return err
		}
	}
	return nil
}

func isSmall(b *core.Block) bool {
	n := 0
	for range b.Ops() {
		n++
	}
	return n <= small
}

// divisions warns of signed divisions whose divisor may be 0.
func divisions(module *core.Operation, ranges *dataflow.Solver[dataflow.Bounds]) diag.List {
	r := core.NewReporter(module.Context())
	module.Walk(func(op *core.Operation) {
		div, ok := arith.AsDivSIOp(op)
		if !ok {
			return
		}
		if b := ranges.Of(div.Rhs()); b.Reached && b.Range.IsKnown() && !b.Range.SMin.IsStrictlyPositive() && !b.Range.SMax.IsNegative() {
			r.Warningf(op.Loc(), "the divisor may be 0, it lies in %s", b.Range)
		}
	})
	return r.List()
}

// improve marks sums that cannot wrap, and makes shifts of divisions of numbers that are not negative by powers of two.
func improve(module *core.Operation, ranges *dataflow.Solver[dataflow.Bounds]) {
	bounds := func(v *core.Value) (intrange.Range, bool) {
		b := ranges.Of(v)
		return b.Range, b.Reached && b.Range.IsKnown()
	}
	set := rewrite.NewPatternSet(module.Context())
	set.Add(rewrite.OpPattern(&arith.AddIDef, arith.AsAddIOp, "no-wrap", func(op arith.AddIOp, rw *rewrite.Rewriter) bool {
		x, known := bounds(op.Lhs())
		y, both := bounds(op.Rhs())
		if !known || !both || op.OverflowFlags()&arith.IntegerOverflowFlagsNsw != 0 {
			return false
		}
		_, low := x.SMin.SAddOv(y.SMin)
		_, high := x.SMax.SAddOv(y.SMax)
		if low || high {
			return false
		}
		rw.Modify(op.Op, func() { op.SetOverflowFlags(op.OverflowFlags() | arith.IntegerOverflowFlagsNsw) })
		return true
	}))
	set.Add(rewrite.OpPattern(&arith.DivSIDef, arith.AsDivSIOp, "shift", func(op arith.DivSIOp, rw *rewrite.Rewriter) bool {
		x, known := bounds(op.Lhs())
		y, both := bounds(op.Rhs())
		if !known || !both || x.SMin.IsNegative() {
			return false
		}
		n, constant := y.Value()
		if !constant || n.IsNegative() || !n.IsPowerOf2() {
			return false
		}
		shift := arith.NewConstant(&rw.Builder, rw.Context().IntegerAttr(op.Result().Type(), int64(n.Log2()))).Result()
		rw.ReplaceOp(op.Op, arith.NewShRUI(&rw.Builder, op.Lhs(), shift).Result())
		return true
	}))
	rewrite.Greedy(module, set.Freeze(), rewrite.DefaultConfig())
}
