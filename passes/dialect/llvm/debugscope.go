package llvm

import (
	"path"
	"strings"

	"github.com/odsgen/ods/core"
	gen "github.com/odsgen/ods/generated/llvm"
	"github.com/odsgen/ods/passes"
)

// unknownFile is the name of the file of what comes from none.
const unknownFile = "<unknown>"

func (p *EnsureDebugInfoScopeOnLlvmFuncPass) run(r *passes.Run) {
	c := r.Op.Context()
	s := scoper{c: c}
	if s.unit = unitOf(c, r.Op.Loc()); s.unit == nil {
		kind, _ := gen.ParseDIEmissionKind(p.EmissionKind)
		file := s.file(unknownFile)
		if d, ok := fileOf(c, r.Op.Loc()); ok {
			file = s.file(d.Name)
		}
		s.unit = gen.GetDICompileUnitAttr(c, c.Distinct(c.Unit()), gen.DwarfLanguageDWLANGC, file, c.String("MLIR"), true, kind,
			gen.DINameTableKindDefault, nil)
	}
	r.Op.WalkPre(func(op *core.Operation) core.WalkResult {
		if f, ok := gen.AsLLVMFuncOp(op); ok {
			s.describe(f)
		} else {
			s.enter(op)
		}
		return core.WalkAdvance
	})
}

// scoper attaches scopes to locations.
type scoper struct {
	c    *core.Context
	unit *gen.DICompileUnitAttr
}

// file returns the attribute of a file, whose name is taken apart.
func (s *scoper) file(name string) *gen.DIFileAttr {
	dir, base := "", name
	if i := strings.LastIndexByte(name, '/'); i >= 0 {
		dir, base = path.Dir(name), name[i+1:]
	}
	return gen.GetDIFileAttr(s.c, s.c.String(base), s.c.String(dir))
}

// describe attaches a subprogram to a function that has none.
func (s *scoper) describe(f gen.LLVMFuncOp) {
	c, loc := s.c, f.Op.Loc()
	if subprogramOf(c, loc) != nil {
		return
	}
	file, line := s.unit.File(), 1
	if d, ok := fileOf(c, loc); ok {
		file, line = s.file(d.Name), d.Line
	}
	var id *core.DistinctAttr
	unit, flags := s.unit, gen.DISubprogramFlagsOptimized
	if f.Body().IsEmpty() {
		unit = nil // it is defined elsewhere
	} else {
		id = c.Distinct(c.Unit())
		flags |= gen.DISubprogramFlagsDefinition
	}
	name := c.String(f.SymName())
	sp := gen.GetDISubprogramAttr(c, nil, false, id, unit, file, name, name, file, uint32(line), uint32(line), flags,
		gen.GetDISubroutineTypeAttr(c, gen.DwarfCallingConventionDWCCNormal, nil), nil, nil)
	f.Op.SetLoc(c.FusedLoc([]core.Location{loc}, sp))
}

// enter gives an operation that was inlined, or is from another file than its function, the scope of the file that it
// comes from.
func (s *scoper) enter(op *core.Operation) {
	f := op.ParentOp()
	for f != nil && !f.Is(&gen.LLVMFuncDef) {
		f = f.ParentOp()
	}
	if f == nil {
		return
	}
	sp := subprogramOf(s.c, f.Loc())
	if sp == nil {
		return
	}
	d := s.c.Loc(op.Loc())
	if d.Kind == core.LocCallSite {
		op.SetLoc(s.c.CallSiteLoc(s.inFile(d.Child, sp), d.Caller))
		return
	}
	at, ok1 := fileOf(s.c, op.Loc())
	home, ok2 := fileOf(s.c, f.Loc())
	if ok1 && ok2 && at.Name != home.Name {
		op.SetLoc(s.inFile(op.Loc(), sp))
	}
}

// inFile fuses a location with the scope of its file. A call site names its callee's scopes inside of this one.
func (s *scoper) inFile(loc core.Location, scope core.Attribute) core.Location {
	name := ""
	if d, ok := fileOf(s.c, loc); ok {
		name = d.Name
	}
	block := gen.GetDILexicalBlockFileAttr(s.c, scope, s.file(name), 0)
	if d := s.c.Loc(loc); d.Kind == core.LocCallSite {
		loc = s.inFile(d.Child, block)
	}
	return s.c.FusedLoc([]core.Location{loc}, block)
}

// fileOf returns the place in a file that stands for a location: the first one of a fused location, the caller's of a
// call site.
func fileOf(c *core.Context, loc core.Location) (core.LocDesc, bool) {
	return fileIn(c, loc, map[core.Location]bool{})
}

// fileIn is [fileOf] without the locations that were seen to have none, which may share one another.
func fileIn(c *core.Context, loc core.Location, seen map[core.Location]bool) (core.LocDesc, bool) {
	if seen[loc] {
		return core.LocDesc{}, false
	}
	seen[loc] = true
	switch d := c.Loc(loc); d.Kind {
	case core.LocFile:
		return d, true
	case core.LocName:
		return fileIn(c, d.Child, seen)
	case core.LocCallSite:
		return fileIn(c, d.Caller, seen)
	case core.LocFused:
		for _, l := range d.Fused {
			if f, ok := fileIn(c, l, seen); ok {
				return f, true
			}
		}
	}
	return core.LocDesc{}, false
}

// findMetadata looks for the metadata of fused locations in preorder, until found returns true.
func findMetadata(c *core.Context, loc core.Location, found func(core.Attribute) bool) bool {
	_, ok := c.FindLoc(loc, func(d core.LocDesc) bool { return d.Kind == core.LocFused && d.Metadata != nil && found(d.Metadata) })
	return ok
}

func unitOf(c *core.Context, loc core.Location) (unit *gen.DICompileUnitAttr) {
	findMetadata(c, loc, func(a core.Attribute) (ok bool) { unit, ok = a.(*gen.DICompileUnitAttr); return ok })
	return unit
}

func subprogramOf(c *core.Context, loc core.Location) (sp *gen.DISubprogramAttr) {
	findMetadata(c, loc, func(a core.Attribute) (ok bool) { sp, ok = a.(*gen.DISubprogramAttr); return ok })
	return sp
}
