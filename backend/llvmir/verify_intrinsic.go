package llvmir

import (
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
)

// castRule is what the conversions of vectors of a length demand.
type castRule struct {
	names string // as LLVM lists them in messages
	// from and to are the kinds of elements: i integer, f float, p pointer.
	from, to byte
	// widths compares the width of the source with that of the result: '<', '>', or 0.
	widths byte
}

// castRuleOf returns the rule for an intrinsic.
func castRuleOf(name string) (castRule, bool) {
	switch name {
	case "llvm.vp.trunc":
		return castRule{"llvm.vp.trunc", 'i', 'i', '>'}, true
	case "llvm.vp.zext", "llvm.vp.sext":
		return castRule{"llvm.vp.zext or llvm.vp.sext", 'i', 'i', '<'}, true
	case "llvm.vp.fptoui", "llvm.vp.fptosi":
		// The blank that is missing is missing in LLVM, too.
		return castRule{"llvm.vp.fptoui, llvm.vp.fptosi, llvm.vp.lrint or llvm.vp.llrint", 'f', 'i', 0}, true
	case "llvm.vp.uitofp", "llvm.vp.sitofp":
		return castRule{"llvm.vp.uitofp or llvm.vp.sitofp", 'i', 'f', 0}, true
	case "llvm.vp.fptrunc":
		return castRule{"llvm.vp.fptrunc", 'f', 'f', '>'}, true
	case "llvm.vp.fpext":
		return castRule{"llvm.vp.fpext", 'f', 'f', '<'}, true
	case "llvm.vp.ptrtoint":
		return castRule{"llvm.vp.ptrtoint", 'p', 'i', 0}, true
	case "llvm.vp.inttoptr":
		return castRule{"llvm.vp.inttoptr", 'i', 'p', 0}, true
	}
	return castRule{}, false
}

func kindWord(k byte) string {
	switch k {
	case 'i':
		return "integer"
	case 'p':
		return "pointer"
	}
	return "floating-point"
}

func kindOfScalar(ty core.Type) byte {
	switch {
	case isPointer(ty):
		return 'p'
	case isInt(ty):
		return 'i'
	}
	return 'f'
}

// verifyIntrinsic checks calls of intrinsics.
func (b *body) verifyIntrinsic(op *core.Operation, name string) {
	if r, ok := castRuleOf(name); ok {
		b.verifyCast(op, r)
		return
	}
	t, at := b.t, op.Loc()
	switch name {
	case "llvm.lifetime.start", "llvm.lifetime.end":
		v := op.Operand(op.NumOperands() - 1)
		if c := b.lookup(v).c; v.DefiningOp() == nil || !v.DefiningOp().Is(&llvm.AllocaDef) && (c == nil || c.kind != constPoison) {
			t.invalid(at, "llvm.lifetime.start/end can only be used on alloca or poison")
		}
	case "llvm.threadlocal.address":
		b.verifyThreadLocal(op)
	case "llvm.prefetch":
		for _, e := range [...]struct {
			attr, message string
			most          int64
		}{{"rw", "rw argument to llvm.prefetch must be 0-1", 1}, {"hint", "locality argument to llvm.prefetch must be 0-3", 3},
			{"cache", "cache type argument to llvm.prefetch must be 0-1", 1}} {
			if n, ok := op.Attr(e.attr).(*core.IntegerAttr); ok && (n.Int64() < 0 || n.Int64() > e.most) {
				t.invalid(at, "%s", e.message)
			}
		}
	case "llvm.va_start":
		f, _ := llvm.AsLLVMFuncOp(op.Block().ParentOp())
		if ft, ok := f.FunctionType().(*llvm.LLVMFunctionType); ok && !ft.VarArg() {
			t.invalid(at, "va_start called in a non-varargs function")
		}
	case "llvm.ucmp", "llvm.scmp":
		b.verifyThreeWay(op)
	case "llvm.experimental.constrained.fpext", "llvm.experimental.constrained.fptrunc":
		b.verifyConstrained(op, name)
	}
}

func (b *body) verifyCast(op *core.Operation, r castRule) {
	from, to := scalarOf(op.Operand(0).Type()), scalarOf(op.Result(0).Type())
	at := op.Loc()
	if kindOfScalar(from) != r.from || kindOfScalar(to) != r.to {
		gap := " intrinsic"
		if r.from == 'f' && r.to == 'i' {
			gap = "intrinsic"
		}
		if r.from == r.to {
			b.t.invalid(at, "%s%s first argument and result element type must be %s", r.names, gap, kindWord(r.from))
		} else {
			b.t.invalid(at, "%s%s first argument element type must be %s and result element type must be %s", r.names, gap,
				kindWord(r.from), kindWord(r.to))
		}
		return
	}
	f, t := core.StorageWidth(from), core.StorageWidth(to)
	switch {
	case r.widths == '<' && f >= t:
		b.t.invalid(at, "%s intrinsic the bit size of first argument must be smaller than the bit size of the return type", r.names)
	case r.widths == '>' && f <= t:
		b.t.invalid(at, "%s intrinsic the bit size of first argument must be larger than the bit size of the return type", r.names)
	}
}

func (b *body) verifyThreadLocal(op *core.Operation) {
	c := b.lookup(op.Operand(0)).c
	if c == nil || c.kind != constGlobal {
		b.t.invalid(op.Loc(), "llvm.threadlocal.address first argument must be a GlobalValue")
		return
	}
	local := false
	if g, ok := llvm.AsGlobalOp(b.t.symbols[c.text]); ok {
		local = g.ThreadLocal()
	} else if a, ok := llvm.AsAliasOp(b.t.symbols[c.text]); ok {
		local = a.ThreadLocal()
	}
	if !local {
		b.t.invalid(op.Loc(), "llvm.threadlocal.address operand isThreadLocal() must be true")
	}
}

// verifyThreeWay checks the result of a comparison that has three.
func (b *body) verifyThreeWay(op *core.Operation) {
	from, ok1 := op.Operand(0).Type().(*core.VectorType)
	to, ok2 := op.Result(0).Type().(*core.VectorType)
	switch {
	case core.StorageWidth(scalarOf(op.Result(0).Type())) < 2:
		b.t.invalid(op.Loc(), "result type must be at least 2 bits wide")
	case ok1 != ok2:
		b.t.invalid(op.Loc(), "ucmp/scmp argument and result types must both be either vector or scalar types")
	case ok1 && !sameLength(from, to):
		b.t.invalid(op.Loc(), "return type and arguments must have the same number of elements")
	}
}

// verifyConstrained checks the widths of conversions between floats.
func (b *body) verifyConstrained(op *core.Operation, name string) {
	from, to := op.Operand(0).Type(), op.Result(0).Type()
	f, t := core.StorageWidth(scalarOf(from)), core.StorageWidth(scalarOf(to))
	v, ok1 := from.(*core.VectorType)
	w, ok2 := to.(*core.VectorType)
	switch {
	case ok1 != ok2:
		b.t.invalid(op.Loc(), "Intrinsic first argument and result disagree on vector use")
	case ok1 && !sameLength(v, w):
		b.t.invalid(op.Loc(), "Intrinsic first argument and result vector lengths must be equal")
	case name == "llvm.experimental.constrained.fptrunc" && f <= t:
		b.t.invalid(op.Loc(), "Intrinsic first argument's type must be larger than result type")
	case name == "llvm.experimental.constrained.fpext" && f >= t:
		b.t.invalid(op.Loc(), "Intrinsic first argument's type must be smaller than result type")
	}
}

// verifyImmediates checks that arguments which instructions encode are numbers.
func (b *body) verifyImmediates(op *core.Operation, d *declaration) {
	v, _ := llvm.AsCallIntrinsicOp(op)
	for i, a := range v.Args() {
		if i+1 >= len(d.sig.ParamAttrs) || !strings.Contains(d.sig.ParamAttrs[i+1], "immarg") {
			continue
		}
		if c := b.lookup(a).c; c == nil || c.kind != constInt && c.kind != constFloat && (c.kind != constZero || isPointer(a.Type())) {
			b.t.invalid(op.Loc(), "immarg operand has non-immediate parameter")
			return
		}
	}
}
