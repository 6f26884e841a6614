package filecheck

import (
	"errors"
	"fmt"
	"math/big"
	"strings"
)

// format is how a number is written: a conversion, the least number of digits and whether hexadecimal has "0x".
type format struct {
	conv      byte // 'u', 'd', 'x', 'X'; 0 when unknown
	precision int
	alternate bool
}

var defaultFormat = format{conv: 'u'}

func (f format) String() string { return "%" + string(f.conv) }

// wildcard is the regular expression of any number in this format.
func (f format) wildcard() string {
	digits, first, sign := "[0-9]", "[1-9]", ""
	switch f.conv {
	case 'd':
		sign = "-?"
	case 'x':
		digits, first = "[0-9a-f]", "[1-9a-f]"
	case 'X':
		digits, first = "[0-9A-F]", "[1-9A-F]"
	}
	if f.alternate {
		sign = "0x"
	}
	if f.precision > 0 {
		return fmt.Sprintf("%s(%s%s*)?%s{%d}", sign, first, digits, digits, f.precision)
	}
	return sign + digits + "+"
}

// print writes a value; only %d has a place for a sign.
func (f format) print(v *big.Int) (string, error) {
	if v.Sign() < 0 && f.conv != 'd' {
		return "", errOverflow
	}
	abs := new(big.Int).Abs(v)
	var s string
	switch f.conv {
	case 'x':
		s = abs.Text(16)
	case 'X':
		s = strings.ToUpper(abs.Text(16))
	default:
		s = abs.Text(10)
	}
	s = strings.Repeat("0", max(0, f.precision-len(s))) + s
	switch {
	case f.alternate:
		s = "0x" + s
	case v.Sign() < 0:
		s = "-" + s
	}
	return s, nil
}

// scan reads what the wildcard matched.
func (f format) scan(s string) (*big.Int, bool) {
	base := 10
	if f.conv == 'x' || f.conv == 'X' {
		base = 16
	}
	if f.alternate {
		s = strings.TrimPrefix(s, "0x")
	}
	return new(big.Int).SetString(s, base)
}

// numericVariable is a variable that is shared by all patterns that name it.
type numericVariable struct {
	name   string
	format format
	// line is where the name first appeared, if that was a definition: only there FileCheck refuses a use on the same
	// line; later it takes the value from before.
	line  int
	value *big.Int // nil while undefined
}

// variables are what the patterns of one run share.
type variables struct {
	numeric  map[string]*numericVariable
	isString map[string]bool // names that a parsed pattern or -D defines as strings
	strings  map[string]string
	line     *numericVariable
}

func newVariables() *variables {
	return &variables{
		numeric:  map[string]*numericVariable{},
		isString: map[string]bool{},
		strings:  map[string]string{},
		line:     &numericVariable{name: "@LINE", format: defaultFormat},
	}
}

// clearLocals forgets the values of variables without "$".
func (v *variables) clearLocals() {
	for name := range v.strings {
		if name[0] != '$' {
			delete(v.strings, name)
		}
	}
	for name, n := range v.numeric {
		if name[0] != '$' {
			n.value = nil
		}
	}
}

var errOverflow = errors.New("overflow error")

// undefinedError names a variable without a value, and where it is used.
type undefinedError struct {
	name string
	at   int
}

func (e *undefinedError) Error() string { return "undefined variable: " + e.name }

// expression is a parsed numeric expression; without a root it stands for any number of its format.
type expression struct {
	format format
	root   *term
}

// term is a node of an expression: a literal, a variable, or an operation on two terms.
type term struct {
	text        string // as written
	at          int
	literal     *big.Int
	variable    *numericVariable
	apply       func(a, b *big.Int) (*big.Int, error)
	left, right *term
}

func (t *term) eval() (*big.Int, error) {
	switch {
	case t.literal != nil:
		return t.literal, nil
	case t.variable != nil:
		if t.variable.value == nil {
			return nil, &undefinedError{t.variable.name, t.at}
		}
		return t.variable.value, nil
	}
	a, err := t.left.eval()
	b, rightErr := t.right.eval()
	if err = errors.Join(err, rightErr); err != nil {
		return nil, err
	}
	return t.apply(a, b)
}

// implicit returns the format that the variables of a term agree on.
func (t *term) implicit(p *exprParser) (format, bool) {
	switch {
	case t.literal != nil:
		return format{}, true
	case t.variable != nil:
		return t.variable.format, true
	}
	left, ok := t.left.implicit(p)
	right, okRight := t.right.implicit(p)
	if !ok || !okRight {
		return format{}, false
	}
	if left.conv != 0 && right.conv != 0 && left != right {
		p.errs.errorf(p.src, t.at, "implicit format conflict between '%s' (%v) and '%s' (%v), need an explicit format specifier",
			t.left.text, left, t.right.text, right)
		return format{}, false
	}
	if left.conv != 0 {
		return left, true
	}
	return right, true
}

// functions are what an expression can call.
var functions = map[string]func(a, b *big.Int) (*big.Int, error){
	"add": func(a, b *big.Int) (*big.Int, error) { return new(big.Int).Add(a, b), nil },
	"sub": func(a, b *big.Int) (*big.Int, error) { return new(big.Int).Sub(a, b), nil },
	"mul": func(a, b *big.Int) (*big.Int, error) { return new(big.Int).Mul(a, b), nil },
	"div": func(a, b *big.Int) (*big.Int, error) {
		if b.Sign() == 0 {
			return nil, errOverflow
		}
		return new(big.Int).Quo(a, b), nil
	},
	"max": func(a, b *big.Int) (*big.Int, error) {
		if a.Cmp(b) > 0 {
			return a, nil
		}
		return b, nil
	},
	"min": func(a, b *big.Int) (*big.Int, error) {
		if a.Cmp(b) < 0 {
			return a, nil
		}
		return b, nil
	},
}
