package core

import (
	"bytes"
	"fmt"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/odsgen/ods/core/diag"
)

// endsInArrow finds a dialect's body that ends in '-'. It prints as <...->, as with mlir-opt, which is an arrow when
// read back.
var endsInArrow = regexp.MustCompile(`[!#][\w$.]+<[^<>]*->`)

// FuzzParse feeds any bytes to the parser. Nothing may panic; what is accepted prints as a text that reads back as the
// same, and bodies parsed apart make no difference.
func FuzzParse(f *testing.F) {
	for _, e := range parseErrors {
		f.Add([]byte(e.src))
	}
	for _, e := range typeErrors {
		f.Add([]byte(`"a"() : () -> ` + e.text))
	}
	for _, e := range attrErrors {
		f.Add([]byte(`"a"() {x = ` + e.text + "} : () -> ()"))
	}
	for _, e := range typeForms {
		f.Add([]byte(`"a"() : () -> ` + e.text))
	}
	for _, e := range attrForms {
		f.Add([]byte(`"a"() {x = ` + e.text + "} : () -> ()"))
	}
	f.Add([]byte(manyBodies(2)))
	f.Add([]byte(`%1 = builtin.unrealized_conversion_cast %0 : i32 to f32 {a} %0 = "b"() <{x}> : () -> i32 loc(#l) #l = loc("x")`))
	f.Add([]byte(`"a"() ({ ^a(%x: i32 loc("l")): "b"(%x)[^a, ^b] : (i32) -> () ^b: }, {}) {-# external_resources: {t: {a: "0x01000000FF"}} #-}`))
	d := apiDialect(func(p *Parser, st *OperationState) bool {
		var refs []OperandRef
		return p.OperandList(&refs, DelimOptionalParen) && p.ResolveSame(&st.Operands, refs, p.Context().I1())
	})
	f.Fuzz(func(t *testing.T, src []byte) {
		if bytes.Count(src, []byte("#")) > 0 && strings.Contains(string(src), "#429496") {
			return // %x#4294967295 is fine, but printing thousands of names is slow
		}
		watchdog := time.AfterFunc(10*time.Second, func() { panic(fmt.Sprintf("10 s are not enough for %q", src)) })
		defer watchdog.Stop()
		c := NewContext(d)
		op, list := Parse(c, src, ParseOptions{Name: "f", AllowUnregistered: true, MaxDepth: 300})
		if op == nil {
			noBug(t, src, list)
			if !list.HasErrors() {
				t.Fatal("neither an operation nor an error")
			}
			return
		}
		for _, generic := range []bool{true, false} {
			text := printed(t, op, generic)
			again, list := Parse(NewContext(d), text, ParseOptions{Name: "f", AllowUnregistered: true, MaxDepth: 1000})
			if again == nil && endsInArrow.Match(text) {
				return
			}
			if again == nil {
				t.Fatalf("%q\nprints as\n%s\nwhich is not accepted: %v", src, text, list)
			}
			if second := printed(t, again, generic); !bytes.Equal(second, text) {
				t.Fatalf("%q\nprints as\n%s\nand then as\n%s", src, text, second)
			}
		}
		if apart, _, ok := parseWith(NewContext(d), string(src), 2); ok {
			one, _, _ := parseWith(NewContext(d), string(src), 1)
			if a, b := printed(t, apart, true), printed(t, one, true); !bytes.Equal(a, b) {
				t.Fatalf("%q\nwith one worker\n%s\nwith two\n%s", src, b, a)
			}
		}
	})
}

// noBug fails when a finding reports a panic.
func noBug(t *testing.T, src []byte, list diag.List) {
	t.Helper()
	for _, d := range list {
		if len(d.Stack) > 0 {
			t.Fatalf("%q\n%v\n%s", src, d, d.Stack)
		}
	}
}

func printed(t *testing.T, op *Operation, generic bool) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := Print(&b, op, PrintOptions{DebugInfo: true, Generic: generic}); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}
