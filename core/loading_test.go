package core

import (
	"slices"
	"sync"
	"testing"
	"time"
)

// measured is an interface that an extension gives operations.
type measured interface{ Length() int }

type length int

func (l length) Length() int { return int(l) }

var (
	measuredKey = OpInterface[measured]{Name: "Measured"}
	countedKey  = DialectInterface[measured]{Name: "Counted"}
)

func lengthOf(n int) func(*Operation) (measured, bool) {
	return func(*Operation) (measured, bool) { return length(n), true }
}

// Whoever gets a dialect gets it with its models, also while another goroutine is loading it.
func TestDialectsArePublishedComplete(t *testing.T) {
	slow := func() { time.Sleep(2 * time.Millisecond) }
	base := &Dialect{Def: &DialectDef{Name: "base", Ops: []*OpDef{{Name: "base.op"}}}}
	user := &Dialect{Def: &DialectDef{Name: "user", Depends: []string{"base"}, Ops: []*OpDef{{Name: "user.op"}},
		Types: []*TypeDef{{Dialect: "user", Mnemonic: "t"}},
		Init: func(_ any, l *Loading) {
			slow()
			measuredKey.Attach(l, "user.op", lengthOf(1))
			countedKey.Attach(l, "user", length(3))
		}}}
	r := NewRegistry(base, user)
	r.AddExtension(Extension{Dialects: []string{"base", "user"}, Apply: func(l *Loading) {
		slow()
		if !measuredKey.Attach(l, "base.op", lengthOf(2)) {
			t.Error("an operation of a named dialect is not there")
		}
		if measuredKey.Attach(l, "base.other", lengthOf(2)) {
			t.Error("an operation that does not exist is there")
		}
	}})
	for _, first := range []string{"user", "base"} {
		c := NewContextWith(r)
		c.Dialect(first)
		var wg sync.WaitGroup
		for range 8 {
			wg.Go(func() {
				d := c.Dialect("user")
				for name, want := range map[string]int{"user.op": 1, "base.op": 2} {
					op := NewBuilder(c).Create(&OperationState{Info: c.LookupOp(name)})
					if m, ok := measuredKey.Of(op); !ok || m.Length() != want {
						t.Errorf("%s has no model", name)
					}
				}
				if m, ok := countedKey.Of(c, d); !ok || m.Length() != 3 {
					t.Error("the dialect has no model")
				}
				if c.LookupType("user", "t") == nil {
					t.Error("the dialect has no type")
				}
			})
		}
		wg.Wait()
	}
}

// Extensions run once for each context, when the last of their dialects arrives.
func TestExtensionsRunOnce(t *testing.T) {
	var ran []string
	r := NewRegistry()
	for _, n := range []string{"a", "b", "c"} {
		r.Add(&Dialect{Def: &DialectDef{Name: n, Init: func(any, *Loading) { ran = append(ran, "init "+n) }}})
	}
	for _, names := range [][]string{{"a"}, {"a", "b"}, {"c", "a"}, {"missing", "a"}} {
		r.AddExtension(Extension{Dialects: names, Apply: func(*Loading) { ran = append(ran, names[0]+names[len(names)-1]) }})
	}
	c := NewContextWith(r)
	for _, n := range []string{"a", "b", "a", "c", "b", "missing"} {
		c.Dialect(n)
	}
	want := []string{"init a", "aa", "init b", "ab", "init c", "ca"}
	if !slices.Equal(ran, want) {
		t.Errorf("ran %q, expected %q", ran, want)
	}
}

// Dialects that depend on one another are loaded together, those that others depend on first.
func TestDependencies(t *testing.T) {
	var order []string
	define := func(name string, depends ...string) *Dialect {
		return &Dialect{Def: &DialectDef{Name: name, Depends: depends, Ops: []*OpDef{{Name: name + ".op"}},
			Init: func(any, *Loading) { order = append(order, name) }}}
	}
	c := NewContext(define("top", "left", "right", "unknown"), define("left", "bottom"), define("right", "bottom", "top"),
		define("bottom"))
	c.Dialect("top")
	if want := []string{"bottom", "left", "right", "top"}; !slices.Equal(order, want) {
		t.Errorf("initialized in the order %q, expected %q", order, want)
	}
	var numbers []int
	for _, n := range []string{"top.op", "left.op", "right.op", "bottom.op", "other.op"} {
		numbers = append(numbers, c.OpName(n).Index())
	}
	slices.Sort(numbers)
	if len(slices.Compact(numbers)) != 5 {
		t.Errorf("operation names share a number: %v", numbers)
	}
}

// A dialect whose Init function panics is not loaded, and the context goes on working.
func TestPanicWhileLoading(t *testing.T) {
	broken := true
	c := NewContext(&Dialect{Def: &DialectDef{Name: "d", Ops: []*OpDef{{Name: "d.op"}}, Init: func(any, *Loading) {
		if broken {
			panic("in Init")
		}
	}}})
	func() {
		defer func() {
			if recover() == nil {
				t.Error("the panic is lost")
			}
		}()
		c.Dialect("d")
	}()
	if c.LoadedDialect("d") != nil {
		t.Error("a dialect that is not complete is loaded")
	}
	broken = false
	if c.LookupOp("d.op") == nil {
		t.Error("the dialect cannot be loaded any more")
	}
}
