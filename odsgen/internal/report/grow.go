package report

// What the definitions of one load may grow to by expansion: by variables, templates, mixins, for_each, and
// parametrised constraints and traits. What a file itself says counts only where it is copied. All shipped definitions
// together stay below a tenth of it.
const (
	// MaxText is the number of bytes of text that expansion may make.
	MaxText = 16 << 20
	// MaxNodes is the number of nodes: texts, lists, maps, terms of conditions, and stretches of text that came from a
	// variable.
	MaxNodes = 500_000
)

// Grow accounts for nodes and bytes of text that expansion is about to make. It returns false when the limits do not
// allow them, which is reported once in a load; the caller leaves the expansion out.
func (r *Reporter) Grow(at Place, nodes, bytes int) bool {
	if r.overgrown {
		return false
	}
	// Differences, because sums of sizes could overflow.
	fits := nodes <= MaxNodes-r.nodes && bytes <= MaxText-r.text
	if !fits {
		r.overgrown = true
		r.Error(Growth, at, "use fewer repetitions, or split the file", "expansion makes more than %d MiB of text or %d nodes",
			MaxText>>20, MaxNodes)
		return false
	}
	r.nodes += nodes
	r.text += bytes
	return true
}

// Grown returns what expansion made so far.
func (r *Reporter) Grown() (nodes, bytes int) { return r.nodes, r.text }

// Overgrown reports whether [Reporter.Grow] refused something.
func (r *Reporter) Overgrown() bool { return r.overgrown }
