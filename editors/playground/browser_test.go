package main

import (
	"bufio"
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// server is the command of the main module, which all tests share.
var server struct {
	once sync.Once
	url  string
	stop func()
}

func TestMain(m *testing.M) {
	status := m.Run()
	if server.stop != nil {
		server.stop()
	}
	os.Exit(status)
}

// serve returns the address of what "go run ./cmd/playground" serves.
func serve(t *testing.T) string {
	t.Helper()
	chromium(t) // nothing is compiled in vain
	server.once.Do(func() { startServer(t) })
	if server.url == "" {
		t.Fatal("there is no server")
	}
	return server.url
}

func startServer(t *testing.T) {
	t.Helper()
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	dir, err := os.MkdirTemp("", "playground")
	if err != nil {
		t.Fatal(err)
	}
	bin := filepath.Join(dir, "playground")
	build := exec.Command("go", "build", "-o", bin, "./cmd/playground")
	build.Dir = root
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	cmd := exec.Command(bin, "-addr", "localhost:0")
	cmd.Dir = root
	stderr, err := cmd.StderrPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	server.stop = func() {
		cmd.Process.Kill()
		cmd.Wait()
		os.RemoveAll(dir)
	}
	address := regexp.MustCompile(`^http://\S+$`)
	lines := bufio.NewScanner(stderr)
	for lines.Scan() {
		t.Log(lines.Text())
		if address.MatchString(lines.Text()) {
			go func() {
				for lines.Scan() {
				}
			}()
			server.url = lines.Text()
			return
		}
	}
}

// chromium returns the path of the browser. Without it the test is skipped, except in CI.
func chromium(t *testing.T) string {
	t.Helper()
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome"} {
		if p, err := exec.LookPath(name); err == nil {
			return p
		}
	}
	if ci := os.Getenv("CI"); ci != "" && ci != "false" && ci != "0" && ci != "no" {
		t.Fatal("Chromium is not installed, and CI is set")
	}
	t.Skip("Chromium is not installed: nothing drives the page")
	return ""
}

// tab is an open page with what it asked for and complained about.
type tab struct {
	t   *testing.T
	ctx context.Context

	mu       sync.Mutex
	requests []string
	problems []string
}

// open opens an address in a browser of its own, with an empty profile.
func open(t *testing.T, url string) *tab {
	t.Helper()
	opts := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.ExecPath(chromium(t)), chromedp.NoSandbox, chromedp.WindowSize(1500, 900))
	allocator, stop := chromedp.NewExecAllocator(context.Background(), opts...)
	t.Cleanup(stop)
	p := &tab{t: t}
	var cancel context.CancelFunc
	p.ctx, cancel = chromedp.NewContext(allocator)
	t.Cleanup(cancel)
	p.do() // starts the browser, which lives as long as this context
	p.ctx, cancel = context.WithTimeout(p.ctx, 3*time.Minute)
	t.Cleanup(cancel)
	chromedp.ListenTarget(p.ctx, func(ev any) {
		p.mu.Lock()
		defer p.mu.Unlock()
		switch ev := ev.(type) {
		case *network.EventRequestWillBeSent:
			p.requests = append(p.requests, ev.Request.URL)
		case *runtime.EventExceptionThrown:
			p.problems = append(p.problems, ev.ExceptionDetails.Error())
		}
	})
	p.do(network.Enable(), chromedp.Navigate(url))
	return p
}

func (p *tab) do(actions ...chromedp.Action) {
	p.t.Helper()
	if err := chromedp.Run(p.ctx, actions...); err != nil {
		p.t.Fatal(err)
	}
}

// eval evaluates an expression.
func (p *tab) eval(js string, into any) {
	p.t.Helper()
	p.do(evaluate(js, into))
}

func evaluate(js string, into any) chromedp.Action {
	return chromedp.Evaluate(js, into, func(e *runtime.EvaluateParams) *runtime.EvaluateParams { return e.WithAwaitPromise(true) })
}

// leaving reports whether an evaluation failed because the page that it began on went away, as a click on a link makes it.
func leaving(err error) bool {
	var e *cdproto.Error
	return errors.As(err, &e) && (strings.Contains(e.Message, "navigated or closed") || strings.Contains(e.Message, "context"))
}

// wait waits until an expression is true, or a promise of that. An expression that the page left in the middle of is asked again on the next page.
func (p *tab) wait(js string) {
	p.t.Helper()
	end := time.Now().Add(60 * time.Second)
	for {
		var ok bool
		err := chromedp.Run(p.ctx, evaluate("Promise.resolve("+js+").then((v) => !!v)", &ok))
		if err != nil && !leaving(err) {
			p.t.Fatal(err)
		}
		if ok {
			return
		}
		if time.Now().After(end) {
			p.shot("failure-" + p.t.Name())
			p.t.Fatalf("it never holds: %s", js)
		}
		time.Sleep(20 * time.Millisecond)
	}
}

// press sends a key with modifiers.
func (p *tab) press(key string, modifiers ...input.Modifier) {
	p.t.Helper()
	p.do(chromedp.KeyEvent(key, chromedp.KeyModifiers(modifiers...)))
}

// put replaces the text of an editor.
func (p *tab) put(editor, text string) {
	p.t.Helper()
	p.focus(editor)
	p.press("a", input.ModifierCtrl)
	p.do(input.InsertText(text))
}

// focus puts the cursor into an editor.
func (p *tab) focus(editor string) {
	p.t.Helper()
	p.eval(`document.querySelector("#`+editor+` .cm-content").focus()`, nil)
}

// text returns the lines that an editor shows.
func (p *tab) text(editor string) string {
	p.t.Helper()
	var s string
	p.eval(`[...document.querySelectorAll("#`+editor+` .cm-line")].map((l) => l.textContent).join("\n")`, &s)
	return s
}

// inner returns the text of an element.
func (p *tab) inner(selector string) string {
	p.t.Helper()
	var s string
	p.eval(`document.querySelector(`+strconv.Quote(selector)+`).textContent`, &s)
	return s
}

// number evaluates an expression that is a number.
func (p *tab) number(js string) float64 {
	p.t.Helper()
	var n float64
	p.eval(js, &n)
	return n
}

// shot writes a picture of the page to the folder ODSGEN_SCREENSHOTS, if that is set, else to the folder of the system's temporary files.
func (p *tab) shot(name string) {
	p.t.Helper()
	dir := os.Getenv("ODSGEN_SCREENSHOTS")
	if dir == "" {
		dir = filepath.Join(os.TempDir(), "playground-screenshots")
	}
	if err := os.MkdirAll(dir, 0o777); err != nil {
		p.t.Fatal(err)
	}
	var png []byte
	p.do(chromedp.CaptureScreenshot(&png))
	file := filepath.Join(dir, regexp.MustCompile(`[^\w-]`).ReplaceAllString(name, "_")+".png")
	if err := os.WriteFile(file, png, 0o666); err != nil {
		p.t.Fatal(err)
	}
	p.t.Log(file)
}

func (p *tab) size(width, height int64) {
	p.t.Helper()
	p.do(emulation.SetDeviceMetricsOverride(width, height, 1, width < 600))
}
