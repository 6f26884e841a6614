package fix_test

import (
	"testing"

	"github.com/odsgen/ods/examples/toy/fix"
	"github.com/odsgen/ods/tests/irtest"
)

func TestRules(t *testing.T) {
	const x = `%x = "t.v"() : () -> !toy.fix<8> `
	irtest.Rules(t, []irtest.RuleCase{
		{
			Rule:  "RescaleBack",
			Fires: x + `%y = toy.rescale %x : <8> to <12> %z = toy.rescale %y : <12> to <8> "t.use"(%z) : (!toy.fix<8>) -> ()`,
			Want:  `"t.use"(%0) : (!toy.fix<8>)`,
			Not:   x + `%y = toy.rescale %x : <8> to <4> %z = toy.rescale %y : <4> to <8> "t.use"(%z) : (!toy.fix<8>) -> ()`,
		},
		{
			Rule:  "RescaleOnce",
			Fires: x + `%y = toy.rescale %x : <8> to <12> %z = toy.rescale %y rounding<nearest> : <12> to <4> "t.use"(%z) : (!toy.fix<4>) -> ()`,
			Want:  `"toy.rescale"(%0) <{rounding = #toy.rounding<nearest>}> : (!toy.fix<8>) -> !toy.fix<4>`,
			Not:   x + `%y = toy.rescale %x : <8> to <4> %z = toy.rescale %y : <4> to <12> "t.use"(%z) : (!toy.fix<12>) -> ()`,
		},
	}, fix.Dialect())
}
