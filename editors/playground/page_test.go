package main

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// Limits. A machine that does other things takes longer, so that times fail the test with ODSGEN_LATENCY only, or when they are far off; they are logged.
const (
	maxFirst   = 3000.0 // milliseconds
	maxRecheck = 150.0
	maxEngine  = 12_000_000 // bytes
	slack      = 5
)

const firstResult = `performance.getEntriesByName("first result").length > 0`

// start opens the page and waits for its first result.
func start(t *testing.T, fragment string) *tab {
	t.Helper()
	p := open(t, serve(t)+fragment)
	p.wait(firstResult)
	return p
}

// settled does something and waits until what it changed went through the pipeline.
func (p *tab) settled(change func()) {
	p.t.Helper()
	begin := p.number(`performance.now()`)
	change()
	p.wait(fmt.Sprintf(`(() => {
		const edit = performance.getEntriesByName("edit").at(-1)?.startTime ?? 0;
		return edit >= %v && performance.getEntriesByName("stages").at(-1)?.startTime >= edit;
	})()`, begin))
}

func within(t *testing.T, what string, got, limit float64) {
	t.Helper()
	t.Logf("%s: %.0f ms, limit %.0f ms", what, got, limit)
	if os.Getenv("ODSGEN_LATENCY") != "" && got > limit || got > slack*limit {
		t.Errorf("%s takes %.0f ms", what, got)
	}
}

func median(list []float64) float64 {
	slices.Sort(list)
	return list[len(list)/2]
}

func TestFirstResult(t *testing.T) {
	p := start(t, "")
	within(t, "first result", p.number(`performance.getEntriesByName("first result")[0].duration`), maxFirst)
	p.shot("light")
	q := open(t, serve(t)+"#s="+packed(t, `{"d":"dialect: my\nops:\n  op: {summary: x, format: attr-dict}\n","p":"my.op\n"}`))
	q.wait(firstResult)
	within(t, "first result with a definition", q.number(`performance.getEntriesByName("first result")[0].duration`), maxFirst)
	r, err := http.Head(serve(t) + "engine.wasm.gz")
	if err != nil {
		t.Fatal(err)
	}
	r.Body.Close()
	t.Logf("the engine has %d bytes", r.ContentLength)
	if r.ContentLength > maxEngine {
		t.Errorf("the engine has %d bytes, at most %d are allowed", r.ContentLength, maxEngine)
	}
	for _, q := range p.problems {
		t.Error(q)
	}
}

// packed returns a state as it is in addresses.
func packed(t *testing.T, state string) string {
	t.Helper()
	var out bytes.Buffer
	w, err := flate.NewWriter(&out, flate.BestCompression)
	if err != nil {
		t.Fatal(err)
	}
	w.Write([]byte(state))
	w.Close()
	return base64.RawURLEncoding.EncodeToString(out.Bytes())
}

func TestRecheck(t *testing.T) {
	p := start(t, "")
	p.eval(`choose = (name) => { const e = document.getElementById("example"); e.value = [...e.options].find((o) => o.value.startsWith(name)).value; e.dispatchEvent(new Event("change")) }`, nil)
	p.settled(func() { p.eval(`choose("Toy")`, nil) })
	for _, editor := range []string{"program", "definition"} {
		p.focus(editor)
		p.press(kb.Home, input.ModifierCtrl)
		p.eval(`performance.clearMeasures("recheck")`, nil)
		comment := map[string]string{"program": "// abcdefghij\n", "definition": "# abcdefghij\n"}[editor]
		n := 0
		for _, key := range comment {
			p.press(string(key))
			n++
			p.wait(fmt.Sprintf(`performance.getEntriesByName("recheck").length >= %d`, n))
		}
		var list []float64
		p.eval(`performance.getEntriesByName("recheck").map((e) => e.duration)`, &list)
		t.Logf("%s: median %.0f ms, longest %.0f ms", editor, median(list), slices.Max(list))
		within(t, "an edit of the "+editor+" until it is checked", median(list), maxRecheck)
	}
	// The first definition after the page was opened.
	q := start(t, "")
	time.Sleep(2 * time.Second)
	q.eval(`performance.clearMeasures("recheck")`, nil)
	q.put("definition", "dialect: my\nops:\n  op: {summary: x}\n")
	q.wait(`performance.getEntriesByName("recheck").length > 0`)
	within(t, "the first definition until it is checked", q.number(`performance.getEntriesByName("recheck")[0].duration`), maxRecheck)
	// What is found is shown, and goes.
	p.put("program", "func.func @f() {\n  %a = toy.constant 1 : <8>\n  toy.nothing\n  return\n}\n")
	p.wait(`document.querySelector("#program-findings .error")`)
	if got := p.inner("#program-findings"); !strings.Contains(got, "toy.nothing") {
		t.Errorf("got %q", got)
	}
	p.wait(`document.querySelector("#stages.stale") && document.getElementById("stage-note").textContent !== ""`)
	p.shot("findings")
	p.put("program", "func.func @f() { return }\n")
	p.wait(`!document.querySelector("#program-findings .error, #stages.stale")`)
}

// TestDefinition: an operation that is added to the definition is known in the program.
func TestDefinition(t *testing.T) {
	p := start(t, "")
	p.put("program", "my.op\n")
	p.wait(`document.querySelector("#program-findings .error")`)
	p.settled(func() { p.put("definition", "dialect: my\nops:\n  op: {format: attr-dict}\n") })
	p.wait(`!document.querySelector("#program-findings .error")`)
	if got := p.text("stage"); !strings.Contains(got, "my.op") {
		t.Errorf("got %q", got)
	}
	p.put("definition", "dialect: my\nops:\n  op: {formt: attr-dict}\n")
	p.wait(`document.querySelector("#definition-findings .error")`)
	if got := p.inner("#definition-findings"); !strings.Contains(got, "did you mean 'format'") {
		t.Errorf("got %q", got)
	}
}

const sums = `func.func @f(%a: i32, %b: i32) -> i32 {
  %first = arith.addi %a, %b : i32
  %second = arith.addi %a, %b : i32
  %r = arith.muli %first, %second : i32
  cf.br ^out(%r : i32)
^out(%x: i32):
  return %x : i32
}
`

func TestStages(t *testing.T) {
	p := start(t, "")
	p.settled(func() {
		p.put("program", sums)
		p.eval(`{ const e = document.getElementById("pipeline"); e.value = "func.func(cse,canonicalize),symbol-dce"; e.dispatchEvent(new Event("input")) }`, nil)
	})
	p.wait(`document.querySelectorAll("#stages li").length === 4`)
	var rows []string
	p.eval(`[...document.querySelectorAll("#stages button")].map((b) => [".pass", ".on", ".change"].map((c) => b.querySelector(c)?.textContent ?? "").join("|"))`, &rows)
	if want := []string{"as parsed||", "cse|@f|+1−2", "canonicalize|@f|+1−3", "symbol-dce||no change"}; !slices.Equal(rows, want) {
		t.Errorf("got %q, want %q", rows, want)
	}
	p.eval(`document.querySelector("#stages button").focus(), document.querySelector("#stages button").click()`, nil)
	p.press(kb.ArrowDown)
	p.wait(`document.querySelector("#stages [aria-current=true] .pass").textContent === "cse"`)
	if got := p.inner("#stage .cm-deletedChunk"); !strings.Contains(got, "%second = arith.addi") {
		t.Errorf("the lines that are gone: %q", got)
	}
	if got := p.inner("#stage .cm-changedLine"); !strings.Contains(got, "arith.muli %first, %first") {
		t.Errorf("the lines that are new: %q", got)
	}
	p.shot("diff")
	p.eval(`document.getElementById("diff").click()`, nil)
	p.wait(`!document.querySelector("#stage .cm-deletedChunk")`)
	// A mistake in the pipeline is said.
	p.eval(`{ const e = document.getElementById("pipeline"); e.value = "canonicalise"; e.dispatchEvent(new Event("input")) }`, nil)
	p.wait(`document.querySelector("#pipeline-findings .error")`)
	if got := p.inner("#pipeline-findings"); !strings.Contains(got, "canonicalise") {
		t.Errorf("got %q", got)
	}
}

// at puts the cursor into the program, on a line and a column counted from 0.
func (p *tab) at(line, column int) {
	p.t.Helper()
	p.focus("program")
	p.press(kb.Home, input.ModifierCtrl)
	for range line {
		p.press(kb.ArrowDown)
	}
	for range column {
		p.press(kb.ArrowRight)
	}
}

func (p *tab) marked(class, editor string) []string {
	p.t.Helper()
	var out []string
	p.eval(`[...document.querySelectorAll("#`+editor+` .`+class+`")].map((e) => e.textContent)`, &out)
	return out
}

func TestHighlight(t *testing.T) {
	p := start(t, "")
	p.settled(func() {
		p.put("program", sums)
		p.eval(`{ const e = document.getElementById("pipeline"); e.value = "cse"; e.dispatchEvent(new Event("input")) }`, nil)
	})
	p.wait(`document.querySelectorAll("#stages li").length === 2`)
	p.at(1, 4) // %first
	p.wait(`document.querySelector("#stage .name-same")`)
	if got := p.marked("name-same", "program"); !slices.Equal(got, []string{"%first", "%first"}) {
		t.Errorf("in the program: %q", got)
	}
	if got := strings.Join(p.marked("name-same", "stage"), ""); got != "%first%first%first" { // a change may end within a name
		t.Errorf("behind cse: %q", got)
	}
	var counts []string
	p.eval(`[...document.querySelectorAll("#stages .count")].map((e) => e.textContent)`, &counts)
	if !slices.Equal(counts, []string{"2×", "3×"}) {
		t.Errorf("in the stages: %q", counts)
	}
	p.shot("highlight")
	p.at(4, 9) // ^out
	p.wait(`document.querySelector("#stage .name-same")?.textContent === "^out"`)
	if got := p.marked("name-same", "stage"); len(got) != 2 {
		t.Errorf("the block behind cse: %q", got)
	}
	// A value that another one took the place of: what is at its place in the source.
	p.settled(func() {
		p.put("program", "func.func @f(%m: memref<4xi32>, %i: index) -> i32 {\n  %v = memref.load %m[%i] : memref<4xi32>\n  return %v : i32\n}\n")
		p.eval(`{ const e = document.getElementById("pipeline"); e.value = "finalize-memref-to-llvm"; e.dispatchEvent(new Event("input")) }`, nil)
	})
	p.at(1, 3)
	p.wait(`document.querySelector("#stage .name-related")`)
}

func TestRun(t *testing.T) {
	p := start(t, "")
	p.press(kb.Enter, input.ModifierCtrl)
	p.wait(`document.getElementById("output").textContent !== ""`)
	if got := p.inner("#output"); got != "5040\n" {
		t.Errorf("got %q", got)
	}
	p.settled(func() {
		p.put("program", "func.func @div(%a: i32, %b: i32) -> i32 {\n  %q = arith.divsi %a, %b : i32\n  return %q : i32\n}\n")
	})
	p.wait(`document.getElementById("entry").value === "div"`)
	p.eval(`document.getElementById("args").value = "7 0"`, nil)
	p.eval(`document.getElementById("run").click()`, nil)
	p.wait(`document.querySelector("#run-findings .error")`)
	if got := p.inner("#run-findings"); !strings.Contains(got, "2:8") || !strings.Contains(got, "division by zero") {
		t.Errorf("got %q", got)
	}
	p.shot("trap")
	// It leads to its place.
	p.eval(`document.querySelector("#run-findings button").click()`, nil)
	p.wait(`document.activeElement === document.querySelector("#program .cm-content")`)
	p.eval(`document.getElementById("args").value = "-7, 2"`, nil)
	p.eval(`document.getElementById("run").click()`, nil)
	p.wait(`document.getElementById("output").textContent === "-3\n"`)
}

const endless = "func.func @main() {\n  cf.br ^again\n^again:\n  cf.br ^again\n}\n"

// TestEndless: the page goes on while a program does not end, which can be stopped, ends by itself after some time, and ends when the text is changed.
func TestEndless(t *testing.T) {
	p := start(t, "")
	p.settled(func() { p.put("program", endless) })
	begin := time.Now()
	p.press(kb.Enter, input.ModifierCtrl)
	p.wait(`!document.getElementById("stop").disabled`)
	p.eval(`ticks = 0; setInterval(() => ticks++, 20)`, nil)
	p.wait(`ticks > 10`)
	if n := p.number(`document.getElementById("stop").disabled ? 1 : 0`); n != 0 {
		t.Error("the page came to itself when the program had ended")
	}
	p.eval(`document.getElementById("stop").click()`, nil)
	p.wait(`document.querySelector("#run-findings .error")?.parentElement.textContent.includes("stopped")`)
	t.Logf("stopped after %v", time.Since(begin))
	// The engine is back.
	begin = time.Now()
	p.settled(func() { p.put("program", sums) })
	t.Logf("back after %v", time.Since(begin))
	p.settled(func() { p.put("program", endless) })
	p.press(kb.Enter, input.ModifierCtrl)
	p.wait(`!document.getElementById("stop").disabled`)
	p.put("program", "func.func @main() { return } // now\n")
	p.wait(`document.getElementById("status").value.startsWith("Checked")`)
	p.settled(func() { p.put("program", endless) })
	p.press(kb.Enter, input.ModifierCtrl)
	p.wait(`document.querySelector("#run-findings .error")?.parentElement.textContent.includes("time limit")`)
}

// TestAddress: the address of the page is its state.
func TestAddress(t *testing.T) {
	p := start(t, "")
	definition := "dialect: my # ä 😀\nops:\n  op: {format: attr-dict}\n"
	p.settled(func() {
		p.put("definition", definition)
		p.put("program", "func.func @g(%x: i32) {\n  my.op // ü 😀\n  return\n}\n")
		p.eval(`{ const e = document.getElementById("pipeline"); e.value = "cse"; e.dispatchEvent(new Event("input")) }`, nil)
		p.eval(`{ const e = document.getElementById("args"); e.value = "12"; e.dispatchEvent(new Event("input")) }`, nil)
	})
	p.wait(`document.getElementById("entry").value === "g"`)
	p.eval(`document.getElementById("snippet").click()`, nil)
	time.Sleep(700 * time.Millisecond)
	var fragment string
	p.eval(`location.hash`, &fragment)
	q := start(t, fragment)
	for _, editor := range []string{"definition", "program"} {
		if got, want := q.text(editor), p.text(editor); got != want {
			t.Errorf("%s: got %q, want %q", editor, got, want)
		}
	}
	for _, field := range []string{`pipeline").value`, `args").value`, `entry").value`, `snippet").checked`} {
		var got, want any
		p.eval(`document.getElementById("`+field, &want)
		q.eval(`document.getElementById("`+field, &got)
		if got != want {
			t.Errorf("%s: got %v, want %v", field, got, want)
		}
	}
	// A link that is no good is said, and the page works.
	r := start(t, "#s=AAAA")
	r.eval(`location.hash = "#s=***"`, nil)
	r.wait(`document.getElementById("program").textContent.includes("factorial")`)
}

// TestOffline: everything comes from the page's own server, and after the first visit none is needed.
func TestOffline(t *testing.T) {
	behind, err := url.Parse(serve(t))
	if err != nil {
		t.Fatal(err)
	}
	proxy := httptest.NewServer(httputil.NewSingleHostReverseProxy(behind))
	defer proxy.Close()
	p := open(t, proxy.URL+"/")
	p.wait(firstResult)
	p.wait(`navigator.serviceWorker.controller?.state === "activated"`)
	p.mu.Lock()
	for _, r := range p.requests {
		if !strings.HasPrefix(r, proxy.URL+"/") && !strings.HasPrefix(r, "data:") {
			t.Errorf("the page asks %q", r)
		}
	}
	if len(p.requests) < 4 {
		t.Errorf("requests: %q", p.requests)
	}
	p.mu.Unlock()
	// The server goes away, since the emulation of the developer tools leaves what the service worker asks for alone.
	proxy.CloseClientConnections()
	proxy.Close()
	if _, err := http.Get(proxy.URL); err == nil {
		t.Fatal("the server is there still")
	}
	p.do(network.EmulateNetworkConditions(true, 0, 0, 0), chromedp.Reload())
	p.wait(firstResult)
	p.settled(func() { p.put("program", "func.func @offline() { return }\n") })
	p.wait(`document.getElementById("stage").textContent.includes("@offline")`)
}

// TestKeyboard: the tabulator reaches everything that can be used and leaves every editor.
func TestKeyboard(t *testing.T) {
	p := start(t, "")
	var want []string
	p.eval(`window.label = (e) => e.id || e.closest(".editor")?.id || e.closest("[id]").id + ":" + e.textContent;
		[...document.querySelectorAll("a[href], button, select, input, summary, [tabindex='0'], .cm-content")]
			.filter((e) => e.offsetParent && !e.disabled && (e.tabIndex >= 0 || e.isContentEditable) && !e.closest(".cm-panel")).map(label)`, &want)
	p.eval(`document.activeElement.blur(); window.scrollTo(0, 0)`, nil)
	reached := map[string]bool{}
	for range 3 * len(want) {
		p.press(kb.Tab)
		var at string
		p.eval(`document.activeElement === document.body ? "" : label(document.activeElement)`, &at)
		reached[at] = true
	}
	for _, w := range want {
		if !reached[w] {
			t.Errorf("%q is not reached; reached are %v", w, reached)
		}
	}
	if len(want) < 14 {
		t.Errorf("only %q", want)
	}
	for key, editor := range map[string]string{"1": "definition", "2": "program", "3": "stage"} {
		p.press(key, input.ModifierAlt)
		p.wait(`document.activeElement === document.querySelector("#` + editor + ` .cm-content")`)
	}
	// Tabs by arrows.
	p.eval(`document.getElementById("tab-passes").focus()`, nil)
	p.press(kb.ArrowRight)
	p.wait(`document.activeElement.id === "tab-run" && document.getElementById("run-panel").offsetParent`)
	// Every control has a name.
	var nameless []string
	p.eval(`[...document.querySelectorAll("button, select, input, [role=textbox]")].filter((e) =>
		!(e.textContent.trim() || e.labels?.length || e.getAttribute("aria-label") || e.title)).map((e) => e.outerHTML)`, &nameless)
	for _, e := range nameless {
		t.Errorf("without a name: %s", e)
	}
}

// TestHostile: text never becomes markup.
func TestHostile(t *testing.T) {
	p := start(t, "")
	const evil = `<img src=x onerror="hacked=1"><script>hacked=1</script>`
	p.put("definition", "dialect: my\nsummary: '"+evil+"'\nops:\n  '"+evil+"': {summary: x}\n")
	p.wait(`document.querySelector("#definition-findings .error")`)
	p.settled(func() {
		p.put("definition", "dialect: my\nops:\n  op: {summary: '"+evil+"', format: attr-dict}\n")
		p.put("program", `func.func @"`+strings.ReplaceAll(evil, `"`, `'`)+`"() { my.op {a = "`+strings.ReplaceAll(evil, `"`, `\22`)+`"} return }`)
	})
	p.wait(`document.getElementById("entry").textContent.includes("<script>")`)
	p.eval(`{ const e = document.getElementById("pipeline"); e.value = "`+strings.ReplaceAll(evil, `"`, `'`)+`"; e.dispatchEvent(new Event("input")) }`, nil)
	p.wait(`document.querySelector("#pipeline-findings .error")`)
	p.eval(`document.getElementById("tab-graph").click()`, nil)
	p.at(0, 70)
	p.wait(`document.querySelector("#graph img, #graph p")`)
	p.press(kb.Enter, input.ModifierCtrl)
	p.wait(`document.querySelector("#run-findings li, #output:not(:empty)")`)
	p.put("program", "<script>hacked=1</script>")
	p.wait(`document.querySelector("#program-findings .error")`)
	var state struct {
		Hacked, Images, Scripts, Handlers float64
	}
	p.eval(`({hacked: window.hacked ?? 0, images: document.querySelectorAll("img:not(#graph img)").length, scripts: document.scripts.length,
		handlers: document.querySelectorAll("[onerror]").length})`, &state)
	if state.Hacked != 0 || state.Images != 0 || state.Handlers != 0 || state.Scripts != 1 {
		t.Errorf("got %+v", state)
	}
	// The policy refuses scripts that get into the page all the same.
	p.eval(`{ const s = document.createElement("script"); s.textContent = "hacked = 1"; document.body.append(s); }`, nil)
	p.wait(`window.hacked === undefined`)
}

func TestGraph(t *testing.T) {
	p := start(t, "")
	p.at(5, 3)
	p.eval(`document.getElementById("tab-graph").click()`, nil)
	p.wait(`document.querySelector("#graph img")?.naturalWidth > 100`)
	var src string
	p.eval(`decodeURIComponent(document.querySelector("#graph img").src)`, &src)
	if !strings.Contains(src, "^recursive") || !strings.Contains(src, "cf.cond_br") {
		t.Errorf("got %s", src)
	}
	p.shot("graph")
	p.eval(`{ const e = document.getElementById("graph-kind"); e.value = "uses"; e.dispatchEvent(new Event("change")) }`, nil)
	p.wait(`decodeURIComponent(document.querySelector("#graph img")?.src ?? "").includes("arguments")`)
}

// TestEditing: completion and hovers ask the engine.
func TestEditing(t *testing.T) {
	p := start(t, "")
	p.settled(func() { p.put("program", "func.func @f(%a: i32) {\n  \n  return\n}\n") })
	p.at(1, 2)
	for _, key := range "arith.mul" {
		p.press(string(key))
	}
	p.wait(`[...document.querySelectorAll(".cm-tooltip-autocomplete li")].some((e) => e.textContent.includes("arith.muli"))`)
	p.shot("completion")
	p.press(kb.Escape)
	p.settled(func() { p.put("program", sums) })
	var at struct{ X, Y float64 }
	p.eval(`{ const r = [...document.querySelectorAll("#program .cm-line")][1].getBoundingClientRect(); ({x: r.left + 30, y: r.top + 8}) }`, &at)
	p.do(chromedp.MouseEvent(input.MouseMoved, at.X+1, at.Y), chromedp.MouseEvent(input.MouseMoved, at.X, at.Y))
	p.wait(`document.querySelector(".cm-tooltip.hover, .cm-tooltip .hover")?.textContent.includes("%first : i32")`)
}

// TestSite: the site has the playground, and an example of a reference page opens in it with its definition.
func TestSite(t *testing.T) {
	chromium(t)
	dir := t.TempDir()
	cmd := exec.Command("go", "run", "./cmd/odsgen", "site", "--playground", "-diagrams=false", "-o", dir, "defs/arith/arith.yaml", "defs/shape/shape.yaml")
	cmd.Dir = "../.."
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	s := httptest.NewServer(http.FileServer(http.Dir(dir)))
	defer s.Close()
	p := open(t, s.URL+"/dialects/shape.html")
	p.eval(`document.getElementById("op-add").scrollIntoView()`, nil)
	p.shot("site")
	p.eval(`[...document.querySelectorAll(".try a")].find((a) => a.closest("p").previousElementSibling.textContent.includes("shape.add")).click()`, nil)
	p.wait(`location.pathname.startsWith("/playground/")`) // the server leaves the name of the index out
	p.wait(firstResult)
	within(t, "first result of an example of a reference page", p.number(`performance.getEntriesByName("first result")[0].duration`), maxFirst)
	p.wait(`document.getElementById("program").textContent.includes("shape.add") && document.getElementById("definition").textContent.includes("dialect: shape")`)
	p.wait(`document.getElementById("stage").textContent.includes("shape.add")`)
	if got := p.inner("#program-findings"); got != "" {
		t.Errorf("got %q", got)
	}
	p.shot("from-site")
	p.eval(`document.getElementById("home").click()`, nil)
	p.wait(`["/", "/index.html"].includes(location.pathname)`)
}

// TestScreens leaves pictures to look at, and demands that nothing lies beside the screen.
func TestScreens(t *testing.T) {
	p := start(t, "")
	fits := func(name string) {
		t.Helper()
		if p.number(`document.scrollingElement.scrollWidth`) > p.number(`innerWidth`) || p.number(`document.scrollingElement.scrollHeight`) > p.number(`innerHeight`) {
			t.Errorf("%s: the page is larger than the screen", name)
		}
		p.shot(name)
	}
	scheme := func(name string) chromedp.Action {
		return emulation.SetEmulatedMedia().WithFeatures([]*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: name}})
	}
	p.eval(`choose = (name) => { const e = document.getElementById("example"); e.value = [...e.options].find((o) => o.value.startsWith(name)).value; e.dispatchEvent(new Event("change")) }`, nil)
	p.settled(func() { p.eval(`choose("A dialect")`, nil) })
	p.at(3, 4)
	fits("wide-light")
	p.do(scheme("dark"))
	p.wait(`document.documentElement.dataset.theme === "dark"`)
	fits("wide-dark")
	p.settled(func() { p.eval(`choose("Factorial")`, nil) })
	p.at(5, 3)
	p.eval(`document.getElementById("tab-graph").click()`, nil)
	p.wait(`document.querySelector("#graph img")?.naturalWidth > 100`)
	fits("graph-dark")
	p.eval(`document.getElementById("tab-passes").click()`, nil)
	p.size(390, 800)
	for _, view := range []string{"definition", "program", "result"} {
		p.eval(`document.querySelector("#views [data-view=`+view+`]").click()`, nil)
		p.wait(`document.getElementById("` + view + `-pane").offsetParent`)
		time.Sleep(100 * time.Millisecond)
		fits("narrow-dark-" + view)
	}
	p.choose("jit")
	p.eval(`document.getElementById("tab-run").click(), document.getElementById("run").click()`, nil)
	p.wait(`document.getElementById("output").textContent === "5040\n"`)
	fits("narrow-dark-run")
	p.do(scheme("light"))
	fits("narrow-light-run")
	p.size(1500, 900)
	fits("wide-light-run")
	p.do(scheme("dark"))
	fits("wide-dark-run")
	p.do(scheme("light"))
	p.size(390, 800)
	// A theme that is chosen stays.
	p.eval(`document.getElementById("theme").click(), document.getElementById("theme").click()`, nil)
	p.wait(`document.documentElement.dataset.theme === "dark"`)
	p.do(chromedp.Reload())
	p.wait(firstResult + ` && document.documentElement.dataset.theme === "dark"`)
}
