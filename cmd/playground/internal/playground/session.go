package playground

import (
	"context"
	"errors"
	"io/fs"
	"strings"
	"time"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/core/marks"
	"github.com/odsgen/ods/defs"
	"github.com/odsgen/ods/lsp"
	"github.com/odsgen/ods/lsp/irlang"
	"github.com/odsgen/ods/odsgen/live"
	"github.com/odsgen/ods/odsgen/load"
	"github.com/odsgen/ods/passes"
)

// Names of the two texts, in locations and messages.
const (
	definitionName = "/definition.yaml"
	programName    = "program.mlir"
)

// Session has the dialects and passes, and what was made of the latest definition. It is used by one goroutine.
type Session struct {
	linked   *core.Registry
	passes   *passes.Registry
	language *irlang.Language

	cache      load.Cache
	definition *lsp.File      // the latest
	findings   []Finding      // in it
	registry   *core.Registry // with its dialects, or those of the last definition without errors
	program    *lsp.File
	runTime    time.Duration // of a program
}

// New makes a session.
func New() *Session {
	s := &Session{linked: dialects(), passes: passRegistry(), runTime: runTime}
	s.registry = s.linked
	s.language = irlang.New(irlang.Options{Passes: s.passes, Live: func(*lsp.Snapshot) *core.Registry { return s.registry }})
	return s
}

// define makes the dialects of a definition, unless they are made already. One without text makes none.
func (s *Session) define(text string) {
	if s.definition != nil && string(s.definition.Text) == text {
		return
	}
	s.definition = lsp.NewFile(definitionName, "yaml", 0, []byte(text))
	s.findings = nil
	if strings.TrimSpace(text) == "" || s.isLinked(text) {
		s.registry = s.linked
		return
	}
	set, list := s.load(s.definition)
	s.findings = findingsIn(s.definition, list)
	if set != nil {
		s.registry = s.linked.With(set.Dialects()...)
	}
}

// isLinked reports whether a definition is that of a linked dialect, unchanged. Interpreting it would give the same.
func (s *Session) isLinked(text string) bool {
	for line := range strings.Lines(text) {
		if name, ok := strings.CutPrefix(line, "dialect:"); ok {
			name = strings.TrimSpace(name)
			shipped, err := fs.ReadFile(defs.FS, name+"/"+name+".yaml")
			return err == nil && string(shipped) == text && s.linked.Lookup(name) != nil
		}
	}
	return false
}

// usual is a definition that has what definitions usually have.
const usual = `dialect: usual
types:
  NumType: {mnemonic: t, params: [{n: uint32}], format: '` + "`<` $n `>`" + `'}
enums:
  E: {cases: [a, b]}
templates:
  Binary: {traits: [Pure, SameOperandsAndResultType], operands: [{lhs: AnyInteger}, {rhs: AnyInteger}], results: [{r: AnyInteger}]}
ops:
  add: {extends: Binary, format: '` + "$lhs `,` $rhs attr-dict `:` type($r)" + `'}
  neg: {traits: [Pure], operands: [{x: NumType}], attributes: [{e: E}], results: [{y: {type: NumType, infer: type($x)}}], regions: [{body: AnyRegion}]}
patterns:
  AddAdd: (add (add $x $y) $y) => (add $x $y)
`

// load makes the dialects of a definition.
func (s *Session) load(definition *lsp.File) (*live.Set, diag.List) {
	return live.Load(live.Options{Compiled: s.linked.Lookup, Load: load.Options{
		Embedded: defs.FS,
		Cache:    &s.cache,
		GoList:   func(string, string) (string, error) { return "", errors.New("the playground has no go command") },
		ReadFile: func(name string) ([]byte, error) {
			if name == definitionName {
				return definition.Text, nil
			}
			return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrNotExist}
		},
	}}, definitionName)
}

// open makes the program the present one.
func (s *Session) open(text string) {
	if s.program == nil || string(s.program.Text) != text {
		s.program = lsp.NewFile(programName, "mlir", 0, []byte(text))
	}
}

// parse reads the program.
func (s *Session) parse(snippet bool, set *marks.Set) (*core.Operation, diag.List) {
	return core.Parse(core.NewContextWith(s.registry), s.program.Text, core.ParseOptions{Name: programName, Workers: 1,
		Recover: true, KeepNames: true, FreeValues: snippet, Marks: set})
}

// check answers a request of that kind.
func (s *Session) check(r Request, reply func(Reply)) {
	begin := time.Now()
	s.define(r.Definition)
	s.open(r.Program)
	var set marks.Set
	module, list := s.parse(r.Snippet, &set)
	track := newTracker()
	checked := Reply{Kind: "checked", Definition: s.findings, Findings: findingsIn(s.program, list),
		Names: track.names(set.List, string(s.program.Text), nil)}
	if module != nil && !list.HasErrors() {
		checked.Functions = functions(module)
	}
	checked.Ms = milliseconds(begin)
	reply(checked)
}

// stages answers a request of that kind. Names have the numbers that they have in the reply "checked" for the same texts.
func (s *Session) stages(r Request, reply func(Reply)) {
	begin := time.Now()
	s.define(r.Definition)
	s.open(r.Program)
	var set marks.Set
	module, list := s.parse(r.Snippet, &set)
	done := Reply{Kind: "stages", Stages: []Stage{}}
	if module != nil && !list.HasErrors() {
		track := newTracker()
		track.names(set.List, string(s.program.Text), nil)
		var found diag.List
		done.Stages, found = s.record(module, r.Pipeline, track)
		done.Findings = findingsIn(s.program, found)
	}
	done.Ms = milliseconds(begin)
	reply(done)
}

// functions lists what can be executed.
func functions(module *core.Operation) []Function {
	var out []Function
	for _, region := range module.Regions() {
		for b := range region.Blocks() {
			for op := range b.Ops() {
				name, ok := op.SymbolName()
				inputs, _, isFunction := op.FunctionSignature()
				if !ok || !isFunction || op.IsSymbolDeclaration() || op.NumRegions() == 0 || op.Region(0).IsEmpty() {
					continue
				}
				f := Function{Name: name, Params: []string{}}
				for _, t := range inputs {
					f.Params = append(f.Params, t.String())
				}
				out = append(out, f)
			}
		}
	}
	return out
}

func milliseconds(since time.Time) float64 { return float64(time.Since(since).Microseconds()) / 1000 }

// graph answers a request of that kind.
func (s *Session) graph(r Request, reply func(Reply)) {
	command := map[string]string{"cfg": "ods.cfg", "uses": "ods.useGraph"}[r.Graph]
	s.define(r.Definition)
	f := lsp.NewFile("graph.mlir", "mlir", 0, []byte(r.Text))
	svg, err := s.language.Graph(context.Background(), lsp.NewSnapshot(nil, f), command, f, byteOffset(r.Text, r.Offset))
	if err != nil {
		reply(Reply{Kind: "graph", Error: err.Error()})
		return
	}
	reply(Reply{Kind: "graph", Output: svg})
}

// complete answers a request of that kind.
func (s *Session) complete(r Request, reply func(Reply)) {
	const most = 200
	s.define(r.Definition)
	s.open(r.Program)
	at := newOffsets(s.program.Text)
	out := Reply{Kind: "complete"}
	for _, it := range s.language.Complete(context.Background(), lsp.NewSnapshot(nil, s.program), s.program, byteOffset(r.Program, r.Offset)) {
		if len(out.Items) == most {
			break
		}
		text := it.NewText
		if text == "" {
			text = it.Label
		}
		out.Items = append(out.Items, Item{Label: it.Label, Kind: kindNames[it.Kind], Detail: it.Detail, Text: text, From: at.units(it.Replace.Start)})
	}
	reply(out)
}

var kindNames = map[lsp.ItemKind]string{
	lsp.ItemKeyword: "keyword", lsp.ItemValue: "variable", lsp.ItemVariable: "variable", lsp.ItemFunction: "function",
}

// hover answers a request of that kind.
func (s *Session) hover(r Request, reply func(Reply)) {
	s.define(r.Definition)
	s.open(r.Program)
	h := s.language.Hover(context.Background(), lsp.NewSnapshot(nil, s.program), s.program, byteOffset(r.Program, r.Offset))
	if h == nil {
		reply(Reply{Kind: "hover"})
		return
	}
	at := newOffsets(s.program.Text)
	reply(Reply{Kind: "hover", Output: h.Markdown, From: at.units(h.Range.Start), To: at.units(h.Range.End)})
}

// list returns the passes that pipelines can name.
func (s *Session) list() []Pass {
	var out []Pass
	for _, name := range s.passes.Passes() {
		out = append(out, Pass{name, s.passes.New(name).Summary})
	}
	return out
}
