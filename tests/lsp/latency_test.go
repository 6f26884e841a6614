package lsp

import (
	"fmt"
	"os"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/odsgen/ods/lsp/irlang"
)

// Limits on a machine that does nothing else; with ODSGEN_LATENCY set the test fails beyond them, else it tells.
const (
	maxDiagnostics = 100 * time.Millisecond
	maxCompletion  = 50 * time.Millisecond
	maxDefinition  = 150 * time.Millisecond
	maxMemory      = 300 << 20

	slack = 10 // how many times as long a median may take on a busy machine
)

// bigFile is a file of about the given number of lines.
func bigFile(lines int) string {
	var b strings.Builder
	for i, n := 0, 0; n < lines; i, n = i+1, n+23 {
		fmt.Fprintf(&b, "func.func @f%d(%%a: i32, %%b: i32, %%m: memref<16xf32>) -> i32 {\n", i)
		b.WriteString("  %c0 = arith.constant 0 : index\n  %c1 = arith.constant 1 : index\n  %c16 = arith.constant 16 : index\n")
		last := "%a"
		for k := range 12 {
			fmt.Fprintf(&b, "  %%v%d = arith.addi %s, %%b : i32\n", k, last)
			last = fmt.Sprintf("%%v%d", k)
		}
		b.WriteString("  scf.for %i = %c0 to %c16 step %c1 {\n    %x = memref.load %m[%i] : memref<16xf32>\n" +
			"    %y = arith.mulf %x, %x : f32\n    memref.store %y, %m[%i] : memref<16xf32>\n  }\n")
		fmt.Fprintf(&b, "  return %s : i32\n}\n", last)
	}
	return b.String()
}

// TestLatency types a line, key by key, in several places of a file of 20,000 lines.
func TestLatency(t *testing.T) {
	if testing.Short() {
		t.Skip("takes seconds")
	}
	text := bigFile(20_000)
	const uri = "file:///big.mlir"
	c := serve(t, nil, irlang.New(irlang.Options{Dialects: registry(), Passes: passRegistry()}))
	if err := c.Open(uri, "mlir", text); err != nil {
		t.Fatal(err)
	}
	version := 1
	if list := c.Diagnostics(uri, version); len(list) > 0 {
		t.Fatal(list[0])
	}
	var check, complete []time.Duration
	var memory uint64
	lines := strings.Count(text, "\n")
	for place := range 5 {
		line := lines/6*(place+1)/23*23 + 4 // behind the constants of a function
		at := Position{line, 0}
		for _, key := range "  %new = arith.addi %v0, %b : i32\n" {
			version++
			begin := time.Now()
			if err := c.Change(uri, version, &Range{at, at}, string(key)); err != nil {
				t.Fatal(err)
			}
			c.Diagnostics(uri, version)
			check = append(check, time.Since(begin))
			at.Character++
			if key != '\n' {
				begin = time.Now()
				var got struct{ Items []struct{ Label string } }
				if err := c.Call("textDocument/completion", At(uri, at), &got); err != nil {
					t.Fatal(err)
				}
				complete = append(complete, time.Since(begin))
			}
			var m runtime.MemStats
			runtime.ReadMemStats(&m)
			memory = max(memory, m.Sys-m.HeapReleased)
		}
	}
	must := os.Getenv("ODSGEN_LATENCY") != ""
	for _, x := range []struct {
		what  string
		list  []time.Duration
		limit time.Duration
	}{{"key to diagnostics", check, maxDiagnostics}, {"completion", complete, maxCompletion}} {
		slices.Sort(x.list)
		p50, p95 := x.list[len(x.list)/2], x.list[len(x.list)*95/100]
		t.Logf("%s: median %v, 95th percentile %v, limit %v", x.what, p50, p95, x.limit)
		if must && p95 > x.limit {
			t.Errorf("%s takes %v", x.what, p95)
		}
	}
	t.Logf("memory: %d MB", memory>>20)
	if memory > maxMemory {
		t.Errorf("memory: %d MB, limit %d", memory>>20, maxMemory>>20)
	}
}

// TestDefinitionLatency edits a definition key by key, and measures until the findings about open IR that uses it come: a typical file, and one of 20,000
// lines.
func TestDefinitionLatency(t *testing.T) {
	if testing.Short() {
		t.Skip("takes seconds")
	}
	const def, ir = "file:///latency/toy.yaml", "file:///latency/a.mlir"
	for _, size := range []struct {
		name  string
		lines int
	}{{"a typical file", 200}, {"a file of 20,000 lines", 20_000}} {
		t.Run(size.name, func(t *testing.T) {
			c := serve(t, nil, both()...)
			use := "func.func @live(%a: i32) {\n  %0 = toy.add %a plus %a\n  return\n}\n"
			text := bigFile(size.lines) + use
			if err := c.Open(def, "yaml", toy); err != nil {
				t.Fatal(err)
			}
			if err := c.Open(ir, "mlir", text); err != nil {
				t.Fatal(err)
			}
			c.Diagnostics(def, 1)
			if list := c.Diagnostics(ir, 1); len(list) != 0 {
				t.Fatalf("findings in front of the edits: %v", list)
			}
			var times []time.Duration
			for version := 2; version < 42; version++ {
				word, want := "plus", 0
				if version%2 == 0 {
					word, want = "and", 1
				}
				rounds := c.Rounds(ir)
				begin := time.Now()
				if err := c.Change(def, version, nil, strings.Replace(toy, "`plus`", "`"+word+"`", 1)); err != nil {
					t.Fatal(err)
				}
				for list := c.Next(ir, rounds); len(list) != want; {
					list = c.Next(ir, c.Rounds(ir))
				}
				times = append(times, time.Since(begin))
			}
			slices.Sort(times)
			p50, p95 := times[len(times)/2], times[len(times)*95/100]
			t.Logf("edit of a definition to findings in %s: median %v, 95th percentile %v, limit %v", size.name, p50, p95, maxDefinition)
			if p50 > slack*maxDefinition || os.Getenv("ODSGEN_LATENCY") != "" && p95 > maxDefinition {
				t.Errorf("it takes %v", p95)
			}
		})
	}
}
