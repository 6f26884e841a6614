package core

import "testing"

var (
	measuredTypeKey = TypeInterface[measured]{Name: "MeasuredType"}
	measuredAttrKey = AttrInterface[measured]{Name: "MeasuredAttr"}
)

// userType and userAttr are those of dialect "user" below.
type userType struct{ TypeBase }
type userAttr struct{ AttrBase }

// External models of types and attributes count in their context only, from the moment in which their dialect is there.
func TestAttachToTypesAndAttributes(t *testing.T) {
	typeDef := &TypeDef{Dialect: "user", Mnemonic: "t"}
	attrDef := &AttrDef{Dialect: "user", Mnemonic: "a"}
	user := &Dialect{Def: &DialectDef{Name: "user", Types: []*TypeDef{typeDef}, Attrs: []*AttrDef{attrDef}}}
	ofType := func(n int) func(Type) (measured, bool) {
		return func(Type) (measured, bool) { return length(n), true }
	}
	attached := Extension{Dialects: []string{"user"}, Apply: func(l *Loading) {
		if !measuredTypeKey.Attach(l, "user.t", ofType(1)) || !measuredTypeKey.Attach(l, "builtin.integer", ofType(2)) ||
			!measuredAttrKey.Attach(l, "user.a", func(Attribute) (measured, bool) { return length(3), true }) {
			t.Error("not attached")
		}
		if measuredTypeKey.Attach(l, "user.x", ofType(1)) || measuredAttrKey.Attach(l, "user.x", nil) ||
			measuredTypeKey.Attach(l, "other.t", ofType(1)) {
			t.Error("attached to what does not exist")
		}
		measuredTypeKey.Attach(l, "user.t", ofType(4)) // the first one counts
	}}
	r := NewRegistry(user)
	plain := NewContextWith(r)
	r = NewRegistry(user)
	r.AddExtension(attached)
	later := NewContext(user)
	for name, c := range map[string]*Context{"from the start": NewContextWith(r), "later": later} {
		c.Dialect("user")
		if name == "later" {
			later.Extend(attached)
		}
		var k Key
		ty := InternType(c, typeDef, &k, func() *userType { return new(userType) })
		var ka Key
		a := InternAttr(c, attrDef, &ka, func() *userAttr { return new(userAttr) })
		if m, ok := measuredTypeKey.Of(ty); !ok || m.Length() != 1 {
			t.Errorf("%s: the type has no model", name)
		}
		if m, ok := measuredTypeKey.Of(c.I32()); !ok || m.Length() != 2 {
			t.Errorf("%s: integers have no model", name)
		}
		if m, ok := measuredAttrKey.Of(a); !ok || m.Length() != 3 {
			t.Errorf("%s: the attribute has no model", name)
		}
		if _, ok := measuredTypeKey.Of(c.F32()); ok {
			t.Errorf("%s: floats have a model", name)
		}
	}
	var k Key
	if _, ok := measuredTypeKey.Of(InternType(plain, typeDef, &k, func() *userType { return new(userType) })); ok {
		t.Error("a type of another context has a model")
	}
}
