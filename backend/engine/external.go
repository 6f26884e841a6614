package engine

import (
	"fmt"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
)

// External is a function that a module declares and Go defines. Arguments and results are scalars. The result is
// ignored when the declared function returns nothing.
type External func(c *ExternalCall) (Value, error)

// ExternalCall is one call of an [External].
type ExternalCall struct {
	// Args are the arguments.
	Args []Value

	e      *Engine
	result core.Type
}

// Engine returns the engine that executes the call.
func (c *ExternalCall) Engine() *Engine { return c.e }

// external calls a function that is only declared. It reports whether a result is poison, whose flag is set then.
func (m *machine) external(f *function, k *call, callee *function, base int, careful bool) (poison bool, err error) {
	fn := callee.extern
	if fn == nil {
		x, ok := m.e.o.Externals[callee.name]
		if !ok {
			x, ok = library(callee.name)
		}
		if !ok {
			return false, Unsupported.Errorf("'@%s' is declared only and not known to the embedded engine; define it, or use LLVM's lli", callee.name)
		}
		fn = &x
		callee.extern = fn
	}
	c := ExternalCall{e: m.e, result: k.typ}
	slots := f.list(k.args)
	at := 0
	for i, t := range k.argTypes {
		leaves, _ := m.e.leaves(t)
		n := int(wordsOf(leaves))
		words := make([]uint64, n)
		for j, s := range slots[at : at+n] {
			words[j] = m.words[base+int(s)]
			if flag := m.poison[base+int(s)]; careful && flag != 0 {
				if m.isMath(callee.name) {
					return m.poisonResults(f.list(k.results), base, flag), nil
				}
				return false, m.poisonTrap(fmt.Sprintf("argument #%d of '@%s' is a poison value", i, callee.name), m.poison[base+int(s)])
			}
		}
		v, _, _ := m.e.value(t, words, nil)
		c.Args = append(c.Args, v)
		at += n
	}
	v, err := (*fn)(&c)
	if err != nil {
		return false, err
	}
	out := f.list(k.results)
	if len(out) == 0 {
		return false, nil
	}
	leaves, ok := m.e.leaves(k.typ)
	if !ok {
		return false, Unsupported.Errorf("'@%s' returns a value of type %s, which the embedded engine does not have", callee.name, k.typ)
	}
	words, flags := make([]uint64, len(out)), make([]byte, len(out))
	if err := v.put(leaves, words, flags); err != nil {
		return false, errorText(fmt.Sprintf("the result of '@%s' has another type than is declared: %v", callee.name, err))
	}
	for i, s := range out {
		m.words[base+int(s)] = words[i]
		if careful {
			m.poison[base+int(s)] = flags[i]
		}
	}
	return false, nil
}

// isMath reports whether a function is of C's mathematical library, and not the caller's own. It computes no more than its
// operation in dialect math, and so its result is poison, too, where an argument is.
func (m *machine) isMath(name string) bool {
	if _, own := m.e.o.Externals[name]; own {
		return false
	}
	n, _ := Math(name)
	if n == 0 {
		n, _ = Math(strings.TrimSuffix(name, "f"))
	}
	return n > 0
}

// poisonResults makes the results of a call poison of an origin. It reports whether there are some.
func (m *machine) poisonResults(out []int32, base int, flag byte) bool {
	for _, s := range out {
		m.words[base+int(s)], m.poison[base+int(s)] = 0, flag
	}
	return len(out) > 0
}

// The helpers below take arguments apart. A declaration whose types are not those of the function cannot be executed.

func (c *ExternalCall) int(i int) (num.Int, error) {
	if i < len(c.Args) && c.Args[i].Kind == IntKind {
		return c.Args[i].Int, nil
	}
	return num.Int{}, Unsupported.Errorf("argument #%d is no integer", i)
}

func (c *ExternalCall) float(i int) (num.Float, error) {
	if i < len(c.Args) && c.Args[i].Kind == FloatKind {
		return c.Args[i].Float, nil
	}
	return num.Float{}, Unsupported.Errorf("argument #%d is no float", i)
}

func (c *ExternalCall) ptr(i int) (uint64, error) {
	if i < len(c.Args) && c.Args[i].Kind == PtrKind {
		return c.Args[i].Ptr, nil
	}
	return 0, Unsupported.Errorf("argument #%d is no pointer", i)
}

// Defines reports whether the engine has a function of its own for a name that modules may declare.
func Defines(name string) bool {
	_, ok := library(name)
	return ok
}
