package atomicfile

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
)

func names(t *testing.T, dir string) (out []string) {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		out = append(out, e.Name())
	}
	return out
}

func TestWrite(t *testing.T) {
	dir := t.TempDir()
	name := filepath.Join(dir, "a")
	if err := os.WriteFile(name, []byte("old"), 0o640); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink("a", filepath.Join(dir, "link")); err != nil {
		t.Skip(err)
	}
	if err := Write(filepath.Join(dir, "link"), []byte("new"), 0o666); err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile(name)
	info, _ := os.Stat(name)
	if err != nil || string(got) != "new" || info.Mode().Perm() != 0o640 {
		t.Errorf("the file is %q, %v, %v", got, info.Mode(), err)
	}
	if n := names(t, dir); len(n) != 2 {
		t.Errorf("the folder has %v", n)
	}
	if err := Write(filepath.Join(dir, "none", "a"), nil, 0o666); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("a folder that is missing gives %v", err)
	}
}

// TestCommitFails: when a file cannot be renamed, no temporary one stays, and the error says how far it went.
func TestCommitFails(t *testing.T) {
	dir := t.TempDir()
	s, err := NewSet(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, n := range []string{"a", "b", "c"} {
		if err := s.Add(n, []byte(n)); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.MkdirAll(filepath.Join(dir, "b", "full"), 0o777); err != nil {
		t.Fatal(err)
	}
	var partial *PartialError
	if err := s.Commit(); !errors.As(err, &partial) || partial.Done != 1 || partial.Total != 3 {
		t.Errorf("the error is %v", err)
	}
	if n := names(t, dir); len(n) != 2 || n[0] != "a" || n[1] != "b" {
		t.Errorf("the folder has %v", n)
	}
}

// TestSetStaysBelow: no name and no link leads out of the folder.
func TestSetStaysBelow(t *testing.T) {
	outside, dir := t.TempDir(), t.TempDir()
	if err := os.Symlink(outside, filepath.Join(dir, "out")); err != nil {
		t.Skip(err)
	}
	s, err := NewSet(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Discard()
	for _, n := range []string{"out/a", "../a", "x/../../a", filepath.Join(outside, "a")} {
		if err := s.Add(n, []byte("x")); err == nil {
			t.Errorf("%q is accepted", n)
		}
	}
	if n := names(t, outside); len(n) != 0 {
		t.Errorf("outside there are %v", n)
	}
}

// TestCreate writes a file piece by piece: nobody sees it before it is complete, a link that somebody planted is not
// followed, and giving up leaves what was there.
func TestCreate(t *testing.T) {
	dir := t.TempDir()
	name := filepath.Join(dir, "out")
	begin := func() *File {
		f, err := Create(name, 0o666)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := f.Write([]byte("new")); err != nil {
			t.Fatal(err)
		}
		return f
	}
	f := begin()
	if _, err := os.Stat(name); err == nil {
		t.Error("the file is there before it is complete")
	}
	f.Discard()
	if got := names(t, dir); len(got) != 0 {
		t.Errorf("%q stays behind", got)
	}
	if err := os.WriteFile(name, []byte("old"), 0o640); err != nil {
		t.Fatal(err)
	}
	f = begin()
	if text, _ := os.ReadFile(name); string(text) != "old" {
		t.Errorf("the file holds %q before it is complete", text)
	}
	f.Discard()
	f = begin()
	if err := f.Commit(); err != nil {
		t.Fatal(err)
	}
	f.Discard()
	info, err := os.Stat(name)
	if text, _ := os.ReadFile(name); err != nil || string(text) != "new" || info.Mode().Perm() != 0o640 {
		t.Errorf("the file holds %q, %v", text, info.Mode())
	}
	f = begin()
	f.Chmod(0o755)
	if err := f.Commit(); err != nil {
		t.Fatal(err)
	}
	if info, err := os.Stat(name); err != nil || info.Mode().Perm() != 0o755 {
		t.Errorf("permissions %v", info.Mode())
	}
	if got := names(t, dir); len(got) != 1 {
		t.Errorf("%q stays behind", got)
	}
}
