package viewgraph

import (
	"bytes"

	"github.com/odsgen/ods/core/atomicfile"
	"github.com/odsgen/ods/passes"
)

func (p *ViewOpGraphPass) run(r *passes.Run) {
	g := newGraph(r.Op, p)
	r.PreserveAll()
	if p.SVG == "" {
		g.writeDOT(r.Output())
		return
	}
	var b bytes.Buffer
	g.writeSVG(&b)
	if p.SVG == "-" {
		r.Output().Write(b.Bytes())
	} else if err := atomicfile.Write(p.SVG, b.Bytes(), 0o666); err != nil {
		r.Reporter().OpEmitErrorf(r.Op, "cannot write the drawing: %s; name a file in a folder that exists by the option 'svg'", err)
		r.Fail()
	}
}
