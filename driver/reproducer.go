package driver

import (
	"io"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/passes"
)

// reproducerOptions say which reproducers are written and read.
type reproducerOptions struct {
	crash  string // written when a pass fails
	local  bool   // with that pass alone
	always string // written when all is well
	run    bool
}

// outputCloser makes an output complete when it is closed.
type outputCloser struct{ *output }

func (o outputCloser) Close() error { return o.commit() }

// crashReproducer returns what the pass manager writes to when a pass fails; nil when nobody asks for it.
func (r *optRun) crashReproducer() *passes.Reproducer {
	o := &r.o.repro
	if o.crash == "" {
		return nil
	}
	return &passes.Reproducer{Local: o.local, DisableThreading: r.serial(), Create: func() (io.WriteCloser, string, error) {
		w, err := createOutput(o.crash, r.s.Out)
		if err != nil {
			return nil, "", err
		}
		return outputCloser{w}, o.crash, nil
	}}
}

// readReproducer takes the pipeline out of the part that was parsed.
func (r *optRun) readReproducer(ctx *core.Context) bool {
	if !r.o.repro.run {
		return true
	}
	found, list := passes.TakeReproduction(ctx)
	r.report(list)
	if found != nil {
		r.reproduction = *found
	}
	return !list.HasErrors()
}

// writeReproducer writes what --mlir-generate-reproducer asks for. As mlir-opt does, it takes the IR after the passes,
// and says that neither threads are off nor the verifier on.
func (r *optRun) writeReproducer(op *core.Operation, p *passes.Pipeline) bool {
	path := r.o.repro.always
	if path == "" {
		return true
	}
	w, err := createOutput(path, r.s.Out)
	if err != nil {
		return r.failAt(op, err.Error())
	}
	no := false
	o := r.printOptions(op)
	if err := passes.WriteReproducer(w, op, passes.Reproduction{Pipeline: p.String(), DisableThreading: &no, VerifyEach: &no},
		o); err != nil {
		w.discard()
		return r.failAt(op, "cannot write the reproducer: "+err.Error())
	}
	if err := w.commit(); err != nil {
		return r.failAt(op, err.Error())
	}
	return true
}

// serial reports whether threads are off; a reproducer overrides the flag.
func (r *optRun) serial() bool { return overridden(r.reproduction.DisableThreading, r.o.serial) }

// verifyEach reports whether passes are verified; a reproducer overrides the flag.
func (r *optRun) verifyEach() bool { return overridden(r.reproduction.VerifyEach, r.o.verifyEach) }

func overridden(by *bool, flag bool) bool {
	if by != nil {
		return *by
	}
	return flag
}
