package driver_test

import (
	"bytes"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"golang.org/x/tools/txtar"

	"github.com/odsgen/ods/driver"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/tests/irtest"
)

// TestDumpTree compares the files of --mlir-print-ir-tree-dir with those that mlir-opt wrote for the flags in the first
// line. -update records again.
func TestDumpTree(t *testing.T) {
	tool, _ := exec.LookPath(oracle)
	paths, err := filepath.Glob("testdata/trees/*.txtar")
	if err != nil || len(paths) == 0 {
		t.Fatalf("no recordings: %v", err)
	}
	for _, path := range paths {
		t.Run(strings.TrimSuffix(filepath.Base(path), ".txtar"), func(t *testing.T) {
			ar, err := txtar.ParseFile(path)
			if err != nil {
				t.Fatal(err)
			}
			flags := strings.Fields(firstLine(string(ar.Comment)))[1:]
			input, want := ar.Files[0].Data, txtar.Format(&txtar.Archive{Files: ar.Files[1:]})
			if tool != "" {
				dir := t.TempDir()
				runOracle(t, tool, append(flags, "--mlir-print-ir-tree-dir="+dir), input)
				if files := tree(t, dir); irtest.Update() {
					ar.Files = append(ar.Files[:1:1], files...)
					want = txtar.Format(&txtar.Archive{Files: files})
					if err := os.WriteFile(path, txtar.Format(ar), 0o666); err != nil {
						t.Fatal(err)
					}
				} else if got := txtar.Format(&txtar.Archive{Files: files}); !bytes.Equal(got, want) {
					t.Errorf("the recording is stale; %s writes\n%s", oracle, got)
				}
			}
			for _, workers := range []int{1, 8} {
				dir := filepath.Join(t.TempDir(), "new")
				cfg := config()
				cfg.Workers = workers
				if status, stderr := opt(cfg, string(input), append(flags, "--mlir-print-ir-tree-dir="+dir)...); stderr != "" {
					t.Errorf("status %d, standard error %q", status, stderr)
				}
				sameText(t, fmt.Sprintf("the tree with %d workers", workers), string(txtar.Format(&txtar.Archive{Files: tree(t, dir)})),
					string(want))
			}
		})
	}
}

// tree returns the files of a folder in the order of their names.
func tree(t *testing.T, dir string) (files []txtar.File) {
	t.Helper()
	err := fs.WalkDir(os.DirFS(dir), ".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := os.ReadFile(filepath.Join(dir, path))
		files = append(files, txtar.File{Name: path, Data: text})
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// TestDumpTreeNames writes dumps of operations whose symbols are not names of files. All are in the folder.
func TestDumpTreeNames(t *testing.T) {
	dir := t.TempDir()
	input := "module @\"../../evil\" {\n"
	names := []string{"../../../x", "-x", "..", `a\0Ab\00/c\\`, "/etc/x"}
	for _, n := range names {
		input += "  func.func @\"" + n + "\"() { return }\n"
	}
	if status, stderr := opt(config(), input+"}\n", "--mlir-print-ir-after-all", "--mlir-print-ir-tree-dir="+filepath.Join(dir, "a", "b", "c"),
		"--pass-pipeline=builtin.module(func.func(cse))"); stderr != "" {
		t.Fatalf("status %d: %s", status, stderr)
	}
	files := tree(t, dir)
	if len(files) != len(names) {
		t.Errorf("%d files, expected %d", len(files), len(names))
	}
	for _, f := range files {
		if !strings.HasPrefix(f.Name, "a/b/c/builtin_module_") || strings.Count(f.Name, "/") != 5 {
			t.Errorf("%q is not where it belongs", f.Name)
		}
	}
}

// TestDumpTreeError shows that a dump that cannot be written is an error.
func TestDumpTreeError(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o666); err != nil {
		t.Fatal(err)
	}
	status, stderr := opt(config(), "module {}", "--cse", "--mlir-print-ir-after-all", "--mlir-print-ir-tree-dir="+file)
	if status != driver.StatusFindings || !strings.Contains(stderr, "cannot write dump '"+file) {
		t.Errorf("status %d: %s", status, stderr)
	}
}

// manyFunctions makes functions that canonicalize and cse change.
func manyFunctions(n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, "func.func @f%d(%%a: i32) -> i32 {\n  %%0 = arith.addi %%a, %%a : i32\n  %%1 = arith.addi %%a, %%a : i32\n"+
			"  %%2 = arith.muli %%0, %%1 : i32\n  return %%2 : i32\n}\n", i)
	}
	return b.String()
}

// TestDumpsWithWorkers shows that dumps are complete and in the order of the operations, whatever the number of
// workers.
func TestDumpsWithWorkers(t *testing.T) {
	const n = 60
	for _, flags := range []string{
		"--mlir-print-ir-before-all --mlir-print-ir-after-all",
		"--mlir-print-ir-after-all --mlir-print-ir-after-change",
		"--print-ir-diff",
	} {
		t.Run(flags, func(t *testing.T) {
			args := append(strings.Fields(flags), "--pass-pipeline=builtin.module(func.func(cse,canonicalize),symbol-dce)")
			var want string
			for _, workers := range []int{1, 8} {
				cfg := config()
				cfg.Workers = workers
				_, got := opt(cfg, manyFunctions(n), args...)
				if want == "" {
					want = got
				}
				sameText(t, fmt.Sprintf("standard error with %d workers", workers), got, want)
			}
			at := 0
			for i := range n {
				k := strings.Index(want[at:], fmt.Sprintf("@f%d(", i))
				if k < 0 {
					t.Fatalf("no dump of @f%d behind that of the function in front", i)
				}
				at += k
			}
		})
	}
}

// lockedBuffer is a buffer for goroutines.
type lockedBuffer struct {
	mu sync.Mutex
	b  bytes.Buffer
}

func (l *lockedBuffer) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.b.Write(p)
}

func (l *lockedBuffer) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.b.String()
}

// TestDumpsAreFlushed shows that the dump before a pass has left the command when the pass starts: for the first
// function while others run, for the module when all functions are done.
func TestDumpsAreFlushed(t *testing.T) {
	for _, workers := range []int{1, 8} {
		var stderr lockedBuffer
		cfg := config()
		cfg.Workers = workers
		cfg.Passes.Add(passes.Func(func() *passes.Pass {
			return &passes.Pass{Name: "look", Class: "Look", Run: func(r *passes.Run) {
				text := stderr.String()
				switch name := r.Op.Name(); {
				case name == "builtin.module" && strings.Count(text, "IR Dump After Look") != 20:
					t.Errorf("%d workers: the module's pass starts when %d dumps of functions are there", workers,
						strings.Count(text, "IR Dump After Look"))
				case name == "func.func" && r.Op.Prev() == nil &&
					!strings.HasPrefix(text, "// -----// IR Dump Before Look (look) //----- //\nfunc.func @f0("):
					t.Errorf("%d workers: the first pass starts with %q", workers, text)
				}
			}}
		}))
		var stdout bytes.Buffer
		driver.Opt(cfg, []string{"--pass-pipeline=builtin.module(func.func(look),look)", "--mlir-print-ir-before-all",
			"--mlir-print-ir-after-all"},
			strings.NewReader(manyFunctions(20)), &stdout, &stderr)
		if n := strings.Count(stderr.String(), "IR Dump"); n != 42 {
			t.Errorf("%d workers: %d dumps", workers, n)
		}
	}
}

// TestDiff shows the difference that a pass makes, and nothing for a pass that changes nothing.
func TestDiff(t *testing.T) {
	_, got := opt(config(), manyFunctions(1), "--print-ir-diff", "--keep-names",
		"--pass-pipeline=builtin.module(func.func(cse,cse))")
	want := `// -----// IR Diff Of CSE (cse) //----- //
--- 'func.func' operation: @f0, before
+++ 'func.func' operation: @f0, after
@@ -1,6 +1,5 @@
 func.func @f0(%a: i32) -> i32 {
   %0 = arith.addi %a, %a : i32
-  %1 = arith.addi %a, %a : i32
-  %2 = arith.muli %0, %1 : i32
-  return %2 : i32
+  %1 = arith.muli %0, %0 : i32
+  return %1 : i32
 }
`
	if !strings.HasPrefix(got, want) || strings.Count(got, "IR Diff") != 1 {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}
