package passes

import (
	"errors"
	"io/fs"
	"os"
	"strings"

	"github.com/odsgen/ods/core"
)

func (p *LocationSnapshotPass) run(r *Run) {
	file, err := p.open()
	if err != nil {
		r.Reporter().OpEmitErrorf(r.Op, "cannot open output file '%s': %s", p.FileName, reason(err))
		r.Fail()
		return
	}
	defer file.Close()
	o := core.PrintOptions{Generic: p.PrintOpGeneric, DebugInfo: p.PrintDebugInfo, PrettyDebugInfo: p.PrettyDebugInfo,
		LocalScope: p.PrintLocalScope || r.Op.Block() != nil} // values next to the operation may be changing
	c := r.Op.Context()
	locs := make(map[*core.Operation]core.Location)
	text := core.PrintWithPositions(r.Op, o, func(op *core.Operation, line, col int) {
		l := c.FileLoc(file.Name(), line, col)
		if p.Tag != "" {
			l = c.FusedLoc([]core.Location{op.Loc(), c.NameLoc(p.Tag, l)}, nil)
		}
		locs[op] = l
	})
	for op, l := range locs {
		op.SetLoc(l)
	}
	if _, err := file.Write(text); err != nil {
		r.Reporter().OpEmitErrorf(r.Op, "cannot write output file '%s': %s", file.Name(), reason(err))
		r.Fail()
	}
}

func (p *LocationSnapshotPass) open() (*os.File, error) {
	if p.FileName == "" {
		return os.CreateTemp("", "mlir_snapshot-*.tmp.mlir")
	}
	return os.Create(p.FileName)
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
