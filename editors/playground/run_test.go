package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp/kb"
)

// jit opens the page with a program and chooses the JIT.
func jit(t *testing.T, program string) *tab {
	t.Helper()
	p := start(t, "")
	p.settled(func() {
		p.put("program", program)
		p.eval(`{ const e = document.getElementById("pipeline"); e.value = ""; e.dispatchEvent(new Event("input")) }`, nil)
	})
	p.choose("jit")
	return p
}

// choose chooses an engine.
func (p *tab) choose(name string) {
	p.t.Helper()
	p.eval(`{ const e = document.getElementById("machine"); e.value = "`+name+`"; e.dispatchEvent(new Event("input")) }`, nil)
}

// run runs the program with arguments and returns the output and what is reported.
func (p *tab) run(args string) (output, findings string) {
	p.t.Helper()
	p.eval(`document.getElementById("args").value = "`+args+`"`, nil)
	p.eval(`performance.clearMarks("ran")`, nil)
	p.press(kb.Enter, input.ModifierCtrl)
	p.wait(`performance.getEntriesByName("ran").length > 0`)
	return p.inner("#output"), p.inner("#run-findings")
}

const traps = `func.func private @printF64(f64)
func.func private @printNewline()
func.func @inner(%a: i32, %b: i32) -> i32 {
  %q = arith.divsi %a, %b : i32
  return %q : i32
}
func.func @main(%a: i32, %b: i32) -> (i32, f64) {
  %x = arith.constant 2.5 : f64
  call @printF64(%x) : (f64) -> ()
  call @printNewline() : () -> ()
  %q = call @inner(%a, %b) : (i32, i32) -> i32
  return %q, %x : i32, f64
}
`

// TestCompiled runs programs with the JIT: what they print, their results, and where they trap.
func TestCompiled(t *testing.T) {
	p := jit(t, traps)
	if out, found := p.run("-7 2"); out != "2.5\n-3\n2.500000e+00\n" || found != "" {
		t.Errorf("got %q, %q", out, found)
	}
	if got := p.inner("#run-times"); !regexp.MustCompile(`^lowered in [\d.]+ ms, compiled in [\d.]+ ms, executed in [\d.]+ ms$`).MatchString(got) {
		t.Errorf("times: %q", got)
	}
	out, found := p.run("1 0")
	if out != "2.5\n" || !strings.Contains(found, "4:8") || !strings.Contains(found, "division by zero") || !strings.Contains(found, "11:8") ||
		!strings.Contains(found, "called from '@main'") {
		t.Errorf("got %q, %q", out, found)
	}
	p.shot("jit-trap")
	// The trap leads to its place, and the engine goes on.
	p.eval(`document.querySelector("#run-findings button").click()`, nil)
	p.wait(`document.activeElement === document.querySelector("#program .cm-content")`)
	if out, _ := p.run("9 3"); !strings.HasPrefix(out, "2.5\n3\n") {
		t.Errorf("got %q", out)
	}
	// printf, and a loop that is worth it.
	p.settled(func() {
		p.put("program", `llvm.mlir.global internal constant @format("%d squares, %.3f %s\0A\00") : !llvm.array<21 x i8>
llvm.mlir.global internal constant @word("end\00") : !llvm.array<4 x i8>
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @main() {
  %f = llvm.mlir.addressof @format : !llvm.ptr
  %w = llvm.mlir.addressof @word : !llvm.ptr
  %n = llvm.mlir.constant(12 : i32) : i32
  %x = llvm.mlir.constant(1.25 : f64) : f64
  %0 = llvm.call @printf(%f, %n, %x, %w) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, f64, !llvm.ptr) -> i32
  llvm.return
}
`)
	})
	p.wait(`document.getElementById("entry").value === "main"`)
	if out, found := p.run(""); out != "12 squares, 1.250 end\n" || found != "" {
		t.Errorf("got %q, %q", out, found)
	}
	// Undefined behaviour of which WebAssembly knows nothing is the interpreter's to find.
	p.settled(func() {
		p.put("program", "func.func @main(%a: i8) -> i8 {\n  %s = arith.addi %a, %a overflow<nsw> : i8\n  return %s : i8\n}\n")
	})
	if out, found := p.run("100"); out != "-56\n" || found != "" {
		t.Errorf("got %q, %q", out, found)
	}
	p.choose("interpreter")
	if _, found := p.run("100"); !strings.Contains(found, "2:8") {
		t.Errorf("got %q", found)
	}
}

// TestCompiledLimits ends programs that the JIT compiled: one that does not end, by itself, by the button and by an edit, and those that
// want too much memory, stack or output.
func TestCompiledLimits(t *testing.T) {
	p := jit(t, endless)
	p.eval(`ticks = 0; setInterval(() => ticks++, 20)`, nil)
	if _, found := p.run(""); !strings.Contains(found, "time limit of 5s") || !strings.Contains(found, "4:3") {
		t.Errorf("got %q", found)
	}
	// A page that waits for the program comes to itself once at most; a busy machine leaves it less than the 250 times that there are.
	if n := p.number("ticks"); n < 10 {
		t.Errorf("the page came to itself %v times while the program ran", n)
	}
	p.press(kb.Enter, input.ModifierCtrl)
	p.wait(`!document.getElementById("stop").disabled`)
	time.Sleep(300 * time.Millisecond)
	p.eval(`document.getElementById("stop").click()`, nil)
	p.wait(`document.querySelector("#run-findings .error")?.parentElement.textContent.includes("stopped")`) // not by itself, which reads otherwise
	p.settled(func() { p.put("program", endless+"// again\n") })
	p.press(kb.Enter, input.ModifierCtrl)
	p.wait(`!document.getElementById("stop").disabled`)
	p.put("program", "func.func @main() { return } // now\n")
	p.wait(`document.getElementById("status").value.startsWith("Checked")`)
	for _, c := range []struct{ name, program, want string }{
		{"memory", "func.func @main() {\n  %i = arith.constant 7 : index\n  %x = arith.constant 1.0 : f64\n  cf.br ^a\n^a:\n  %m = memref.alloc() : memref<1000000xf64>\n" +
			"  memref.store %x, %m[%i] : memref<1000000xf64>\n  cf.br ^a\n}\n", "6:8"},
		{"memory", "func.func @main() {\n  %i = arith.constant 7 : index\n  %x = arith.constant 1.0 : f64\n  %m = memref.alloc() : memref<100000000xf64>\n" +
			"  memref.store %x, %m[%i] : memref<100000000xf64>\n  return\n}\n", "out of memory"},
		{"globals", "memref.global @g : memref<100000000xf64> = uninitialized\nfunc.func @main() {\n  %m = memref.get_global @g : memref<100000000xf64>\n  return\n}\n", "out of memory"},
		{"depth", "func.func @main() {\n  call @main() : () -> ()\n  return\n}\n", "too many nested calls"},
		{"depth with output", "func.func private @printI64(i64)\nfunc.func @main() {\n  %c = arith.constant 1 : i64\n  call @printI64(%c) : (i64) -> ()\n" +
			"  call @main() : () -> ()\n  return\n}\n", "too many nested calls"},
		{"output", "func.func private @printI64(i64)\nfunc.func @main() {\n  %c = arith.constant -9223372036854775808 : i64\n  cf.br ^a\n^a:\n" +
			"  call @printI64(%c) : (i64) -> ()\n  cf.br ^a\n}\n", "wrote more than 256 kB"},
		{"not for the JIT", "llvm.func @main() {\n  llvm.inline_asm has_side_effects \"nop\", \"\" : () -> ()\n  llvm.return\n}\n", "2:3"},
	} {
		p.settled(func() { p.put("program", c.program) })
		p.wait(`document.getElementById("entry").value === "main"`)
		if _, found := p.run(""); !strings.Contains(found, c.want) {
			t.Errorf("%s: got %q", c.name, found)
		}
	}
	p.settled(func() {
		p.put("program", "func.func @main() -> i1 {\n  %t = arith.constant true\n  return %t : i1\n}\n")
	})
	if out, found := p.run(""); out != "true\n" || found != "" {
		t.Errorf("afterwards: got %q, %q", out, found)
	}
	for _, q := range p.problems {
		t.Error(q)
	}
}

// TestEngineChoice: the choice is part of the address, and has the interpreter as default.
func TestEngineChoice(t *testing.T) {
	p := start(t, "")
	var value string
	if p.eval(`document.getElementById("machine").value`, &value); value != "interpreter" {
		t.Errorf("the default is %q", value)
	}
	p.choose("jit")
	time.Sleep(700 * time.Millisecond)
	var fragment string
	p.eval(`location.hash`, &fragment)
	q := start(t, fragment)
	if q.eval(`document.getElementById("machine").value`, &value); value != "jit" {
		t.Errorf("the link has %q", value)
	}
	if out, _ := q.run(""); out != "5040\n" || !strings.Contains(q.inner("#run-times"), "compiled in") {
		t.Errorf("got %q, %q", out, q.inner("#run-times"))
	}
	r := start(t, "#s="+packed(t, `{"p":"func.func @main() { return }\n","j":"<nonsense>"}`))
	if r.eval(`document.getElementById("machine").value`, &value); value != "interpreter" {
		t.Errorf("a link with nonsense has %q", value)
	}
	var name string
	if p.eval(`document.getElementById("machine").labels[0].textContent.trim()`, &name); !strings.HasPrefix(name, "Engine") {
		t.Errorf("the control is called %q", name)
	}
}

// TestCompiledExample: the example that names the JIT runs with it.
func TestCompiledExample(t *testing.T) {
	p := start(t, "")
	p.settled(func() {
		p.eval(`{ const e = document.getElementById("example"); e.value = [...e.options].find((o) => o.value.startsWith("Mandelbrot")).value; e.dispatchEvent(new Event("change")) }`, nil)
	})
	p.wait(`document.getElementById("machine").value === "jit"`)
	compiled, found := p.run("")
	if lines := strings.Split(compiled, "\n"); len(lines) != 26 || len(lines[12]) != 60 || !strings.Contains(lines[12], "****") || found != "" {
		t.Errorf("got\n%s%s", compiled, found)
	}
	p.shot("mandelbrot")
	t.Log(p.inner("#run-times"))
	p.choose("interpreter")
	if interpreted, found := p.run(""); interpreted != compiled || found != "" {
		t.Errorf("got\n%s%s", interpreted, found)
	}
	t.Log(p.inner("#run-times"))
}

// answer is a reply to a request of kind "run".
type answer struct {
	Output, Error                string
	Findings                     []struct{ Message string }
	Lowering, Compiling, Running float64
}

// direct starts a worker in the page, which answers requests without the page.
func (p *tab) direct() func(request map[string]any) answer {
	p.eval(`new Promise((ready) => {
		const w = new Worker("worker.js");
		w.onmessage = (e) => { if (e.data.reply) { if (window.done) done(e.data.reply); else ready(true); } };
		window.request = (text) => new Promise((d) => { window.done = d; w.postMessage({request: text}); });
		w.postMessage({start: true, url: "engine.wasm.gz"});
	})`, nil)
	return func(request map[string]any) (a answer) {
		p.t.Helper()
		text, err := json.Marshal(request)
		if err != nil {
			p.t.Fatal(err)
		}
		quoted, err := json.Marshal(string(text))
		if err != nil {
			p.t.Fatal(err)
		}
		var reply string
		p.eval("window.request("+string(quoted)+")", &reply)
		if err := json.Unmarshal([]byte(reply), &a); err != nil {
			p.t.Fatal(err)
		}
		return a
	}
}

var address = regexp.MustCompile(`base@ = 0x[0-9a-f]+`)

// TestAgreement executes the programs of the command run with both engines. Those that need dialects which the page does not have are left out.
func TestAgreement(t *testing.T) {
	files, err := filepath.Glob("../../driver/run/testdata/programs/*.mlir")
	if err != nil || len(files) < 100 {
		t.Fatalf("%d programs, %v", len(files), err)
	}
	p := start(t, "")
	ask := p.direct()
	compared := 0
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		want, err := os.ReadFile(strings.TrimSuffix(file, ".mlir") + ".out")
		if err != nil {
			t.Fatal(err)
		}
		name := filepath.Base(file)
		var got [2]answer
		for i, engine := range []string{"interpreter", "jit"} {
			got[i] = ask(map[string]any{"id": 1, "kind": "run", "program": string(text), "entry": "main", "engine": engine})
			// Signs of what is no number are left open, and JavaScript engines differ in them.
			got[i].Output = strings.ReplaceAll(address.ReplaceAllString(got[i].Output, "base@ = 0x?"), "-nan", "nan")
		}
		if got[0].Lowering == 0 {
			t.Logf("left out: %s: %+v", name, got[0].Findings)
			continue
		}
		compared++
		if got[0].Output != got[1].Output || len(got[0].Findings) != len(got[1].Findings) {
			t.Errorf("%s: the interpreter has\n%s%v\nthe JIT\n%s%v", name, got[0].Output, got[0].Findings, got[1].Output, got[1].Findings)
		}
		if name == "comparing.mlir" || name == "printing.mlir" {
			continue // the page shows what goes to the error stream, too, and text only: not all bytes
		}
		if got[1].Output != strings.ReplaceAll(string(want), "-nan", "nan") {
			t.Errorf("%s: got\n%s%v, want\n%s", name, got[1].Output, got[1].Findings, want)
		}
	}
	if t.Logf("%d programs", compared); compared < 90 {
		t.Errorf("only %d programs could be compared", compared)
	}
}

// TestSpeed measures both engines, and demands that the JIT is faster.
func TestSpeed(t *testing.T) {
	p := start(t, "")
	ask := p.direct()
	for _, c := range speed {
		var took [2]answer
		for i, engine := range []string{"interpreter", "jit"} {
			for range 3 {
				a := ask(map[string]any{"id": 1, "kind": "run", "program": c.program, "entry": "main", "engine": engine})
				if a.Output != c.want || len(a.Findings) > 0 {
					t.Fatalf("%s: %s: got %q, %+v", c.name, engine, a.Output, a.Findings)
				}
				if took[i].Running == 0 || a.Running < took[i].Running {
					took[i] = a
				}
			}
		}
		ratio := took[0].Running / took[1].Running
		t.Logf("%s: interpreter %.1f + %.0f ms, JIT %.1f + %.1f ms, %.0f times as fast", c.name, took[0].Compiling, took[0].Running, took[1].Compiling, took[1].Running, ratio)
		if ratio < 5 {
			t.Errorf("%s: the JIT is %.1f times as fast only", c.name, ratio)
		}
	}
}

// speed are programs that take some time.
var speed = []struct{ name, program, want string }{
	{"fib(30)", `func.func @fib(%n: i32) -> i32 {
  %c2 = arith.constant 2 : i32
  %small = arith.cmpi slt, %n, %c2 : i32
  cf.cond_br %small, ^done(%n : i32), ^more
^more:
  %c1 = arith.constant 1 : i32
  %a = arith.subi %n, %c1 : i32
  %b = arith.subi %n, %c2 : i32
  %x = call @fib(%a) : (i32) -> i32
  %y = call @fib(%b) : (i32) -> i32
  %s = arith.addi %x, %y : i32
  cf.br ^done(%s : i32)
^done(%r: i32):
  return %r : i32
}
func.func @main() -> i32 {
  %n = arith.constant 30 : i32
  %r = call @fib(%n) : (i32) -> i32
  return %r : i32
}
`, "832040\n"},
	{"matrix product of 128 × 128", `func.func @main() -> f64 {
  %one = arith.constant 1.5 : f64
  %zero = arith.constant 0.0 : f64
  %i = arith.constant 5 : index
  %a = memref.alloc() : memref<128x128xf64>
  %b = memref.alloc() : memref<128x128xf64>
  %c = memref.alloc() : memref<128x128xf64>
  linalg.fill ins(%one : f64) outs(%a : memref<128x128xf64>)
  linalg.fill ins(%one : f64) outs(%b : memref<128x128xf64>)
  linalg.fill ins(%zero : f64) outs(%c : memref<128x128xf64>)
  linalg.matmul ins(%a, %b : memref<128x128xf64>, memref<128x128xf64>) outs(%c : memref<128x128xf64>)
  %r = memref.load %c[%i, %i] : memref<128x128xf64>
  return %r : f64
}
`, "2.880000e+02\n"},
	{"Mandelbrot set of 128 × 128", mandelbrot, "2852861\n"},
}

// mandelbrot counts steps for 128 × 128 points, at most 1,000 for each.
var mandelbrot = fmt.Sprintf(`func.func @main() -> i32 {
  %%c0 = arith.constant 0 : index
  %%c1 = arith.constant 1 : index
  %%c128 = arith.constant 128 : index
  %%n0 = arith.constant 0 : i32
  %%scale = arith.constant 0.0234375 : f64
  %%left = arith.constant -2.0 : f64
  %%top = arith.constant -1.5 : f64
  %%total = scf.for %%y = %%c0 to %%c128 step %%c1 iter_args(%%n = %%n0) -> i32 {
    %%row = scf.for %%x = %%c0 to %%c128 step %%c1 iter_args(%%m = %%n) -> i32 {
      %%xi = arith.index_cast %%x : index to i32
      %%yi = arith.index_cast %%y : index to i32
      %%xf = arith.sitofp %%xi : i32 to f64
      %%yf = arith.sitofp %%yi : i32 to f64
      %%xs = arith.mulf %%xf, %%scale : f64
      %%ys = arith.mulf %%yf, %%scale : f64
      %%re = arith.addf %%xs, %%left : f64
      %%im = arith.addf %%ys, %%top : f64
      %%steps = func.call @escape(%%re, %%im) : (f64, f64) -> i32
      %%next = arith.addi %%m, %%steps : i32
      scf.yield %%next : i32
    }
    scf.yield %%row : i32
  }
  return %%total : i32
}
func.func @escape(%%re: f64, %%im: f64) -> i32 {
  %%zero = arith.constant 0.0 : f64
  %%four = arith.constant 4.0 : f64
  %%two = arith.constant 2.0 : f64
  %%n0 = arith.constant 0 : i32
  %%one = arith.constant 1 : i32
  %%most = arith.constant %d : i32
  %%r:3 = scf.while (%%x = %%zero, %%y = %%zero, %%n = %%n0) : (f64, f64, i32) -> (f64, f64, i32) {
    %%xx = arith.mulf %%x, %%x : f64
    %%yy = arith.mulf %%y, %%y : f64
    %%s = arith.addf %%xx, %%yy : f64
    %%inside = arith.cmpf olt, %%s, %%four : f64
    %%few = arith.cmpi slt, %%n, %%most : i32
    %%go = arith.andi %%inside, %%few : i1
    scf.condition(%%go) %%x, %%y, %%n : f64, f64, i32
  } do {
  ^bb0(%%x: f64, %%y: f64, %%n: i32):
    %%xx = arith.mulf %%x, %%x : f64
    %%yy = arith.mulf %%y, %%y : f64
    %%d = arith.subf %%xx, %%yy : f64
    %%nx = arith.addf %%d, %%re : f64
    %%xy = arith.mulf %%x, %%y : f64
    %%dxy = arith.mulf %%xy, %%two : f64
    %%ny = arith.addf %%dxy, %%im : f64
    %%nn = arith.addi %%n, %%one : i32
    scf.yield %%nx, %%ny, %%nn : f64, f64, i32
  }
  return %%r#2 : i32
}
`, 1000)
