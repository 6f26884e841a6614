package dialect

import "github.com/odsgen/ods/core"

// aliasTest begins strings that ask for an alias.
const aliasTest = "alias_test:"

// stringAliases are the names that strings ask for behind [aliasTest], some with characters that no alias can have.
var stringAliases = map[string]string{
	"dot_in_name":     "test.alias",
	"prefixed_digit":  "0_test_alias",
	"prefixed_symbol": "%test",
	"tensor_encoding": "test_encoding",
	"trailing_digit":  "test_alias0",

	"trailing_digit_conflict_a": "test_alias_conflict0_1_1_1",
	"trailing_digit_conflict_b": "test_alias_conflict0",
	"trailing_digit_conflict_c": "test_alias_conflict0",
	"trailing_digit_conflict_d": "test_alias_conflict0_",
	"trailing_digit_conflict_e": "test_alias_conflict0_1",
	"trailing_digit_conflict_f": "test_alias_conflict0_1",
	"trailing_digit_conflict_g": "test_alias_conflict0_1_",
	"trailing_digit_conflict_h": "test_alias_conflict0_1_1",
}

// nestedAliases are the same for [NestedAliasAttr].
var nestedAliases = map[string]string{
	"trailing_digit_conflict_base":          "unique_base",
	"trailing_digit_conflict_base1":         "unique_base1",
	"trailing_digit_conflict_base_conflict": "unique_base",
}

// AliasOfAttr names the aliases that strings ask for.
func (hooks) AliasOfAttr(a core.Attribute) string {
	switch a := a.(type) {
	case *core.StringAttr:
		return aliasIn(stringAliases, a)
	case *NestedAliasAttr:
		return aliasIn(nestedAliases, a.Name())
	case *TestOpAsmAttrInterfaceAttr:
		return "op_asm_attr_interface_" + a.Value().Value()
	}
	return ""
}

func aliasIn(names map[string]string, a *core.StringAttr) string {
	if s := a.Value(); len(s) > len(aliasTest) && s[:len(aliasTest)] == aliasTest {
		return names[s[len(aliasTest):]]
	}
	return ""
}

// AliasOfType names the aliases of some types of the dialect, and of tuples of one of them.
func (hooks) AliasOfType(t core.Type) string {
	switch t := t.(type) {
	case *core.TupleType:
		for _, e := range t.Types() {
			if _, ok := e.(*SimpleAType); !ok {
				return ""
			}
		}
		if len(t.Types()) > 0 {
			return "test_tuple"
		}
	case *TestIntegerType:
		if t.Width() == 8 && signednesses[t.Signedness()] == "unsigned" {
			return "test_ui8"
		}
	case *TestOpAsmTypeInterfaceType:
		return "op_asm_type_interface_type"
	case *TestRecursiveAliasType:
		return t.Name()
	case *TestRecursiveType:
		if t.Name() == "type_to_alias" {
			return "testrec"
		}
	}
	return ""
}
