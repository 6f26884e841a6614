package playground

import (
	"bytes"
	"fmt"
	"strings"
	"time"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/core/marks"
	"github.com/odsgen/ods/passes"
)

// Limits of what is kept.
const (
	maxStages    = 200
	maxStageText = 8 << 20
	pipelineTime = 8 * time.Second
)

// record runs a pipeline and returns the module in front of and behind each pass.
func (s *Session) record(module *core.Operation, pipeline string, track *tracker) ([]Stage, diag.List) {
	rec := &recorder{s: s, module: module, track: track}
	rec.add(Stage{}, false)
	list, _ := s.runPasses(module, pipeline, rec)
	return rec.stages, list
}

// runPasses runs a pipeline, "builtin.module(cse)" or just "cse,canonicalize", on a module.
func (s *Session) runPasses(module *core.Operation, pipeline string, watch ...passes.Instrumentation) (diag.List, bool) {
	pipeline = strings.TrimSpace(pipeline)
	if pipeline == "" {
		return nil, true
	}
	if !strings.Contains(pipeline, "builtin.module(") {
		pipeline = "builtin.module(" + pipeline + ")"
	}
	p, list := passes.ParsePipeline(s.passes, pipeline)
	if p == nil || list.HasErrors() {
		return list, false
	}
	m := passes.NewManagerOf(module.Context(), p)
	m.Workers, m.Instrumentation, m.Explain, m.RemarkIdle = 1, watch, true, true
	found, ok := m.Run(before(pipelineTime), module)
	return append(list, found...), ok
}

// recorder keeps the module behind each pass.
type recorder struct {
	passes.NoInstrumentation
	s      *Session
	module *core.Operation
	track  *tracker
	stages []Stage
	last   string // the text of the last stage that has one
	size   int
	begin  time.Time
}

// BeforePass implements passes.Instrumentation.
func (r *recorder) BeforePass(*passes.Event) { r.begin = time.Now() }

// AfterPass implements passes.Instrumentation.
func (r *recorder) AfterPass(e *passes.Event) {
	st := Stage{Pass: e.Pass.Name, Ms: milliseconds(r.begin), Failed: e.Failed}
	if e.Op != r.module {
		st.On = e.Op.Name()
		if name, ok := e.Op.SymbolName(); ok {
			st.On = "@" + name
		}
	}
	r.add(st, e.Failed)
}

// add adds a stage with the text of the module as it is.
func (r *recorder) add(st Stage, generic bool) {
	if len(r.stages) == maxStages {
		return
	}
	var out bytes.Buffer
	err := core.Print(&out, r.module, core.PrintOptions{KeepNames: true, Generic: generic, Workers: 1})
	text := out.String()
	r.size += len(text)
	switch {
	case err != nil:
		st.Text = fmt.Sprintf("// %v\n", err)
	case len(r.stages) > 0 && text == r.last:
		st.Same = true
	case r.size > maxStageText:
		st.Cut = true
	default:
		st.Text = text
		st.Names = r.s.namesIn(r.module, text, r.track)
		r.last = text
	}
	r.stages = append(r.stages, st)
}

// namesIn finds the names in the text that was printed of a module: it is read again, and the two modules have the same shape.
func (s *Session) namesIn(module *core.Operation, text string, track *tracker) []int {
	var set marks.Set
	again, list := core.Parse(core.NewContextWith(s.registry), []byte(text), core.ParseOptions{Name: "stage", Workers: 1, NoVerify: true,
		AllowUnregistered: true, Marks: &set})
	if again == nil || list.HasErrors() {
		return nil
	}
	same := map[any]any{}
	if !pair(again, module, same) {
		return nil
	}
	return track.names(set.List, text, same)
}

// pair enters the blocks and values of an operation with those of another one that has the same shape, and reports whether it has.
func pair(a, b *core.Operation, same map[any]any) bool {
	if a.Name() != b.Name() || a.NumResults() != b.NumResults() || a.NumRegions() != b.NumRegions() {
		return false
	}
	for i := range a.NumResults() {
		same[a.Result(i)] = b.Result(i)
	}
	for i := range a.NumRegions() {
		x, y := a.Region(i).Entry(), b.Region(i).Entry()
		for ; x != nil && y != nil; x, y = x.Next(), y.Next() {
			if x.NumArgs() != y.NumArgs() {
				return false
			}
			same[x] = y
			for k := range x.NumArgs() {
				same[x.Arg(k)] = y.Arg(k)
			}
			o, p := x.First(), y.First()
			for ; o != nil && p != nil; o, p = o.Next(), p.Next() {
				if !pair(o, p, same) {
					return false
				}
			}
			if o != nil || p != nil {
				return false
			}
		}
		if x != nil || y != nil {
			return false
		}
	}
	return true
}
