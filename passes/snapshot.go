package passes

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/atomicfile"
)

func (p *LocationSnapshotPass) run(r *Run) {
	file, err := p.open()
	if err != nil {
		r.Reporter().OpEmitErrorf(r.Op, "cannot open output file '%s': %s", p.FileName, reason(err))
		r.Fail()
		return
	}
	defer file.discard()
	o := core.PrintOptions{Generic: p.PrintOpGeneric, DebugInfo: p.PrintDebugInfo, PrettyDebugInfo: p.PrettyDebugInfo,
		LocalScope: p.PrintLocalScope || r.Op.Block() != nil} // values next to the operation may be changing
	c := r.Op.Context()
	locs := make(map[*core.Operation]core.Location)
	text := r.Op.PrintWithPositions(o, func(op *core.Operation, line, col int) {
		l := c.FileLoc(file.name, line, col)
		if p.Tag != "" {
			l = c.FusedLoc([]core.Location{op.Loc(), c.NameLoc(p.Tag, l)}, nil)
		}
		locs[op] = l
	})
	_, err = file.Write(text)
	if err == nil {
		err = file.commit()
	}
	if err != nil {
		r.Reporter().OpEmitErrorf(r.Op, "cannot write output file '%s': %s", file.name, reason(err))
		r.Fail()
		return
	}
	for op, l := range locs {
		op.SetLoc(l)
	}
}

// snapshotFile is where the text goes: complete, or nothing is left of it.
type snapshotFile struct {
	io.Writer
	name    string
	commit  func() error
	discard func()
}

func (p *LocationSnapshotPass) open() (*snapshotFile, error) {
	if p.FileName != "" {
		f, err := atomicfile.Create(p.FileName, 0o666)
		if err != nil {
			return nil, err
		}
		return &snapshotFile{f, p.FileName, f.Commit, f.Discard}, nil
	}
	f, err := os.CreateTemp("", "mlir_snapshot-*.tmp.mlir")
	if err != nil {
		return nil, err
	}
	done := false
	commit := func() error {
		err := f.Close()
		done = err == nil
		return err
	}
	return &snapshotFile{f, f.Name(), commit, func() {
		if !done {
			f.Close()
			os.Remove(f.Name())
		}
	}}, nil
}

// reason is the operating system's part of an error, as its tools write it.
func reason(err error) string {
	var path *fs.PathError
	if errors.As(err, &path) {
		err = path.Err
	}
	text := err.Error()
	return strings.ToUpper(text[:1]) + text[1:]
}
