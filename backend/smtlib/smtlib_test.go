package smtlib_test

import (
	"bytes"
	"flag"
	"os"
	"os/exec"
	"strings"
	"testing"

	"github.com/odsgen/ods/backend/smtlib"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/arith"
	"github.com/odsgen/ods/defs/smt"
)

var update = flag.Bool("update", false, "record what mlir-translate writes")

const oracle = "mlir-translate-22"

// write returns a module as SMT-LIB, or the error.
func write(t *testing.T, text string, o smtlib.Options) (string, error) {
	t.Helper()
	op, list := core.Parse(core.NewContext(smt.New(), arith.New()), []byte(text), core.ParseOptions{Name: "input"})
	if op == nil {
		t.Fatal(list)
	}
	var b bytes.Buffer
	err := smtlib.Write(&b, op, o)
	return b.String(), err
}

// TestRecorded compares what is written with what mlir-translate wrote.
func TestRecorded(t *testing.T) {
	text, err := os.ReadFile("testdata/terms.mlir")
	if err != nil {
		t.Fatal(err)
	}
	_, err = exec.LookPath(oracle)
	ask := err == nil && !testing.Short()
	if !ask && os.Getenv("ODSGEN_ORACLE") != "" && !testing.Short() {
		t.Fatal(oracle + " is not installed, but ODSGEN_ORACLE demands it")
	}
	var ours, theirs strings.Builder
	for part := range strings.SplitSeq(string(text), "// -----\n") {
		for _, o := range []smtlib.Options{{}, {Inline: true}} {
			got, err := write(t, part, o)
			if err != nil {
				t.Fatal(err)
			}
			ours.WriteString(got + "----\n")
			if ask {
				theirs.WriteString(upstream(t, part, o) + "----\n")
			}
		}
	}
	if *update && ask {
		if err := os.WriteFile("testdata/terms.out", []byte(theirs.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile("testdata/terms.out")
	if err != nil {
		t.Fatal(err)
	}
	if ask && theirs.String() != string(want) {
		t.Errorf("%s writes something else than was recorded; -update records it", oracle)
	}
	if ours.String() != string(want) {
		t.Errorf("got\n%s\nrecorded\n%s", ours.String(), want)
	}
}

func upstream(t *testing.T, text string, o smtlib.Options) string {
	args := []string{"--export-smtlib", "-"}
	if o.Inline {
		args = append(args, "--smtlibexport-inline-single-use-values")
	}
	cmd := exec.Command(oracle, args...)
	cmd.Stdin = strings.NewReader(text)
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%s: %v", oracle, err)
	}
	return string(out)
}

// TestValid has scripts that solvers read where mlir-translate writes others.
func TestValid(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"names", `%0 = smt.declare_fun "x y" : !smt.bool
  %1 = smt.declare_fun "let" : !smt.bool
  %2 = smt.declare_fun "a|b\\" : !smt.bool
  %3 = smt.declare_fun "1" : !smt.int
  %4 = smt.declare_fun "true" : !smt.bool
  %5 = smt.declare_fun "and" : !smt.func<(!smt.bool) !smt.bool>
  %6 = smt.declare_fun "" : !smt.bool`, `(declare-const |x y| Bool)
(declare-const |let| Bool)
(declare-const |a_b_| Bool)
(declare-const |1| Int)
(declare-const true_0 Bool)
(declare-fun and_0 (Bool) Bool)
(declare-const _0 Bool)
`},
		{"sorts", `%0 = smt.declare_fun "z" : !smt.sort<"p"[!smt.sort<"q s">]>
  %1 = smt.declare_fun "f" : !smt.func<(!smt.sort<"s1">) !smt.array<[!smt.int -> !smt.sort<"s2">]>>
  %2 = smt.forall { ^bb0(%i: !smt.sort<"s3">): %c = smt.constant true smt.yield %c : !smt.bool }`, `(declare-sort p 1)
(declare-sort |q s| 0)
(declare-sort s1 0)
(declare-sort s2 0)
(declare-sort s3 0)
(declare-const z (p |q s|))
(declare-fun f (s1) (Array Int s2))
`},
		{"absolute", `%0 = smt.int.constant -5
  %1 = smt.int.abs %0
  %2 = smt.int.cmp lt %0, %1
  smt.assert %2`, `(assert (let ((tmp (abs (- 5))))
        (let ((tmp_0 (< (- 5) tmp)))
        tmp_0)))
`},
		{"lets of a body", `%a = smt.declare_fun "a" : !smt.int
  %0 = smt.int.add %a, %a
  %1 = smt.forall ["i"] { ^bb0(%i: !smt.int): %c = smt.eq %i, %0 : !smt.int smt.yield %c : !smt.bool }
  %2 = smt.eq %0, %a : !smt.int
  %3 = smt.and %2, %1
  smt.assert %3`, `(declare-const a Int)
(assert (let ((tmp (forall ((i Int))
                   (let ((tmp_0 (+ a a)))
                           (let ((tmp_1 (= i tmp_0)))
                           tmp_1)))))
        (let ((tmp_2 (+ a a)))
        (let ((tmp_3 (= tmp_2 a)))
        (let ((tmp_4 (and tmp_3 tmp)))
        tmp_4)))))
`},
	} {
		got, err := write(t, "smt.solver () : () -> () {\n  "+c.text+"\n}", smtlib.Options{})
		if want := "; solver scope 0\n" + c.want + "(reset)\n"; got != want || err != nil {
			t.Errorf("%s: got %v\n%s\nexpected\n%s", c.name, err, got, want)
		}
	}
}

// TestRefused has what SMT-LIB has no form for.
func TestRefused(t *testing.T) {
	const solver = "smt.solver () : () -> () {\n"
	for _, c := range []struct{ text, want string }{
		{solver + "%0 = smt.int.constant 5\n%1 = smt.int2bv %0 : !smt.bv<4>\n}", "input:3:6: error: operation not supported for SMTLIB emission"},
		{solver + "%0 = arith.constant true\n}", "input:2:6: error: solver must not contain any non-SMT operations"},
		{"%0 = smt.solver () : () -> (i1) {\n%1 = arith.constant true\nsmt.yield %1 : i1\n}", "input:1:6: error: solver scopes with inputs or results are not supported"},
		{solver + "%0 = smt.declare_fun : !smt.sort<\"s\">\n%1 = smt.declare_fun : !smt.sort<\"s\"[!smt.bool]>\n}",
			"input:3:6: error: uninterpreted sorts with same identifier but different arity found"},
		{solver + "%0 = smt.forall no_pattern { ^bb0(%i: !smt.int): %c = smt.constant true smt.yield %c : !smt.bool }\nsmt.assert %0\n}",
			"input:2:6: error: no-pattern attribute not supported yet"},
		{solver + "smt.check sat { %0 = smt.constant true\nsmt.yield } unknown {} unsat {}\n}", "input:2:1: error: 'sat' region must be empty"},
	} {
		if got, err := write(t, c.text, smtlib.Options{}); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s\nexpected %q, got %v and\n%s", c.text, c.want, err, got)
		}
	}
}
