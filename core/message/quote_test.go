package message_test

import (
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/message"
)

func TestQuote(t *testing.T) {
	c := core.NewContext()
	for want, types := range map[string][]core.Type{
		"":                {},
		"'i32'":           {c.I32()},
		"'i32', 'index'":  {c.I32(), c.Index()},
		"'tensor<2xi32>'": {c.RankedTensor([]int64{2}, c.I32(), nil)},
	} {
		if got := message.Quote(types...); got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}
