package resolve

import (
	"math/bits"
	"slices"
	"strconv"
	"strings"

	"github.com/odsgen/ods/odsgen/internal/keys"
	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/internal/yamlx"
	"github.com/odsgen/ods/odsgen/model"
)

// defineEnum fills an enum from its body.
func (r *Resolver) defineEnum(u *Unit, en *model.Enum, key, body *yamlx.Node) {
	o := r.object(body, "enum '"+key.Value()+"'", keys.Enum)
	en.Common = o.common(u, key)
	if en.GoName == "" {
		en.GoName = camel(en.Name)
	}
	en.Bits = o.flag("bits")
	storage := o.word("storage")
	attr := o.get("attr")
	if attr != nil && storage != "" && storage != "property" {
		r.rep.Error(report.KeyConflict, o.get("storage").Place(), "remove one of the two",
			"an enum has integer 'storage' or an attribute of its own, not both")
	}
	def := int64(32)
	switch {
	case storage == "property":
		en.Storage = model.EnumProperty
	case attr != nil:
		en.Storage = model.EnumAttr
	case storage == "i64":
		def = 64
	}
	en.Width = int(o.number("width", def, 8, 64))
	if !slices.Contains([]int{8, 16, 32, 64}, en.Width) || en.Storage == model.EnumInteger && en.Width != int(def) {
		r.rep.Error(report.BadNumber, o.get("width").Place(), "use 8, 16, 32 or 64, or leave it to 'storage'",
			"an enum cannot have width %d", en.Width)
		en.Width = int(def)
	}
	en.Message = o.text("message")
	r.enumBits(en, o)
	r.enumCases(en, o)
	if attr != nil {
		r.enumAttr(u, en, attr)
	}
}

// enumBits reads the keys of bit enums.
func (r *Resolver) enumBits(en *model.Enum, o object) {
	if !en.Bits {
		for _, k := range []string{"separator", "print_groups", "quoted"} {
			if v := o.n.Index(k); v >= 0 {
				r.rep.Error(report.EnumKey, o.n.Keys[v].Place(), "add bits: true, or remove it", "key '%s' is for bit enums", k)
			}
		}
		return
	}
	en.Separator = "|"
	if v := o.scalar("separator"); v != nil {
		en.Separator = v.Value()
		if t := strings.TrimSpace(en.Separator); t != "|" && t != "," {
			r.rep.Error(report.BadSeparator, v.Place(), `use "|", "," or ", "`, "a combination cannot be separated by %q", en.Separator)
			en.Separator = "|"
		}
	}
	en.PrintGroups = o.flag("print_groups")
	en.Quoted = en.Storage == model.EnumInteger
	if o.n.Index("quoted") >= 0 {
		en.Quoted = o.flag("quoted")
	}
}

// caseReader reads the cases of an enum. It finds what a case repeats or combines without looking at all of them.
type caseReader struct {
	*Resolver
	en *model.Enum
	// The first cases of a value, of a Go name, and of a single bit.
	byValue map[uint64]*model.EnumCase
	byGo    map[string]*model.EnumCase
	byBit   [64]*model.EnumCase
}

// enumCases reads the cases in their three forms.
func (r *Resolver) enumCases(en *model.Enum, o object) {
	list := o.get("cases")
	if list == nil || len(list.Items) == 0 {
		at := report.At(en.Span)
		if list != nil {
			at = list.Place()
		}
		r.rep.Error(report.NoCases, at, "write cases: [a, b]", "enum '%s' has no cases", en.Name)
		return
	}
	if list.Kind == yamlx.Scalar {
		r.rep.Error(report.WrongKind, list.Place(), "write cases: [a, b] or {a: 0, b: 1}", "'cases' must be a list or a map, not text")
		return
	}
	cr := &caseReader{Resolver: r, en: en, byValue: map[uint64]*model.EnumCase{}, byGo: map[string]*model.EnumCase{}}
	for i, it := range list.Items {
		auto := uint64(i)
		if en.Bits {
			auto = 1 << uint(i)
		}
		switch {
		case list.Kind == yamlx.Map:
			cr.read(list.Keys[i], it, auto)
		case it.Kind == yamlx.Scalar:
			cr.read(it, nil, auto)
		case it.Kind == yamlx.Map && it.Index("str") >= 0:
			cr.read(it.Get("str"), it, auto)
		case it.Kind == yamlx.Map && len(it.Keys) == 1:
			cr.read(it.Keys[0], it.Items[0], auto)
		default:
			r.rep.Error(report.OneKey, it.Place(), "write '- name', '- name: value' or '- {str: .., sym: .., value: ..}'",
				"a case must be a name or a map")
		}
	}
}

// read adds one case. body is nil, a value, or a map of keys.
func (r *caseReader) read(name, body *yamlx.Node, value uint64) {
	en := r.en
	c := &model.EnumCase{Str: name.Value(), Value: value, Span: name.Span}
	sym := camel(c.Str)
	at := name
	if body != nil && body.Kind == yamlx.Scalar {
		at = body
		v, ok := r.integer(body)
		if !ok {
			return
		}
		c.Value = uint64(v)
	} else if body != nil && body.Kind != yamlx.Null {
		o := r.object(body, "case '"+c.Str+"'", keys.Case)
		c.Summary, c.Since = o.text("summary"), o.version("since")
		if v := o.goName("sym"); v != "" {
			sym = v
		}
		if v := o.scalar("value"); v != nil {
			at = v
			if n, ok := r.integer(v); ok {
				c.Value = uint64(n)
			}
		}
		if v := o.get("bit"); v != nil {
			at = v
			c.Value = 1 << uint(o.number("bit", 0, 0, int64(en.Width-1)))
		}
		if !r.group(c, o) {
			return
		}
		for _, k := range []string{"bit", "group"} {
			if i := o.n.Index(k); i >= 0 && !en.Bits {
				r.rep.Error(report.EnumKey, o.n.Keys[i].Place(), "add bits: true, or give a value", "key '%s' is for bit enums", k)
			}
		}
	}
	if c.Str == "" {
		r.rep.Error(report.BadName, name.Place(), "give it a text", "a case has no text")
		return
	}
	c.Go = en.GoName + sym
	if en.Storage == model.EnumInteger && int64(c.Value) < 0 && en.Width == 32 && int64(c.Value) >= -1<<31 {
		c.Value &= 1<<32 - 1
	}
	if bits.Len64(c.Value) > en.Width {
		r.rep.Error(report.CaseValue, at.Place(), "use a smaller value or a larger width", "value %d of case '%s' does not fit %d bits",
			c.Value, c.Str, en.Width)
	}
	if en.Bits && c.Group == nil && bits.OnesCount64(c.Value) > 1 {
		r.maskGroup(c, at)
	}
	r.add(c, name)
}

// add appends a case unless it repeats another.
func (r *caseReader) add(c *model.EnumCase, at *yamlx.Node) {
	old, what := r.en.Case(c.Str), "text '"+c.Str+"'"
	if x := r.byValue[c.Value]; old == nil && !r.en.Bits { // names of the same bits may stand for each other
		old, what = x, "value "+strconv.FormatUint(c.Value, 10)
	}
	if old == nil {
		old, what = r.byGo[c.Go], "Go name '"+c.Go+"'"
	}
	if old != nil {
		d := r.rep.Error(report.DuplicateCase, at.Place(), "change one of them", "cases '%s' and '%s' of enum '%s' have the same %s",
			old.Str, c.Str, r.en.Name, what)
		report.Note(d, old.Span, "first used here")
		return
	}
	r.en.AddCase(c)
	r.byGo[c.Go] = c
	r.byValue[c.Value] = c
	if r.en.Bits && c.Group == nil && c.Value != 0 {
		if i := bits.TrailingZeros64(c.Value); r.byBit[i] == nil {
			r.byBit[i] = c
		}
	}
}

// group reads the members of a group; false after a report.
func (r *caseReader) group(c *model.EnumCase, o object) bool {
	ok := true
	for i, it := range o.list("group") {
		m := r.en.Case(it.Value())
		if m == nil {
			var names []string
			for _, x := range r.en.Cases {
				names = append(names, x.Str)
			}
			r.rep.Error(report.GroupMember, it.Place(), report.DidYouMean(it.Value(), names, "define it above the group"),
				"group '%s' has no member '%s' above it", c.Str, it.Value())
			ok = false
			continue
		}
		if i == 0 {
			c.Value = 0
		}
		c.Group = append(c.Group, m)
		c.Value |= m.Value
	}
	return ok
}

// maskGroup makes a group of an explicit value that is a combination of cases above. Of cases for the same bit, the
// first is its member.
func (r *caseReader) maskGroup(c *model.EnumCase, at *yamlx.Node) {
	rest := c.Value
	for i, m := range r.byBit {
		if bit := uint64(1) << i; m != nil && c.Value&bit != 0 {
			c.Group = append(c.Group, m)
			rest &^= bit
		}
	}
	if rest != 0 {
		r.rep.Error(report.CaseValue, at.Place(), "define the single bits above it",
			"value %d of case '%s' has bits that no case above defines", c.Value, c.Str)
		c.Group = nil
	}
}

// enumAttr makes the attribute definition of an enum that has one.
func (r *Resolver) enumAttr(u *Unit, en *model.Enum, n *yamlx.Node) {
	o := r.object(n, "'attr' of enum '"+en.Name+"'", keys.EnumAttr)
	def := &model.AttrOrTypeDef{IsAttr: true, Enum: en, Mnemonic: o.text("mnemonic"), Alias: o.flag("alias")}
	def.Common = model.Common{
		Name: en.Name + "Attr", GoName: o.goName("go_name"), Dialect: u.Dialect, Summary: en.Summary, Description: en.Description,
		Span: en.Span, Expanded: en.Expanded,
		ID: int(o.number("id", -1, 0, 1<<31-1)), Since: o.version("since"), Deprecated: en.Deprecated,
	}
	if def.GoName == "" {
		def.GoName = en.GoName + "Attr"
	}
	if def.Mnemonic == "" {
		r.rep.Error(report.MissingKey, n.Place(), "write {mnemonic: NAME}", "the attribute of enum '%s' has no mnemonic", en.Name)
	}
	def.Format = r.format(o)
	if def.Format == nil {
		def.Format = &model.Format{Text: model.Text{Value: "$value"}}
	}
	def.Params = []*model.Param{{Name: "value", GoName: "Value",
		Type: model.ParamType{Kind: model.ParamEnum, Enum: en, Go: en.GoName}, Span: en.Span}}
	def.Traits = r.traitUses(u, o, nil, "attr")
	def.Interfaces = r.interfaceUses(u, o, model.AttrInterface, partsOfDef(def))
	en.Attr = def
	u.Dialect.Attrs = append(u.Dialect.Attrs, def)
}

// enumOfAttr returns the enum whose attribute a name means: that of the enum with "Attr" after it; nil when there is
// none.
func (r *Resolver) enumOfAttr(u *Unit, name string, at report.Place) *symbol {
	enum, ok := strings.CutSuffix(name, "Attr")
	if !ok {
		return nil
	}
	s, ok, _ := lookup(r, u, enum, at, func(u *Unit, name string) (*symbol,
		bool) {
		s := u.syms[name]
		return s, s != nil && s.enum != nil
	})
	if !ok {
		return nil
	}
	return s
}

// enumConstraint returns what an enum's name means as a constraint.
func (r *Resolver) enumConstraint(s *symbol) *model.Constraint {
	en := s.enum
	if en.Cases == nil && en.Constraint == nil {
		r.defineEnum(s.unit, en, s.key, s.body)
	}
	if en.Constraint != nil {
		return en.Constraint
	}
	con := &model.Constraint{Common: en.Common, Kind: model.AttrConstraint, Enum: en, GoType: en.GoName}
	en.Constraint = con
	values := make([]string, len(en.Cases))
	mask := uint64(0)
	for i, c := range en.Cases {
		values[i] = strconv.FormatInt(int64(c.Value), 10)
		mask |= c.Value
	}
	self := &model.Expr{Op: model.ExprSelf, Kind: model.KindAttr, Span: en.Span}
	// Upstream's enums say "allowed ... cases" unless they have a summary of their own, which those with bits always have.
	con.Summary = en.Message
	if con.Summary == "" && en.Bits {
		con.Summary = en.Summary
	}
	switch en.Storage {
	case model.EnumAttr:
		con.Def, con.Class = en.Attr, en.Attr.GoName
		en.Attr.Constraint = con
		con.Pred = &model.Expr{Op: model.ExprIsClass, Kind: model.KindBool, Args: []*model.Expr{self}, Def: en.Attr, Span: en.Span}
		con.Stripped = true
		if con.Summary == "" && !en.Bits {
			con.Summary = "allowed i" + strconv.Itoa(en.Width) + " cases: " + strings.Join(values, ", ")
		}
	default:
		if en.Storage == model.EnumProperty {
			con.Kind = model.PropConstraint
		}
		con.Class = "IntegerAttr"
		width := int64(en.Width)
		typeIs := model.Call("int_type", model.Span{}, intExpr(width))
		con.ValueType = typeIs
		var value *model.Expr
		if en.Bits {
			value = model.Call("bits_within", model.Span{}, self, intExpr(int64(mask)))
		} else {
			value = &model.Expr{Op: model.ExprIn, Kind: model.KindBool, Args: []*model.Expr{model.Call("int", model.Span{}, self)}}
			for _, c := range en.Cases {
				v := int64(c.Value)
				if en.Width == 32 {
					v = int64(int32(c.Value))
				}
				value.Args = append(value.Args, intExpr(v))
			}
		}
		con.Pred = &model.Expr{Op: model.ExprAnd, Kind: model.KindBool, Span: en.Span,
			Args: []*model.Expr{r.hasIntType(self, width, typeIs), value}}
		if con.Summary == "" && !en.Bits {
			con.Summary = "allowed " + strconv.Itoa(en.Width) + "-bit signless integer cases: " + strings.Join(values, ", ")
		}
	}
	if con.Summary == "" {
		con.Summary = en.Name
	}
	con.Key = con.Kind.String() + " " + con.Pred.String() + "\n" + con.Summary
	return con
}

func intExpr(v int64) *model.Expr { return &model.Expr{Op: model.ExprInt, Kind: model.KindInt, Int: v} }

// hasIntType returns the condition that an attribute has the signless integer type of a width, through builtin's
// constraint when there is one (which makes no type to compare with).
func (r *Resolver) hasIntType(self *model.Expr, width int64, t *model.Expr) *model.Expr {
	typ := model.Call("type", model.Span{}, self)
	if con := r.builtinConstraint("I" + strconv.FormatInt(width, 10)); con != nil {
		return &model.Expr{Op: model.ExprIs, Kind: model.KindBool, Args: []*model.Expr{typ}, Constraint: con}
	}
	return &model.Expr{Op: model.ExprEq, Kind: model.KindBool, Args: []*model.Expr{typ, t}}
}
