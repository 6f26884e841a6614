package driver

import (
	"bytes"
	"fmt"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/diag"
)

// roundtrip prints the operation as the output of the command is printed, and with locations if these are not printed
// anyway, and reads both texts back.
func (r *optRun) roundtrip(op *core.Operation) bool {
	shown := r.printOptions(op)
	return r.readsBack(op, shown) && (shown.DebugInfo || r.readsBack(op, core.PrintOptions{DebugInfo: true, Workers: r.workers()}))
}

// readsBack prints the operation, parses the text in a context of its own, and compares the generic forms, with locations
// where the text has all of them: custom forms have none for terminators that they leave out, nor for some arguments.
func (r *optRun) readsBack(op *core.Operation, o core.PrintOptions) bool {
	text, err := printed(op, o)
	if err != nil {
		return r.failAt(op, err.Error())
	}
	ctx := core.NewContextWith(r.cfg.Dialects)
	ctx.FollowUpstreamBugs(r.o.upstreamBugs)
	again, list := core.Parse(ctx, text, core.ParseOptions{Name: "source", Workers: r.workers(),
		AllowUnregistered: r.o.allowUnregistered,
		NoVerify:          r.o.noVerifyOnParsing, NoImplicitModule: r.o.noImplicitModule, OpNotes: r.opNotes()})
	r.report(list)
	if again == nil {
		return r.failAt(op, "failed to parse textual content back, cannot verify round-trip.\n")
	}
	generic := core.PrintOptions{Generic: true, DebugInfo: o.DebugInfo && o.Generic, Workers: r.workers()}
	reference, err := printed(op, generic)
	if err != nil {
		return r.failAt(op, err.Error())
	}
	result, err := printed(again, generic)
	if err != nil {
		return r.failAt(op, err.Error())
	}
	if !bytes.Equal(reference, result) {
		return r.failAt(op, fmt.Sprintf("textual roundTrip testing roundtripped module differs from reference:\n"+
			"<<<<<<Reference\n%s\n=====\n%s\n>>>>>roundtripped\n", reference, result))
	}
	return true
}

func printed(op *core.Operation, o core.PrintOptions) ([]byte, error) {
	var b bytes.Buffer
	err := core.Print(&b, op, o)
	return b.Bytes(), err
}

// failAt reports an error about the operation and returns false.
func (r *optRun) failAt(op *core.Operation, msg string) bool {
	pos, line := op.Context().Position(op.Loc())
	r.report(diag.List{{Severity: diag.Error, Pos: pos, SourceLine: line, Message: fmt.Sprintf("'%s' op %s", op.Name(), msg)}})
	return false
}
