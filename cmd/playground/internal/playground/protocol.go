package playground

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"runtime/debug"

	"github.com/odsgen/ods/lsp"
)

// Request is what the page asks. Kind is one of:
//
//   - "check": the definition and the program are checked; the reply is "checked".
//   - "stages": the program goes through the pipeline; the reply is "stages".
//   - "run": the program goes through the pipeline and is lowered, and Engine executes Entry with Args; the reply is "ran".
//   - "graph": Graph ("cfg" or "uses") of the operation at Offset of Text is drawn; the reply is "graph".
//   - "warm": a definition is loaded and forgotten, which makes the first edit of one as fast as the next, and when Engine is the JIT,
//     a program is compiled, likewise; the reply is "warm".
//   - "complete" and "hover": what can stand, or stands, at Offset of the program; the replies have the same names.
type Request struct {
	ID         int      `json:"id"`
	Kind       string   `json:"kind"`
	Definition string   `json:"definition"`
	Program    string   `json:"program"`
	Pipeline   string   `json:"pipeline"`
	Snippet    bool     `json:"snippet"` // values that are used and defined nowhere are accepted
	Entry      string   `json:"entry"`
	Args       []string `json:"args"`
	Engine     string   `json:"engine"` // "interpreter", which is the default, or "jit"
	Graph      string   `json:"graph"`
	Text       string   `json:"text"`
	Offset     int      `json:"offset"`
}

// Reply is an answer.
type Reply struct {
	ID   int     `json:"id"`
	Kind string  `json:"kind"`
	Ms   float64 `json:"ms"` // how long it took

	// Of "ready".
	Passes []Pass `json:"passes,omitempty"`

	// Of "checked": findings in the two texts, names in the program, and what can be executed.
	Definition []Finding  `json:"definition,omitempty"`
	Findings   []Finding  `json:"findings,omitempty"`
	Names      []int      `json:"names,omitempty"` // as Stage.Names
	Functions  []Function `json:"functions,omitempty"`

	// Of "stages"; Findings are those of the pipeline and its passes.
	Stages []Stage `json:"stages,omitempty"`

	// Output is what a run printed with its results, or the SVG of a graph, or the Markdown of a hover; From and To are the place of a hover.
	Output string `json:"output,omitempty"`
	From   int    `json:"from,omitempty"`
	To     int    `json:"to,omitempty"`
	Items  []Item `json:"items,omitempty"`

	// Of "ran": how many milliseconds lowering took, making code of that, and executing it.
	Lowering  float64 `json:"lowering,omitempty"`
	Compiling float64 `json:"compiling,omitempty"`
	Running   float64 `json:"running,omitempty"`

	// Error says why there is no answer.
	Error string `json:"error,omitempty"`
}

// Finding is an error, a warning, a remark or a note. From is -1 when its place is not in the text.
type Finding struct {
	Severity string    `json:"severity"`
	Message  string    `json:"message"`
	From     int       `json:"from"`
	To       int       `json:"to"`
	Line     int       `json:"line,omitempty"`
	Col      int       `json:"col,omitempty"`
	Notes    []Finding `json:"notes,omitempty"`
}

// Function is a function that can be executed, with the types of its parameters.
type Function struct {
	Name   string   `json:"name"`
	Params []string `json:"params"`
}

// Stage is the module behind a pass.
type Stage struct {
	Pass   string  `json:"pass"`         // its argument; empty for the module as it was parsed
	On     string  `json:"on,omitempty"` // the operation that it ran on, when that is not the module
	Ms     float64 `json:"ms"`
	Same   bool    `json:"same,omitempty"`   // the text is that of the stage before, and left out
	Failed bool    `json:"failed,omitempty"` // the pass, or the verifier behind it
	Cut    bool    `json:"cut,omitempty"`    // the text is too long, and left out
	Text   string  `json:"text,omitempty"`
	// Names has four numbers for each name of a value, a block or a symbol: where it starts and ends, what it names, and
	// where that came from. The first of the latter two are equal in all stages for what is the same in memory; the second for what has
	// the same location, such as a value and the one that replaced it.
	Names []int `json:"names,omitempty"`
}

// Pass is a pass that pipelines can name.
type Pass struct {
	Name    string `json:"name"`
	Summary string `json:"summary"`
}

// Item is a completion: Text replaces what stands between From and the cursor.
type Item struct {
	Label  string `json:"label"`
	Kind   string `json:"kind"`
	Detail string `json:"detail,omitempty"`
	Text   string `json:"text"`
	From   int    `json:"from"`
}

// maxLine bounds a request.
const maxLine = 16 << 20

// Serve answers the requests that it reads until there are no more. First it sends a reply "ready".
func Serve(in io.Reader, out io.Writer) error {
	s := New()
	e := json.NewEncoder(out)
	if err := e.Encode(Reply{Kind: "ready", Passes: s.list()}); err != nil {
		return err
	}
	var failed error
	lines := bufio.NewScanner(in)
	lines.Buffer(nil, maxLine)
	for lines.Scan() && failed == nil {
		var r Request
		if err := json.Unmarshal(lines.Bytes(), &r); err != nil {
			return fmt.Errorf("request: %w", err)
		}
		s.Handle(r, func(reply Reply) { failed = errors.Join(failed, e.Encode(reply)) })
	}
	return errors.Join(failed, lines.Err())
}

// Handle answers a request. A panic becomes a reply, too: the page goes on.
func (s *Session) Handle(r Request, reply func(Reply)) {
	defer func() {
		if p := recover(); p != nil {
			reply(Reply{ID: r.ID, Kind: "failed", Error: fmt.Sprintf("internal error: %v\n%s", p, debug.Stack())})
		}
	}()
	answer := func(a Reply) {
		a.ID = r.ID
		reply(a)
	}
	switch r.Kind {
	case "check":
		s.check(r, answer)
	case "stages":
		s.stages(r, answer)
	case "run":
		s.run(r, answer)
	case "warm":
		s.load(lsp.NewFile(definitionName, "yaml", 0, []byte(usual)))
		if r.Engine == "jit" {
			s.warmCompiler()
		}
		answer(Reply{Kind: "warm"})
	case "graph":
		s.graph(r, answer)
	case "complete":
		s.complete(r, answer)
	case "hover":
		s.hover(r, answer)
	default:
		answer(Reply{Kind: "failed", Error: fmt.Sprintf("kind %q of a request is unknown", r.Kind)})
	}
}
