package constfold_test

import (
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/defs/iface/constfold"
	ubdefs "github.com/odsgen/ods/defs/ub"
	"github.com/odsgen/ods/generated/ub"
)

func attr(t *testing.T, c *core.Context, text string) core.Attribute {
	t.Helper()
	a, err := core.ParseAttr(c, text)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

func TestMatch(t *testing.T) {
	c := core.NewContext(ubdefs.New())
	for _, test := range []struct {
		text            string
		zero, one, ones bool
	}{
		{"0 : i32", true, false, false},
		{"1 : index", false, true, false},
		{"true", false, true, true},
		{"-1 : i8", false, false, true},
		{"dense<0> : vector<4xi8>", true, false, false},
		{"dense<[0, 0]> : vector<2xi8>", true, false, false},
		{"dense<[0, 1]> : vector<2xi8>", false, false, false},
		{"0.0 : f32", false, false, false},
		{"dense<0.0> : vector<2xf32>", false, false, false},
		{"\"0\"", false, false, false},
	} {
		a := attr(t, c, test.text)
		if constfold.IsZero(a) != test.zero || constfold.IsOne(a) != test.one || constfold.IsAllOnes(a) != test.ones {
			t.Errorf("%s: got %v %v %v", test.text, constfold.IsZero(a), constfold.IsOne(a), constfold.IsAllOnes(a))
		}
	}
	for text, want := range map[string]bool{"-0.0 : f32": true, "0.0 : f32": false, "dense<-0.0> : tensor<2xf16>": true,
		"0 : i32": false} {
		if constfold.FloatIs(attr(t, c, text), num.Float.IsNegZero) != want {
			t.Errorf("%s: negative zero is %v", text, !want)
		}
	}
}

func TestZeroAndBool(t *testing.T) {
	c := core.NewContext()
	for text, want := range map[string]string{
		"i8": "0 : i8", "index": "0 : index", "f32": "0.000000e+00 : f32", "vector<2xi8>": "dense<0> : vector<2xi8>",
		"tensor<2x3xbf16>": "dense<0.000000e+00> : tensor<2x3xbf16>", "tensor<?xi8>": "", "tensor<*xi8>": "", "none": "",
		"memref<2xi8>": "",
	} {
		typ, err := core.ParseType(c, text)
		if err != nil {
			t.Fatal(err)
		}
		got := ""
		if a := constfold.Zero(typ); a != nil {
			got = core.AttrString(a)
		}
		if got != want {
			t.Errorf("zero of %s: got %q, want %q", text, got, want)
		}
	}
	dynamic, _ := core.ParseType(c, "tensor<?xi1>")
	if constfold.Bool(dynamic, true) != nil {
		t.Error("a tensor of unknown size has a constant")
	}
	vector, _ := core.ParseType(c, "vector<2xi1>")
	if got := core.AttrString(constfold.Bool(vector, true)); got != "dense<true> : vector<2xi1>" {
		t.Errorf("got %s", got)
	}
}

func TestBinary(t *testing.T) {
	c := core.NewContext(ubdefs.New())
	add := constfold.Ints(num.Int.Add)
	never := func(a, _ num.Int) (num.Int, bool) { return a, !a.IsOne() }
	for _, test := range []struct {
		a, b string
		f    constfold.Op2
		want string // "" for nil
	}{
		{"1 : i8", "2 : i8", add, "3 : i8"},
		{"1 : i8", "2 : i16", add, ""},
		{"1 : i8", "", add, ""},
		{"dense<1> : vector<2xi8>", "dense<2> : vector<2xi8>", add, "dense<3> : vector<2xi8>"},
		{"dense<1> : vector<2xi8>", "dense<[2, 3]> : vector<2xi8>", add, "dense<[3, 4]> : vector<2xi8>"},
		{"dense<[1, 2]> : vector<2xi8>", "dense<[2, 1]> : vector<2xi8>", add, "dense<3> : vector<2xi8>"},
		{"dense<1> : vector<2xi8>", "1 : i8", add, ""},
		{"sparse<[[1]], [3]> : tensor<2xi8>", "dense<1> : tensor<2xi8>", add, "dense<[1, 4]> : tensor<2xi8>"},
		{"dense<> : tensor<0xi8>", "dense<> : tensor<0xi8>", add, "dense<> : tensor<0xi8>"},
		{"1 : i8", "2 : i8", never, ""},
		{"dense<[0, 1]> : vector<2xi8>", "dense<0> : vector<2xi8>", never, ""},
		{"#ub.poison", "1 : i8", add, "#ub.poison"},
		{"1 : i8", "#ub.poison", add, "#ub.poison"},
		{"", "#ub.poison", add, "#ub.poison"},
		{"\"a\"", "\"b\"", add, ""},
	} {
		var in [2]core.Attribute
		for i, text := range []string{test.a, test.b} {
			if text != "" {
				in[i] = attr(t, c, text)
			}
		}
		got := ""
		if r := constfold.Binary(in[:], nil, test.f); r != nil {
			got = core.AttrString(r)
		}
		if got != test.want {
			t.Errorf("%s, %s: got %q, want %q", test.a, test.b, got, test.want)
		}
	}
	if !constfold.IsPoison(ub.GetPoisonAttr(c)) || constfold.IsPoison(c.Unit()) || constfold.IsPoison(nil) {
		t.Error("poison is not recognised")
	}
}
