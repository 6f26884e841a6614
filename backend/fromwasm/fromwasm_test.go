package fromwasm_test

import (
	"bytes"
	"encoding/binary"
	"flag"
	"fmt"
	"math"
	"os"
	"os/exec"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/odsgen/ods/backend/fromwasm"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/defs/wasmssa"
)

var update = flag.Bool("update", false, "record what mlir-translate makes of the binaries")

const oracle = "mlir-translate-22"

// translate returns what a binary becomes, or the first error.
func translate(data []byte) (text string, op *core.Operation, list diag.List) {
	ctx := core.NewContext(wasmssa.New())
	op, list = fromwasm.Read(ctx, "<stdin>", data)
	if op == nil {
		return firstError(list.Error()), nil, list
	}
	var b bytes.Buffer
	if err := core.Print(&b, op, core.PrintOptions{}); err != nil {
		return err.Error(), op, list
	}
	return b.String(), op, list
}

// firstError is the line of the first error, with its place.
func firstError(messages string) string {
	return regexp.MustCompile(`(?m)^.*error: .*$`).FindString(messages) + "\n"
}

// recorded is the file with what mlir-translate said, after a line with the name of each binary.
const recorded = "testdata/binaries.out"

// TestTranslated compares what binaries become, and the first error, with what mlir-translate said.
func TestTranslated(t *testing.T) {
	_, err := exec.LookPath(oracle)
	ask := err == nil && !testing.Short()
	if !ask && os.Getenv("ODSGEN_ORACLE") != "" && !testing.Short() {
		t.Fatal(oracle + " is not installed, but ODSGEN_ORACLE demands it")
	}
	var ours, theirs strings.Builder
	for _, c := range binaries() {
		got, _, _ := translate(c.data)
		fmt.Fprintf(&ours, "-- %s --\n%s", c.name, got)
		if ask {
			fmt.Fprintf(&theirs, "-- %s --\n%s", c.name, upstream(t, c.data))
		}
	}
	if *update && ask {
		if err := os.WriteFile(recorded, []byte(theirs.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(recorded)
	if err != nil {
		t.Fatal(err)
	}
	if ask && theirs.String() != string(want) {
		t.Errorf("%s says something else than was recorded; -update records it", oracle)
	}
	for i, part := range strings.SplitAfter(ours.String(), "-- ") {
		if parts := strings.SplitAfter(string(want), "-- "); i >= len(parts) || parts[i] != part {
			t.Fatalf("got\n%s\nrecorded\n%s", part, parts[min(i, len(parts)-1)])
		}
	}
}

// upstream returns what mlir-translate makes of a binary, or its first error.
func upstream(t *testing.T, data []byte) string {
	cmd := exec.Command(oracle, "--import-wasm", "-")
	var out, messages bytes.Buffer
	cmd.Stdin, cmd.Stdout, cmd.Stderr = bytes.NewReader(data), &out, &messages
	switch err := cmd.Run(); cmd.ProcessState.ExitCode() {
	case 0:
		return out.String()
	case 1:
		return firstError(messages.String())
	default:
		t.Fatalf("%s: %v", oracle, err)
		return ""
	}
}

// TestRefused has binaries that mlir-translate reads, though WebAssembly does not allow them or the dialect cannot say what they mean; it
// loses something, crashes or makes what is not valid.
func TestRefused(t *testing.T) {
	empty := functionType(nil, nil)
	oneFunction := section(3, list(leb(0)))
	code := section(10, list(body(nil, end)))
	for _, c := range []struct {
		name, want string
		data       []byte
	}{
		{"left over", "1 values remain on the stack", simple(nil, nil, nil, constI32, 1, end)},
		{"no result", "stack doesn't contain enough values", simple(nil, []byte{i32}, nil, end)},
		{"values of the block outside", "trying to get 2 operands", simple(nil, nil, nil, constI32, 1, 0x02, 0x40, constI32, 2, 0x6a, end, end)},
		{"if without else", "an if without else returns what it takes", simple(nil, []byte{i32}, nil, constI32, 1, 0x04, i32, constI32, 2, end, end)},
		{"branch out of the function", "branch to level 0, of 0", simple(nil, nil, nil, constI32, 1, 0x0d, 0, end)},
		{"no code", "1 functions have no code", binaryOf(section(1, list(empty)), oneFunction)},
		{"too much code", "there is code for more functions", binaryOf(section(1, list(empty)), code)},
		{"limits", "the upper limit 1 is below the lower one, 5", binaryOf(section(5, list([]byte{1, 5, 1})))},
		{"imported export", "function 0 is imported", binaryOf(section(1, list(empty)),
			section(2, list(slices.Concat(text("e"), text("f"), []byte{0, 0}))), section(7, list(slices.Concat(text("x"), []byte{0, 0}))))},
		{"two exports", "function 0 is exported as 'a' already", binaryOf(section(1, list(empty)), oneFunction,
			section(7, list(slices.Concat(text("a"), []byte{0, 0}), slices.Concat(text("b"), []byte{0, 0}))), code)},
		{"value of a global", "expecting 'i32'", binaryOf(section(6, list([]byte{i32, 0, constI64, 1, end})))},
		{"local variables", "more than 50000 local variables", simple(nil, nil, [][]byte{slices.Concat(leb(1<<32-1), []byte{i32})}, end)},
		{"nesting", "nested more than 10000 deep", simple(nil, nil, nil, slices.Concat(bytes.Repeat([]byte{0x02, 0x40}, 20_000), bytes.Repeat([]byte{end}, 20_001))...)},
		{"number", "does not fit into 32 bits", simple(nil, []byte{i32}, nil, append(append([]byte{constI32}, 0x80, 0x80, 0x80, 0x80, 0x10), end)...)},
	} {
		if got, op, _ := translate(c.data); op != nil || !strings.Contains(got, c.want) {
			t.Errorf("%s: expected an error with %q, got\n%s", c.name, c.want, got)
		}
	}
}

// TestResults returns all results of a function, of which mlir-translate keeps those of the last instruction.
func TestResults(t *testing.T) {
	got, _, _ := translate(simple(nil, []byte{i32, i64}, nil, constI32, 1, constI64, 2, end))
	if want := "wasmssa.return %0, %1 : i32, i64"; !strings.Contains(got, want) {
		t.Errorf("expected %q in\n%s", want, got)
	}
}

// TestNaN keeps the bits of a number that signals, which mlir-translate makes quiet.
func TestNaN(t *testing.T) {
	got, _, _ := translate(simple(nil, []byte{f32}, nil, constF32, 1, 0, 0xa0, 0x7f, end))
	if want := "wasmssa.const 0x7FA00001 : f32"; !strings.Contains(got, want) {
		t.Errorf("expected %q in\n%s", want, got)
	}
}

// TestLeftOut has sections for which the dialect has no operations.
func TestLeftOut(t *testing.T) {
	got, op, found := translate(binaryOf(section(1, list(functionType(nil, nil))), section(3, list(leb(0))), section(8, leb(0)),
		section(10, list(body(nil, end)))))
	if op == nil || len(found) != 1 || found[0].Severity != diag.Warning || !strings.Contains(found[0].Message, "section START is left out") {
		t.Errorf("got %v and\n%s", found, got)
	}
}

func FuzzRead(f *testing.F) {
	for _, c := range binaries() {
		f.Add(c.data)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		if text, op, list := translate(data); op == nil && !list.HasErrors() {
			t.Errorf("nothing is read, and nothing is wrong: %s", text)
		}
	})
}

// What binaries are made of.
const (
	i32, i64, f32, f64           = 0x7f, 0x7e, 0x7d, 0x7c
	v128, funcref, externref     = 0x7b, 0x70, 0x6f
	constI32, constI64, constF32 = 0x41, 0x42, 0x43
	constF64, end                = 0x44, 0x0b
)

func leb(n uint64) []byte { return binary.AppendUvarint(nil, n) }

func list(elems ...[]byte) []byte { return append(leb(uint64(len(elems))), slices.Concat(elems...)...) }

func text(s string) []byte { return append(leb(uint64(len(s))), s...) }

func section(id byte, content []byte) []byte {
	return slices.Concat([]byte{id}, leb(uint64(len(content))), content)
}

func functionType(params, results []byte) []byte {
	return slices.Concat([]byte{0x60}, text(string(params)), text(string(results)))
}

func binaryOf(sections ...[]byte) []byte {
	return append([]byte("\x00asm\x01\x00\x00\x00"), slices.Concat(sections...)...)
}

func body(locals [][]byte, code ...byte) []byte {
	b := append(list(locals...), code...)
	return append(leb(uint64(len(b))), b...)
}

// simple is a module with one function.
func simple(params, results []byte, locals [][]byte, code ...byte) []byte {
	return typed([][]byte{functionType(params, results)}, locals, code...)
}

// typed is a module with one function of the first type.
func typed(types, locals [][]byte, code ...byte) []byte {
	return binaryOf(section(1, list(types...)), section(3, list(leb(0))), section(10, list(body(locals, code...))))
}

type binaryCase struct {
	name string
	data []byte
}

// binaries are the cases of [TestTranslated].
func binaries() (out []binaryCase) {
	add := func(name string, data []byte) { out = append(out, binaryCase{name, data}) }
	numbers := map[byte][]byte{i32: {constI32, 5}, i64: {constI64, 6}, f32: binary.LittleEndian.AppendUint32([]byte{constF32}, math.Float32bits(1.5)),
		f64: binary.LittleEndian.AppendUint64([]byte{constF64}, math.Float64bits(-2.5))}
	unary := func(of, result byte, ops ...byte) {
		for _, op := range ops {
			add(fmt.Sprintf("opcode %02x", op), simple(nil, []byte{result}, nil, append(slices.Clone(numbers[of]), op, end)...))
		}
	}
	binaryOps := func(of, result, first, last byte) {
		for op := first; op <= last; op++ {
			add(fmt.Sprintf("opcode %02x", op), simple(nil, []byte{result}, nil, append(append(slices.Clone(numbers[of]), numbers[of]...), op, end)...))
		}
	}
	unary(i32, i32, 0x45, 0x67, 0x68, 0x69, 0xc0, 0xc1)
	unary(i64, i32, 0x50, 0xa7)
	unary(i64, i64, 0x79, 0x7a, 0x7b, 0xc2, 0xc3, 0xc4)
	unary(f32, f32, 0x8b, 0x8c, 0x8d, 0x8e, 0x8f, 0x91)
	unary(f64, f64, 0x99, 0x9a, 0x9b, 0x9c, 0x9d, 0x9f)
	unary(i32, i64, 0xac, 0xad)
	unary(i32, f32, 0xb2, 0xb3, 0xbe)
	unary(i64, f32, 0xb4, 0xb5)
	unary(f64, f32, 0xb6)
	unary(i32, f64, 0xb7, 0xb8)
	unary(i64, f64, 0xb9, 0xba, 0xbf)
	unary(f32, f64, 0xbb)
	unary(f32, i32, 0xbc)
	unary(f64, i64, 0xbd)
	binaryOps(i32, i32, 0x46, 0x4f)
	binaryOps(i64, i32, 0x51, 0x5a)
	binaryOps(f32, i32, 0x5b, 0x60)
	binaryOps(f64, i32, 0x61, 0x66)
	binaryOps(i32, i32, 0x6a, 0x78)
	binaryOps(i64, i64, 0x7c, 0x8a)
	binaryOps(f32, f32, 0x92, 0x98)
	binaryOps(f64, f64, 0xa0, 0xa6)

	add("locals", simple([]byte{i32, i32}, []byte{i32}, [][]byte{{2, i32}, {1, f64}, {1, i64}}, 0x20, 0, 0x21, 2, 0x20, 1, 0x22, 2, end))
	add("types of locals", simple([]byte{v128, funcref, externref}, nil, [][]byte{{1, v128}, {1, funcref}, {1, externref}, {1, f32}}, end))
	add("block", simple(nil, nil, nil, 0x02, 0x40, end, end))
	add("blocks", simple(nil, nil, nil, 0x02, 0x40, end, 0x02, 0x40, end, constI32, 1, 0x04, 0x40, end, end))
	add("block with a result", simple(nil, []byte{i32}, nil, 0x02, i32, constI32, 1, end, end))
	take := [][]byte{functionType(nil, []byte{i32}), functionType([]byte{i32}, []byte{i32})}
	add("block with a parameter", typed(take, nil, constI32, 1, 0x02, 1, end, end))
	add("block with results", typed([][]byte{functionType(nil, []byte{i32, i64}), functionType(nil, []byte{i32, i64})}, nil, 0x02, 1, constI32, 1, constI64, 2, end, end))
	add("loop", typed(take, nil, constI32, 1, 0x03, 1, constI32, 2, 0x6a, constI32, 0, 0x0d, 0, end, end))
	add("if", simple(nil, []byte{i32}, nil, constI32, 1, 0x04, i32, constI32, 2, 0x05, constI32, 3, end, end))
	add("if without else", typed(take, nil, constI32, 7, constI32, 1, 0x04, 1, end, end))
	add("ifs", simple([]byte{i32}, []byte{i32}, nil, 0x20, 0, 0x04, i32, 0x20, 0, 0x04, i32, constI32, 1, 0x05, constI32, 2, end, 0x05, constI32, 3, end, end))
	add("branches", simple(nil, nil, nil, 0x02, 0x40, 0x03, 0x40, constI32, 0, 0x0d, 1, constI32, 0, 0x0d, 0, end, end, end))
	add("branch with a value", simple(nil, []byte{i32}, nil, 0x02, i32, constI32, 5, constI32, 1, 0x0d, 0, end, end))
	add("infinite", simple(nil, []byte{f32}, nil, constF32, 0, 0, 0x80, 0xff, end))
	add("negative", simple(nil, []byte{i64}, nil, constI64, 0x7f, end))

	empty, imported := functionType(nil, nil), func(module, name string, what ...byte) []byte {
		return slices.Concat(text(module), text(name), what)
	}
	add("imports", binaryOf(section(1, list(functionType([]byte{i32}, []byte{i64}), empty)), section(2, list(imported("env", "f", 0, 0), imported("env", "g", 0, 1),
		imported("env", "t", 1, funcref, 0, 5), imported("e\"n", "t2", 1, externref, 1, 5, 10), imported("env", "m", 2, 1, 1, 2), imported("env", "gl", 3, i32, 0),
		imported("env", "gm", 3, f64, 1))), section(3, list(leb(1))), section(10, list(body(nil, end)))))
	add("definitions", binaryOf(section(1, list(empty)), section(3, list(leb(0))), section(4, list([]byte{funcref, 0, 3}, []byte{externref, 1, 2, 4})),
		section(5, list([]byte{0, 1}, []byte{1, 2, 5})), section(6, list([]byte{i32, 0, constI32, 5, end}, []byte{i64, 1, constI64, 7, end}, []byte{f32, 0, constF32, 0, 0, 0x80, 0x3f, end})),
		section(7, list(append(text("f f"), 0, 0), append(text("m"), 2, 0), append(text("t"), 1, 0), append(text("g"), 3, 0))), section(10, list(body(nil, end)))))
	add("calls", binaryOf(section(1, list(functionType([]byte{i32}, []byte{i32}), functionType(nil, []byte{i32, i64}))), section(2, list(imported("env", "f", 0, 0))),
		section(3, list(leb(0), leb(1))), section(10, list(body(nil, 0x20, 0, 0x10, 0, 0x10, 1, end), body(nil, 0x10, 2, end)))))
	add("globals", binaryOf(section(1, list(functionType(nil, []byte{i32}))), section(2, list(imported("e", "g", 3, i32, 0))), section(3, list(leb(0))),
		section(6, list([]byte{i32, 1, constI32, 5, end}, []byte{i32, 0, 0x23, 0, end})), section(10, list(body(nil, 0x23, 0, 0x23, 1, 0x6a, end)))))
	add("nothing", binaryOf())
	add("order of sections", binaryOf(section(3, list()), section(1, list())))
	add("custom sections", binaryOf(section(0, text("name")), section(0, text("name"))))

	types := section(1, list(empty))
	add("no header", nil)
	add("other header", []byte("\x00asn\x01\x00\x00\x00"))
	add("short header", []byte("\x00as"))
	add("version", []byte("\x00asm\x02\x00\x00\x00"))
	add("short version", []byte("\x00asm\x01"))
	add("unknown section", binaryOf(section(13, nil)))
	add("short section", binaryOf([]byte{1, 5, 0}))
	add("two sections", binaryOf(section(1, list()), section(1, list())))
	add("long section", binaryOf(section(1, []byte{0, 0})))
	add("form of type", binaryOf(section(1, list([]byte{0x61, 0, 0}))))
	add("type of value", binaryOf(section(1, list([]byte{0x60, 1, 0x50, 0}))))
	add("type of function", binaryOf(types, section(3, list(leb(3))), section(10, list(body(nil, end)))))
	add("type of import", binaryOf(types, section(2, list(imported("a", "b", 0, 5)))))
	add("kind of import", binaryOf(types, section(2, list(imported("a", "b", 5)))))
	add("limits", binaryOf(section(5, list([]byte{3, 1}))))
	add("kind of export", binaryOf(section(7, list(append(text("a"), 7, 0)))))
	for kind, name := range []string{"function", "table", "memory", "global"} {
		add("export of no "+name, binaryOf(section(7, list(append(text("a"), byte(kind), 3)))))
	}
	add("mutability", binaryOf(section(6, list([]byte{i32, 2, constI32, 0, end}))))
	add("variable in global", binaryOf(section(6, list([]byte{i32, 0, 0x20, 0, end}))))
	add("type of table", binaryOf(section(4, list([]byte{i32, 0, 1}))))
	add("no such local", simple(nil, nil, nil, 0x20, 5, end))
	add("type of local", simple([]byte{i32}, nil, nil, constI64, 1, 0x21, 0, end))
	add("empty stack", simple(nil, nil, nil, 0x6a, end))
	add("type of operand", simple(nil, nil, nil, constI32, 1, constI64, 1, 0x6a, end))
	add("no such function", simple(nil, nil, nil, 0x10, 7, end))
	add("type of argument", simple([]byte{i32}, nil, nil, constI64, 1, 0x10, 0, end))
	add("no such global", simple(nil, nil, nil, 0x23, 0, end))
	add("type of condition", simple(nil, nil, nil, constI64, 1, 0x04, 0x40, end, end))
	add("no condition", simple(nil, nil, nil, 0x04, 0x40, end, end))
	add("else alone", simple(nil, nil, nil, 0x05, end))
	add("no end", simple(nil, nil, nil, constI32, 1))
	add("no result of block", simple(nil, nil, nil, 0x02, i32, end, end))
	add("type of result", simple(nil, nil, nil, 0x02, i32, constI64, 1, end, end))
	add("type of block", simple(nil, nil, nil, 0x02, 0x50, end, end))
	add("no such type", simple(nil, nil, nil, 0x02, 5, end, end))
	add("two ends", simple(nil, nil, nil, end, end))
	add("unknown instruction", simple(nil, nil, nil, 0xfc, 0, end))
	add("short code", binaryOf(types, section(3, list(leb(0))), section(10, list(append(leb(9), 0, end)))))
	add("long number", binaryOf([]byte{1, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 1}))
	return out
}
