package core

import (
	"bytes"
	"fmt"
	"strings"
	"testing"
)

const indexed = `// a comment } {
#map = affine_map<(d0) -> (d0)>
!t = !foo.bar<a//b}>
#nested = #foo.raw<"}" {}>
module @top attributes {a = "}", b = #foo.x<{>}>} {
  func.func private @decl(i32) -> i32
  func.func @"two words"(%a: i32)
      attributes {x = @other} { // }
    "foo.op"() {s = "}\"{"} : () -> ()
  }
  memref.global "private" @g : memref<2xf32> = dense<[1.0,
    2.0]>
  func.func @set() attributes {s = affine_set<(d0) : (d0 - 3 >= 0)>} {} func.func @same_line() {}
  module @inner {
    func.func @f() {}
  }
} loc("x":1:2)
#loc = loc("y":1:2)
`

func isIndexedOp(name string) bool { return name == "func.func" || name == "memref.global" }

// TestTextIndex finds each operation with its symbol and line, whatever part of the text is in memory.
func TestTextIndex(t *testing.T) {
	for window := int64(1); window < 200; window++ {
		var x TextIndex
		if err := x.build(strings.NewReader(indexed), int64(len(indexed)), isIndexedOp, window); err != nil {
			t.Fatal(err)
		}
		var got strings.Builder
		for i := range x.items {
			it := &x.items[i]
			text := indexed[it.at:x.itemEnd(i)]
			fmt.Fprintf(&got, "%d:%d %s\n", it.line, it.col, strings.Fields(text)[0])
		}
		const want = "6:1 func.func\n7:1 func.func\n11:1 memref.global\n13:1 func.func\n13:73 func.func\n14:1 module\n"
		if got.String() != want && window > 20 || len(x.items) != 6 {
			t.Fatalf("window of %d bytes: got\n%s, want\n%s", window, got.String(), want)
		}
		for i, name := range []string{"decl", "two words", "g", "set", "same_line", "inner"} {
			if x.Lookup(name) != i {
				t.Errorf("window of %d bytes: symbol %s is at %d, want %d", window, name, x.Lookup(name), i)
			}
		}
		if !bytes.HasSuffix(x.head, []byte("b = #foo.x<{>}>} {")) || !bytes.HasPrefix(x.tail, []byte("} loc(")) {
			t.Errorf("head %q, tail %q", x.head, x.tail)
		}
	}
}

// TestRefused refuses what needs the whole text, with the line.
func TestRefused(t *testing.T) {
	for text, want := range map[string]string{
		"func.func @f() {}\n\"func.func\"() ({}) : () -> ()":      "an operation is in generic form, which hides the symbol that it defines, on line 2",
		"func.func @f() {}\n%0 = \"a.b\"() : () -> i32":           "an operation of the module defines values, which others may use, on line 2",
		"func.func @f() {}\n#map = affine_map<() -> ()>":          "an alias is defined behind operations, on line 2",
		"func.func @f() {}\nmodule {}":                            "a module stands beside other operations, on line 2",
		"module {}\nmodule {}":                                    "an operation stands beside the module, on line 2",
		"module {}\n{-# external_resources: {} #-}":               "the text has resources, which belong to the whole of it, on line 2",
		"module @a {\n}\n// " + strings.Repeat("x", maxTailBytes): "more than 1048576 bytes follow the module, on line 2",
	} {
		var x TextIndex
		refused, err := x.Build(strings.NewReader(text), int64(len(text)), isIndexedOp)
		if err != nil || refused != want {
			t.Errorf("%.60q: got %q and %v, want %q", text, refused, err, want)
		}
	}
}
