package llvmir_test

import (
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"sync"
	"testing"

	"github.com/odsgen/ods/tests/conformance"
)

// optTool is LLVM's tool that verifies what is written and drops declarations that nobody needs.
const optTool = "/usr/lib/llvm-22/bin/opt"

// floor is the share of inputs that must give the same text, in percent.
const floor = 95

var misses = flag.Bool("misses", false, "show each input of the corpus that is not translated as mlir-translate does")

// corpus returns a folder of recorded cases.
func corpus(t *testing.T, name string) string {
	dir := os.Getenv("ODSGEN_CONFORMANCE")
	if dir == "" {
		dir = filepath.Join("..", "..", "..", "shared", "conformance")
	}
	dir = filepath.Join(filepath.Dir(filepath.Clean(dir)), name)
	if _, err := os.Stat(dir); err != nil {
		t.Skip("no recorded cases; set ODSGEN_CONFORMANCE to their folder")
	}
	return dir
}

// strip makes the texts of two tools comparable, and reports whether LLVM accepts the text.
func strip(text string) (string, bool) {
	cmd := exec.Command(optTool, "-S", "-passes=verify,strip-dead-prototypes")
	cmd.Stdin = strings.NewReader(text)
	out, err := cmd.Output()
	return string(out), err == nil
}

// input is a module of the llvm dialect.
type input struct{ name, text string }

// TestCorpus translates the cases that consist of operations of llvm and builtin.
func TestCorpus(t *testing.T) {
	cases, err := conformance.Load(corpus(t, "conformance"), false)
	if err != nil {
		t.Fatal(err)
	}
	var inputs []input
	for _, c := range cases {
		if !c.Invalid && onlyLLVM(c.Dialects) && !foreign.MatchString(c.Input) {
			inputs = append(inputs, input{c.Path + ":" + c.Name, c.Input}, input{c.Path + ":" + c.Name + " (generic)", c.Generic})
		}
	}
	score(t, inputs)
}

// TestLowered translates what the full lowering to the llvm dialect makes of other dialects.
func TestLowered(t *testing.T) {
	cases, err := conformance.Load(corpus(t, "passes"), true)
	if err != nil {
		t.Fatal(err)
	}
	var inputs []input
	for _, c := range cases {
		if c.Pass == "to-llvm" && !c.Unchanged {
			inputs = append(inputs, input{c.Path + ":" + c.Name, c.Want})
		}
	}
	score(t, inputs)
}

// foreign are attributes of dialects that mlir-translate translates and this project does not have.
var foreign = regexp.MustCompile(`\b(?:acc|gpu|nvvm|omp|rocdl|spirv|xevm)\.\w`)

func onlyLLVM(dialects []string) bool {
	for _, d := range dialects {
		if d != "llvm" {
			return false
		}
	}
	return true
}

// score compares translations with the oracle's: texts as LLVM's own tool writes them, and errors. All that is written
// must be valid, and nothing is written where the oracle refuses.
func score(t *testing.T, inputs []input) {
	tool := oracle(t)
	if testing.Short() || os.Getenv("ODSGEN_ORACLE") == "" {
		var few []input
		for i := 0; i < len(inputs); i += 10 {
			few = append(few, inputs[i])
		}
		inputs = few
	}
	var (
		mu                                sync.Mutex
		wg                                sync.WaitGroup
		same, refused, crashed, different int
	)
	next := make(chan input)
	for range runtime.NumCPU() {
		wg.Go(func() {
			for in := range next {
				want, ok := upstream(tool, in.text)
				got := translate(in.text)
				equal := ok && got.same(want)
				if ok && !equal && want.err == "" && got.err == "" {
					equal = sameForLLVM(t, in, got.text, want.text)
				}
				mu.Lock()
				switch {
				case !ok:
					crashed++
				case want.err != "":
					if refused++; got.err == "" {
						t.Errorf("%s: accepted; mlir-translate says %s", in.name, want.err)
					} else if !equal && *misses {
						t.Logf("%s: %s\nwant %s", in.name, got.err, want.err)
					}
				case equal:
					same++
				default:
					different++
					if *misses {
						t.Logf("%s: %s", in.name, difference(got.String(), want.String()))
					}
				}
				mu.Unlock()
			}
		})
	}
	for _, in := range inputs {
		next <- in
	}
	close(next)
	wg.Wait()
	t.Logf("%d same, %d different, %d refused by mlir-translate, %d that it crashes on", same, different, refused, crashed)
	if n := same + different; n == 0 || same*100 < n*floor {
		t.Errorf("%d of %d are the same; expected at least %d %%", same, n, floor)
	}
}

// sameForLLVM compares texts after LLVM's own tool has read them; one that it does not accept is an error.
func sameForLLVM(t *testing.T, in input, got, want string) bool {
	if _, err := os.Stat(optTool); err != nil {
		return false
	}
	g, ok := strip(got)
	if !ok {
		t.Errorf("%s: LLVM does not accept what was written", in.name)
		return false
	}
	w, ok := strip(want)
	return ok && g == w
}
