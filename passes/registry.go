package passes

import (
	"slices"
	"strings"
)

// Registry knows passes and named pipelines by their arguments. Fill it once, then share it; reading is safe for
// concurrent use.
type Registry struct {
	passes    map[string]Maker
	pipelines map[string]*PipelineEntry
}

// PipelineEntry is a named pipeline.
type PipelineEntry struct {
	Name, Summary string
	// New returns fresh options and the function that adds the pipeline's passes; options are parsed in between. The error is
	// about a pass that cannot run on the operations that p is anchored at.
	New func() (*OptionSet, func(p *Pipeline) error)
}

// NewRegistry returns an empty registry.
func NewRegistry() *Registry {
	return &Registry{passes: make(map[string]Maker), pipelines: make(map[string]*PipelineEntry)}
}

// Add registers passes by what makes new instances. Of two with one name the later one wins.
func (r *Registry) Add(makers ...Maker) {
	for _, m := range makers {
		r.passes[m.Make(r).Name] = m
	}
}

// AddPipeline registers named pipelines.
func (r *Registry) AddPipeline(entries ...PipelineEntry) {
	for _, e := range entries {
		r.pipelines[e.Name] = &e
	}
}

// New returns a new instance of the pass with the name, or nil.
func (r *Registry) New(name string) *Pass {
	if m := r.passes[name]; m != nil {
		return m.Make(r)
	}
	return nil
}

// Pipeline returns the named pipeline, or nil.
func (r *Registry) Pipeline(name string) *PipelineEntry { return r.pipelines[name] }

// Passes returns the names of all passes, sorted.
func (r *Registry) Passes() []string { return sortedKeys(r.passes) }

// Pipelines returns the names of all named pipelines, sorted.
func (r *Registry) Pipelines() []string { return sortedKeys(r.pipelines) }

func sortedKeys[V any](m map[string]V) []string {
	out := make([]string, 0, len(m))
	for k := range m {
		out = append(out, k)
	}
	slices.SortFunc(out, strings.Compare)
	return out
}
