package cpp

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/emitc"
)

// content writes the operations of a region of one block, which are not statements.
func (e *emitter) content(r *core.Region) bool {
	if r.IsEmpty() {
		return true
	}
	for op := range r.Entry().Ops() {
		if !e.operation(op, false) {
			return false
		}
	}
	return true
}

func (e *emitter) module(op *core.Operation) bool {
	return e.scope(func() bool { return e.content(op.Region(0)) })
}

// file writes the content of the file that was asked for.
func (e *emitter) file(op *core.Operation) bool {
	x, _ := emitc.AsFileOp(op)
	return e.FileID == "" || e.FileID != x.Id() || e.content(x.BodyRegion())
}

func (e *emitter) include(op *core.Operation) bool {
	x := core.Must(emitc.AsIncludeOp(op))
	e.out.put("#include ")
	if x.IsStandardInclude() {
		e.out.put("<", x.Include(), ">")
	} else {
		e.out.put(`"`, x.Include(), `"`)
	}
	return true
}

// global writes a variable of the file.
func (e *emitter) global(op *core.Operation) bool {
	x := core.Must(emitc.AsGlobalOp(op))
	switch {
	case x.ExternSpecifier():
		e.out.put("extern ")
	case x.StaticSpecifier():
		e.out.put("static ")
	}
	if x.ConstSpecifier() {
		e.out.put("const ")
	}
	return e.initialized(op, x.Type(), x.SymName(), x.InitialValueAttr())
}

func (e *emitter) field(op *core.Operation) bool {
	x := core.Must(emitc.AsFieldOp(op))
	return e.initialized(op, x.Type(), x.SymName(), x.InitialValueAttr())
}

// initialized declares a variable or a field, which may have a value.
func (e *emitter) initialized(op *core.Operation, t core.Type, name string, value core.Attribute) bool {
	if !e.declaration(op.Loc(), t, name) {
		return false
	}
	if value != nil {
		e.out.put(" = ")
		if !e.attribute(op.Loc(), value) {
			return false
		}
	}
	e.out.put(";")
	return true
}

func (e *emitter) class(op *core.Operation) bool {
	x := core.Must(emitc.AsClassOp(op))
	e.out.put("class ", x.SymName())
	if x.FinalSpecifier() {
		e.out.put(" final")
	}
	e.out.put(" {\n public:\n")
	if !e.indented(func() bool { return e.content(x.Body()) }) {
		return false
	}
	e.out.put("};")
	return true
}

// signature writes the head of a function up to its arguments: what it returns and its name.
func (e *emitter) signature(op *core.Operation, t *core.FunctionType, name string) bool {
	if list, ok := op.Attr("specifiers").(*core.ArrayAttr); ok {
		for _, a := range list.Elems() {
			s, _ := a.(*core.StringAttr)
			e.out.put(s.Value(), " ")
		}
	}
	if !e.resultTypes(op.Loc(), t.Results()) {
		return false
	}
	e.out.put(" ", name, "(")
	return true
}

// inFunction runs f with the names of a function.
func (e *emitter) inFunction(f func() bool) bool {
	e.values = 0
	return e.scope(f)
}

// parameters writes the types of arguments and, where there is a block, the names.
func (e *emitter) parameters(op *core.Operation, t *core.FunctionType, entry *core.Block) bool {
	for i, p := range t.Inputs() {
		if i > 0 {
			e.out.put(", ")
		}
		ok := false
		if entry == nil {
			ok = e.printedType(op.Loc(), p)
		} else {
			ok = e.declaration(op.Loc(), p, e.variable(entry.Arg(i)))
		}
		if !ok {
			return false
		}
	}
	return true
}

func (e *emitter) declareFunction(op *core.Operation) bool {
	x := core.Must(emitc.AsDeclareFuncOp(op))
	f := e.symbols.LookupNearest(op, x.SymNameAttr())
	def, ok := emitc.AsFuncOp(f)
	if !ok {
		return e.r.OpErrorf(op, "'%s' does not reference a valid function", x.SymName()).Fail()
	}
	return e.inFunction(func() bool {
		t, _ := def.FunctionType().(*core.FunctionType)
		if !e.signature(f, t, def.SymName()) || !e.parameters(f, t, entry(def.Body())) {
			return false
		}
		e.out.put(");")
		return true
	})
}

func entry(r *core.Region) *core.Block {
	if r.IsEmpty() {
		return nil
	}
	return r.Entry()
}

// function writes a function of emitc or func.
func (e *emitter) function(op *core.Operation) bool {
	body := op.Region(0)
	attr, _ := op.Attr("function_type").(*core.TypeAttr)
	t, _ := attr.Value().(*core.FunctionType)
	if !e.VariablesAtTop && !body.IsEmpty() && body.Entry() != body.Last() {
		return e.r.OpErrorf(op, "with multiple blocks needs variables declared at top").Fail()
	}
	_, plain := emitc.AsFuncOp(op)
	if !plain && !e.checkSignature(op, t) {
		return false
	}
	name, _ := op.SymbolName()
	return e.inFunction(func() bool {
		if !e.signature(op, t, name) || !e.parameters(op, t, entry(body)) {
			return false
		}
		if body.IsEmpty() {
			e.out.put(");")
			return true
		}
		e.out.put(") {\n")
		if !e.indented(func() bool { return e.functionBody(op, body) }) {
			return false
		}
		e.out.put("}")
		return true
	})
}
