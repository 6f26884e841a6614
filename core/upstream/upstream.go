package upstream

// Place is the name of a place at which upstream is wrong.
type Place string

// Mode is what knows whether upstream's mistakes are asked for: a core.Context.
type Mode interface {
	// UpstreamBugs reports whether upstream's results are wanted where they are wrong.
	UpstreamBugs() bool
}

// In reports whether the place behaves in m as it does in MLIR 22.1.8, mistake included.
func (p Place) In(m Mode) bool { return m.UpstreamBugs() }

// Difference says what upstream does at a place, and what happens here.
type Difference struct {
	Place Place
	// Where names the passes, folds, operations or commands that show it.
	Where []string
	// Report is the address of upstream's report; empty where none is known.
	Report string
	// Upstream is what 22.1.8 does; Ours is what happens here. Both are sentences in Markdown.
	Upstream, Ours string
	// Example is the path of a test of this tree that shows it.
	Example string
	// Always is set where --upstream-bugs changes nothing, since a crash, a hang or text that cannot be read is nothing
	// that somebody needs back.
	Always bool
}
