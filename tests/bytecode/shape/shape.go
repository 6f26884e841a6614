package shape

import "github.com/odsgen/ods/core"

//go:generate go run github.com/odsgen/ods/cmd/odsgen gen --out . shape.yaml

// Dialect returns the dialect with its hooks.
func Dialect() *core.Dialect { return New(hooks{}) }

type hooks struct{}

// VerifySmallAttr accepts even numbers.
func (hooks) VerifySmallAttr(r *core.Reporter, at core.Location, _ *core.Context, _ core.Type, even int32) bool {
	if even%2 != 0 {
		return r.Errorf(at, "%d is odd", even).Fail()
	}
	return true
}
