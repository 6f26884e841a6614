package cpp

import (
	"flag"
	"io"

	"github.com/odsgen/ods/core"
)

// Options are the choices that a translation has. The zero value is the default.
type Options struct {
	// VariablesAtTop declares all variables of a function at its begin, which functions of several blocks need.
	VariablesAtTop bool
	// FileID names the emitc.file whose content is written; the others are left out.
	FileID string
}

// Write writes an operation, which is most often a module, as C++. The error is a [diag.List] when an operation has no
// form in C++, and what w returned when writing failed; nothing is written in the first case. It is safe for concurrent
// use on different modules.
func Write(w io.Writer, op *core.Operation, o Options) error {
	e := &emitter{Options: o, r: core.NewReporter(op.Context()), kinds: kinds(), names: make(map[*core.Value]string),
		labels: make(map[*core.Block]string)}
	if !e.operation(op, false) {
		return e.r.List()
	}
	_, err := w.Write(e.out.text)
	return err
}

// Flags declares the flags of a translation, with upstream's names, and returns the translation.
func Flags(flags *flag.FlagSet) func(w io.Writer, op *core.Operation) error {
	var o Options
	flags.BoolVar(&o.VariablesAtTop, "declare-variables-at-top", false, "declare variables at the begin of functions, in C and C++")
	flags.StringVar(&o.FileID, "file-id", "", "write the content of the emitc.file with this `id`")
	return func(w io.Writer, op *core.Operation) error { return Write(w, op, o) }
}

// An emitter is the state of one translation.
type emitter struct {
	Options
	r       *core.Reporter
	out     text
	symbols core.SymbolTableCollection
	kinds   map[string]kind

	names  map[*core.Value]string // variables, and texts that stand for a value
	labels map[*core.Block]string
	named  []*core.Value // in the order of names, so that the end of a scope forgets them
	values int           // variables of the function
	blocks int           // labels of the scope
	loops  int           // loops around

	// expression is the emitc.expression that is being written, and precedence what its operators around bind like.
	expression *core.Operation
	precedence []int
}

// scope runs f; names that it gives are forgotten after it.
func (e *emitter) scope(f func() bool) bool {
	names, blocks := len(e.named), e.blocks
	ok := f()
	for _, v := range e.named[names:] {
		delete(e.names, v)
	}
	e.named, e.blocks = e.named[:names], blocks
	return ok
}

// setName gives a value a name or a text.
func (e *emitter) setName(v *core.Value, name string) string {
	e.names[v] = name
	e.named = append(e.named, v)
	return name
}

// text is lines of which all begin with the indentation.
type text struct {
	text   []byte
	indent int
	inLine bool
}

const indentation = "  "

// put appends pieces; each line that is not empty is indented.
func (t *text) put(pieces ...string) {
	for _, s := range pieces {
		for i := range len(s) {
			if s[i] == '\n' {
				t.inLine = false
			} else if !t.inLine {
				t.inLine = true
				for range t.indent {
					t.text = append(t.text, indentation...)
				}
			}
			t.text = append(t.text, s[i])
		}
	}
}

// putRaw appends a piece without indentation.
func (t *text) putRaw(s string) { t.text = append(t.text, s...) }
