package randprog

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// Intrinsics returns a module of n or more functions @f0, @f1, ... of the llvm dialect that apply one operation each to
// random constants, and the types that they return. Unlike other random programs they may have undefined behaviour.
func Intrinsics(seed uint64, n int) (text string, results []string) {
	p := &intrinsics{r: rand.New(rand.NewPCG(seed, 23))}
	for range n {
		p.one()
	}
	return p.b.String(), p.results
}

// intrinsics writes such functions.
type intrinsics struct {
	r *rand.Rand
	b strings.Builder
	n int
	// results are the types that the functions @f0, @f1, ... return.
	results []string
}

// vec returns a type with n elements, the element type itself when n is 0.
func vec(n int, elem string) string {
	if n == 0 {
		return elem
	}
	return fmt.Sprintf("vector<%dx%s>", n, elem)
}

// split takes a type apart.
func split(t string) (n int, elem string) {
	if _, err := fmt.Sscanf(t, "vector<%dx", &n); err != nil {
		return 0, t
	}
	_, elem, _ = strings.Cut(strings.TrimSuffix(t, ">"), "x")
	return n, elem
}

func (p *intrinsics) pick(list ...string) string { return list[p.r.IntN(len(list))] }

// lanes is the length of a vector or 0 for a scalar.
func (p *intrinsics) lanes() int { return []int{0, 0, 2, 3, 4, 8, 16}[p.r.IntN(7)] }

func (p *intrinsics) intElem() string {
	return p.pick("i1", "i5", "i8", "i16", "i32", "i32", "i33", "i64", "i64", "i128")
}

// scalar writes a constant, often one at the edge.
func (p *intrinsics) scalar(elem string) string {
	switch elem {
	case "f32":
		return p.pick("1.0", "-2.5", "0.5", "3.0e38", "1.0e-40", "0x7F800000", "0xFF800000", "0x7FC00000", "-0.75", "16777217.0",
			"1.0e10", "0.0", "2.0")
	case "f64":
		return p.pick("1.0", "-2.5", "0.5", "1.0e308", "1.0e-310", "0x7FF0000000000000", "0x7FF8000000000000", "-1.5",
			"4503599627370497.5", "0.0", "3.0")
	case "f16":
		return p.pick("1.0", "-2.5", "65504.0", "0x0001", "0x7C00", "0.333", "2.0")
	}
	w := widthOf(elem)
	if w == 1 {
		return p.pick("false", "true")
	}
	switch p.r.IntN(6) {
	case 0:
		return p.pick("0", "1", "-1", "2")
	case 1:
		return fmt.Sprint(p.r.IntN(min(w, 15)))
	case 2:
		if w == 128 {
			return p.pick("170141183460469231731687303715884105727", "-170141183460469231731687303715884105728")
		}
		return p.pick(fmt.Sprint(int64(1)<<(w-1)-1), fmt.Sprint(-(int64(1) << (w - 1))))
	}
	return fmt.Sprint(int64(p.r.Uint64()) >> (64 - min(w, 64)) >> p.r.IntN(min(w, 64)))
}

// constant writes a constant of a type into main and returns its name.
func (p *intrinsics) constant(b *strings.Builder, t string) string {
	p.n++
	v := fmt.Sprintf("%%c%d", p.n)
	n, elem := split(t)
	if n == 0 {
		s := p.scalar(elem)
		if elem != "i1" {
			s += " : " + elem
		}
		fmt.Fprintf(b, "  %s = llvm.mlir.constant(%s) : %s\n", v, s, t)
		return v
	}
	var list []string
	for range n {
		list = append(list, p.scalar(elem))
	}
	fmt.Fprintf(b, "  %s = llvm.mlir.constant(dense<[%s]> : %s) : %s\n", v, strings.Join(list, ", "), t, t)
	return v
}

// emit writes an operation in a function of its own, and one that calls it with constants.
func (p *intrinsics) emit(name, attrs, result string, params ...string) {
	i := len(p.results)
	var decl, args []string
	for k, t := range params {
		args = append(args, fmt.Sprintf("%%a%d", k))
		decl = append(decl, args[k]+": "+t)
	}
	if attrs != "" {
		attrs = " <{" + attrs + "}>"
	}
	body := fmt.Sprintf("  %%r = \"llvm.%s\"(%s)%s : (%s) -> %s\n", name, strings.Join(args, ", "), attrs,
		strings.Join(params, ", "), result)
	res := "%r"
	if fields, ok := strings.CutPrefix(result, "!llvm.struct<("); ok {
		// One of the two fields is returned.
		k := p.r.IntN(2)
		result = strings.Split(strings.TrimSuffix(fields, ")>"), ", ")[k]
		body += fmt.Sprintf("  %%p = llvm.extractvalue %%r[%d] : !llvm.struct<(%s\n", k, fields)
		res = "%p"
	}
	if n, elem := split(result); elem[0] == 'i' && widthOf(elem)%8 != 0 {
		// Whole bytes come back from lli.
		wide := vec(n, "i64")
		body += fmt.Sprintf("  %%w = llvm.zext %s : %s to %s\n", res, result, wide)
		res, result = "%w", wide
	}
	fmt.Fprintf(&p.b, "llvm.func @g%d(%s) -> %s attributes {no_inline} {\n%s  llvm.return %s : %s\n}\n", i, strings.Join(decl, ", "),
		result, body, res, result)
	fmt.Fprintf(&p.b, "llvm.func @f%d() -> %s attributes {no_inline} {\n", i, result)
	args = args[:0]
	for _, t := range params {
		args = append(args, p.constant(&p.b, t))
	}
	fmt.Fprintf(&p.b, "  %%r = llvm.call @g%d(%s) : (%s) -> %s\n  llvm.return %%r : %s\n}\n", i, strings.Join(args, ", "),
		strings.Join(params, ", "), result, result)
	p.results = append(p.results, result)
}

var (
	intBinaryNames = []string{"add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "udiv", "sdiv", "urem", "srem"}
	intIntrinsics  = []string{"intr.smax", "intr.smin", "intr.umax", "intr.umin", "intr.sadd.sat", "intr.uadd.sat", "intr.ssub.sat",
		"intr.usub.sat", "intr.sshl.sat", "intr.ushl.sat"}
	overflowNames = []string{"sadd", "uadd", "ssub", "usub", "smul", "umul"}
	floatBinaries = []string{"fadd", "fsub", "fmul", "fdiv", "frem"}
	floatUnaries  = []string{"floor", "ceil", "trunc", "rint", "nearbyint", "round", "roundeven", "sqrt", "fabs"}
)

// one writes a random operation.
func (p *intrinsics) one() {
	n, e, f := p.lanes(), p.intElem(), p.pick("f32", "f64")
	t, ft := vec(n, e), vec(n, f)
	m := max(n, 2)
	vt, vf, mask := vec(m, e), vec(m, f), vec(m, "i1")
	whole := p.pick("i8", "i16", "i32", "i64")
	switch p.r.IntN(29) {
	case 0, 1:
		p.emit(p.pick(intBinaryNames...), "", t, t, t)
	case 2:
		p.emit(p.pick("add", "sub", "mul", "shl"), fmt.Sprintf("overflowFlags = %d : i32", 1+p.r.IntN(3)), t, t, t)
	case 3:
		p.emit(p.pick(intIntrinsics...), "", t, t, t)
	case 4:
		p.emit(p.pick("intr.fshl", "intr.fshr"), "", t, t, t, t)
	case 5:
		p.emit(p.pick("intr.ctlz", "intr.cttz"), "is_zero_poison = "+p.pick("false", "true"), t, t)
	case 6:
		p.emit("intr.abs", "is_int_min_poison = "+p.pick("false", "true"), t, t)
	case 7:
		p.emit(p.pick("intr.ctpop", "intr.bitreverse"), "", t, t)
		b := vec(n, p.pick("i16", "i32", "i48", "i64", "i128"))
		p.emit("intr.bswap", "", b, b)
	case 8:
		p.emit("intr."+p.pick(overflowNames...)+".with.overflow", "", "!llvm.struct<("+t+", "+vec(n, "i1")+")>", t, t)
	case 9:
		p.emit("icmp", fmt.Sprintf("predicate = %d : i64", p.r.IntN(10)), vec(n, "i1"), t, t)
		p.emit("fcmp", fmt.Sprintf("predicate = %d : i64", p.r.IntN(16)), vec(n, "i1"), ft, ft)
	case 10:
		p.emit(p.pick("intr.scmp", "intr.ucmp"), "", vec(n, p.pick("i2", "i8", "i32")), t, t)
		p.emit("select", "", t, vec(n, "i1"), t, t)
	case 11:
		from, to := p.intElem(), p.intElem()
		switch name := p.pick("zext", "sext"); {
		case widthOf(from) > widthOf(to):
			p.emit("trunc", "", vec(n, to), vec(n, from))
		case widthOf(from) < widthOf(to):
			p.emit(name, "", vec(n, to), vec(n, from))
		}
	case 12:
		p.emit(p.pick("sitofp", "uitofp"), "", ft, t)
	case 13:
		p.emit(p.pick("fptosi", "fptoui"), "", vec(n, p.pick("i8", "i16", "i32", "i64")), ft)
	case 14:
		p.emit("fpext", "", vec(n, "f64"), vec(n, p.pick("f16", "f32")))
		p.emit("fptrunc", "", vec(n, p.pick("f16", "f32")), vec(n, "f64"))
	case 15:
		p.emit(p.pick(floatBinaries...), "", ft, ft, ft)
		p.emit("fneg", "", ft, ft)
	case 16, 17:
		p.emit("intr."+p.pick(floatUnaries...), "", ft, ft)
	case 18:
		p.emit("intr."+p.pick("copysign", "maxnum", "minnum", "maximum", "minimum"), "", ft, ft, ft)
		p.emit("intr.fma", "", ft, ft, ft, ft)
	case 19:
		p.emit("intr.is.fpclass", fmt.Sprintf("bit = %d : i32", p.r.IntN(1024)), vec(n, "i1"), ft)
		p.emit("intr.ldexp", "", f, f, "i32")
		p.emit("intr.frexp", "", "!llvm.struct<("+f+", i32)>", f)
	case 20:
		p.emit(p.pick("intr.lrint", "intr.lround", "intr.llrint", "intr.llround"), "", "i64", f)
	case 21:
		p.emit("intr.vector.reduce."+p.pick("add", "mul", "and", "or", "xor", "smax", "smin", "umax", "umin"), "", whole, vec(m, whole))
	case 22:
		p.emit("intr.vector.reduce."+p.pick("fmax", "fmin", "fmaximum", "fminimum"), "", f, vf)
		p.emit("intr.vector.reduce."+p.pick("fadd", "fmul"), "", f, f, vf)
	case 23:
		p.emit("intr.vp."+p.pick("add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "udiv", "sdiv", "urem", "srem", "smax",
			"smin", "umax", "umin"), "",
			vec(m, whole), vec(m, whole), vec(m, whole), mask, "i32")
		p.emit("intr.vp."+p.pick("select", "merge"), "", vec(m, whole), mask, vec(m, whole), vec(m, whole), "i32")
	case 24:
		p.emit("intr.vp."+p.pick("fadd", "fsub", "fmul", "fdiv"), "", vf, vf, vf, mask, "i32")
		p.emit("intr.vp.reduce."+p.pick("add", "mul", "and", "or", "xor", "smax", "smin", "umax", "umin"), "", whole, whole,
			vec(m, whole), mask, "i32")
		p.emit("intr.vp.reduce."+p.pick("fadd", "fmul", "fmax", "fmin"), "", f, f, vf, mask, "i32")
	case 25:
		p.emit("intr.vp."+p.pick("sitofp", "uitofp"), "", vf, vec(m, "i32"), mask, "i32")
		p.emit("intr.vp."+p.pick("sext", "zext"), "", vec(m, "i64"), vec(m, "i16"), mask, "i32")
	case 26:
		p.emit("intr.vector.interleave2", "", vec(2*m, whole), vec(m, whole), vec(m, whole))
		p.emit("intr.vector.deinterleave2", "", "!llvm.struct<("+vec(m, whole)+", "+vec(m, whole)+")>", vec(2*m, whole))
	case 27:
		p.emit("extractelement", "", e, vt, "i32")
		p.emit("insertelement", "", vt, vt, e, "i32")
		p.emit("intr.get.active.lane.mask", "", mask, "i32", "i32")
	case 28:
		p.emit("intr.powi", "", f, f, "i32")
	}
}
