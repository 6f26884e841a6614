package spirv

import (
	"cmp"
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/spirv"
)

// A decoration is one of a struct or of a member.
type decoration struct {
	member uint32
	kind   spirv.Decoration
	value  core.Attribute // unit for none
}

// ParseStructType reads what follows "struct":
//
//	<(f32 [0, NonWritable], i32 [4]), Block>, <name, (f32)>, and <name> within the struct of that name.
func (h Hooks) ParseStructType(p *core.Parser) (core.Type, bool) {
	at := p.NamePos()
	if !p.Punct(core.PunctLess) {
		return nil, false
	}
	c := p.Context()
	var named *spirv.StructType
	var name string
	if p.TryAnyKeyword(&name) {
		named = spirv.GetStructType(c, name, nil, nil, nil, nil, nil, nil, nil)
		entered := p.EnterCyclic(named)
		if entered {
			defer p.LeaveCyclic()
		}
		if p.TryPunct(core.PunctGreater) {
			if entered {
				return nil, p.Errorf(at, "recursive struct reference not nested in struct definition")
			}
			return named, true
		}
		if !p.Punct(core.PunctComma) {
			return nil, false
		}
		if !entered {
			return nil, p.Errorf(at, "identifier already used for an enclosing struct")
		}
	}
	body, ok := parseStructBody(p, at)
	if !ok || named == nil {
		return body, ok
	}
	if !named.SetDefinition(body) {
		if old, _ := named.Definition(); old != core.Type(body) {
			return nil, p.Failed(at)
		}
	}
	return named, true
}

// parseStructBody reads what a struct contains, and the end.
func parseStructBody(p *core.Parser, at core.Pos) (*spirv.StructType, bool) {
	c := p.Context()
	var members []core.Type
	var offsets []uint32
	var decorations, own []decoration
	if !p.Punct(core.PunctLParen) {
		return nil, false
	}
	if p.TryPunct(core.PunctRParen) && p.TryPunct(core.PunctGreater) {
		return Struct(c), true
	}
	for more := true; more; more = p.TryPunct(core.PunctComma) {
		var t core.Type
		if !p.Type(&t) {
			return nil, false
		}
		members = append(members, t)
		if p.TryPunct(core.PunctLSquare) && !parseMember(p, len(members), &offsets, &decorations) {
			return nil, false
		}
	}
	if len(offsets) > 0 && len(offsets) != len(members) {
		return nil, p.Errorf(at, "offset specification must be given for all members")
	}
	if !p.Punct(core.PunctRParen) {
		return nil, false
	}
	for p.TryPunct(core.PunctComma) {
		if !parseDecoration(p, 0, &own) {
			return nil, false
		}
	}
	if !p.Punct(core.PunctGreater) {
		return nil, false
	}
	return makeStruct(c, members, offsets, decorations, own), true
}

// makeStruct returns the literal struct. Decorations are sorted.
func makeStruct(c *core.Context, members []core.Type, offsets []uint32, decorations, own []decoration) *spirv.StructType {
	order := func(a, b decoration) int { return cmp.Or(cmp.Compare(a.member, b.member), cmp.Compare(a.kind, b.kind)) }
	slices.SortStableFunc(decorations, order)
	slices.SortStableFunc(own, order)
	var which []uint32
	var kinds, ownKinds []spirv.Decoration
	var values, ownValues []core.Attribute
	for _, d := range decorations {
		which, kinds, values = append(which, d.member), append(kinds, d.kind), append(values, d.value)
	}
	for _, d := range own {
		ownKinds, ownValues = append(ownKinds, d.kind), append(ownValues, d.value)
	}
	return spirv.GetStructType(c, "", members, offsets, which, kinds, values, ownKinds, ownValues)
}

// parseMember reads what is said about the last of n members, behind the bracket: its offset and its decorations.
func parseMember(p *core.Parser, n int, offsets *[]uint32, decorations *[]decoration) bool {
	at := p.Pos()
	var offset int64
	found, ok := p.TryInteger(&offset)
	if found {
		if !ok {
			return false
		}
		if len(*offsets) != n-1 {
			return p.Errorf(at, "offset specification must be given for all members")
		}
		*offsets = append(*offsets, uint32(offset))
	}
	if p.TryPunct(core.PunctRSquare) {
		return true
	}
	if found && !p.Punct(core.PunctComma) {
		return false
	}
	return p.List(core.DelimNone, "", func() bool { return parseDecoration(p, uint32(n-1), decorations) }) &&
		p.Punct(core.PunctRSquare)
}

// parseDecoration reads "NonWritable" or "MatrixStride=16".
func parseDecoration(p *core.Parser, member uint32, dst *[]decoration) bool {
	d := decoration{member: member, value: p.Context().Unit()}
	if !parseCase(p, spirv.ParseDecoration, &d.kind) || p.TryPunct(core.PunctEqual) && !p.Attr(&d.value, nil) {
		return false
	}
	*dst = append(*dst, d)
	return true
}

// PrintStructType writes what [Hooks.ParseStructType] reads.
func (Hooks) PrintStructType(p *core.Printer, t *spirv.StructType) {
	p.Byte('<')
	defer p.Byte('>')
	if t.Name() != "" {
		p.Str(t.Name())
		if !p.EnterCyclic(t) {
			return
		}
		defer p.LeaveCyclic()
		p.Str(", ")
	}
	p.Byte('(')
	body := BodyOf(t)
	if body == nil {
		p.Byte(')')
		return
	}
	rest := 0
	for i, m := range body.Members() {
		if i > 0 {
			p.Str(", ")
		}
		p.Type(m)
		from := rest
		for rest < len(body.Decorated()) && int(body.Decorated()[rest]) == i {
			rest++
		}
		if len(body.Offsets()) == 0 && rest == from {
			continue
		}
		p.Str(" [")
		if len(body.Offsets()) > 0 {
			p.Uint(uint64(body.Offsets()[i]))
			if rest > from {
				p.Str(", ")
			}
		}
		printDecorations(p, body.MemberDecorations()[from:rest], body.MemberValues()[from:rest])
		p.Byte(']')
	}
	p.Byte(')')
	if len(body.StructDecorations()) > 0 {
		p.Str(", ")
		printDecorations(p, body.StructDecorations(), body.StructValues())
	}
}

func printDecorations(p *core.Printer, kinds []spirv.Decoration, values []core.Attribute) {
	for i, k := range kinds {
		if i > 0 {
			p.Str(", ")
		}
		p.Str(k.String())
		if v := values[i]; v != core.Attribute(p.Context().Unit()) {
			p.Byte('=')
			p.AttrNoType(v)
		}
	}
}
