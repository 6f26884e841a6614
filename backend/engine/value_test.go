package engine

import (
	"testing"

	"github.com/odsgen/ods/backend/layout"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
)

// A value of the wrong kind is named, with what was expected.
func TestWrongScalar(t *testing.T) {
	c := core.NewContext()
	want := leaf{Kind: layout.Int, Width: 64, Words: 1, Type: c.I64()}
	one, _ := num.FromDouble(num.F32, 1)
	for _, tt := range []struct {
		v    Value
		want string
	}{
		{Int(num.NewInt(32, 7)), "scalar #0 is an integer of 32 bits, expected a value of type i64"},
		{Float(one), "scalar #0 is a float of 32 bits, expected a value of type i64"},
		{Ptr(8), "scalar #0 is a pointer, expected a value of type i64"},
		{Int(num.NewInt(64, 7)), ""},
	} {
		got := ""
		if err := tt.v.put([]leaf{want}, make([]uint64, 1), make([]byte, 1)); err != nil {
			got = err.Error()
		}
		if got != tt.want {
			t.Errorf("%q, expected %q", got, tt.want)
		}
	}
}
