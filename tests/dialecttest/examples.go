package dialecttest

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/diag"
	funcd "github.com/odsgen/ods/defs/func"
	"github.com/odsgen/ods/odsgen/load"
	"github.com/odsgen/ods/odsgen/model"
)

// Examples checks the examples in a definition file: each is parsed, verified and printed, in both forms, and gives the
// same when it is read back; and it has the operation that it is an example of. An example is a piece of a function's
// body:
//
//   - values that it uses and does not define are whatever it needs;
//   - it ends where a function may end, or func.return is put behind it; or it stands in a module;
//   - symbols are those that the examples of symbols in the same file define.
//
// The dialects are what the examples use; func is added. Imports of the file are looked for among embedded, which may
// be nil.
func Examples(t *testing.T, file string, embedded fs.FS, dialects ...*core.Dialect) {
	t.Helper()
	for _, err := range exampleErrors(file, embedded, dialects) {
		t.Error(err)
	}
}

// exampleErrors returns what is wrong with the examples of a file.
func exampleErrors(file string, embedded fs.FS, dialects []*core.Dialect) (errs []error) {
	prog, list := load.Load(load.Options{Embedded: embedded}, file)
	if list.HasErrors() {
		return []error{rendered(list)}
	}
	if !named(dialects, "func") {
		dialects = append(slices.Clone(dialects), funcd.New())
	}
	c := &exampleChecker{dialects: dialects}
	ops := prog.Roots[0].Ops
	for _, op := range ops {
		if op.HasTrait("Symbol") {
			for _, e := range op.Examples {
				c.symbols += e.Value + "\n"
			}
		}
	}
	for _, op := range ops {
		for _, e := range op.Examples {
			if err := c.check(op, e.Value); err != nil {
				at := e.Span.Pos()
				errs = append(errs, fmt.Errorf("%s:%d: example of %s:\n%s\n%w", at.File, at.Line, op.FullName(), e.Value, err))
			}
		}
	}
	return errs
}

func named(dialects []*core.Dialect, name string) bool {
	return slices.ContainsFunc(dialects, func(d *core.Dialect) bool { return d.Name() == name })
}

// exampleChecker has what the examples of a file share.
type exampleChecker struct {
	dialects []*core.Dialect
	symbols  string // the examples of operations that define symbols
}

// check returns what is wrong with an example.
func (c *exampleChecker) check(op *model.Op, text string) error {
	candidates := []string{text}
	if op.HasTrait("Symbol") {
		candidates[0] = "" // it is among the symbols
	} else {
		const head = "func.func private @example_of_an_operation() {\n"
		candidates = []string{head + text + "\nfunc.return\n}", head + text + "\n}", text}
	}
	var all []error
	for _, s := range candidates {
		err := c.roundTrip(op, c.symbols+s)
		if err == nil {
			return nil
		}
		all = append(all, err)
	}
	return errors.Join(all...)
}

// roundTrip parses and verifies a module, and compares what is printed with what that gives when it is read.
func (c *exampleChecker) roundTrip(op *model.Op, text string) error {
	ctx := core.NewContext(c.dialects...)
	module, list := core.Parse(ctx, []byte(text), core.ParseOptions{Name: "example", FreeValues: true})
	if list.HasErrors() {
		return rendered(list)
	}
	found := false
	module.WalkPost(func(o *core.Operation) core.WalkResult {
		found = found || o.Name() == op.FullName()
		return core.WalkAdvance
	})
	if !found {
		return errors.New("the operation is not in it")
	}
	want, err := printed(module, false)
	if err != nil {
		return err
	}
	for _, generic := range []bool{false, true} {
		form, err := printed(module, generic)
		if err != nil {
			return err
		}
		again, list := core.Parse(ctx, form, core.ParseOptions{Name: "printed"})
		if list.HasErrors() {
			return fmt.Errorf("%w\nis what becomes of\n%s", rendered(list), form)
		}
		got, err := printed(again, false)
		if err != nil {
			return err
		}
		if !bytes.Equal(got, want) {
			return fmt.Errorf("printed\n%swhich gives, read back,\n%s", want, got)
		}
	}
	return nil
}

func rendered(list diag.List) error {
	var b strings.Builder
	if err := diag.Render(&b, list...); err != nil {
		return err
	}
	return errors.New(b.String())
}

func printed(op *core.Operation, generic bool) ([]byte, error) {
	var b bytes.Buffer
	err := core.Print(&b, op, core.PrintOptions{Generic: generic})
	return b.Bytes(), err
}
