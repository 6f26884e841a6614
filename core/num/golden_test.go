package num

import (
	"bufio"
	"bytes"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "record what the oracles print in testdata")

// oracle returns the path of a tool of LLVM 22, or skips; with ODSGEN_ORACLE=1 its absence is a failure.
func oracle(t *testing.T, tool string) string {
	t.Helper()
	path, err := exec.LookPath(tool)
	if err != nil {
		if os.Getenv("ODSGEN_ORACLE") == "1" {
			t.Fatalf("%s is not on PATH although ODSGEN_ORACLE=1; install mlir-22-tools and llvm-22", tool)
		}
		t.Skipf("%s is not on PATH; install mlir-22-tools and llvm-22 to compare with it", tool)
	}
	return path
}

func runOracle(t *testing.T, in string, tool string, args ...string) string {
	t.Helper()
	cmd := exec.Command(oracle(t, tool), args...)
	cmd.Stdin = strings.NewReader(in)
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%s: %v\n%.2000s", tool, err, stderr.String())
	}
	return string(out)
}

// textSamples returns values of all kinds whose text is worth a look.
func textSamples(seed uint64, perKind int, kinds []*Semantics) []Float {
	rnd := rand.New(rand.NewPCG(seed, 2))
	var xs []Float
	for _, sem := range kinds {
		if sem.Width() <= 8 {
			for b := range uint64(1) << sem.Width() {
				xs = append(xs, FloatFromUint(sem, b))
			}
			continue
		}
		xs = append(xs, FloatZero(sem, true), FloatInf(sem, true), FloatNaN(sem, false), FloatLargest(sem, false),
			FloatSmallest(sem, false), FloatSmallestNormalized(sem, false))
		for _, v := range []float64{0.1, 1, 3.14159, 1e10, 1e-10, 123456, 1234567, 12345678, 0.5, 1e6, 1e22, 1e23, 65504,
			0.001, 1.5e-5, 4.9e-324, 1e-40} {
			x, _ := FromDouble(sem, v)
			xs = append(xs, x)
		}
		for i := range perKind {
			x := FloatFromBits(sem, interesting(rnd, sem))
			if i%3 == 0 { // short decimal numbers
				x, _ = FromDouble(sem, float64(rnd.IntN(20000)-10000)/[]float64{1, 10, 1000, 1e5}[rnd.IntN(4)])
			}
			xs = append(xs, x)
		}
	}
	return xs
}

// readGolden calls f with the kind, the bits and the rest of each line.
func readGolden(t *testing.T, name string, f func(line int, x Float, text string)) {
	t.Helper()
	data, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	sc := bufio.NewScanner(bytes.NewReader(data))
	n := 0
	for line := 1; sc.Scan(); line++ {
		if strings.HasPrefix(sc.Text(), "#") {
			continue
		}
		w := strings.SplitN(sc.Text(), " ", 3)
		sem, ok := SemanticsByName(w[0])
		if !ok {
			t.Fatalf("testdata/%s:%d: no kind %q", name, line, w[0])
		}
		b, ok := ParseInt(sem.Width(), w[1])
		if !ok {
			t.Fatalf("testdata/%s:%d: bad bits %q", name, line, w[1])
		}
		f(line, FloatFromBits(sem, b), w[2])
		n++
	}
	if n == 0 {
		t.Fatalf("testdata/%s has no cases", name)
	}
}

func writeGolden(t *testing.T, name, header string, xs []Float, text []string) {
	t.Helper()
	var b strings.Builder
	for _, l := range strings.Split(header, "\n") {
		fmt.Fprintf(&b, "# %s\n", l)
	}
	for i, x := range xs {
		fmt.Fprintf(&b, "%v 0x%s %s\n", x.Semantics(), x.Bits().AppendHex(nil, 0), text[i])
	}
	if err := os.WriteFile("testdata/"+name, []byte(b.String()), 0o644); err != nil {
		t.Fatal(err)
	}
}

// mlirText returns what mlir-opt prints for the values.
func mlirText(t *testing.T, xs []Float) []string {
	t.Helper()
	var in strings.Builder
	for _, x := range xs {
		fmt.Fprintf(&in, "\"t.t\"() {a = 0x%s : %v} : () -> ()\n", x.Bits().AppendHex(nil, int(x.Semantics().Width()+3)/4),
			x.Semantics())
	}
	var text []string
	for _, l := range strings.Split(runOracle(t, in.String(), "mlir-opt-22", "--allow-unregistered-dialect", "-"), "\n") {
		if _, l, ok := strings.Cut(l, "{a = "); ok {
			v, _, _ := strings.Cut(strings.TrimSuffix(l, "} : () -> ()"), " : ")
			text = append(text, v)
		}
	}
	if len(text) != len(xs) {
		t.Fatalf("mlir-opt printed %d of %d values", len(text), len(xs))
	}
	return text
}

func TestAppendMLIRGolden(t *testing.T) {
	if *update {
		xs := textSamples(1, 60, allSemantics)
		writeGolden(t, "mlir_floats.txt", "What mlir-opt-22 (22.1.8) prints for the bits of each kind, from lines like\n"+
			"  echo '\"t.t\"() {a = 0x3F800000 : f32} : () -> ()' | mlir-opt-22 --allow-unregistered-dialect\n"+
			"Recorded by go test -run TestAppendMLIRGolden -update.", xs, mlirText(t, xs))
	}
	readGolden(t, "mlir_floats.txt", func(line int, x Float, want string) {
		if got := string(AppendMLIR(nil, x)); got != want {
			t.Errorf("testdata/mlir_floats.txt:%d: %v 0x%s: got %s, want %s", line, x.Semantics(), x.Bits().AppendHex(nil, 0), got, want)
		}
	})
}

func TestAppendMLIRAgainstOracle(t *testing.T) {
	xs := textSamples(2, 700, allSemantics)
	for i, want := range mlirText(t, xs) {
		if got := string(AppendMLIR(nil, xs[i])); got != want {
			t.Errorf("%v 0x%s: got %s, want %s", xs[i].Semantics(), xs[i].Bits().AppendHex(nil, 0), got, want)
		}
	}
}

// llvmTypes are the kinds that LLVM IR has, with their type and the prefix of their bits.
var llvmTypes = map[*Semantics][2]string{F16: {"half", "0xH"}, BF16: {"bfloat", "0xR"}, F32: {"float", "0x"},
	F64: {"double", "0x"}, F80: {"x86_fp80", "0xK"}, F128: {"fp128", "0xL"}}

// llvmText returns what opt prints for the values.
func llvmText(t *testing.T, xs []Float) []string {
	t.Helper()
	var in strings.Builder
	for i, x := range xs {
		l := llvmTypes[x.Semantics()]
		w := x.Bits()
		if x.Semantics() == F32 {
			w = x.widenBits().Bits()
		}
		digits := string(w.AppendHex(nil, int(w.Width()+3)/4))
		if x.Semantics() == F128 {
			digits = digits[16:] + digits[:16]
		}
		fmt.Fprintf(&in, "@g%d = constant %s %s%s\n", i, l[0], l[1], digits)
	}
	var text []string
	for _, l := range strings.Split(runOracle(t, in.String(), "opt-22", "-S", "-"), "\n") {
		if f := strings.Fields(l); len(f) == 5 && f[2] == "constant" {
			text = append(text, f[4])
		}
	}
	if len(text) != len(xs) {
		t.Fatalf("opt printed %d of %d values", len(text), len(xs))
	}
	return text
}

var llvmKinds = []*Semantics{F16, BF16, F32, F64, F80, F128}

func TestAppendLLVMGolden(t *testing.T) {
	if *update {
		xs := textSamples(3, 40, llvmKinds)
		writeGolden(t, "llvm_floats.txt", "What opt-22 -S prints for the bits of each kind, from lines like\n"+
			"  echo '@g = constant float 0x3FF0000000000000' | opt-22 -S\n"+
			"Recorded by go test -run TestAppendLLVMGolden -update.", xs, llvmText(t, xs))
	}
	readGolden(t, "llvm_floats.txt", func(line int, x Float, want string) {
		if got := string(AppendLLVM(nil, x)); got != want {
			t.Errorf("testdata/llvm_floats.txt:%d: %v 0x%s: got %s, want %s", line, x.Semantics(), x.Bits().AppendHex(nil, 0), got, want)
		}
	})
}

func TestAppendLLVMAgainstOracle(t *testing.T) {
	xs := textSamples(4, 1000, llvmKinds)
	for i, want := range llvmText(t, xs) {
		if got := string(AppendLLVM(nil, xs[i])); got != want {
			t.Errorf("%v 0x%s: got %s, want %s", xs[i].Semantics(), xs[i].Bits().AppendHex(nil, 0), got, want)
		}
	}
}
