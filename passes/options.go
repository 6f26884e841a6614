package passes

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// OptionSet is the set of options of a pass or pipeline. Each option is bound to a variable, as in package flag, which
// holds the default when the option is declared.
type OptionSet struct{ list []*Option }

// Option is one declared option.
type Option struct {
	// Name is what stands in front of '='; Summary the one-line description.
	Name, Summary string
	// Values are the accepted words of an enumeration, nil for other options.
	Values []EnumValue
	// Kind names the type of the value: bool, int, uint, float, string, enum, or one of these with "list".
	Kind string

	set   func(text string) error
	print func() string // nil when it prints nothing, as an empty list does
	list  bool
	given bool // by a pipeline or a command line
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

func setInt(v *int64, t string) error {
	n, err := strconv.ParseInt(t, 0, 64)
	if err != nil {
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
			if err != nil {
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
			if err != nil {
				return fmt.Errorf("'%s' value invalid for floating point argument!", t)
			}
			*v = n
			return nil
		},
		print: func() string { return fmt.Sprintf("%e", *v) }})
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
			return fmt.Errorf("Cannot find option named '%s'!", t)
		},
		print: func() string { return *v }})
}

// Strings declares an option that is a list of texts.
func (s *OptionSet) Strings(v *[]string, name, summary string) {
	first := true
	s.add(&Option{Name: name, Summary: summary, Kind: "string list", list: true,
		set: func(t string) error {
			if first {
				*v, first = nil, false
			}
			*v = append(*v, t)
			return nil
		},
		print: func() string { return printList(*v, quoteOption) }})
}

// Ints declares an option that is a list of integers.
func (s *OptionSet) Ints(v *[]int64, name, summary string) {
	first := true
	s.add(&Option{Name: name, Summary: summary, Kind: "int list", list: true,
		set: func(t string) error {
			if first {
				*v, first = nil, false
			}
			var n int64
			if err := setInt(&n, t); err != nil {
				return err
			}
			*v = append(*v, n)
			return nil
		},
		print: func() string { return printList(*v, func(n int64) string { return strconv.FormatInt(n, 10) }) }})
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

func quoteOption(t string) string {
	if strings.ContainsRune(t, ' ') {
		return "{" + t + "}"
	}
	return t
}

// String returns all options with their values as pipelines write them, {a=1 b=2}, sorted by name; an empty list leaves nothing
// between its blanks, as upstream. No options give nothing.
func (s *OptionSet) String() string {
	if len(s.list) == 0 {
		return ""
	}
	parts := make([]string, len(s.list))
	for i, o := range s.list {
		v := o.print()
		if v == "" && o.list {
			continue
		}
		parts[i] = o.Name + "=" + v
	}
	return "{" + strings.Join(parts, " ") + "}"
}

// unknownOption is the error about an option that a pass does not have.
type unknownOption string

func (o unknownOption) Error() string { return "<Pass-Options-Parser>: no such option " + string(o) }

// Set gives an option its value, each element of a list in turn. The error says what was expected.
func (s *OptionSet) Set(name, value string) error {
	o := s.Lookup(name)
	if o == nil {
		return unknownOption(name)
	}
	o.given = true
	if !o.list {
		if err := o.set(value); err != nil {
			return fmt.Errorf("for the --%s option: %w", name, err)
		}
		return nil
	}
	for _, e := range splitList(value) {
		if err := o.set(e); err != nil {
			return fmt.Errorf("for the --%s option: %w", name, err)
		}
	}
	return nil
}

// Parse reads options as pipelines write them, without the outer braces: blanks between options, commas in lists, values with
// blanks in braces or quotes.
func (s *OptionSet) Parse(text string) error {
	for text = strings.TrimLeft(text, " \t\n"); text != ""; text = strings.TrimLeft(text, " \t\n") {
		end := strings.IndexAny(text, "= \t\n")
		if end < 0 {
			end = len(text)
		}
		name, value := text[:end], ""
		text = text[end:]
		if strings.HasPrefix(text, "=") {
			n := optionEnd(text[1:], " \t\n")
			value, text = stripOption(text[1:1+n]), text[1+n:]
		}
		if err := s.Set(name, value); err != nil {
			return err
		}
	}
	return nil
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
	s.add(&Option{Name: name, Summary: summary, Kind: "pass-manager list", list: true,
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
