package randir

import (
	"fmt"
	"regexp"
	"strings"
)

// family is a kind of operations: those of a table, or functions that write them.
type family struct {
	plain []string
	write []func(*generator)
}

// families returns the families, of which a module prefers one.
func families() []family {
	return []family{
		{plain: arithOps},
		{plain: memrefOps},
		{write: []func(*generator){(*generator).scfIf, (*generator).scfFor, (*generator).scfWhile, (*generator).scfSwitch,
			(*generator).scfExecute, (*generator).scfParallel}},
		{write: []func(*generator){(*generator).affineFor, (*generator).affineFor, (*generator).affineAccess, (*generator).affineAccess,
			(*generator).affineApply, (*generator).affineIf, (*generator).affineParallel, (*generator).affineMinMax}},
		{plain: tensorOps},
		{plain: otherOps},
		{write: []func(*generator){(*generator).call, (*generator).unknown}},
	}
}

// op writes one operation, and others whose values it uses.
func (g *generator) op() {
	k := g.bias
	if k == len(g.families) || g.chance(2) {
		k = g.rnd.IntN(len(g.families))
	}
	r := &g.families[k]
	if len(r.write) > 0 && (g.depth > 5 || g.n > 80) {
		r = &g.families[0] // deep enough
	}
	if len(r.write) > 0 {
		of(g, r.write)(g)
		return
	}
	g.plain(of(g, r.plain))
}

// A line of the tables below is an operation, and behind "=>" the types of its results. $(TYPE) is a value of a type.
// #I, #F, #S and #A stand for one integer type, float type, scalar type or any type throughout; {a|b|c} for one of its
// parts.
var (
	arithOps = []string{
		"arith.{addi|subi|muli|andi|ori|xori|maxsi|minui|minsi|maxui|shli|shrui|shrsi|divsi|divui|remsi|remui|ceildivsi|floordivsi|ceildivui} $(#I), $(#I) : #I => #I",
		"arith.cmpi {eq|ne|slt|sle|sgt|sge|ult|ule|ugt|uge}, $(#I), $(#I) : #I => i1",
		"arith.{addf|subf|mulf|divf|maximumf|minnumf|remf} $(#F), $(#F) : #F => #F",
		"arith.cmpf {oeq|ult|une|ord|true}, $(#F), $(#F) : #F => i1",
		"arith.select $(i1), $(#A), $(#A) : #A => #A",
		"arith.{extsi|extui} $(i8) : i8 to {i32|i64} => $2",
		"arith.{trunci} $(i64) : i64 to {i32|i8|i1} => $2",
		"arith.{index_cast|index_castui} $({i8|i32|i64}) : $2 to index => index",
		"arith.{index_cast|index_castui} $(index) : index to {i8|i32|i64} => $2",
		"arith.{sitofp|uitofp} $(#J) : #J to #F => #F",
		"arith.{fptosi|fptoui} $(#F) : #F to #J => #J",
		"arith.extf $(f32) : f32 to f64 => f64",
		"arith.truncf $(f32) : f32 to bf16 => bf16",
		"arith.bitcast $(f32) : f32 to i32 => i32",
		"arith.negf $(#F) : #F => #F",
		"arith.addui_extended $(i32), $(i32) : i32, i1 => i32, i1",
		"arith.{mulsi_extended|mului_extended} $(i32), $(i32) : i32 => i32, i32",
		"arith.{addi|muli|andi|ceildivsi|maxsi} $(vector<4xi32>), $(vector<4xi32>) : vector<4xi32> => vector<4xi32>",
		"arith.constant {0|1|-1|5} : #J => #J",
	}
	memrefOps = []string{
		"memref.load $(memref<4xf32>)[$(index)] : memref<4xf32> => f32",
		"memref.load $(memref<4x8xi32>)[$(index), $(index)] : memref<4x8xi32> => i32",
		"memref.load $(memref<#M>)[] : memref<#M> => #M",
		"memref.store $(#M), $(memref<#M>)[] : memref<#M>",
		"memref.store $(#M), $(memref<#M>)[] : memref<#M>",
		"memref.store $(i32), $(memref<2xi32>)[$(index)] : memref<2xi32>",
		"memref.load $(memref<2xi32>)[$(index)] : memref<2xi32> => i32",
		"memref.store $(f32), $(memref<4xf32>)[$(index)] : memref<4xf32>",
		"memref.alloca() : memref<#M> => memref<#M>",
		"memref.alloca() : memref<2xi32> => memref<2xi32>",
		"memref.dim $({memref<?xf32>|memref<4x8xi32>|memref<?x?xf32>}), $(index) : $1 => index",
		"memref.cast $(memref<4xf32>) : memref<4xf32> to memref<?xf32> => memref<?xf32>",
		"memref.cast $(memref<?xf32>) : memref<?xf32> to memref<4xf32> => memref<4xf32>",
		"memref.subview $(memref<?x?xf32>)[$(index), {0|2|$(index)}] [{2|$(index)}, 4] [1, 1] : memref<?x?xf32> to SUBVIEW",
		"memref.dealloc $(memref<4xf32>) : memref<4xf32>",
		"memref.copy $(memref<4xf32>), $(memref<?xf32>) : memref<4xf32> to memref<?xf32>",
		"memref.load $(memref<4x4xf32, #L>)[$(index), $(index)] : memref<4x4xf32, #L> => f32",
		"memref.store $(f32), $(memref<4x4xf32, #L>)[$(index), $(index)] : memref<4x4xf32, #L>",
		"memref.extract_strided_metadata $(memref<4x8xi32>) : memref<4x8xi32> -> memref<i32>, index, index, index, index, index => memref<i32>, index, index, index, index, index",
		"memref.extract_aligned_pointer_as_index $(memref<?xf32>) : memref<?xf32> -> index => index",
		"memref.collapse_shape $(memref<4x8xi32>) [[0, 1]] : memref<4x8xi32> into memref<32xi32> => memref<32xi32>",
		"memref.reinterpret_cast $(memref<f32>) to offset: [0], sizes: [4], strides: [1] : memref<f32> to memref<4xf32> => memref<4xf32>",
		"memref.assume_alignment $(memref<4xf32>), 16 : memref<4xf32> => memref<4xf32>",
	}
	tensorOps = []string{
		"tensor.extract $(tensor<4xi32>)[$(index)] : tensor<4xi32> => i32",
		"tensor.extract $(tensor<?xf32>)[$(index)] : tensor<?xf32> => f32",
		"tensor.insert $(i32) into $(tensor<4xi32>)[$(index)] : tensor<4xi32> => tensor<4xi32>",
		"tensor.insert $(f32) into $(tensor<2x3xf32>)[$(index), $(index)] : tensor<2x3xf32> => tensor<2x3xf32>",
		"tensor.dim $({tensor<?xf32>|tensor<2x3xf32>}), $(index) : $1 => index",
		"tensor.extract_slice $(tensor<2x3xf32>)[0, {0|1|$(index)}] [1, 2] [1, 1] : tensor<2x3xf32> to tensor<2xf32> => tensor<2xf32>",
		"tensor.insert_slice $(tensor<2xf32>) into $(tensor<2x3xf32>)[0, {0|1|$(index)}] [1, 2] [1, 1] : tensor<2xf32> into tensor<2x3xf32> => tensor<2x3xf32>",
		"tensor.cast $(tensor<?xf32>) : tensor<?xf32> to tensor<2xf32> => tensor<2xf32>",
		"tensor.cast $(tensor<2xf32>) : tensor<2xf32> to tensor<?xf32> => tensor<?xf32>",
		"tensor.from_elements $(i32), $(i32), $(i32), $(i32) : tensor<4xi32> => tensor<4xi32>",
		"tensor.collapse_shape $(tensor<2x3xf32>) [[0, 1]] : tensor<2x3xf32> into tensor<6xf32> => tensor<6xf32>",
		"tensor.expand_shape $(tensor<6xf32>) [[0, 1]] output_shape [2, 3] : tensor<6xf32> into tensor<2x3xf32> => tensor<2x3xf32>",
		"tensor.splat $(f32) : tensor<2x3xf32> => tensor<2x3xf32>",
		"tensor.empty($(index)) : tensor<?xf32> => tensor<?xf32>",
		"arith.{addi|muli|subi} $(tensor<4xi32>), $(tensor<4xi32>) : tensor<4xi32> => tensor<4xi32>",
		"arith.addf $(tensor<2x3xf32>), $(tensor<2x3xf32>) : tensor<2x3xf32> => tensor<2x3xf32>",
		"arith.cmpi {eq|slt}, $(tensor<4xi32>), $(tensor<4xi32>) : tensor<4xi32> => tensor<4xi1>",
		"math.{exp|absf|sqrt} $(tensor<2x3xf32>) : tensor<2x3xf32> => tensor<2x3xf32>",
	}
	otherOps = []string{
		"index.{add|sub|mul|divs|divu|ceildivs|ceildivu|floordivs|rems|remu|maxs|maxu|mins|minu|shl|shrs|shru|and|or|xor} $(index), $(index) => index",
		"index.cmp {eq|slt|ult|sge|ugt|ne}($(index), $(index)) => i1",
		"index.{casts|castu} $(index) : index to {i32|i64} => $2",
		"index.{casts|castu} $({i32|i64}) : $2 to index => index",
		"index.constant {0|1|4|-2} => index",
		"index.sizeof => index",
		"math.{exp|log|sqrt|sin|cos|tanh|absf|ceil|floor|rsqrt|exp2|log2|log1p|expm1|round|roundeven|trunc|atan|erf|cbrt} $(#F) : #F => #F",
		"math.{powf|atan2|copysign} $(#F), $(#F) : #F => #F",
		"math.fma $(#F), $(#F), $(#F) : #F => #F",
		"math.{absi|ctlz|cttz|ctpop} $(#J) : #J => #J",
		"math.ipowi $(#J), $(#J) : #J => #J",
		"math.fpowi $(f32), $(i32) : f32, i32 => f32",
		"complex.{add|sub|mul|div} $(complex<f32>), $(complex<f32>) : complex<f32> => complex<f32>",
		"complex.{exp|neg|conj|log|sqrt} $(complex<f32>) : complex<f32> => complex<f32>",
		"complex.{re|im|abs} $(complex<f32>) : complex<f32> => f32",
		"complex.create $(f32), $(f32) : complex<f32> => complex<f32>",
		"complex.{eq|neq} $(complex<f32>), $(complex<f32>) : complex<f32> => i1",
		"ub.poison : #S => #S",
		"cf.assert $(i1), \"no\"",
	}
	kinds = []kind{
		{"#I", ints}, {"#J", ints[1:4]}, {"#F", floats}, {"#M", []string{"f32", "i32"}}, {"#S", []string{"i1", "i32", "index", "f32"}},
		{"#A", []string{"i1", "i32", "i64", "index", "f32", "f64", "memref<4xf32>", "memref<i32>", "tensor<4xi32>", "complex<f32>"}},
		{"#L", []string{"strided<[8, 1], offset: ?>", "affine_map<(d0, d1) -> (d1, d0)>"}},
	}
	choice  = regexp.MustCompile(`\{[^{}]*\}`)
	operand = regexp.MustCompile(`\$\(([^()]*(?:\([^()]*\)[^()]*)*)\)`)
)

type kind struct {
	name string
	list []string
}

// plain writes an operation of a table.
func (g *generator) plain(line string) {
	for _, k := range kinds {
		if strings.Contains(line, k.name) {
			line = strings.ReplaceAll(line, k.name, of(g, k.list))
		}
	}
	var chosen []string
	line = choice.ReplaceAllStringFunc(line, func(s string) string {
		chosen = append(chosen, of(g, strings.Split(s[1:len(s)-1], "|")))
		return chosen[len(chosen)-1]
	})
	for i, c := range chosen {
		line = strings.ReplaceAll(line, fmt.Sprintf("$%d", i+1), c)
	}
	text, results, _ := strings.Cut(line, " => ")
	strided := "memref<%sx4xf32, strided<[?, 1], offset: ?>>"
	if at := strings.Index(text, "SUBVIEW"); at >= 0 {
		size := "?"
		if strings.Contains(text, "[2, 4]") {
			size = "2"
		}
		results = fmt.Sprintf(strided, size)
		text = text[:at] + results
	}
	text = operand.ReplaceAllStringFunc(text, func(s string) string { return g.pick(s[2 : len(s)-1]) })
	var types []string
	if results != "" {
		types = strings.Split(results, ", ")
		if strings.ContainsAny(results, "<") {
			types = splitTypes(results)
		}
	}
	g.define(types, func(r string) { g.line("%s%s", r, text) })
}

// splitTypes splits at commas outside of brackets.
func splitTypes(s string) (out []string) {
	depth, from := 0, 0
	for i, c := range s {
		switch c {
		case '<', '(', '[':
			depth++
		case '>', ')', ']':
			if i == 0 || s[i-1] != '-' {
				depth--
			}
		case ',':
			if depth == 0 {
				out = append(out, s[from:i])
				from = i + 2
			}
		}
	}
	return append(out, s[from:])
}
