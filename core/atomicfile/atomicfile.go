package atomicfile

import (
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"strings"
)

// tempSuffix ends the names of temporary files, which start with a dot and the name of the file that they are for.
const tempSuffix = ".odstmp"

// IsTemp reports whether a base name is one of a temporary file of this package. Such a file stays behind when a
// process is killed.
func IsTemp(name string) bool {
	return strings.HasPrefix(name, ".") && strings.HasSuffix(name, tempSuffix)
}

// tempName returns a name beside the wanted one. It is short, so that a name of the greatest length is not made too
// long.
func tempName(name string) string {
	dir, base := filepath.Split(name)
	return dir + "." + base[:min(len(base), 100)] + "." + rand.Text()[:12] + tempSuffix
}

// Write makes a file hold the text, in one step. A file that exists keeps its permissions, and a link keeps pointing to
// its file; a new one gets perm, before the umask. The folder must exist. The error is that of the operating system.
func Write(name string, text []byte, perm fs.FileMode) error {
	f, err := Create(name, perm)
	if err != nil {
		return err
	}
	defer f.Discard()
	if _, err := f.Write(text); err != nil {
		return err
	}
	return f.Commit()
}

// File is a file that is being written and appears when it is complete. It is used by one goroutine.
type File struct {
	file *os.File
	set  *Set // nil when the file is written directly
	perm fs.FileMode
	// exact says that the file has these permissions, whatever the umask is.
	exact bool
}

// Create starts to write a file, as [Write] does it: nothing is seen under the name before Commit. What exists and is
// not a regular file, such as /dev/null, is written directly.
func Create(name string, perm fs.FileMode) (*File, error) {
	f := &File{perm: perm}
	if info, err := os.Stat(name); err == nil {
		if !info.Mode().IsRegular() {
			f.file, err = os.OpenFile(name, os.O_WRONLY, 0)
			return f, err
		}
		f.perm, f.exact = info.Mode().Perm(), true
		if name, err = filepath.EvalSymlinks(name); err != nil {
			return nil, err
		}
	}
	dir, base := filepath.Split(name)
	var err error
	if f.set, err = NewSet(filepath.Clean(dir + ".")); err != nil {
		return nil, err
	}
	if f.file, err = f.set.create(base, f.perm); err != nil {
		f.set.Discard()
		return nil, err
	}
	return f, nil
}

// Write appends to what will be the file.
func (f *File) Write(text []byte) (int, error) { return f.file.Write(text) }

// Replaces reports whether what is written appears at Commit. Otherwise it is seen at once.
func (f *File) Replaces() bool { return f.set != nil }

// From returns what was written from an offset on. Only a file that [File.Replaces] has this.
func (f *File) From(offset int64) io.Reader {
	return io.NewSectionReader(f.file, offset, math.MaxInt64-offset)
}

// Empty forgets what was written.
func (f *File) Empty() error {
	if err := f.file.Truncate(0); err != nil {
		return err
	}
	_, err := f.file.Seek(0, io.SeekStart)
	return err
}

// Chmod states the permissions of the file, whatever they were and the umask is. What is written directly keeps its
// own.
func (f *File) Chmod(perm fs.FileMode) { f.perm, f.exact = perm, f.set != nil }

// Commit lets the file appear. After an error nothing has changed, and nothing stays behind.
func (f *File) Commit() error {
	var err error
	if f.exact {
		err = f.file.Chmod(f.perm)
	}
	err = errors.Join(err, f.file.Close())
	if f.set == nil {
		return err
	}
	defer f.set.Discard()
	if err != nil {
		return err
	}
	p := f.set.files[0]
	if err := f.set.root.Rename(p.temp, p.name); err != nil {
		return cause(err)
	}
	f.set.files = nil
	return nil
}

// Discard gives up: what was written is removed, unless it was written directly. It does nothing after Commit.
func (f *File) Discard() {
	f.file.Close()
	if f.set != nil {
		f.set.Discard()
	}
}

// Set is a number of files below one folder that appear together. Nothing is written outside the folder, whatever links
// are in it. A set is used by one goroutine.
type Set struct {
	root  *os.Root
	files []pending
}

type pending struct{ name, temp string }

// NewSet returns an empty set of files below a folder that exists.
func NewSet(dir string) (*Set, error) {
	root, err := os.OpenRoot(dir)
	if err != nil {
		return nil, err
	}
	return &Set{root: root}, nil
}

// Add writes the text of a file, whose name is relative to the folder, under a temporary name. Folders are made as
// needed. A name that exists must be a regular file.
func (s *Set) Add(name string, text []byte) error {
	perm := fs.FileMode(0o666)
	info, err := s.root.Lstat(name)
	switch {
	case err == nil && !info.Mode().IsRegular():
		return fmt.Errorf("%q is no regular file; remove it", filepath.Join(s.root.Name(), name))
	case err == nil:
		perm = info.Mode().Perm()
	case !errors.Is(err, fs.ErrNotExist):
		return s.explain(name, err)
	}
	return s.add(name, text, perm, err == nil)
}

func (s *Set) add(name string, text []byte, perm fs.FileMode, exact bool) error {
	if dir := filepath.Dir(name); dir != "." {
		if err := s.root.MkdirAll(dir, 0o777); err != nil {
			return s.explain(name, err)
		}
	}
	f, err := s.create(name, perm)
	if err != nil {
		return s.explain(name, err)
	}
	if _, err = f.Write(text); err == nil && exact { // the umask has nothing to say about a file that exists
		err = f.Chmod(perm)
	}
	return errors.Join(err, f.Close())
}

// create opens a new file under a temporary name.
func (s *Set) create(name string, perm fs.FileMode) (*os.File, error) {
	temp := tempName(name)
	f, err := s.root.OpenFile(temp, os.O_RDWR|os.O_CREATE|os.O_EXCL, perm)
	if err != nil {
		return nil, err
	}
	s.files = append(s.files, pending{name, temp})
	return f, nil
}

// explain names the file instead of the temporary one, and the folder that cannot be left.
func (s *Set) explain(name string, err error) error {
	return fmt.Errorf("cannot write %q below %q: %w", name, s.root.Name(), cause(err))
}

// cause is what the operating system says, without the names that it says it of.
func cause(err error) error {
	var path *fs.PathError
	var link *os.LinkError
	switch {
	case errors.As(err, &path):
		return path.Err
	case errors.As(err, &link):
		return link.Err
	}
	return err
}

// Commit renames the files to their names. When that fails in between, the rest is removed, and the error says how many
// are in place.
func (s *Set) Commit() error {
	total := len(s.files)
	for len(s.files) > 0 {
		f := s.files[0]
		if err := s.root.Rename(f.temp, f.name); err != nil {
			err = s.explain(f.name, err)
			if done := total - len(s.files); done > 0 {
				err = &PartialError{Done: done, Total: total, Err: err}
			}
			s.Discard()
			return err
		}
		s.files = s.files[1:]
	}
	return nil
}

// Discard removes what was written and not renamed, and closes the set. It may be called several times.
func (s *Set) Discard() {
	for _, f := range s.files {
		s.root.Remove(f.temp)
	}
	s.files = nil
	s.root.Close()
}

// PartialError says that some files of a set are in place and others are not.
type PartialError struct {
	Done, Total int
	Err         error
}

// Error says how far it went.
func (e *PartialError) Error() string {
	return fmt.Sprintf("%v; %d of %d files are replaced", e.Err, e.Done, e.Total)
}

// Unwrap returns the cause.
func (e *PartialError) Unwrap() error { return e.Err }
