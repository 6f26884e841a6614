package tests

import (
	"bufio"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestFuzzScript shows that tests/fuzz finds all fuzz targets of the module by itself.
func TestFuzzScript(t *testing.T) {
	if _, err := exec.LookPath("bash"); err != nil {
		t.Skip("bash is not on PATH")
	}
	var want []string
	declared := regexp.MustCompile(`^func (Fuzz\w*)\(`)
	root := os.DirFS("..")
	err := fs.WalkDir(root, ".", func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() {
			_, noModule := fs.Stat(root, path+"/go.mod")
			if d.Name() == "testdata" || d.Name() == ".git" || path != "." && noModule == nil {
				return fs.SkipDir
			}
			return nil
		}
		if !strings.HasSuffix(path, "_test.go") {
			return nil
		}
		f, err := root.Open(path)
		if err != nil {
			return err
		}
		defer f.Close()
		for s := bufio.NewScanner(f); s.Scan(); {
			if m := declared.FindStringSubmatch(s.Text()); m != nil {
				want = append(want, "./"+filepath.ToSlash(filepath.Dir(path))+" "+m[1])
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command("bash", "fuzz", "-list").Output()
	if err != nil {
		t.Fatal(err)
	}
	got := strings.Split(strings.TrimSpace(string(out)), "\n")
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) || len(want) < 10 {
		t.Errorf("the script finds\n%s\nexpected\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	for args, status := range map[string]int{"-list nosuchtarget": 2, "-nosuchflag": 2, "-help": 0} {
		cmd := exec.Command("bash", append([]string{"fuzz"}, strings.Fields(args)...)...)
		cmd.Run()
		if got := cmd.ProcessState.ExitCode(); got != status {
			t.Errorf("fuzz %s: status %d, expected %d", args, got, status)
		}
	}
}
