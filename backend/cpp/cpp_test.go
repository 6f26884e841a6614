package cpp_test

import (
	"bytes"
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/odsgen/ods/backend/cpp"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/cf"
	"github.com/odsgen/ods/defs/emitc"
	funcd "github.com/odsgen/ods/defs/func"
)

const oracle = "mlir-translate-22"

var update = flag.Bool("update", false, "record again what mlir-translate writes")

// translate returns the text, or the first error and nothing else.
func translate(t *testing.T, file string, text []byte, o cpp.Options) string {
	t.Helper()
	ctx := core.NewContextWith(core.NewRegistry(cf.New(), emitc.New(), funcd.New()))
	m, list := core.Parse(ctx, text, core.ParseOptions{Name: filepath.Base(file)})
	if m == nil || list.HasErrors() {
		t.Fatal(list)
	}
	var b bytes.Buffer
	if err := cpp.Write(&b, m, o); err != nil {
		if b.Len() > 0 {
			t.Errorf("%s: %d bytes are written before the error", file, b.Len())
		}
		head, _, _ := strings.Cut(err.Error(), "\n")
		return head + "\n"
	}
	return b.String()
}

// upstream returns the same of mlir-translate.
func upstream(t *testing.T, file string, o cpp.Options) string {
	t.Helper()
	args := []string{"--mlir-to-cpp", "--file-id=" + o.FileID, filepath.Base(file)}
	if o.VariablesAtTop {
		args = append(args, "--declare-variables-at-top")
	}
	cmd := exec.Command(oracle, args...)
	cmd.Dir = filepath.Dir(file)
	var messages bytes.Buffer
	cmd.Stderr = &messages
	out, err := cmd.Output()
	if err == nil {
		return string(out)
	}
	head, _, _ := strings.Cut(messages.String(), "\n")
	return head + "\n"
}

// TestFiles compares the files in testdata with recorded texts, and where mlir-translate is installed with what it writes.
func TestFiles(t *testing.T) {
	files, err := filepath.Glob("testdata/*.mlir")
	if err != nil || len(files) == 0 {
		t.Fatalf("no test files: %v", err)
	}
	_, missing := exec.LookPath(oracle)
	if missing != nil && (*update || os.Getenv("ODSGEN_ORACLE") != "") {
		t.Fatalf("%s is not installed", oracle)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for suffix, o := range map[string]cpp.Options{".out": {}, ".top.out": {VariablesAtTop: true}, ".file.out": {FileID: "one"}} {
			golden := strings.TrimSuffix(file, ".mlir") + suffix
			if *update {
				if err := os.WriteFile(golden, []byte(upstream(t, file, o)), 0o666); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(golden)
			if err != nil {
				t.Fatal(err)
			}
			got := translate(t, file, text, o)
			if got != string(want) {
				t.Errorf("%s: got\n%s\nwant\n%s", golden, got, want)
			}
			if missing == nil && got != upstream(t, file, o) {
				t.Errorf("%s: mlir-translate writes something else:\n%s", golden, upstream(t, file, o))
			}
		}
	}
}

// TestDeclaration shows that a function without a body is declared; mlir-translate defines it, without arguments.
func TestDeclaration(t *testing.T) {
	got := translate(t, "input", []byte("func.func private @f(i32, !emitc.ptr<f32>) -> i32"), cpp.Options{})
	if want := "int32_t f(int32_t, float*);\n\n"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}
