package core

import (
	"slices"
	"strconv"
	"sync"
)

// Blob is data that a file keeps apart from the IR: the elements of a [DenseResourceAttr]. It is named by a key that is
// unique in its context.
type Blob struct {
	// Key is the name that the IR refers to.
	Key string
	// Align is the alignment in bytes that the data asks for.
	Align uint32
	// Data is the content, nil while only the name is known. It must not be changed while the IR is in use; set it to
	// nil to free the memory.
	Data []byte
}

// ResourceKind is the kind of an external resource's value.
type ResourceKind uint8

// The kinds of values.
const (
	ResourceBlob ResourceKind = iota
	ResourceBool
	ResourceString
)

// ExternalResource is an entry of the external resources of a file, data of a tool that is kept through round trips.
type ExternalResource struct {
	Key  string
	Kind ResourceKind
	Blob Blob   // when Kind is ResourceBlob
	Bool bool   // when Kind is ResourceBool
	Str  string // when Kind is ResourceString
	// Loc and ValueLoc are the places of the key and of the value in the text that it was read from; zero for others.
	Loc, ValueLoc Location
}

// ExternalGroup is the external resources of one tool.
type ExternalGroup struct {
	Name    string
	Entries []ExternalResource
}

// resourceTable holds the resources of a context.
type resourceTable struct {
	mu       sync.Mutex
	blobs    map[string]*Blob
	external []ExternalGroup
}

// Blob returns the resource of a key, or nil.
func (c *Context) Blob(key string) *Blob {
	c.resources.mu.Lock()
	defer c.resources.mu.Unlock()
	return c.resources.blobs[key]
}

// NewBlob adds a resource. Its key is the given one, with a number after it when that is taken.
func (c *Context) NewBlob(key string, align uint32, data []byte) *Blob {
	t := &c.resources
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.blobs == nil {
		t.blobs = make(map[string]*Blob)
	}
	unique := key
	for i := 1; t.blobs[unique] != nil; i++ {
		unique = key + "_" + strconv.Itoa(i)
	}
	b := &Blob{Key: unique, Align: align, Data: data}
	t.blobs[unique] = b
	return b
}

// DropBlob removes a resource from the context.
func (c *Context) DropBlob(key string) {
	c.resources.mu.Lock()
	defer c.resources.mu.Unlock()
	delete(c.resources.blobs, key)
}

// ExternalResources returns the external resources of the files parsed so far. The slice must not be changed.
func (c *Context) ExternalResources() []ExternalGroup {
	c.resources.mu.Lock()
	defer c.resources.mu.Unlock()
	return c.resources.external
}

// AddExternalResources appends entries to the external resources of a tool.
func (c *Context) AddExternalResources(name string, entries ...ExternalResource) {
	t := &c.resources
	t.mu.Lock()
	defer t.mu.Unlock()
	out := make([]ExternalGroup, len(t.external), len(t.external)+1)
	copy(out, t.external)
	t.external = out
	for i := range out {
		if out[i].Name == name {
			out[i].Entries = append(out[i].Entries[:len(out[i].Entries):len(out[i].Entries)], entries...)
			return
		}
	}
	t.external = append(out, ExternalGroup{name, entries})
}

// TakeExternalResources removes the external resources of a tool from the context and returns them.
func (c *Context) TakeExternalResources(name string) []ExternalResource {
	t := &c.resources
	t.mu.Lock()
	defer t.mu.Unlock()
	for i, g := range t.external {
		if g.Name == name {
			t.external = slices.Delete(slices.Clone(t.external), i, i+1)
			return g.Entries
		}
	}
	return nil
}
