package live

import (
	"github.com/odsgen/ods/asmformat"
	"github.com/odsgen/ods/core"
)

// readArgs reads arguments of a region.
func (r *opParse) readArgs(a *asmformat.Args) bool {
	p, args, ok := r.p, []core.Argument(nil), false
	switch {
	case a.Form == asmformat.ArgPairs:
		x := &r.operands[a.Of.Ref.Index]
		x.at = p.Pos()
		if a.IsList() {
			ok = p.ArgumentPairs(&args, &x.refs)
		} else {
			ok = p.ArgumentPair(&args, &x.ref)
		}
	case a.IsList():
		ok = p.ArgumentList(&args, core.DelimParen, a.Form == asmformat.ArgsTyped, false)
	default:
		args = make([]core.Argument, 1)
		ok = p.Argument(&args[0], false, false)
	}
	if r.args == nil {
		r.args = map[*asmformat.Args][]core.Argument{}
	}
	r.args[a] = args
	return ok
}

// entryArgs gives the arguments of a region their types.
func (r *opParse) entryArgs(v *asmformat.Var) (all []core.Argument, ok bool) {
	for _, a := range v.EntryArgs {
		args := r.args[a]
		if a.Form == asmformat.ArgsTyped {
			all = append(all, args...)
			continue
		}
		one, list, isList := r.types(&a.Source, a.Of.Ref)
		if isList {
			ok = r.p.AppendArguments(&all, args, list...)
		} else {
			ok = r.p.AppendArgumentsOf(&all, args, one)
		}
		if !ok {
			return nil, false
		}
	}
	return all, true
}
