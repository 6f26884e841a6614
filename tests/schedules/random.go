package schedules

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
)

// Random returns a program of one of the kinds that the schedule knows, of random sizes.
func Random(r *rand.Rand) Case {
	g := &generator{Rand: r, dynamic: r.IntN(3) == 0}
	k := kinds[r.IntN(len(kinds))]
	c := k.make(g)
	c.Name = k.name
	if g.dynamic {
		c.Name += ", dynamic"
	}
	return c
}

// Of returns a program of the kind of a name, of random sizes.
func Of(r *rand.Rand, name string, dynamic bool) Case {
	i := slices.IndexFunc(kinds, func(k kind) bool { return k.name == name })
	c := kinds[i].make(&generator{Rand: r, dynamic: dynamic})
	c.Name = name
	return c
}

// Kinds returns the names of the kinds of programs.
func Kinds() (names []string) {
	for _, k := range kinds {
		names = append(names, k.name)
	}
	return names
}

type kind struct {
	name string
	make func(g *generator) Case
}

type generator struct {
	*rand.Rand
	dynamic bool
}

// size returns a size from 1 to 70, small ones more often.
func (g *generator) size() int {
	if g.IntN(3) == 0 {
		return 1 + g.IntN(9)
	}
	return 1 + g.IntN(70)
}

// typ returns the type of a tensor, whose sizes may not be known.
func (g *generator) typ(sizes ...int) string {
	var b strings.Builder
	b.WriteString("tensor<")
	for _, n := range sizes {
		if g.dynamic {
			b.WriteString("?x")
		} else {
			fmt.Fprintf(&b, "%dx", n)
		}
	}
	return b.String() + "f32>"
}

// program makes a case of the types of arguments and the result, and the body of the function. In the body, A, B, C and R are these
// types.
func (g *generator) program(a, b, c []int, result, body string, work int) Case {
	ta, tb, tc := g.typ(a...), g.typ(b...), g.typ(c...)
	body = strings.NewReplacer("$A", ta, "$B", tb, "$C", tc, "$R", result).Replace(body)
	return Case{Sizes: [3][]int{a, b, c}, Work: work,
		Text: fmt.Sprintf("func.func @main(%%a: %s, %%b: %s, %%c: %s) -> %s {\n%s  return %%r : %s\n}\n", ta, tb, tc, result, body, result)}
}

var kinds = []kind{
	{"matmul", func(g *generator) Case {
		m, n, k := g.size(), g.size(), g.size()
		a, am := []int{m, k}, "(m, k)"
		if g.IntN(4) == 0 {
			a, am = []int{k, m}, "(k, m)"
		}
		b, bm := []int{k, n}, "(k, n)"
		if g.IntN(4) == 0 {
			b, bm = []int{n, k}, "(n, k)"
		}
		c := []int{m, n}
		body := ""
		init := "%c"
		if g.IntN(2) == 0 && !g.dynamic {
			body = "  %z = arith.constant 0.0 : f32\n  %e = tensor.empty() : $C\n  %i = linalg.fill ins(%z : f32) outs(%e : $C) -> $C\n"
			init = "%i"
		}
		d := "affine_map<(m, n, k) -> "
		body += fmt.Sprintf("  %%r = linalg.matmul indexing_maps = [%s%s>, %s%s>, %s(m, n)>] ins(%%a, %%b : $A, $B) outs(%s : $C) -> $C\n",
			d, am, d, bm, d, init)
		return g.program(a, b, c, g.typ(c...), body, m*n*k)
	}},
	{"matmul of other types", otherTypes},
	{"batch_matmul", func(g *generator) Case {
		s, m, n, k := 1+g.IntN(4), g.size(), g.size(), g.size()
		return g.program([]int{s, m, k}, []int{s, k, n}, []int{s, m, n}, g.typ(s, m, n),
			"  %r = linalg.batch_matmul ins(%a, %b : $A, $B) outs(%c : $C) -> $C\n", s*m*n*k)
	}},
	{"attention", func(g *generator) Case {
		s, h, m, n, k := 1+g.IntN(3), 1+g.IntN(3), g.size(), g.size(), g.size()
		d := "affine_map<(s, h, m, n, k) -> "
		return g.program([]int{s, h, m, k}, []int{s, h, n, k}, []int{s, h, m, n}, g.typ(s, h, m, n),
			"  %r = linalg.generic {indexing_maps = ["+d+"(s, h, m, k)>, "+d+"(s, h, n, k)>, "+d+
				`(s, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%a, %b : $A, $B) outs(%c : $C) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %p = arith.mulf %x, %y : f32
    %q = arith.addf %z, %p : f32
    linalg.yield %q : f32
  } -> $C
`, s*h*m*n*k)
	}},
	{"matvec", func(g *generator) Case {
		m, k := g.size(), g.size()
		return g.program([]int{m, k}, []int{k}, []int{m}, g.typ(m), "  %r = linalg.matvec ins(%a, %b : $A, $B) outs(%c : $C) -> $C\n", m*k)
	}},
	{"vecmat", func(g *generator) Case {
		n, k := g.size(), g.size()
		return g.program([]int{k}, []int{k, n}, []int{n}, g.typ(n), "  %r = linalg.vecmat ins(%a, %b : $A, $B) outs(%c : $C) -> $C\n", n*k)
	}},
	{"dot", func(g *generator) Case {
		k := g.size() * g.size()
		return g.program([]int{k}, []int{k}, nil, "tensor<f32>", "  %r = linalg.dot ins(%a, %b : $A, $B) outs(%c : $C) -> $C\n", k)
	}},
	{"elementwise", elementwise},
	{"transpose", func(g *generator) Case {
		m, n, k := g.size(), g.size(), 1+g.IntN(9)
		p := g.Perm(3)
		from := []int{m, n, k}
		to := []int{from[p[0]], from[p[1]], from[p[2]]}
		return g.program(from, nil, to, g.typ(to...), fmt.Sprintf("  %%r = linalg.transpose ins(%%a : $A) outs(%%c : $C) permutation = [%d, %d, %d]\n",
			p[0], p[1], p[2]), m*n*k)
	}},
	{"truth", func(g *generator) Case {
		m, n := g.size(), g.size()
		i1 := func(sizes ...int) string { return strings.TrimSuffix(g.typ(sizes...), "f32>") + "i1>" }
		empty := "  %e = tensor.empty() : " + i1(m, n) + "\n  %f = tensor.empty() : " + i1(n, m) + "\n"
		if g.dynamic {
			empty = "  %c0 = arith.constant 0 : index\n  %c1 = arith.constant 1 : index\n  %m = tensor.dim %a, %c0 : $A\n  %n = tensor.dim %a, %c1 : $A\n" +
				"  %e = tensor.empty(%m, %n) : " + i1(m, n) + "\n  %f = tensor.empty(%n, %m) : " + i1(n, m) + "\n"
		}
		maps := "indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = [\"parallel\", \"parallel\"]"
		return g.program([]int{m, n}, []int{m, n}, []int{n, m}, g.typ(n, m), empty+"  %p = linalg.generic {"+maps+"} ins(%a, %b : $A, $B) outs(%e : "+i1(m, n)+`) {
  ^bb0(%x: f32, %y: f32, %z: i1):
    %s = arith.cmpf olt, %x, %y : f32
    linalg.yield %s : i1
  } -> `+i1(m, n)+"\n  %q = linalg.transpose ins(%p : "+i1(m, n)+") outs(%f : "+i1(n, m)+") permutation = [1, 0]\n  %r = linalg.generic {"+maps+"} ins(%q, %c : "+i1(n, m)+`, $C) outs(%c : $C) {
  ^bb0(%x: i1, %y: f32, %z: f32):
    %u = arith.negf %y : f32
    %s = arith.select %x, %y, %u : f32
    linalg.yield %s : f32
  } -> $C
`, 8*m*n)
	}},
	{"reduce", reduce},
	{"softmax", softmax},
	{"conv_2d_nhwc_hwcf", func(g *generator) Case {
		s := [2]int{1 + g.IntN(2), 1 + g.IntN(2)}
		d := [2]int{1 + g.IntN(2), 1 + g.IntN(2)}
		n, h, w, f, kh, kw, ch := 1+g.IntN(2), 1+g.IntN(9), 1+g.IntN(17), 1+g.IntN(20), 1+g.IntN(4), 1+g.IntN(4), 1+g.IntN(12)
		in := []int{n, (h-1)*s[0] + (kh-1)*d[0] + 1, (w-1)*s[1] + (kw-1)*d[1] + 1, ch}
		return g.program(in, []int{kh, kw, ch, f}, []int{n, h, w, f}, g.typ(n, h, w, f), fmt.Sprintf(
			"  %%r = linalg.conv_2d_nhwc_hwcf {strides = dense<[%d, %d]> : tensor<2xi64>, dilations = dense<[%d, %d]> : tensor<2xi64>} ins(%%a, %%b : $A, $B) outs(%%c : $C) -> $C\n",
			s[0], s[1], d[0], d[1]), n*h*w*f*kh*kw*ch)
	}},
	{"conv_2d_nchw_fchw", func(g *generator) Case {
		s := 1 + g.IntN(2)
		n, h, w, f, kh, kw, ch := 1+g.IntN(2), 1+g.IntN(9), 1+g.IntN(17), 1+g.IntN(12), 1+g.IntN(4), 1+g.IntN(4), 1+g.IntN(9)
		in := []int{n, ch, (h-1)*s + kh, (w-1)*s + kw}
		return g.program(in, []int{f, ch, kh, kw}, []int{n, f, h, w}, g.typ(n, f, h, w), fmt.Sprintf(
			"  %%r = linalg.conv_2d_nchw_fchw {strides = dense<%d> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>} ins(%%a, %%b : $A, $B) outs(%%c : $C) -> $C\n",
			s), n*h*w*f*kh*kw*ch)
	}},
	{"depthwise_conv_2d_nhwc_hwc", func(g *generator) Case {
		s := 1 + g.IntN(2)
		n, h, w, kh, kw, ch := 1+g.IntN(2), 1+g.IntN(9), 1+g.IntN(17), 1+g.IntN(4), 1+g.IntN(4), 1+g.IntN(30)
		in := []int{n, (h-1)*s + kh, (w-1)*s + kw, ch}
		return g.program(in, []int{kh, kw, ch}, []int{n, h, w, ch}, g.typ(n, h, w, ch), fmt.Sprintf(
			"  %%r = linalg.depthwise_conv_2d_nhwc_hwc {strides = dense<%d> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>} ins(%%a, %%b : $A, $B) outs(%%c : $C) -> $C\n",
			s), n*h*w*kh*kw*ch)
	}},
	{"pooling", func(g *generator) Case {
		s := 1 + g.IntN(2)
		n, h, w, kh, kw, ch := 1+g.IntN(2), 1+g.IntN(9), 1+g.IntN(17), 1+g.IntN(4), 1+g.IntN(4), 1+g.IntN(30)
		in := []int{n, (h-1)*s + kh, (w-1)*s + kw, ch}
		what := []string{"pooling_nhwc_sum", "pooling_nhwc_max", "pooling_nhwc_min"}[g.IntN(3)]
		return g.program(in, []int{kh, kw}, []int{n, h, w, ch}, g.typ(n, h, w, ch), fmt.Sprintf(
			"  %%r = linalg.%s {strides = dense<%d> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>} ins(%%a, %%b : $A, $B) outs(%%c : $C) -> $C\n",
			what, s), n*h*w*kh*kw*ch)
	}},
	{"layer", func(g *generator) Case {
		m, n, k := g.size(), g.size(), g.size()
		return g.program([]int{m, k}, []int{k, n}, []int{n}, g.typ(m, n), g.empty("%e", "$R", "%a", "%b", m, n)+`  %z = arith.constant 0.0 : f32
  %i = linalg.fill ins(%z : f32) outs(%e : $R) -> $R
  %p = linalg.matmul ins(%a, %b : $A, $B) outs(%i : $R) -> $R
  %r = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%p, %c : $R, $C) outs(%e : $R) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %s = arith.addf %x, %y : f32
    %t = arith.maximumf %s, %z : f32
    linalg.yield %t : f32
  } -> $R
`, m*n*k)
	}},
}

// empty makes a tensor of two dimensions, the first that of a tensor, the second that of another one.
func (g *generator) empty(name, typ, first, second string, m, n int) string {
	if !g.dynamic {
		return fmt.Sprintf("  %s = tensor.empty() : %s\n", name, typ)
	}
	return fmt.Sprintf("  %%c0 = arith.constant 0 : index\n  %%c1 = arith.constant 1 : index\n  %%m = tensor.dim %s, %%c0 : $A\n  %%n = tensor.dim %s, %%c1 : $B\n"+
		"  %s = tensor.empty(%%m, %%n) : %s\n", first, second, name, typ)
}

// otherTypes multiplies matrices of other elements than f32: it converts the arguments, which are exact in all types, and the result.
func otherTypes(g *generator) Case {
	m, n, k := g.size(), g.size(), g.size()
	t := [][2]string{{"i32", "i32"}, {"i8", "i32"}, {"f64", "f64"}, {"f16", "f32"}, {"i64", "i64"}}[g.IntN(5)]
	var b strings.Builder
	if g.dynamic {
		b.WriteString("  %c0 = arith.constant 0 : index\n  %c1 = arith.constant 1 : index\n")
	}
	convert := func(name, from string, sizes []int, fromElem, toElem, steps string) {
		in, out := g.typ(sizes...), strings.TrimSuffix(g.typ(sizes...), "f32>")
		in, out = strings.TrimSuffix(in, "f32>")+fromElem+">", out+toElem+">"
		dims := ""
		if g.dynamic {
			fmt.Fprintf(&b, "  %%m%s = tensor.dim %s, %%c0 : %s\n  %%n%s = tensor.dim %s, %%c1 : %s\n", name, from, in, name, from, in)
			dims = "%m" + name + ", %n" + name
		}
		fmt.Fprintf(&b, `  %%e%s = tensor.empty(%s) : %s
  %%%s = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%s : %s) outs(%%e%s : %s) {
  ^bb0(%%x: %s, %%y: %s):
    %s
    linalg.yield %%z : %s
  } -> %s
`, name, dims, out, name, from, in, name, out, fromElem, toElem, steps, toElem, out)
	}
	to := func(elem string) string {
		switch elem {
		case "f64":
			return "%z = arith.extf %x : f32 to f64"
		case "f16":
			return "%z = arith.truncf %x : f32 to f16"
		case "f32":
			return "%z = arith.addf %x, %x : f32"
		}
		return "%eight = arith.constant 8.0 : f32\n    %p = arith.mulf %x, %eight : f32\n    %z = arith.fptosi %p : f32 to " + elem
	}
	back := map[string]string{"f64": "%z = arith.truncf %x : f64 to f32", "f32": "%z = arith.addf %x, %x : f32",
		"i32": "%z = arith.sitofp %x : i32 to f32", "i64": "%z = arith.sitofp %x : i64 to f32"}[t[1]]
	convert("ta", "%a", []int{m, k}, "f32", t[0], to(t[0]))
	convert("tb", "%b", []int{k, n}, "f32", t[0], to(t[0]))
	convert("tc", "%c", []int{m, n}, "f32", t[1], to(t[1]))
	typ := func(elem string, sizes ...int) string {
		return strings.TrimSuffix(g.typ(sizes...), "f32>") + elem + ">"
	}
	fmt.Fprintf(&b, "  %%p = linalg.matmul ins(%%ta, %%tb : %s, %s) outs(%%tc : %s) -> %s\n", typ(t[0], m, k), typ(t[0], k, n), typ(t[1], m, n), typ(t[1], m, n))
	convert("r", "%p", []int{m, n}, t[1], "f32", back)
	return g.program([]int{m, k}, []int{k, n}, []int{m, n}, g.typ(m, n), b.String(), m*n*k)
}

// elementwise makes a chain of operations on elements of tensors, of which the second has some of the dimensions, in any order.
func elementwise(g *generator) Case {
	rank := 1 + g.IntN(4)
	var sizes []int
	work := 1
	for range rank {
		n := g.size()
		if rank > 2 {
			n = 1 + n%17
		}
		sizes = append(sizes, n)
		work *= n
	}
	names := []string{"i", "j", "k", "l"}[:rank]
	list := strings.Join(names, ", ")
	order := g.Perm(rank)[:g.IntN(rank+1)]
	if g.IntN(2) == 0 {
		slices.Sort(order)
	}
	var some []int
	var dims []string
	for _, d := range order {
		some, dims = append(some, sizes[d]), append(dims, names[d])
	}
	all := fmt.Sprintf("affine_map<(%s) -> (%s)>", list, list)
	c := g.program(sizes, some, sizes, g.typ(sizes...), fmt.Sprintf(`  %%half = arith.constant 0.5 : f32
  %%r = linalg.generic {indexing_maps = [%s, affine_map<(%s) -> (%s)>, %s], iterator_types = [%s]} ins(%%a, %%b : $A, $B) outs(%%c : $C) {
  ^bb0(%%x: f32, %%y: f32, %%z: f32):
    %%s = arith.mulf %%x, %%y : f32
    %%t = arith.addf %%s, %%half : f32
    %%u = arith.maximumf %%t, %%y : f32
    %%v = arith.divf %%u, %%half : f32
    linalg.yield %%v : f32
  } -> $C
`, all, list, strings.Join(dims, ", "), all, strings.TrimSuffix(strings.Repeat(`"parallel", `, rank), ", ")), work)
	return c
}

// reduce makes a sum, maximum or minimum along some dimensions.
func reduce(g *generator) Case {
	rank := 1 + g.IntN(3)
	var sizes, left []int
	var dims []string
	work := 1
	for d := range rank {
		n := g.size()
		sizes, work = append(sizes, n), work*n
		if g.IntN(2) == 0 {
			dims = append(dims, fmt.Sprint(d))
		} else {
			left = append(left, n)
		}
	}
	if len(dims) == 0 {
		dims, left = []string{fmt.Sprint(rank - 1)}, left[:rank-1]
	}
	op := []string{"arith.addf", "arith.maximumf", "arith.minimumf", "arith.maxnumf"}[g.IntN(4)]
	return g.program(sizes, []int{1}, left, g.typ(left...), fmt.Sprintf(`  %%r = linalg.reduce ins(%%a : $A) outs(%%c : $C) dimensions = [%s]
    (%%x: f32, %%y: f32) {
      %%s = %s %%x, %%y : f32
      linalg.yield %%s : f32
    }
`, strings.Join(dims, ", "), op), work)
}

// softmax makes what exp, sums and quotients of rows are.
func softmax(g *generator) Case {
	m, n := g.size(), g.size()
	c := g.program([]int{m, n}, []int{m}, []int{m, n}, g.typ(m, n), `  %low = arith.constant 0xFF800000 : f32
  %zero = arith.constant 0.0 : f32
  %i = linalg.fill ins(%low : f32) outs(%b : $B) -> $B
  %m = linalg.reduce ins(%a : $A) outs(%i : $B) dimensions = [1]
    (%x: f32, %y: f32) {
      %s = arith.maximumf %x, %y : f32
      linalg.yield %s : f32
    }
  %e = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>],
      iterator_types = ["parallel", "parallel"]} ins(%a, %m : $A, $B) outs(%c : $C) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %s = arith.subf %x, %y : f32
    %t = math.exp %s : f32
    linalg.yield %t : f32
  } -> $C
  %j = linalg.fill ins(%zero : f32) outs(%b : $B) -> $B
  %sum = linalg.reduce ins(%e : $C) outs(%j : $B) dimensions = [1]
    (%x: f32, %y: f32) {
      %s = arith.addf %x, %y : f32
      linalg.yield %s : f32
    }
  %r = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>],
      iterator_types = ["parallel", "parallel"]} ins(%e, %sum : $C, $B) outs(%c : $C) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %s = arith.divf %x, %y : f32
    linalg.yield %s : f32
  } -> $C
`, 20*m*n)
	c.Tolerance = 1e-5
	return c
}
