package irtest

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// Command is a program as a function: arguments without the program's name, its three streams, and the exit status as
// result. Tests run in parallel, so it must be safe for concurrent use.
type Command = func(args []string, stdin io.Reader, stdout, stderr io.Writer) int

// Commands names the commands of RUN lines.
type Commands = map[string]Command

// Suite is a set of tests that share commands. The zero value has the commands that every suite has.
type Suite struct {
	Commands Commands
	// Substitutions are replaced in RUN lines before these are split into words, longest name first; names usually begin
	// with "%".
	Substitutions map[string]string
	// Features are the names that REQUIRES lines may demand.
	Features []string
	// Extensions of the files that a directory is searched for; {".mlir", ".txtar"} when empty.
	Extensions []string
}

// updateFlag is nil where another package defined -update first.
var updateFlag = defineUpdate()

func defineUpdate() *bool {
	if !testing.Testing() || flag.Lookup("update") != nil {
		return nil
	}
	return flag.Bool("update", false, "rewrite golden files instead of comparing with them")
}

// Update reports whether the test binary runs with -update.
func Update() bool {
	if updateFlag != nil {
		return *updateFlag
	}
	f := flag.Lookup("update")
	return f != nil && f.Value.String() == "true"
}

// Run runs the tests that pattern selects as parallel subtests; see [Suite.Run].
func Run(t *testing.T, pattern string, commands Commands) {
	t.Helper()
	s := Suite{Commands: commands}
	s.Run(t, pattern)
}

// Run runs the tests that pattern selects, each as a parallel subtest: a directory (searched at every depth, except in
// folders named "recorded", which hold inputs without RUN lines), a file or a glob. A pattern that selects nothing is a
// failure.
func (s *Suite) Run(t *testing.T, pattern string) {
	t.Helper()
	paths, err := s.files(pattern)
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range paths {
		name := strings.TrimPrefix(filepath.ToSlash(path), filepath.ToSlash(pattern)+"/")
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			switch err := s.RunFile(path, t.TempDir()); {
			case errors.Is(err, ErrSkipped):
				t.Skip(err)
			case err != nil:
				t.Error(err)
			}
		})
	}
}

// ErrSkipped is what the error of [Suite.RunFile] wraps when the test requires a feature that the suite does not have.
var ErrSkipped = errors.New("test is skipped")

// recordings is the name of folders whose files are inputs of other tests.
const recordings = "recorded"

// files lists the tests that pattern selects.
func (s *Suite) files(pattern string) ([]string, error) {
	info, err := os.Stat(pattern)
	if err == nil && !info.IsDir() {
		return []string{pattern}, nil
	}
	if err != nil {
		paths, err := filepath.Glob(pattern)
		if err != nil {
			return nil, fmt.Errorf("irtest: pattern %q: %w", pattern, err)
		}
		if len(paths) == 0 {
			return nil, fmt.Errorf("irtest: %q selects no file; name a directory, a file or a glob", pattern)
		}
		return paths, nil
	}
	extensions := s.Extensions
	if len(extensions) == 0 {
		extensions = []string{".mlir", ".txtar"}
	}
	var paths []string
	err = filepath.WalkDir(pattern, func(path string, d fs.DirEntry, err error) error {
		if err == nil && d.IsDir() && path != pattern && d.Name() == recordings {
			return filepath.SkipDir
		}
		if err == nil && !d.IsDir() && slices.Contains(extensions, filepath.Ext(path)) {
			paths = append(paths, path)
		}
		return err
	})
	if err == nil && len(paths) == 0 {
		err = fmt.Errorf("irtest: directory %q holds no file with extension %s", pattern, strings.Join(extensions, " or "))
	}
	return paths, err
}

// RunFile runs the test in path, with tempDir for scratch files. The error tells what failed, in several lines; it
// wraps [ErrSkipped] when a required feature is missing.
func (s *Suite) RunFile(path, tempDir string) error {
	x := &execution{suite: s, path: path, temp: filepath.Join(tempDir, filepath.Base(path)+".tmp"), dir: filepath.Dir(path)}
	text, err := x.load(tempDir)
	if err != nil {
		return err
	}
	script, err := parseScript(path, text)
	if err != nil {
		return err
	}
	for _, f := range script.requires {
		if !slices.Contains(s.Features, f) {
			return fmt.Errorf("%w: it requires the feature %q", ErrSkipped, f)
		}
	}
	err = x.run(script)
	if script.expectFailure {
		if err == nil {
			return fmt.Errorf("%s: passes, but is marked XFAIL; remove the mark", path)
		}
		return nil
	}
	return err
}
