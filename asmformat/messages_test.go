package asmformat

import (
	"os"
	"os/exec"
	"strings"
	"testing"
)

// TestOracleMessages compares the run-time texts with what mlir-opt says.
func TestOracleMessages(t *testing.T) {
	path, err := exec.LookPath("mlir-opt-22")
	if err != nil {
		if os.Getenv("ODSGEN_ORACLE") != "" {
			t.Fatal("ODSGEN_ORACLE is set, but there is no mlir-opt-22")
		}
		t.Skip("skipped: needs mlir-opt-22")
	}
	const head = "func.func @f(%a: i32, %m: memref<4xf32>, %b: i1) {\n"
	cmp := []string{"eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"}
	for _, c := range []struct{ in, want string }{
		{"%r = arith.cmpi foo, %a, %a : i32", ":2:17: error: custom op 'arith.cmpi' " + EnumExpected("predicate", cmp)},
		{`%r = arith.cmpi "foo", %a, %a : i32`, ":2:17: error: custom op 'arith.cmpi' " + EnumInvalid("predicate", "foo")},
		{"%r = arith.addi %a %a : i32", ":2:19: error: expected ','"},
		{"%r = arith.extui %a : i32 i64", ":2:27: error: custom op 'arith.extui' expected 'to'"},
		{"func.call foo() : () -> ()", "error: expected attribute value"},
		{"func.call @foo() : i32", ":2:20: error: custom op 'func.call' " + WrongTypeKind("builtin.function", "i32")},
		{"%r = memref.load %m[%a] : index", ":2:27: error: custom op 'memref.load' " + WrongTypeKind("builtin.memref", "index")},
		{"omp.single nowait nowait {}", ":2:1: error: custom op 'omp.single' " + ClauseTwice("nowait")},
		{"return %a : i32, i32", ":2:8: error: custom op 'func.return' " + OperandCount(1, 2)},
		{"%r = arith.addi %a, %a overflow<3> : i32",
			"error: custom op 'arith.addi' " + ParamInvalid("Arith_IntegerOverflowAttr", "value", "::mlir::arith::IntegerOverflowFlags")},
		{"%r = arith.addi %a, %a {overflowFlags = 3} : i32",
			":2:24: error: custom op 'arith.addi' 'arith.addi' op attribute 'overflowFlags' failed to satisfy constraint"},
	} {
		cmd := exec.Command(path)
		cmd.Stdin = strings.NewReader(head + c.in + "\nreturn\n}\n")
		out, _ := cmd.CombinedOutput()
		if !strings.Contains(string(out), c.want) {
			t.Errorf("%s\nwant %s\n got %s", c.in, c.want, out)
		}
	}
}

func TestMessagesOfParameters(t *testing.T) {
	for _, c := range []struct{ got, want string }{
		{PropInvalid("n", "int64_t"), "invalid value for property n, expected int64_t"},
		{CustomInvalid("p"), "custom parser failed to parse parameter 'p'"},
		{StructName("k"), "duplicate or unknown struct parameter name: k"},
		{StructMissing("k"), "struct is missing required parameter: k"},
		{TypeMismatch("x", "integer", "f32"), "'x' must be integer, but got f32"},
	} {
		if c.got != c.want {
			t.Errorf("got %q, want %q", c.got, c.want)
		}
	}
}
