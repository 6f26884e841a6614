package lsp

import (
	"encoding/json"
	"maps"
	"os"
	"slices"
	"strings"
)

// Snapshot is the state of the editor at one time: the open files, the folders and the settings. It is immutable and safe
// for concurrent use.
type Snapshot struct {
	files    map[string]*File // by URI
	folders  []string         // paths
	settings json.RawMessage
}

// NewSnapshot returns the state with the given files and folders, for users of languages without a server.
func NewSnapshot(folders []string, files ...*File) *Snapshot {
	s := &Snapshot{files: map[string]*File{}, folders: folders}
	for _, f := range files {
		s.files[f.URI] = f
	}
	return s
}

// With returns the state after a file was opened or changed.
func (s *Snapshot) With(f *File) *Snapshot {
	n := *s
	n.files = maps.Clone(s.files)
	n.files[f.URI] = f
	return &n
}

// Without returns the state after a file was closed.
func (s *Snapshot) Without(uri string) *Snapshot {
	n := *s
	n.files = maps.Clone(s.files)
	delete(n.files, uri)
	return &n
}

// withSettings returns the state after the settings were changed.
func (s *Snapshot) withSettings(settings json.RawMessage) *Snapshot {
	n := *s
	n.settings = settings
	return &n
}

// File returns an open file, or nil.
func (s *Snapshot) File(uri string) *File { return s.files[uri] }

// Files returns the open files in the order of their URIs.
func (s *Snapshot) Files() []*File {
	out := slices.Collect(maps.Values(s.files))
	slices.SortFunc(out, func(a, b *File) int { return strings.Compare(a.URI, b.URI) })
	return out
}

// Folders returns the paths of the folders that are open.
func (s *Snapshot) Folders() []string { return s.folders }

// Setting decodes a setting of the section "ods" into dst and reports whether it is there and fits.
func (s *Snapshot) Setting(name string, dst any) bool {
	var all map[string]json.RawMessage
	if json.Unmarshal(s.settings, &all) != nil {
		return false
	}
	if inner, ok := all["ods"]; ok {
		all = nil
		if json.Unmarshal(inner, &all) != nil {
			return false
		}
	}
	return all[name] != nil && json.Unmarshal(all[name], dst) == nil
}

// Open returns the open file with a path, or nil.
func (s *Snapshot) Open(path string) *File {
	if f := s.files[URIOf(path)]; f != nil {
		return f
	}
	for _, f := range s.files {
		if f.Path == path {
			return f
		}
	}
	return nil
}

// ReadFile returns the text of a file: the editor's when it is open, else what is on disk.
func (s *Snapshot) ReadFile(path string) ([]byte, error) {
	if f := s.Open(path); f != nil {
		return f.Text, nil
	}
	return os.ReadFile(path)
}
