package passes

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/odsgen/ods/core/diag"
)

// OptionSet is the set of options of a pass or pipeline. Each option is bound to a variable, as in package flag, which
// holds the default when the option is declared.
type OptionSet struct{ list []*Option }

// Option is one declared option.
type Option struct {
	// Name is what precedes '='; Summary the one-line description.
	Name, Summary string
	// Values are the accepted words of an enumeration, nil for other options.
	Values []EnumValue
	// Kind names the type of the value: bool, int, uint, float, string, enum, or one of these with "list".
	Kind string

	set   func(text string) error
	print func() string // nil when it prints nothing, as an empty list does
	list  bool
	clear func() // of a list: drops the elements of the default
	given bool   // by a pipeline or a command line
}

// Value returns the option's value as pipelines write it; empty when they write none, as of an empty list.
func (o *Option) Value() string {
	if o.print == nil {
		return ""
	}
	return o.print()
}

// EnumValue is one word of an enumeration.
type EnumValue struct {
	Name, Summary string
}

// Options returns the options sorted by name. The slice must not be changed.
func (s *OptionSet) Options() []*Option { return s.list }

// Lookup returns the option with the name, or nil.
func (s *OptionSet) Lookup(name string) *Option {
	i, ok := s.find(name)
	if !ok {
		return nil
	}
	return s.list[i]
}

// Given reports whether a pipeline or a command line set the option, be it to its default.
func (s *OptionSet) Given(name string) bool {
	o := s.Lookup(name)
	return o != nil && o.given
}

func (s *OptionSet) find(name string) (int, bool) {
	return slices.BinarySearchFunc(s.list, name, func(o *Option, n string) int { return strings.Compare(o.Name, n) })
}

func (s *OptionSet) add(o *Option) *Option {
	i, _ := s.find(o.Name)
	s.list = slices.Insert(s.list, i, o)
	return o
}

// Bool declares an option that is true or false; its name alone means true.
func (s *OptionSet) Bool(v *bool, name, summary string) {
	s.add(&Option{Name: name, Summary: summary, Kind: "bool",
		set: func(t string) error {
			b, err := parseBool(t)
			if err == nil {
				*v = b
			}
			return err
		},
		print: func() string { return strconv.FormatBool(*v) }})
}

func parseBool(t string) (bool, error) {
	switch t {
	case "", "true", "TRUE", "True", "1":
		return true, nil
	case "false", "FALSE", "False", "0":
		return false, nil
	}
	return false, fmt.Errorf("'%s' is invalid value for boolean argument! Try 0 or 1", t)
}

// Int declares an option that is an integer.
func (s *OptionSet) Int(v *int64, name, summary string) {
	s.add(&Option{Name: name, Summary: summary, Kind: "int", set: func(t string) error { return setInt(v, t) },
		print: func() string { return strconv.FormatInt(*v, 10) }})
}

// isNumber reports whether a text may be a number on LLVM's command lines. Go's literals may also have '_' inside.
func isNumber(t string) bool { return !strings.Contains(t, "_") }

func setInt(v *int64, t string) error {
	n, err := strconv.ParseInt(t, 0, 64)
	if err != nil || !isNumber(t) || t[0] == '+' {
		//lint:ignore ST1005 the words are upstream's
		return fmt.Errorf("'%s' value invalid for long argument!", t)
	}
	*v = n
	return nil
}

// Uint declares an option that is an unsigned integer.
func (s *OptionSet) Uint(v *uint64, name, summary string) {
	s.add(&Option{Name: name, Summary: summary, Kind: "uint",
		set: func(t string) error {
			n, err := strconv.ParseUint(t, 0, 64)
			if err != nil || !isNumber(t) {
				//lint:ignore ST1005 the words are upstream's
				return fmt.Errorf("'%s' value invalid for uint argument!", t)
			}
			*v = n
			return nil
		},
		print: func() string { return strconv.FormatUint(*v, 10) }})
}

// Float declares an option that is a number.
func (s *OptionSet) Float(v *float64, name, summary string) {
	s.add(&Option{Name: name, Summary: summary, Kind: "float",
		set: func(t string) error {
			n, err := strconv.ParseFloat(t, 64)
			if err != nil && !errors.Is(err, strconv.ErrRange) || !isNumber(t) {
				//lint:ignore ST1005 the words are upstream's
				return fmt.Errorf("'%s' value invalid for floating point argument!", t)
			}
			*v = n
			return nil
		},
		print: func() string { return printFloat(*v) }})
}

func printFloat(f float64) string {
	switch {
	case math.IsInf(f, 0):
		return strings.Replace(strings.ToUpper(strconv.FormatFloat(f, 'e', -1, 64)), "+", "", 1)
	case math.IsNaN(f):
		return "nan"
	}
	return fmt.Sprintf("%e", f)
}

// Text declares an option that is a text.
func (s *OptionSet) Text(v *string, name, summary string) {
	s.add(&Option{Name: name, Summary: summary, Kind: "string", set: func(t string) error { *v = t; return nil },
		print: func() string { return quoteOption(*v) }})
}

// Enum declares an option that is one of the given words.
func (s *OptionSet) Enum(v *string, name, summary string, values ...EnumValue) {
	s.add(&Option{Name: name, Summary: summary, Kind: "enum", Values: values,
		set: func(t string) error {
			for _, e := range values {
				if e.Name == t {
					*v = t
					return nil
				}
			}
			//lint:ignore ST1005 the words are upstream's
			return fmt.Errorf("Cannot find option named '%s'!", t)
		},
		print: func() string { return *v }})
}

// Strings declares an option that is a list of texts.
func (s *OptionSet) Strings(v *[]string, name, summary string) {
	s.add(&Option{Name: name, Summary: summary, Kind: "string list", list: true, clear: func() { *v = nil },
		set: func(t string) error {
			*v = append(*v, t)
			return nil
		},
		print: func() string { return printList(*v, quoteOption) }})
}

// Ints declares an option that is a list of integers.
func (s *OptionSet) Ints(v *[]int64, name, summary string) {
	s.add(&Option{Name: name, Summary: summary, Kind: "int list", list: true, clear: func() { *v = nil },
		set: func(t string) error {
			var n int64
			if err := setInt(&n, t); err != nil {
				return err
			}
			*v = append(*v, n)
			return nil
		},
		print: func() string { return printList(*v, func(n int64) string { return strconv.FormatInt(n, 10) }) }})
}

// Int32s declares an option that is a list of 32-bit integers.
func (s *OptionSet) Int32s(v *[]int32, name, summary string) {
	s.add(&Option{Name: name, Summary: summary, Kind: "int list", list: true, clear: func() { *v = nil },
		set: func(t string) error {
			n, err := strconv.ParseInt(t, 0, 32)
			if err != nil || !isNumber(t) {
				//lint:ignore ST1005 the words are upstream's
				return fmt.Errorf("'%s' value invalid for integer argument!", t)
			}
			*v = append(*v, int32(n))
			return nil
		},
		print: func() string { return printList(*v, func(n int32) string { return strconv.FormatInt(int64(n), 10) }) }})
}

// Func declares an option whose value is handled by functions; print returns its current value.
func (s *OptionSet) Func(name, summary, kind string, set func(text string) error, print func() string) {
	s.add(&Option{Name: name, Summary: summary, Kind: kind, set: set, print: print})
}

func printList[T any](l []T, one func(T) string) string {
	if len(l) == 0 {
		return ""
	}
	parts := make([]string, len(l))
	for i, v := range l {
		parts[i] = one(v)
	}
	return "{" + strings.Join(parts, ",") + "}"
}

// quoteOption puts a text with blanks into braces, unless it begins like what the parser keeps together anyway, as
// upstream does.
func quoteOption(t string) string {
	if i := strings.IndexAny(t, " {'\""); i >= 0 && t[i] == ' ' {
		return "{" + t + "}"
	}
	return t
}

// String returns all options with their values as pipelines write them, {a=1 b=2}, sorted by name; an empty list that
// nobody asked for leaves nothing between its blanks, as upstream. No options give nothing.
func (s *OptionSet) String() string {
	if len(s.list) == 0 {
		return ""
	}
	parts := make([]string, len(s.list))
	for i, o := range s.list {
		v := o.print()
		if v == "" && o.list {
			if !o.given {
				continue
			}
			v = "{}"
		}
		parts[i] = o.Name + "=" + v
	}
	return "{" + strings.Join(parts, " ") + "}"
}

// OptionError is what is wrong with the text of options.
type OptionError struct {
	// Offset is where the option begins in the text.
	Offset int
	// Message is what is wrong, in upstream's words; Hint what was expected, and what to write.
	Message, Hint string

	unknown bool // there is no such option
}

// Error returns the message with the hint.
func (e *OptionError) Error() string { return e.Message + "; " + e.Hint }

// Set gives an option its value, each element of a list in turn. The error is an [*OptionError].
func (s *OptionSet) Set(name, value string) error {
	if e := s.setAt(0, name, value, true); e != nil {
		return e
	}
	return nil
}

// setAt is Set for an option that begins at an offset; has tells whether there is a value.
func (s *OptionSet) setAt(at int, name, value string, has bool) *OptionError {
	o := s.Lookup(name)
	if o == nil {
		return &OptionError{Offset: at, Message: "<Pass-Options-Parser>: no such option " + name, Hint: s.known(name), unknown: true}
	}
	bad := func(message string) *OptionError {
		return &OptionError{Offset: at, Message: "for the --" + name + " option: " + message, Hint: o.expected()}
	}
	if !has && o.Kind != "bool" {
		return bad("requires a value!")
	}
	values := []string{value}
	if o.list {
		values = splitList(value)
		if !o.given { // of the default nothing is left
			o.clear()
		}
	}
	o.given = true
	for _, v := range values {
		if err := o.set(v); err != nil {
			return bad(err.Error())
		}
	}
	return nil
}

// known says which options there are instead of one that is not there.
func (s *OptionSet) known(name string) string {
	if len(s.list) == 0 {
		return "it has no options"
	}
	names := make([]string, len(s.list))
	for i, o := range s.list {
		names[i] = o.Name
	}
	if near := diag.Nearest(name, names); near != "" {
		return fmt.Sprintf("did you mean '%s'?", near)
	}
	return "its options are '" + strings.Join(names, "', '") + "'"
}

// expected says what values the option takes.
func (o *Option) expected() string {
	kind := o.Kind
	if len(o.Values) > 0 {
		words := make([]string, len(o.Values))
		for i, v := range o.Values {
			words[i] = v.Name
		}
		kind = "'" + strings.Join(words, "', '") + "'"
	}
	return fmt.Sprintf("expected %s=VALUE with %s", o.Name, kind)
}

// Parse reads options as pipelines write them, without the outer braces: blanks between options, commas in lists,
// values with blanks in braces or quotes. The error is an [*OptionError].
func (s *OptionSet) Parse(text string) error {
	for at := blanks(text, 0); at < len(text); at = blanks(text, at) {
		start := at
		if n := strings.IndexAny(text[at:], "= \t\n"); n >= 0 {
			at += n
		} else {
			at = len(text)
		}
		name, value, has := text[start:at], "", at < len(text) && text[at] == '='
		if has {
			n := optionEnd(text[at+1:], " \t\n")
			value, at = stripOption(text[at+1:at+1+n]), at+1+n
		}
		if e := s.setAt(start, name, value, has); e != nil {
			return e
		}
	}
	return nil
}

// blanks returns the index of the first character from i on that is not a blank.
func blanks(text string, i int) int {
	for i < len(text) && strings.IndexByte(" \t\n", text[i]) >= 0 {
		i++
	}
	return i
}

// optionEnd returns the length of the text up to one of the stop characters outside quotes and brackets.
func optionEnd(t, stops string) int {
	for i := 0; i < len(t); i++ {
		switch c := t[i]; {
		case strings.IndexByte(stops, c) >= 0:
			return i
		case c == '\'' || c == '"':
			if n := strings.IndexByte(t[i+1:], c); n >= 0 {
				i += n + 1
			}
		case c == '{' || c == '(' || c == '[':
			i += bracketEnd(t[i:])
		}
	}
	return len(t)
}

// bracketEnd returns the index of the bracket that closes the one at the start of the text, or the text's length. Only
// brackets of the same kind count in between.
func bracketEnd(t string) int {
	closing := map[byte]byte{'{': '}', '(': ')', '[': ']'}[t[0]]
	depth := 0
	for i := range len(t) {
		switch t[i] {
		case t[0]:
			depth++
		case closing:
			if depth--; depth == 0 {
				return i
			}
		}
	}
	return len(t)
}

func stripOption(t string) string {
	t = strings.TrimSpace(t)
	if n := len(t); n > 1 {
		switch {
		case t[0] == '{' && bracketEnd(t) == n-1, t[0] == '\'' && t[n-1] == '\'', t[0] == '"' && t[n-1] == '"':
			return t[1 : n-1]
		}
	}
	return t
}

func splitList(t string) []string {
	if t == "" {
		return nil
	}
	var out []string
	for {
		n := optionEnd(t, ",")
		out = append(out, stripOption(t[:n]))
		if n == len(t) {
			return out
		}
		t = t[n+1:]
	}
}

// PipelineList declares an option that is a list of anchored pipelines, dialect.op(pass,pass).
func (s *OptionSet) PipelineList(reg *Registry, v *[]*Pipeline, name, summary string) {
	s.add(&Option{Name: name, Summary: summary, Kind: "pass-manager list", list: true, clear: func() { *v = nil },
		set: func(t string) error {
			p, list := ParsePipeline(reg, t)
			if p == nil {
				return list
			}
			*v = append(*v, p)
			return nil
		},
		print: func() string { return printList(*v, (*Pipeline).String) }})
}

// Sets declares an option that is a list of options of their own, each set in braces: {a=1 b=2},{a=3}. New returns one with
// its defaults.
func (s *OptionSet) Sets(v *[]*OptionSet, new func() *OptionSet, name, summary string) {
	s.add(&Option{Name: name, Summary: summary, Kind: "value list", list: true, clear: func() { *v = nil },
		set: func(t string) error {
			o := new()
			if err := o.Parse(t); err != nil {
				return err
			}
			for _, x := range o.list {
				x.given = x.given && x.print() != "" // as with upstream, which copies the values
			}
			*v = append(*v, o)
			return nil
		},
		print: func() string { return printList(*v, (*OptionSet).String) }})
}
