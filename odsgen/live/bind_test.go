package live

import (
	"reflect"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/odsgen/model"
)

// Each hook that generated code puts into a field of a definition is bound to that field.
func TestHookFields(t *testing.T) {
	same := func(what string, def any, name string, got any) {
		want := reflect.ValueOf(def).Elem().FieldByName(name)
		if got == nil || reflect.ValueOf(got).Pointer() != want.Addr().Pointer() {
			t.Errorf("%s is not bound to the field %s", what, name)
		}
	}
	var op core.OpDef
	var trait core.Trait
	var dialect core.DialectDef
	bound := 0
	for k := range model.HookKind(255) {
		name := k.Field()
		if name == "" {
			if opField(&op, k) != nil || traitField(&trait, k) != nil {
				t.Errorf("hooks of kind %d are bound to a field that generated code does not fill", k)
			}
			continue
		}
		bound++
		if f := opField(&op, k); f != nil {
			same("a hook of operations", &op, name, f)
		} else {
			same("a hook of traits", &trait, name, traitField(&trait, k))
		}
	}
	for i := range model.DialectHooks {
		if x := &model.DialectHooks[i]; x.Field != "" {
			bound++
			same("a hook of dialects", &dialect, x.Field, dialectField(&dialect, x.Kind))
		}
	}
	if bound < 20 {
		t.Errorf("%d hooks are fields", bound)
	}
}
