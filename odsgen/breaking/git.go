package breaking

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
)

// Revision reads files as they are in a revision of a git repository. It is safe for concurrent use.
type Revision struct {
	// Name is the revision as it was given, ID its commit.
	Name, ID string
	root     string
	files    map[string]bool
	mu       sync.Mutex
	cache    map[string][]byte
}

// OpenRevision finds a revision of the repository that a folder lies in. It runs the git command.
func OpenRevision(dir, name string) (*Revision, error) {
	root, err := git(dir, "rev-parse", "--show-toplevel")
	if err != nil {
		return nil, err
	}
	r := &Revision{Name: name, root: strings.TrimRight(string(root), "\r\n"), files: map[string]bool{}, cache: map[string][]byte{}}
	// After --end-of-options, a name that starts with '-' is not a flag.
	id, err := git(dir, "rev-parse", "--verify", "--quiet", "--end-of-options", name+"^{commit}")
	if err != nil {
		return nil, fmt.Errorf("%q is neither a file nor a revision of the git repository", name)
	}
	r.ID = strings.TrimSpace(string(id))
	list, err := git(r.root, "ls-tree", "-r", "-z", "--name-only", r.ID)
	if err != nil {
		return nil, err
	}
	for f := range strings.SplitSeq(string(list), "\x00") {
		r.files[f] = true
	}
	return r, nil
}

func git(dir string, args ...string) ([]byte, error) {
	cmd := exec.Command("git", args...)
	cmd.Dir = dir
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if errors.Is(err, exec.ErrNotFound) {
		return nil, errors.New("there is no git command; give --against a file")
	}
	if err != nil {
		return nil, fmt.Errorf("git %s: %s", args[0], strings.TrimSpace(stderr.String()))
	}
	return out, nil
}

// inside returns the path of a file in the repository.
func (r *Revision) inside(name string) (string, bool) {
	abs, err := filepath.Abs(name)
	if err != nil {
		return "", false
	}
	// The repository's root has no symbolic links in it, the folder of the file may.
	for _, dir := range []func(string) (string, error){func(s string) (string, error) { return s, nil }, filepath.EvalSymlinks} {
		if d, err := dir(filepath.Dir(abs)); err == nil {
			if rel, err := filepath.Rel(r.root, filepath.Join(d, filepath.Base(abs))); err == nil && rel != ".." &&
				!strings.HasPrefix(rel, ".."+string(filepath.Separator)) {
				return filepath.ToSlash(rel), true
			}
		}
	}
	return "", false
}

// Has reports whether a file is in the revision.
func (r *Revision) Has(name string) bool {
	rel, ok := r.inside(name)
	return ok && r.files[rel]
}

// ReadFile reads a file of the revision, or one outside of the repository from disk.
func (r *Revision) ReadFile(name string) ([]byte, error) {
	rel, ok := r.inside(name)
	if !ok {
		return os.ReadFile(name)
	}
	if !r.files[rel] {
		return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrNotExist}
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	if data, ok := r.cache[rel]; ok {
		return data, nil
	}
	data, err := git(r.root, "cat-file", "blob", r.ID+":"+rel)
	if err != nil {
		return nil, err
	}
	r.cache[rel] = data
	return data, nil
}

// Below lists the YAML files of the revision in a folder and below.
func (r *Revision) Below(dir string) []string {
	rel, ok := r.inside(filepath.Join(dir, "x"))
	if !ok {
		return nil
	}
	prefix := strings.TrimSuffix(rel, "x")
	var out []string
	for f := range r.files {
		if rest, ok := strings.CutPrefix(f, prefix); ok && strings.HasSuffix(f, ".yaml") {
			out = append(out, filepath.Join(dir, filepath.FromSlash(rest)))
		}
	}
	slices.Sort(out)
	return out
}
