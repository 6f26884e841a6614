package filecheck

import (
	"errors"
	"fmt"
	"io"
	"math/big"
	"os"
	"strings"
)

// Check matches input against the directives in check. The error is nil or an [*Error].
func Check(opts Options, check, input Text) error {
	if err := run(opts, check, input); err != nil && err.Status != 0 {
		return err
	}
	return nil
}

// Main is FileCheck as a command: args without the program's name. It reads the files that args name, and stdin unless
// --input-file is given, writes messages to stderr and returns 0 (match), 1 (no match) or 2 (wrong use or check file).
func Main(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	err := mainError(args, stdin)
	if err == nil {
		return 0
	}
	io.WriteString(stderr, err.Error())
	return err.Status
}

func mainError(args []string, stdin io.Reader) *Error {
	opts, checkFile, inputFile, err := parseArgs(args)
	if err != nil {
		return err
	}
	checkText, ioErr := os.ReadFile(checkFile)
	if ioErr != nil {
		return usage("Could not open check file '%s': %v", checkFile, plainError(ioErr))
	}
	var input []byte
	name := "<stdin>"
	if inputFile == "-" {
		input, ioErr = io.ReadAll(stdin)
	} else {
		name = inputFile
		input, ioErr = os.ReadFile(inputFile)
	}
	if ioErr != nil {
		e := usage("Could not open input file '%s': %v", inputFile, plainError(ioErr))
		e.Status = 1
		return e
	}
	return run(opts, Text{checkFile, string(checkText)}, Text{name, string(input)})
}

func plainError(err error) error {
	if inner := errors.Unwrap(err); inner != nil {
		return inner
	}
	return err
}

func run(opts Options, check, input Text) *Error {
	defaultPrefix := len(opts.Prefixes) == 0
	o, err := opts.withDefaults()
	if err != nil {
		return err
	}
	if input.Name == "" {
		input.Name = "<stdin>"
	}
	vars := newVariables()
	if err := vars.define(o.Defines); err != nil {
		return err
	}
	src := &source{check.Name, canonical(check.Text, o.StrictWhitespace)}
	checks, err := readChecks(&o, src, vars, defaultPrefix)
	if err != nil {
		return err
	}
	if input.Text == "" && !o.AllowEmpty {
		return usage("FileCheck error: '%s' is empty.", input.Name)
	}
	r := &runner{opts: &o, vars: vars, input: &source{input.Name, canonical(input.Text, o.StrictWhitespace)}}
	ok := r.run(checks)
	if ok && o.DumpInput != "always" {
		return nil
	}
	e := &Error{Status: 1, Messages: r.errs.String()}
	if o.DumpInput != "never" {
		e.Dump = r.dump(check.Name)
	}
	if ok {
		e.Status = 0
	}
	return e
}

// define sets the variables of -D. Messages show the definitions as a text of their own.
func (v *variables) define(defs []string) *Error {
	src := &source{name: "Global defines"}
	var b strings.Builder
	var starts []int
	for i, d := range defs {
		fmt.Fprintf(&b, "Global define #%d: ", i+1)
		if numeric := strings.HasPrefix(d, "#"); numeric {
			b.WriteString(d + " (parsed as: [[")
			starts = append(starts, b.Len())
			b.WriteString(strings.Replace(d, "=", ":", 1) + "]])\n")
		} else {
			starts = append(starts, b.Len())
			b.WriteString(d + "\n")
		}
	}
	src.text = b.String()
	var errs findings
	for i, d := range defs {
		def := view{src.text[starts[i] : starts[i]+len(d)], starts[i]}
		if def.consume("#") {
			v.defineNumeric(def, src, &errs)
		} else {
			v.defineString(def, src, &errs)
		}
	}
	if len(errs) > 0 {
		return &Error{Status: 2, Messages: errs.String()}
	}
	return nil
}

func (v *variables) defineNumeric(def view, src *source, errs *findings) {
	ep := exprParser{src: src, vars: v, errs: errs}
	block, ok := ep.parseBlock(def)
	switch {
	case !ok:
		return
	case block.expr.root == nil:
		errs.errorf(src, def.end(), "missing value of numeric variable '%s'", block.defines.name)
		return
	}
	value, err := block.expr.root.eval()
	var undefined *undefinedError
	switch {
	case errors.As(err, &undefined):
		errs.errorf(src, undefined.at, "%v", err)
	case err != nil:
		errs.errorf(src, def.at, "%v", err)
	default:
		block.defines.value = value
	}
}

func (v *variables) defineString(def view, src *source, errs *findings) {
	equal := strings.IndexByte(def.s, '=')
	name := def.slice(0, equal)
	rest := name
	_, pseudo, ok := parseName(&rest, src, errs)
	switch {
	case !ok:
	case pseudo || rest.s != "":
		errs.errorf(src, def.at, "invalid name in string variable definition '%s'", name.s)
	case v.numeric[name.s] != nil:
		errs.errorf(src, def.at, "numeric variable with name '%s' already exists", name.s)
	default:
		v.isString[name.s] = true
		v.strings[name.s] = def.s[equal+1:]
	}
}

func (v *variables) setLine(line int) { v.line.value = big.NewInt(int64(line)) }

// run goes through the blocks that CHECK-LABEL delimits: a label is found first, then what lies before it is checked.
func (r *runner) run(checks []check) bool {
	rest := view{s: r.input.text}
	ok := true
	for done, next := 0, 0; ; {
		for next < len(checks) && checks[next].kind != checkLabel {
			next++
		}
		region := rest
		last := next == len(checks)
		if !last {
			res, end := r.count(checks[next], rest)
			if !res {
				return false
			}
			region, rest = rest.slice(0, end.end), rest.from(end.end)
			next++
		}
		// The first block keeps what -D defined.
		if done > 0 && r.opts.EnableVarScope {
			r.vars.clearLocals()
		}
		for ; done < next; done++ {
			end, matched := r.check(checks[done], region)
			if !matched {
				ok = false
				done = next
				break
			}
			region = region.from(end)
		}
		if last {
			return ok
		}
	}
}

// extent is where the matches of a directive begin and end.
type extent struct{ start, end int }

// count matches a directive as many times as it asks for.
func (r *runner) count(c check, v view) (bool, extent) {
	var x extent
	for i := 1; i <= c.count; i++ {
		part := v.from(x.end)
		res, broken := r.match(c.pattern, part)
		if !res.found {
			r.reportMissing(c.pattern, part, i, broken)
			return false, x
		}
		if i == 1 {
			x.start = res.pos
		}
		x.end += res.pos + res.len
	}
	return true, x
}

// check matches a directive and those that lead up to it; end is where its match ends in v.
func (r *runner) check(c check, v view) (end int, ok bool) {
	start, nots, ok := r.checkBefore(c.before, v)
	if !ok {
		return 0, false
	}
	matched, x := r.count(c, v.from(start))
	if !matched {
		return 0, false
	}
	skipped := v.slice(start, start+x.start)
	if !r.checkDistance(c.pattern, skipped) || !r.checkNots(nots, skipped) {
		return 0, false
	}
	return start + x.end, true
}

// checkDistance verifies -NEXT, -EMPTY and -SAME from what lies between the previous match and this one.
func (r *runner) checkDistance(p *pattern, skipped view) bool {
	newlines := strings.Count(skipped.s, "\n")
	var problem string
	switch {
	case p.kind == checkSame && newlines > 0:
		problem = "is not on the same line as the previous match"
	case (p.kind == checkNext || p.kind == checkEmpty) && newlines == 0:
		problem = "is on the same line as previous match"
	case (p.kind == checkNext || p.kind == checkEmpty) && newlines > 1:
		problem = "is not on the line after the previous match"
	default:
		return true
	}
	r.errs.errorf(p.src, p.at, "%s: %s", p.name(), problem)
	r.errs.notef(r.input, skipped.end(), 0, "'next' match was here")
	r.errs.notef(r.input, skipped.at, 0, "previous match ended here")
	if newlines > 1 && p.kind != checkSame {
		r.errs.notef(r.input, skipped.at+strings.IndexByte(skipped.s, '\n')+1, 0, "non-matching line after previous match is here")
	}
	return false
}

func (r *runner) checkNots(nots []*pattern, v view) bool {
	ok := true
	for _, p := range nots {
		res, broken := r.match(p, v)
		if res.found {
			r.reportExcluded(p, v, res)
		}
		if broken {
			r.noteSubstitutions(p, v.at)
		}
		ok = ok && !res.found && !broken
	}
	return ok
}

// checkBefore matches the -DAG directives, group by group, and the -NOT directives between the groups. It returns where
// the last group ends and the -NOT directives behind it.
func (r *runner) checkBefore(before []*pattern, v view) (start int, nots []*pattern, ok bool) {
	var taken []extent // matches of the group, in order of their places
	for i, p := range before {
		if p.kind == checkNot {
			nots = append(nots, p)
			continue
		}
		if taken, ok = r.matchDAG(p, v, start, taken); !ok {
			return 0, nil, false
		}
		if i+1 < len(before) && before[i+1].kind != checkNot {
			continue
		}
		if !r.checkNots(nots, v.slice(start, taken[0].start)) {
			return 0, nil, false
		}
		nots = nil
		start = taken[len(taken)-1].end
		taken = nil
	}
	return start, nots, true
}

// matchDAG finds a match at or behind start that overlaps none of the group's others, and enters it among them.
func (r *runner) matchDAG(p *pattern, v view, start int, taken []extent) ([]extent, bool) {
	pos := start
	for i := 0; ; {
		part := v.from(pos)
		res, broken := r.match(p, part)
		if !res.found {
			r.reportMissing(p, part, 1, broken)
			return nil, false
		}
		x := extent{pos + res.pos, pos + res.pos + res.len}
		if r.opts.AllowDeprecatedDAGOverlap {
			if len(taken) == 0 {
				return []extent{x}, true
			}
			return []extent{{min(taken[0].start, x.start), max(taken[0].end, x.end)}}, true
		}
		for i < len(taken) && x.start >= taken[i].end {
			i++
		}
		if i == len(taken) || taken[i].start >= x.end {
			taken = append(taken, extent{})
			copy(taken[i+1:], taken[i:])
			taken[i] = x
			return taken, true
		}
		pos = taken[i].end
		i++
	}
}

// dump shows the input around the places that the messages name.
func (r *runner) dump(checkName string) string {
	context := r.opts.DumpContext
	if context <= 0 {
		context = 5
	}
	marked := map[int]bool{}
	for _, f := range r.errs {
		if f.src == r.input {
			line, _, _ := f.src.place(f.offset)
			marked[line] = true
		}
	}
	near := func(line int) bool {
		for d := -context; d <= context; d++ {
			if marked[line+d] {
				return true
			}
		}
		return r.opts.DumpInput == "always"
	}
	var b strings.Builder
	fmt.Fprintf(&b, "\nInput file: %s\nCheck file: %s\n\nInput was:\n<<<<<<\n", r.input.name, checkName)
	gap := false
	for i, text := range strings.Split(strings.TrimSuffix(r.input.text, "\n"), "\n") {
		line := i + 1
		if !near(line) {
			if !gap {
				b.WriteString("    ...\n")
			}
			gap = true
			continue
		}
		gap = false
		mark := ' '
		if marked[line] {
			mark = '>'
		}
		fmt.Fprintf(&b, "%c%6d: %s\n", mark, line, text)
	}
	b.WriteString(">>>>>>\n")
	return b.String()
}
