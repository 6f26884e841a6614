package smtlib

import (
	"bufio"
	"flag"
	"fmt"
	"io"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/smt"
)

// Options say how terms are written. The zero value is the default.
type Options struct {
	// Inline writes terms that are used once where they are used, and makes no let for them.
	Inline bool
}

// Flags declares the flags of mlir-translate for this format and returns what writes with them.
func Flags(flags *flag.FlagSet) func(w io.Writer, op *core.Operation) error {
	var o Options
	flags.BoolVar(&o.Inline, "smtlibexport-inline-single-use-values", false, "Inline expressions that are used only once rather than generating a let-binding")
	return func(w io.Writer, op *core.Operation) error { return Write(w, op, o) }
}

// Write writes each smt.solver in an operation as a script that ends with a reset. The error is a [diag.List] when something has no form
// there, and what w returned when writing failed.
func Write(w io.Writer, root *core.Operation, o Options) error {
	out := bufio.NewWriter(w)
	report := core.NewReporter(root.Context())
	n, ok := 0, true
	root.Walk(func(op *core.Operation) {
		if ok && op.Is(&smt.SolverDef) {
			s := &scope{w: out, report: report, o: o, names: map[string]bool{"": true}, text: map[*core.Value]string{}}
			for name := range known() {
				s.names[name] = true
			}
			ok = s.write(op, n)
			n++
		}
	})
	if !ok {
		return report.List()
	}
	return out.Flush()
}

// writer is what terms and commands are written to.
type writer interface {
	io.Writer
	io.StringWriter
}

// scope is one smt.solver.
type scope struct {
	w      writer
	report *core.Reporter
	o      Options
	names  map[string]bool        // that are taken
	text   map[*core.Value]string // of values that were written: names, constants and inlined terms
	known  []*core.Value          // those that have a text, in the order in which they got it
}

// set gives a value its text, until it is forgotten.
func (s *scope) set(v *core.Value, text string) {
	if _, there := s.text[v]; !there {
		s.known = append(s.known, v)
	}
	s.text[v] = text
}

// forget forgets all values but the first ones that got a text: the lets and quantifiers of the others have ended.
func (s *scope) forget(first int) {
	for _, v := range s.known[first:] {
		delete(s.text, v)
	}
	s.known = s.known[:first]
}

func (s *scope) write(op *core.Operation, n int) bool {
	if op.NumOperands() > 0 || op.NumResults() > 0 {
		return s.report.Errorf(op.Loc(), "solver scopes with inputs or results are not supported").Fail()
	}
	body := op.Region(0).Entry()
	if body == nil {
		return true
	}
	for inner := range body.Ops() {
		if inner.Info().DialectName() != smt.Name {
			return s.report.Errorf(inner.Loc(), "solver must not contain any non-SMT operations").Fail()
		}
	}
	fmt.Fprintf(s.w, "; solver scope %d\n", n)
	if !s.sorts(op) {
		return false
	}
	for inner := range body.Ops() {
		if !s.command(inner) {
			return false
		}
	}
	s.w.WriteString("(reset)\n")
	return true
}

// sorts declares the sorts that values have.
func (s *scope) sorts(solver *core.Operation) bool {
	arity, ok := map[string]int{}, true
	var declare func(t core.Type, op *core.Operation)
	declare = func(t core.Type, op *core.Operation) {
		switch t := t.(type) {
		case *smt.SortType:
			name, n := t.Identifier().Value(), len(t.SortParams())
			if have, there := arity[name]; there && have != n && ok {
				ok = s.report.Errorf(op.Loc(), "uninterpreted sorts with same identifier but different arity found").Fail()
			} else if !there {
				arity[name] = n
				fmt.Fprintf(s.w, "(declare-sort %s %d)\n", symbol(name), n)
			}
			for _, p := range t.SortParams() {
				declare(p, op)
			}
		case *smt.ArrayType:
			declare(t.DomainType(), op)
			declare(t.RangeType(), op)
		case *smt.SMTFuncType:
			for _, d := range t.DomainTypes() {
				declare(d, op)
			}
			declare(t.RangeType(), op)
		}
	}
	solver.Walk(func(op *core.Operation) {
		for _, t := range op.ResultTypes() {
			declare(t, op)
		}
		for _, r := range op.Regions() {
			for b := range r.Blocks() {
				for _, t := range b.ArgTypes() {
					declare(t, op)
				}
			}
		}
	})
	return ok
}

// sort returns a type as SMT-LIB writes it.
func sort(t core.Type) string {
	switch t := t.(type) {
	case *smt.IntType:
		return "Int"
	case *smt.BitVectorType:
		return fmt.Sprintf("(_ BitVec %d)", t.Width())
	case *smt.ArrayType:
		return "(Array " + sort(t.DomainType()) + " " + sort(t.RangeType()) + ")"
	case *smt.SortType:
		if len(t.SortParams()) == 0 {
			return symbol(t.Identifier().Value())
		}
		return "(" + symbol(t.Identifier().Value()) + " " + sorts(t.SortParams()) + ")"
	}
	return "Bool"
}

func sorts(types []core.Type) string {
	var list []string
	for _, t := range types {
		list = append(list, sort(t))
	}
	return strings.Join(list, " ")
}

// command writes an operation that is none of a term; terms are written where commands need them.
func (s *scope) command(op *core.Operation) bool {
	switch op.Name() {
	case smt.AssertDef.Name:
		defer s.forget(len(s.known))
		s.w.WriteString("(assert ")
		t := &terms{scope: s, w: s.w, indent: 8}
		if !t.write(op.Operand(0)) {
			return false
		}
		s.w.WriteString(s.text[op.Operand(0)] + strings.Repeat(")", t.open+1) + "\n")
	case smt.DeclareFunDef.Name:
		s.declare(op)
	case smt.CheckDef.Name:
		return s.check(op)
	case smt.ResetDef.Name:
		s.w.WriteString("(reset)\n")
	case smt.PushDef.Name:
		fmt.Fprintf(s.w, "(push %d)\n", number(op, "count"))
	case smt.PopDef.Name:
		fmt.Fprintf(s.w, "(pop %d)\n", number(op, "count"))
	case smt.SetLogicDef.Name:
		logic, _ := op.Attr("logic").(*core.StringAttr)
		s.w.WriteString("(set-logic " + symbol(logic.Value()) + ")\n")
	case smt.Int2BVDef.Name, smt.BV2IntDef.Name:
		return s.unsupported(op)
	}
	return true
}

func number(op *core.Operation, name string) int64 {
	a, ok := op.Attr(name).(*core.IntegerAttr)
	if !ok {
		return 0
	}
	return a.Int64()
}

func (s *scope) declare(op *core.Operation) {
	prefix := "tmp"
	if a, ok := op.Attr("namePrefix").(*core.StringAttr); ok {
		prefix = a.Value()
	}
	name := s.name(prefix)
	s.set(op.Result(0), name)
	if t, ok := op.Result(0).Type().(*smt.SMTFuncType); ok {
		fmt.Fprintf(s.w, "(declare-fun %s (%s) %s)\n", name, sorts(t.DomainTypes()), sort(t.RangeType()))
		return
	}
	fmt.Fprintf(s.w, "(declare-const %s %s)\n", name, sort(op.Result(0).Type()))
}

func (s *scope) check(op *core.Operation) bool {
	if op.NumResults() > 0 {
		return s.report.Errorf(op.Loc(), "must not have any result values").Fail()
	}
	for i, name := range []string{"sat", "unknown", "unsat"} {
		if b := op.Region(i).Entry(); b != nil && b.First() != b.Last() {
			return s.report.Errorf(op.Loc(), "'%s' region must be empty", name).Fail()
		}
	}
	s.w.WriteString("(check-sat)\n")
	return true
}
