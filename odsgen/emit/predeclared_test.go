package emit

import (
	"go/types"
	"slices"
	"strings"
	"testing"
)

func TestPredeclared(t *testing.T) {
	names := strings.Fields(predeclared)
	slices.Sort(names)
	if want := types.Universe.Names(); !slices.Equal(names, want) {
		t.Errorf("%v\nexpected %v", names, want)
	}
	if isPredeclared("x") || !isPredeclared("any") {
		t.Error("isPredeclared is wrong")
	}
}
