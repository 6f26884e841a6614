package core

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/odsgen/ods/core/diag"
)

// runOracle runs mlir-opt-22 on a text. It skips the test where the oracle is not installed, unless ODSGEN_ORACLE=1.
func runOracle(t *testing.T, src string, flags ...string) (stdout, stderr string) {
	t.Helper()
	path, err := exec.LookPath("mlir-opt-22")
	if err != nil {
		if os.Getenv("ODSGEN_ORACLE") == "1" {
			t.Fatal("ODSGEN_ORACLE=1 but mlir-opt-22 is not on PATH; install mlir-22-tools")
		}
		t.Skip("mlir-opt-22 is not on PATH; install mlir-22-tools to compare with it")
	}
	cmd := exec.Command(path, flags...)
	cmd.Stdin = strings.NewReader(src)
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	_ = cmd.Run() // exit status 1 is an expected outcome
	return out.String(), errs.String()
}

// brief renders diagnostics as "line:col: severity: message", one a line.
func brief(list diag.List) string {
	var b strings.Builder
	var write func(d diag.Diagnostic)
	write = func(d diag.Diagnostic) {
		first, _, _ := strings.Cut(d.Message, "\n")
		fmt.Fprintf(&b, "%d:%d: %s: %s\n", d.Pos.Line, d.Pos.Col, d.Severity, first)
		for _, n := range d.Notes {
			write(n)
		}
	}
	for _, d := range list {
		write(d)
	}
	return b.String()
}

// parseErrors holds texts that are not accepted, with what is reported. TestParseErrorsOracle checks that mlir-opt
// reports the same.
var parseErrors = []struct{ src, want string }{
	// Lexical errors, and that the parser says nothing on top.
	{`"a`, "1:3: error: expected '\"' in string literal"},
	{`"a"(%) : () -> ()`, "1:5: error: invalid SSA name"},
	{"\"a\"() {x = `} : () -> ()", "1:12: error: unexpected character"},
	// Where a wrong token is reported.
	{"\"a\"()\n  : () -> i32\n\nfoo bar", "4:1: error: custom op 'foo' is unknown (tried 'builtin.foo' as well)"},
	{"\"a\"() : () ->  // note\n\n  // more\n]", "1:14: error: expected non-function type"},
	{"\"a\"() : () -> (i32\n)\n %", "3:2: error: invalid SSA name"},
	{"\"a\"() : (i32) -> () %", "1:21: error: invalid SSA name\n1:9: error: expected 0 operand types but had 1"},
	{"\"a\"(", "1:5: error: expected ')' to end operand list"},
	{"]", "1:1: error: expected operation name in quotes"},
	// Operations.
	{`"a" : () -> ()`, "1:4: error: expected '(' to start operand list"},
	{`"a"(%x : () -> ()`, "1:7: error: expected ')' to end operand list"},
	{`"a"(%x,) : () -> ()`, "1:8: error: expected SSA operand"},
	{`"a"() ()`, "1:8: error: expected '{' to begin a region"},
	{`"a"() ({}`, "1:10: error: expected ')' to end region list"},
	{`"a"() {}`, "1:9: error: expected ':' followed by operation type"},
	{`"a"() : i32`, "1:9: error: expected function type"},
	{`"a"() : (i32) -> ()`, "1:9: error: expected 0 operand types but had 1"},
	{`"a"(%x) : () -> ()`, "1:11: error: expected 1 operand type\x00 but had 0"},
	{`""() : () -> ()`, "1:1: error: empty operation name is invalid"},
	{`"a\00b"() : () -> ()`, "1:1: error: null character not allowed in operation name"},
	{`"a"() <{x = 1} : () -> ()`, "1:15: error: expected '>' to close properties"},
	{`"a"()[] : () -> ()`, "1:7: error: expected list element"},
	{`"a"()[x] : () -> ()`, "1:7: error: expected block name"},
	{`"a"()[^x : () -> ()`, "1:9: error: expected ',' or ']'"},
	{`"builtin.unrealized_conversion_cast"()[^x] : () -> ()`, "1:39: error: successors in non-terminator"},
	{`"a"() : () -> () loc`, "1:21: error: expected '(' in location"},
	{`"a"() : () -> () loc("x"`, "1:25: error: expected ')' in location"},
	{`"a"() : () -> () loc(#x)`, "1:22: error: operation location alias was never defined"},
	{"#x = 1\n\"a\"() : () -> () loc(#x)", "2:22: error: expected location, but found '1 : i64'"},
	{"\"a\"() : () -> () loc(#x)\n#x = 1", "1:22: error: expected location, but found '1 : i64'"},
	// Results.
	{`%x = "a"() : () -> ()`, "1:1: error: cannot name an operation with no results"},
	{`%x:2 = "a"() : () -> i32`, "1:1: error: operation defines 1 results but was provided 2 to bind"},
	{`%x:0 = "a"() : () -> i32`, "1:4: error: expected named operation to have at least 1 result"},
	{`%x:y = "a"() : () -> i32`, "1:4: error: expected integer number of results"},
	{`%x, = "a"() : () -> i32`, "1:4: error: expected valid ssa identifier"},
	{`%x "a"() : () -> i32`, "1:3: error: expected '=' after SSA name"},
	{`%x, %x = "a"() : () -> (i32, i32)`, "1:5: error: redefinition of SSA value '%x'\n1:1: note: previously defined here"},
	// Values.
	{`"a"(%x#y) : (i32) -> ()`, "1:7: error: invalid SSA value result number"},
	{`"a"(%y, %x) : (i32, i32) -> ()`, "1:5: error: use of undeclared SSA value name\n1:9: error: use of undeclared SSA value name"},
	{"%x = \"a\"() : () -> i32\n\"u\"(%x) : (i64) -> ()",
		"2:5: error: use of value '%x' expects different type than prior uses: 'i64' vs 'i32'\n1:1: note: prior use here"},
	{"\"u\"(%x) : (i64) -> ()\n%x = \"a\"() : () -> i32",
		"2:1: error: definition of SSA value '%x#0' has type 'i32'\n1:5: note: previously used here with type 'i64'"},
	{"\"u\"(%x#1, %x#0) : (i64, i64) -> ()\n%x:2 = \"a\"() : () -> (i64, i32)",
		"2:1: error: definition of SSA value '%x#1' has type 'i32'\n1:5: note: previously used here with type 'i64'"},
	{"%x = \"a\"() : () -> i32\n\"u\"(%x#1) : (i32) -> ()", "2:5: error: reference to invalid result number"},
	{`"a"() ({ %x = "b"() : () -> i32 }) : () -> () "u"(%x) : (i32) -> ()`, "1:51: error: use of undeclared SSA value name"},
	// Regions and blocks.
	{`"a"() ({ ^b "c"() : () -> () }) : () -> ()`, "1:12: error: expected ':' after block name"},
	{`"a"() ({ ^b(%x) : }) : () -> ()`, "1:15: error: expected ':' and type for SSA operand"},
	{`"a"() ({ ^b: ^b: }) : () -> ()`, "1:14: error: redefinition of block '^b'"},
	{`"a"() ({ "b"()[^c, ^d] : () -> () }) : () -> ()`,
		"1:16: error: reference to an undefined block\n1:20: error: reference to an undefined block"},
	{`"a"()[^b] : () -> ()`, "1:7: error: reference to an undefined block"},
	{`"a"() ({ ^b: "c"() ({ "d"()[^b] : () -> () }) : () -> () }) : () -> ()`, "1:29: error: reference to an undefined block"},
	{`"a"() ({ ^b(%x: i32): ^c(%x: i32): }) : () -> ()`,
		"1:26: error: redefinition of SSA value '%x'\n1:13: note: previously defined here"},
	{`"a"() ({`, "1:9: error: expected operation name in quotes"},
	// Attribute dictionaries.
	{`"a"() {1} : () -> ()`, "1:8: error: expected attribute name"},
	{`"a"() {"" = 1} : () -> ()`, "1:8: error: expected valid attribute name"},
	{`"a"() {x, x} : () -> ()`, "1:11: error: duplicate key 'x' in dictionary attribute"},
	{`"a"() {x = } : () -> ()`, "1:11: error: expected attribute value"},
	{`"a"() {x y} : () -> ()`, "1:9: error: expected '}' in attribute dictionary"},
	// Custom syntax.
	{"foo", "1:1: error: custom op 'foo' is unknown (tried 'builtin.foo' as well)"},
	{"builtin.", "1:1: error: custom op 'builtin.' is unknown (tried 'builtin.builtin.' as well)"},
	{"builtin.foo", "1:1: error: custom op 'builtin.foo' is unknown"},
	{"module 5", "1:7: error: expected '{' to begin a region"},
	{"module attributes {sym_visibility = 5} {}",
		"1:8: error: custom op 'builtin.module' 'builtin.module' op attribute 'sym_visibility' failed to satisfy constraint: string attribute"},
	{"%0 = builtin.unrealized_conversion_cast 5", "1:41: error: custom op 'builtin.unrealized_conversion_cast' expected 'to'"},
	{"%0 = builtin.unrealized_conversion_cast %x, %y : i32 to i32",
		"1:41: error: custom op 'builtin.unrealized_conversion_cast' number of operands and types do not match: got 2 operands and 1 types"},
	{`"builtin.module"() <5> ({}) : () -> ()`,
		"1:1: error: invalid properties 5 : i64 for op builtin.module: expected DictionaryAttr to set properties"},
	// Aliases.
	{"#a.b = 1", "1:1: error: attribute names with a '.' are reserved for dialect-defined names"},
	{"!a.b = i32", "1:1: error: type names with a '.' are reserved for dialect-defined names"},
	{"#a = 1\n#a = 2", "2:1: error: redefinition of attribute alias id 'a'"},
	{"!a = i1\n!a = i2", "2:1: error: redefinition of type alias id 'a'"},
	{"#a 1", "1:3: error: expected '=' in attribute alias definition"},
	{"!a i1", "1:3: error: expected '=' in type alias definition"},
	{`"a"() {x = #a} : () -> ()`, "1:14: error: undefined symbol alias id 'a'"},
	{`"a"() : () -> !a`, "1:17: error: undefined symbol alias id 'a'"},
	// File metadata.
	{"{-# 5 #-}", "1:5: error: expected identifier key in file metadata dictionary"},
	{"{-# a: {} #-}", "1:5: error: unknown key 'a' in file metadata dictionary"},
	{"{-# dialect_resources: {x: {}} #-}", "1:25: error: dialect 'x' is unknown"},
	{`{-# dialect_resources: {builtin: {a: "0x"}} #-}`,
		"1:38: error: expected hex string blob for key 'a' to encode alignment in first 4 bytes"},
	{`{-# dialect_resources: {builtin: {a: "0x03000000"}} #-}`,
		"1:38: error: expected hex string blob for key 'a' to encode alignment in first 4 bytes, but got non-power-of-2 value: 3"},
	{`{-# dialect_resources: {builtin: {a: 5}} #-}`, "1:38: error: expected hex string blob for key 'a'"},
	{`{-# external_resources: {x: {a: 5}} #-}`, "1:33: error: expected string value for key 'a'"},
	{`{-# external_resources: {x: {a: "x"}`, "1:37: error: expected ',' or '}'"},
}

// typeErrors and attrErrors are reported at an offset of the text; they are checked inside an operation.
var typeErrors = []struct {
	text string
	at   int // column within the text, from 1
	msg  string
}{
	{"vector<0xf32>", 1, "vector types must have positive constant sizes but got 0"},
	{"vector<4x[0]xf32>", 1, "vector types must have positive constant sizes but got 4, 0"},
	{"vector<4xnone>", 1, "failed to verify 'elementType': VectorElementTypeInterface instance"},
	{"vector<?xf32>", 8, "expected non-function type"},
	{"vector<4x[4x4]xf32>", 12, "missing ']' closing scalable dimension"},
	{"vector<4>", 9, "expected 'x' in dimension list"},
	{"tensor<4xmemref<4xf32>>", 10, "invalid tensor element type"},
	{`tensor<*xf32, "a">`, 19, "cannot apply encoding to unranked tensor"},
	{"tensor<99999999999999999999xf32>", 8, "invalid dimension"},
	{"tensor 5", 7, "expected '<' in tensor type"},
	{"memref<4xnone>", 10, "invalid memref element type"},
	{"memref<4xf32, affine_map<(d0, d1) -> (d0)>>", 1, "memref layout mismatch between rank and affine map: 1 != 2"},
	{"memref<4xf32, strided<[1, 2]>>", 1, "expected the number of strides to match the rank"},
	{"memref<*xf32, strided<[1]>>", 27, "cannot have affine map for unranked memref type"},
	{"memref<4xf32, 1, 2>", 19, "multiple memory spaces specified in memref type"},
	{"memref<4xf32, 1, strided<[1]>>", 30, "expected memory space to be last in memref type"},
	{"memref<4xf32, 1.0>", 1, "unsupported memory space Attribute"},
	{"memref<4xf32, #foo.x<y>>", 1, "unsupported memory space Attribute"},
	{"memref<4xf32,>", 14, "expected list element"},
	{"memref<4xf32 4>", 13, "expected ',' or '>' in memref type"},
	{"complex<index>", 9, "invalid element type for complex"},
	{"i16777216", 1, "integer bitwidth is limited to 16777215 bits"},
	{"i99999999999999999999", 1, "invalid integer width"},
	{"tuple<i32", 10, "expected '>' in tuple type"},
	{"!foo<a<b c>", 5, "unbalanced '<' character in pretty dialect name"},
	{"!foo<a)>", 5, "unbalanced '<' character in pretty dialect name"},
	{"!0<a>", 1, "invalid dialect namespace '\"0\"'"},
	{"!a-b.c", 6, "invalid dialect namespace '\"a-b\"'"},
	{"!.c", 3, "invalid dialect namespace '\"\"'"},
	{"!builtin.foo", 10, "dialect 'builtin' provides no type parsing hook"},
}

var attrErrors = []struct {
	text string
	at   int
	msg  string
}{
	{"5 : none", 1, "integer literal not valid for specified type"},
	{"-5 : ui8", 2, "negative integer literal not valid for unsigned integer type"},
	{"256 : i8", 1, "integer constant out of range for attribute"},
	{"-129 : i8", 2, "integer constant out of range for attribute"},
	{"-0 : i8", 2, "integer constant out of range for attribute"},
	{"128 : si8", 1, "integer constant out of range for attribute"},
	{"9223372036854775808 : index", 1, "integer constant out of range for attribute"},
	{"1.0 : i32", 10, "floating point value not valid for specified type"},
	{"-0x10 : f32", 2, "hexadecimal float literal should not have a leading minus"},
	{"0x1FFFFFFFF : f32", 1, "hexadecimal float constant out of range for type"},
	{"- x", 2, "expected constant integer or floating point value"},
	{"@a::b", 5, "expected nested symbol reference identifier"},
	{"[1, 2", 6, "expected ',' or ']'"},
	{"dense<[1, 2]> : tensor<3xi32>", 1, "inferred shape of elements literal ([2]) does not match type ([3])"},
	{"dense<> : tensor<1xi32>", 1, "parsed zero elements, but type ('tensor<1xi32>') expected at least 1"},
	{"dense<[[1], 2]> : tensor<3xi32>", 14, "tensor literal is invalid; ranks are not consistent between elements"},
	{"dense<1.0> : tensor<3xi32>", 7, "expected integer elements, but parsed floating-point"},
	{"dense<true> : tensor<3xi8>", 7, "expected i1 type for 'true' or 'false' values"},
	{"dense<1> : tensor<3xcomplex<i32>>", 1, "parsed 1 elements, but type ('complex<i32>') expected 2 elements"},
	{`dense<"0x010000000200"> : tensor<2xi32>`, 1, "elements hex data size is invalid for provided type: 'tensor<2xi32>'"},
	{`dense<"foo"> : tensor<2xi32>`, 7, "expected string containing hex digits starting with `0x`"},
	{"dense<1> : tensor<?xi32>", 1, "elements literal type must have static shape"},
	{"dense<1> : i32", 1, "elements literal must be a shaped type"},
	{"dense<-1> : vector<2xui8>", 8, "expected unsigned integer elements, but parsed negative value"},
	{"dense<300> : vector<2xi8>", 7, "integer constant out of range for type"},
	{"dense<x> : vector<2xi8>", 7, "expected element literal of primitive type"},
	{"sparse<[[0, 0]], [1, 2]> : tensor<3x4xi32>", 1,
		"expected shape ([3, 4]); inferred shape of indices literal ([1, 2]); inferred shape of values literal ([2])"},
	{"sparse<[[5, 5]], [1]> : tensor<3x4xi32>", 1,
		"sparse index #0 is not contained within the value shape, with index=[5, 5], and type='tensor<3x4xi32>'"},
	{"sparse<[[-1, 0]], [1]> : tensor<1x1xi32>", 1,
		"sparse index #0 is not contained within the value shape, with index=[18446744073709551615, 0], and type='tensor<1x1xi32>'"},
	{"sparse<[[0, 0]], [[1]]> : tensor<1x1xi32>", 1, "expected 1-d tensor for sparse element values"},
	{"sparse 5", 7, "Expected '<' after 'sparse'"},
	{"dense_resource<5> : tensor<3xi32>", 16, "expected identifier key for 'resource' entry"},
	{"dense_resource<foo> : i32", 21, "`dense_resource` expected a shaped type"},
	{"array<i1: 1>", 12, "expected 'true' or 'false' values for i1 type"},
	{"array<i32: true>", 12, "expected i1 type for 'true' or 'false' values"},
	{"array<i7: 1>", 7, "element type bitwidth must be a multiple of 8"},
	{"array<i8: 256>", 14, "integer constant out of range"},
	{"array<i8: x>", 11, "expected integer literal"},
	{"strided<[x]>", 10, "expected a 64-bit signed integer or '?'"},
	{"strided<[1], foo>", 13, "expected 'offset' after comma"},
	{"strided<[9223372036854775808]>", 10, "expected a 64-bit signed integer or '?'"},
	{"distinct[x]<>", 10, "expected distinct ID"},
	{"[distinct[0]<1>, distinct[0]<2>]", 18, "referenced attribute does not match previous definition: 1 : i64"},
	{"loc(foo)", 5, "expected location instance"},
	{"loc(#foo.bar)", 13, "expected location attribute, but got#foo.bar"},
	{`loc("a":x)`, 9, "expected integer line number in FileLineColRange"},
	{`loc("a":1:x)`, 11, "expected integer column number in FileLineColRange"},
	{`loc("a":1:2 to)`, 15, "expected either integer or `:` post `to` in FileLineColRange"},
	{`loc("a":1:2 to 3)`, 17, "expected either integer or `:` post `to` in FileLineColRange"},
	{`loc(callsite("a" "b"))`, 17, "expected 'at' in callsite location"},
	{`loc(fused "a")`, 10, "expected '[' in fused location"},
	{"affine_map<(d0) : (d0 >= 0)>", 12, "expected AffineMap, but got IntegerSet"},
	{"affine_set<(d0) -> (d0)>", 12, "expected IntegerSet, but got AffineMap"},
	{"affine_map(d0)", 11, "expected '<' in affine map"},
	{"#builtin.foo", 10, "dialect 'builtin' provides no attribute parsing hook"},
	{"#foo . bar", 7, "expected three consecutive dots for an ellipsis"},
}

// allParseErrors puts the types and attributes into operations.
func allParseErrors() (src, want []string) {
	for _, e := range parseErrors {
		src, want = append(src, e.src+"\n"), append(want, e.want)
	}
	for _, e := range typeErrors {
		src = append(src, `"a"() : () -> `+e.text+"\n")
		want = append(want, fmt.Sprintf("1:%d: error: %s", len(`"a"() : () -> `)+e.at, e.msg))
	}
	for _, e := range attrErrors {
		src = append(src, `"a"() {x = `+e.text+"} : () -> ()\n")
		want = append(want, fmt.Sprintf("1:%d: error: %s", len(`"a"() {x = `)+e.at, e.msg))
	}
	return src, want
}

func TestParseErrors(t *testing.T) {
	src, want := allParseErrors()
	for i := range src {
		c := NewContext()
		op, list := Parse(c, []byte(src[i]), ParseOptions{Name: "t.mlir", AllowUnregistered: true})
		if op != nil {
			t.Errorf("accepted:\n%s", src[i])
			continue
		}
		if got := strings.TrimSuffix(brief(list), "\n"); got != want[i] {
			t.Errorf("%s\n got %q\nwant %q", src[i], got, want[i])
		}
	}
}

var diagHead = regexp.MustCompile(`(?m)^<stdin>:(\d+):(\d+): (error|note|warning): (.*)$`)

// TestParseErrorsOracle runs mlir-opt over all the texts at once and compares.
func TestParseErrorsOracle(t *testing.T) {
	src, want := allParseErrors()
	var all strings.Builder
	first := make([]int, len(src)) // line of the text in the input
	line := 1
	for i := range src {
		first[i] = line
		all.WriteString(src[i] + "// -----\n")
		line += strings.Count(src[i], "\n") + 1
	}
	_, errs := runOracle(t, all.String(), "--allow-unregistered-dialect", "--split-input-file")
	got := make([]string, len(src))
	for _, m := range diagHead.FindAllStringSubmatch(errs, -1) {
		n, _ := strconv.Atoi(m[1])
		i := len(src) - 1
		for first[i] > n {
			i--
		}
		got[i] += fmt.Sprintf("%d:%s: %s: %s\n", n-first[i]+1, m[2], m[3], m[4])
	}
	for i := range src {
		if got := strings.TrimSuffix(got[i], "\n"); got != want[i] {
			t.Errorf("%s\nmlir-opt %q\nhere     %q", src[i], got, want[i])
		}
	}
}

func TestUnregisteredRefused(t *testing.T) {
	tests := []form{
		{`"foo.bar"() : () -> ()`, "1:10: error: operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used"},
		{`!a = !foo.bar`, "1:11: error: `!\"foo\"<\"bar\">` type created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used"},
		{`#a = #foo.bar`, "1:11: error: #\"foo\"<\"bar\"> : 'none' attribute created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used"},
	}
	for _, tt := range tests {
		_, list := Parse(NewContext(), []byte(tt.text), ParseOptions{})
		if got := strings.TrimSuffix(brief(list), "\n"); got != tt.want {
			t.Errorf("%s\n got %q\nwant %q", tt.text, got, tt.want)
		}
		_, errs := runOracle(t, tt.text)
		m := diagHead.FindStringSubmatch(errs)
		if m == nil || m[1]+":"+m[2]+": "+m[3]+": "+m[4] != tt.want {
			t.Errorf("%s\nmlir-opt %q\nhere     %q", tt.text, errs, tt.want)
		}
	}
}

// TestFreeValues puts what makes undefined values at the start of the isolated region that uses them.
func TestFreeValues(t *testing.T) {
	ctx := NewContext()
	ctx.AllowUnregistered(true)
	text := `"a"(%x#1, %y) : (i32, f32) -> () builtin.module { %d = "b"() ({ "c"(%x, %d) : (i8, i8) -> () }) : () -> i8 }`
	op, list := Parse(ctx, []byte(text), ParseOptions{FreeValues: true})
	if list.HasErrors() {
		t.Fatal(list)
	}
	want := `module {
  %0 = unrealized_conversion_cast to i32
  %1 = unrealized_conversion_cast to f32
  "a"(%0, %1) : (i32, f32) -> ()
  module {
    %2 = unrealized_conversion_cast to i8
    %3 = "b"() ({
      "c"(%2, %3) : (i8, i8) -> ()
    }) : () -> i8
  }
}`
	if got := strings.TrimSpace(op.String()); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}
