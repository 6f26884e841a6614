package emit

import (
	"github.com/odsgen/ods/asmformat"
	"github.com/odsgen/ods/odsgen/internal/form"
	"github.com/odsgen/ods/odsgen/model"
)

// compileOpFormat compiles the format of an operation; nil after findings.
func (g *gen) compileOpFormat(o *model.Op) *asmformat.Format {
	f, findings := form.Op(o)
	g.findings = append(g.findings, findings...)
	return f
}

// compileDefFormat compiles the format of a type or attribute; nil after findings.
func (g *gen) compileDefFormat(d *model.AttrOrTypeDef) *asmformat.Format {
	f, findings := form.Def(d)
	g.findings = append(g.findings, findings...)
	return f
}
