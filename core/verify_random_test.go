package core

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"strings"
	"testing"
)

// TestVerifyRandomLikeUpstream verifies random functions with many blocks and nested regions, in which uses may come
// before definitions, and compares the findings with mlir-opt's.
func TestVerifyRandomLikeUpstream(t *testing.T) {
	tool, err := exec.LookPath("mlir-opt-22")
	if err != nil {
		if os.Getenv("ODSGEN_ORACLE") != "" {
			t.Fatal("mlir-opt-22 is not installed; ODSGEN_ORACLE demands it")
		}
		t.Skip("mlir-opt-22 is not installed")
	}
	rng := rand.New(rand.NewPCG(5, 6))
	var parts []string
	for range 250 {
		parts = append(parts, randomModuleText(rng))
	}
	text := strings.Join(parts, "// -----\n")
	cmd := exec.Command(tool, "--split-input-file", "--allow-unregistered-dialect", "-o", "/dev/null", "-")
	cmd.Stdin = strings.NewReader(text)
	var out bytes.Buffer
	cmd.Stderr = &out
	_ = cmd.Run()
	want := strings.ReplaceAll(out.String(), "<stdin>:", "-:")
	got := verifySplit("-", []byte(text), 1)
	if got != want {
		t.Errorf("%s", firstDifference(got, want))
	}
	if n := strings.Count(want, "does not dominate"); n < 50 || n > 240 {
		t.Errorf("%d errors in 250 modules prove little", n)
	}
}

// randomText writes functions in generic form. Every value that is visible by the scoping of names may be used
// anywhere.
type randomText struct {
	rng  *rand.Rand
	b    strings.Builder
	next int
}

func randomModuleText(rng *rand.Rand) string {
	g := randomText{rng: rng}
	g.b.WriteString("\"func.func\"() ({\n")
	g.region(nil, 2, "\"func.return\"() : () -> ()")
	g.b.WriteString("}) {sym_name = \"f\", function_type = () -> ()} : () -> ()\n")
	return g.b.String()
}

// region writes the blocks of a region in which the given values are visible too.
func (g *randomText) region(outer []int, depth int, end string) {
	n := 1 + g.rng.IntN(4)
	perBlock := make([]int, n)
	visible := append([]int(nil), outer...)
	for i := range perBlock {
		perBlock[i] = 1 + g.rng.IntN(3)
		for k := range perBlock[i] {
			visible = append(visible, g.next+k)
		}
		g.next += perBlock[i]
	}
	def := len(outer)
	for i := range n {
		if i > 0 {
			fmt.Fprintf(&g.b, "^bb%d:\n", i)
		}
		for range perBlock[i] {
			g.op(visible[def], visible, def, depth)
			def++
		}
		if n > 1 && i < n-1 || g.rng.IntN(3) == 0 && n > 1 {
			fmt.Fprintf(&g.b, "\"foo.br\"()[^bb%d, ^bb%d] : () -> ()\n", 1+g.rng.IntN(n-1), 1+g.rng.IntN(n-1))
		} else {
			fmt.Fprintln(&g.b, end)
		}
	}
}

// op writes the definition of a value; most of its operands are among the first sofar visible ones.
func (g *randomText) op(def int, visible []int, sofar, depth int) {
	use := func() int {
		if sofar > 0 && g.rng.IntN(8) > 0 {
			return visible[g.rng.IntN(sofar)]
		}
		return visible[g.rng.IntN(len(visible))]
	}
	name, nested := "foo.op", depth > 0 && g.rng.IntN(4) == 0
	uses := []int{use(), use()}[:g.rng.IntN(3)]
	if nested && g.rng.IntN(2) == 0 {
		name, uses = "scf.execute_region", nil
	}
	var vals, types []string
	for _, u := range uses {
		vals, types = append(vals, fmt.Sprintf("%%v%d", u)), append(types, "i32")
	}
	fmt.Fprintf(&g.b, "%%v%d = \"%s\"(%s) ", def, name, strings.Join(vals, ", "))
	if nested {
		g.b.WriteString("({\n")
		end := fmt.Sprintf("\"scf.yield\"(%%v%d) : (i32) -> ()", g.next)
		if name == "foo.op" {
			end = "\"foo.end\"() : () -> ()"
		}
		g.region(visible, depth-1, end)
		g.b.WriteString("}) ")
	}
	fmt.Fprintf(&g.b, ": (%s) -> i32\n", strings.Join(types, ", "))
}
