package emit_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// What random definitions are made of. Names include Go's keywords and predeclared names, and those of parts and
// methods that every view has.
var (
	names = []string{"a", "b", "x", "lhs", "rhs", "value", "type", "func", "string", "len", "core", "p", "st", "v", "c", "ok",
		"found", "nil", "in", "r", "set",
		"case_values", "Upper", "isFoo", "index", "count", "new", "error", "self", "body", "dest", "hooks", "out", "any", "i", "e", "k",
		"t"}
	typeNames = []string{"AnyType", "I1", "I32", "I64", "F32", "Index", "AnyInteger", "AnyFloat", "SignlessIntegerLike", "AnyTensor",
		"AnyMemRef", "AnyVectorOfAnyRank",
		"FloatLike", "TensorOf<[I32, F32]>", "I<17>", "AnyTuple", "FunctionType", "NoneType", "BoxType", "SelfType", "PairType", "Wide",
		"AnyShaped", "Named",
		"PtrLikeTypeInterface", "Shape", "ComplexF", "GoType"}
	attrNames = []string{"I32Attr", "I64Attr", "IndexAttr", "BoolAttr", "StrAttr", "UnitAttr", "F32Attr", "F64Attr", "TypeAttr",
		"ArrayAttr", "AnyAttr", "DictionaryAttr",
		"I64ArrayAttr", "StrArrayAttr", "DenseI64ArrayAttr", "DenseI32ArrayAttr", "DenseBoolArrayAttr", "SymbolRefAttr",
		"FlatSymbolRefAttr", "SymbolNameAttr",
		"AffineMapAttr", "TypedAttrInterface", "ElementsAttr", "APIntAttr", "LocationAttr", "Color", "Flags", "Mode", "BoxAttr",
		"EmptyAttr", "SelfAttr", "Small", "SI64Attr", "UI32Attr",
		"Tagged", "UI8Attr", "I8Attr"}
	propNames = []string{"I8Prop", "I32Prop", "I64Prop", "UI16Prop", "UI64Prop", "BoolProp", "StringProp", "UnitProp", "Kind",
		"Bits", "ArrayProp<I64Prop>", "ArrayProp<StringProp>",
		"IntArrayProp<I32Prop>", "OptionalProp<StringProp>", "SomeProp<ArrayProp<UnitProp>>", "ArrayProp<Kind>", "OptionalProp<Bits>",
		"NamedKind", "Span"}
	regionNames = []string{"AnyRegion", "SizedRegion<1>", "MinSizedRegion<1>", "MaxSizedRegion<2>"}
	traitNames  = []string{"Pure", "Commutative", "IsolatedFromAbove", "Terminator", "SameOperandsAndResultType", "SameTypeOperands",
		"Elementwise", "SymbolTable", "AffineScope",
		"ConstantLike", "Idempotent", "SameOperandsAndResultShape", "NoMemoryEffect", "RecursiveMemoryEffects", "HasParent: d.op0",
		"SingleBlock", "NoTerminator",
		"SingleBlockImplicitTerminator: d.op0", "Marked", "Checked", "AlwaysSpeculatable", "SameWidth: [%s, %s]",
		"AllTypesMatch: [%s, %s]", "Symbol"}
	interfaceNames = []string{"Counts", "More", "Maybe", "OpAsmOpInterface", "MemoryEffectOpInterface", "SymbolUserOpInterface",
		"RegionKindInterface", "ConditionallySpeculatable",
		"InferTypeOpInterface", "BranchOpInterface", "LoopLikeOpInterface", "SymbolOpInterface", "Overridden"}
)

// defaults are values that fit constraints.
var defaults = map[string]string{"I32Attr": "7", "I64Attr": "-1", "IndexAttr": "0", "BoolAttr": "true", "StrAttr": "text",
	"F32Attr": "1.5", "F64Attr": "2", "ArrayAttr": "[]",
	"DictionaryAttr": "{}", "I64ArrayAttr": "[1, 2]", "StrArrayAttr": "[a, b]", "DenseI64ArrayAttr": "[3]",
	"DenseI32ArrayAttr": "[]", "DenseBoolArrayAttr": "[true]", "Color": "red",
	"Flags": "[a, b]", "Mode": "type", "EmptyAttr": "'#d.empty'", "Small": "3", "SI64Attr": "-9", "UI32Attr": "9", "UI8Attr": "255",
	"I8Attr": "0", "TypeAttr": "i32",
	"I8Prop": "7", "I32Prop": "-1", "I64Prop": "0", "UI16Prop": "65535", "UI64Prop": "18446744073709551615", "BoolProp": "true",
	"StringProp": "''", "Kind": "fancy", "Bits": "[x, y]",
	"ArrayProp<I64Prop>": "[1]", "ArrayProp<StringProp>": "[a]", "IntArrayProp<I32Prop>": "[4, 5]",
	"ArrayProp<Kind>": "[plain, fancy]", "NamedKind": "plain"}

// regionTraits need a region.
var regionTraits = map[string]bool{"SymbolTable": true, "AffineScope": true, "SingleBlock": true, "NoTerminator": true,
	"RecursiveMemoryEffects": true, "SingleBlockImplicitTerminator: d.op0": true}

// prelude declares what random operations refer to.
const prelude = `dialect: d
version: 2
summary: random
go_imports: {time: time}
resources:
  Console: {summary: the terminal}
enums:
  Color: {storage: i32, cases: [red, green, blue]}
  Mode: {storage: i64, cases: {on: 1, off: 7, "type": 9}}
  Flags: {bits: true, attr: {mnemonic: flags, format: '` + "`<` $value `>`" + `'}, separator: ",", cases: {none: 0, a: 1, b: 2}}
  Kind: {storage: property, cases: [plain, fancy]}
  Bits: {storage: property, bits: true, cases: {none: 0, x: 1, y: 2, xy: 3}}
types:
  BoxType: {mnemonic: box, params: [{elem: Type}, {n: {type: uint32, default: 4}}], format: '` + "`<` params `>`" + `'}
  SelfType: {mnemonic: self}
  NodeType: {mnemonic: node, params: [{id: string}, {body: {type: '[]Type', mutable: true}}], format: '` + "`<` $id `>`" + `'}
  PairType:
    mnemonic: pair
    params: [{first: AnyInteger}, {second: {type: '[]BoxType', optional: true}}, {name: {type: string, optional: true}}, {kind: {type: Color, optional: true}}]
    format: '` + "`<` struct(params) `>`" + `'
    verifier: true
    interfaces: [Sized, MemRefElementTypeInterface, Weighted]
attributes:
  EmptyAttr: {mnemonic: empty, summary: nothing, interfaces: [Colored]}
  BoxAttr: {mnemonic: box, params: [{value: Attribute}, {list: '[]int64'}, {f: float64}, {big: APInt}, {on: bool}], format: '` + "`<` $value `,` `[` $list `]` `,` $f `,` $big `,` $on `>`" + `', alias: true}
  SelfAttr: {mnemonic: typed, params: [{n: int64}, {type: {type: Type, self_type: true}}], format: '` + "`<` $n `>`" + `'}
interfaces:
  Sized: {on: type, methods: ["Size() int", {signature: 'Twice(n int) int', default: true}, {signature: 'Unit() string', static: true}]}
  Weighted: {on: type, extends: [Sized], conditional: true, methods: [{signature: 'Weight() (int, bool)', final: true}]}
  Colored: {on: attr, methods: [{signature: 'Shade(more ...int) core.Attribute'}]}
  Counts:
    methods: ["Count() int", {signature: 'Total(x int, y string) (int, error)', default: true}, {signature: 'Arity() int', static: true}]
    verifier: true
  More: {extends: [Counts], methods: [{signature: 'Most(from *core.Operation) bool', final: true}]}
  Maybe: {conditional: true, methods: ["Perhaps()"], region_verifier: true}
  Overridden: {methods: [{signature: 'Value() int', default: true}]}
  Loads: {on: dialect, methods: ["Load(name string) bool", {signature: 'Store()', default: true}]}
traits:
  Marked: {}
  Checked: {verifier: true}
  SameWidth<values values>: {summary: 'all of {${values:, }} have one width', pred: all_equal(width(v) for v in values)}
constraints:
  types:
    Wide: {pred: width > 32, summary: wide}
    Named: {pred: go(IsNamed), summary: named}
    Shape: {pred: 'has_rank and rank in [1, 2] and dim(self, -1) == 4', summary: of a shape}
    ComplexF: {pred: 'self is AnyTuple or (element is F32 and not signless)', summary: odd}
    GoType: {pred: 'each types is I32', summary: tuple of i32}
  attributes:
    Small: {base: I32Attr, pred: 'int < 9', summary: small}
    Tagged: {pred: 'size > 0 and (each items is StrAttr)', summary: tags}
  properties:
    NamedKind: {form: named, keyword: kind, element: Kind, summary: a kind}
    Span: {form: go, go_type: time.Duration, summary: a span of time}
ops:
`

// random returns a definition.
func random(r *rand.Rand) string {
	var b strings.Builder
	b.WriteString(prelude)
	pick := func(l []string) string { return l[r.IntN(len(l))] }
	for i := range 1 + r.IntN(4) {
		randomOp(&b, r, pick, i)
	}
	head := "summary: random\n"
	if r.IntN(2) == 0 {
		head += "api: {apart: true}\n"
	}
	if r.IntN(2) == 0 {
		head += "asm: compiled\n"
	}
	return strings.Replace(b.String(), "summary: random\n", head, 1)
}

func randomOp(b *strings.Builder, r *rand.Rand, pick func([]string) string, i int) {
	fmt.Fprintf(b, "  op%d:\n    summary: operation %d\n", i, i)
	used, listed, start := map[string]bool{}, map[string]bool{}, b.Len()
	name := func() string {
		for {
			if n := pick(names); !used[n] {
				used[n] = true
				return n
			}
		}
	}
	var operands, format []string
	section := func(key string, n int, item func(last bool) string) {
		for j := range n {
			if j == 0 {
				fmt.Fprintf(b, "    %s:\n", key)
			}
			fmt.Fprintf(b, "      - %s\n", item(j == n-1))
		}
	}
	def := func(t string) string {
		d, ok := defaults[t]
		switch {
		case !ok:
			return ""
		case r.IntN(3) == 0 && strings.HasSuffix(t, "Attr"):
			return ", default: " + d + ", optional: true"
		}
		return ", default: " + d
	}
	lengths := []string{"", "", "", ", optional: true", ", variadic: true"}
	section("operands", r.IntN(4), func(bool) string {
		n, length := name(), pick(lengths)
		if length == "" {
			operands = append(operands, n)
		}
		if r.IntN(9) == 0 {
			length = ", variadic: nested, segments: " + n + "_segments"
		}
		return fmt.Sprintf("%s: {type: '%s'%s}", n, pick(typeNames), length)
	})
	section("attributes", r.IntN(4), func(bool) string {
		n := name()
		format = append(format, "`"+n+"` $"+n)
		t := pick(attrNames)
		return fmt.Sprintf("%s: {type: '%s'%s}", n, t, pick([]string{"", "", ", optional: true", def(t), def(t)}))
	})
	section("properties", r.IntN(3), func(bool) string {
		n := name()
		format = append(format, "`"+n+"` $"+n)
		t := pick(propNames)
		return fmt.Sprintf("%s: {type: '%s'%s}", n, t, pick([]string{"", "", ", optional: true", def(t), def(t)}))
	})
	section("results", r.IntN(3), func(bool) string {
		return fmt.Sprintf("%s: {type: '%s'%s}", name(), pick(typeNames), pick(lengths))
	})
	section("regions", max(0, r.IntN(4)-2), func(last bool) string {
		n := name()
		format = append(format, "$"+n)
		v := ""
		if last {
			v = pick([]string{"", "", ", variadic: true"})
		}
		return fmt.Sprintf("%s: {type: '%s'%s}", n, pick(regionNames), v)
	})
	section("successors", max(0, r.IntN(4)-2), func(last bool) string {
		n := name()
		format = append(format, "$"+n)
		v := ""
		if last {
			v = pick([]string{"", ", variadic: true"})
		}
		return fmt.Sprintf("%s: {type: AnySuccessor%s}", n, v)
	})
	regions := strings.Contains(b.String()[start:], "    regions:")
	section("traits", r.IntN(3), func(bool) string {
		t := pick(traitNames)
		for listed[t] || regionTraits[t] && !regions || strings.HasPrefix(t, "Same") && len(operands) == 0 {
			t = pick(traitNames)
		}
		listed[t] = true
		if strings.Contains(t, "%s") {
			if len(operands) == 0 {
				return "Pure"
			}
			t = fmt.Sprintf(t, operands[0], operands[len(operands)-1])
		}
		return t
	})
	section("interfaces", max(0, r.IntN(4)-1), func(bool) string {
		t := pick(interfaceNames)
		for listed[t] {
			t = pick(interfaceNames)
		}
		listed[t] = true
		if t == "Overridden" {
			return "{Overridden: [Value]}"
		}
		return t
	})
	for _, flag := range []string{"folder: true", "verifier: true", "region_verifier: true", "canonicalize: method",
		"canonicalize: patterns", "infer: true", "effects: none",
		"effects: [read, {write: {resource: Console, stage: 1, full: true}}]", "effects: go", "speculatable: go", "result_names: go",
		"deprecated: old", "since: 2", "skip_default_builders: true", fmt.Sprint("id: ", i)} {
		if r.IntN(12) == 0 && !(strings.HasPrefix(flag, "effects") && (listed["Pure"] || listed["NoMemoryEffect"])) {
			fmt.Fprintf(b, "    %s\n", flag)
		}
	}
	switch r.IntN(4) {
	case 0:
		b.WriteString("    format: custom\n")
	case 1, 2:
		r.Shuffle(len(format), func(i, j int) { format[i], format[j] = format[j], format[i] })
		fmt.Fprintf(b, "    format: '`do` %s operands attr-dict-with-keyword `:` functional-type(operands, results)'\n",
			strings.Join(format, " "))
	}
}

// damaged changes a definition in a few places: lines get lost, doubled and moved, words are put elsewhere.
func damaged(r *rand.Rand, text string) string {
	lines := strings.SplitAfter(text, "\n")
	for range 1 + r.IntN(3) {
		i, j := r.IntN(len(lines)), r.IntN(len(lines))
		switch r.IntN(5) {
		case 0:
			lines[i] = ""
		case 1:
			lines[i] += lines[j]
		case 2, 3, 4:
			from, to := strings.Fields(lines[j]), strings.SplitAfter(lines[i], " ")
			if len(from) > 0 {
				to[r.IntN(len(to))] = from[r.IntN(len(from))] + " "
				lines[i] = strings.TrimRight(strings.Join(to, ""), " \n") + "\n"
			}
		}
	}
	return strings.Join(lines, "")
}
