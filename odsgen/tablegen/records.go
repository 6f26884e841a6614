package tablegen

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// The limits of a dump. Those of upstream's dialects have 4 MiB and a depth of 10.
const (
	MaxSize  = 256 << 20
	maxDepth = 64
	// maxReads bounds how often references are followed, for each record: a dump in which many records share others, or
	// are part of themselves, means something that is exponentially larger than it is.
	maxReads = 100
)

// Kind is the kind of a value.
type Kind uint8

// The kinds of values. Other is an expression that TableGen did not evaluate.
const (
	Unset Kind = iota
	Int
	String
	List
	Def
	Dag
	Other
)

// String names the kind as messages do.
func (k Kind) String() string {
	return [...]string{"nothing", "a number", "a string", "a list", "a record", "a dag", "an expression"}[k]
}

// Value is the value of a field. Text is a string's text, the name of a record, of a dag's operator, or the text of
// another expression.
type Value struct {
	Kind  Kind
	Int   int64
	Text  string
	Items []Value
	// Names are, for a dag, the names of the arguments, "" for none; Name is that of its operator.
	Names []string
	Name  string
}

// Record is a definition.
type Record struct {
	// Name is the name of the definition; Anonymous ones are "anonymous_12".
	Name      string
	Anonymous bool
	// Supers are all classes that it derives from, each after its own base classes.
	Supers []string
	// File and Line say where it is defined.
	File string
	Line int

	fields map[string]Value
	recs   *Records
}

// Records are the definitions of a dump. They are read by one goroutine at a time, because reading collects problems.
type Records struct {
	byName   map[string]*Record
	list     []*Record
	problems []string
	reads    int
}

// Decode reads a dump. The error says what is wrong with it.
func Decode(data []byte) (*Records, error) {
	if len(data) > MaxSize {
		return nil, fmt.Errorf("the dump is larger than %d MiB", MaxSize>>20)
	}
	var top map[string]json.RawMessage
	if err := json.Unmarshal(data, &top); err != nil {
		return nil, jsonError(data, err)
	}
	if _, ok := top["!tablegen_json_version"]; !ok {
		return nil, errors.New("this is no dump of llvm-tblgen --dump-json: there is no \"!tablegen_json_version\"")
	}
	r := &Records{byName: make(map[string]*Record, len(top))}
	for name, raw := range top {
		if strings.HasPrefix(name, "!") {
			continue
		}
		rec, err := r.record(name, raw)
		if err != nil {
			return nil, fmt.Errorf("record %q: %w", name, err)
		}
		r.byName[name] = rec
		r.list = append(r.list, rec)
	}
	slices.SortFunc(r.list, inSource)
	return r, nil
}

// inSource orders records by file and line.
func inSource(a, b *Record) int {
	return cmp.Or(strings.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line), len(a.Name)-len(b.Name),
		strings.Compare(a.Name, b.Name))
}

// jsonError puts the line and column into an error of package json.
func jsonError(data []byte, err error) error {
	var syntax *json.SyntaxError
	if !errors.As(err, &syntax) {
		return errors.New("the dump must be a JSON object of records")
	}
	before := data[:min(max(syntax.Offset-1, 0), int64(len(data)))]
	line := 1 + bytes.Count(before, []byte("\n"))
	return fmt.Errorf("%d:%d: %w", line, len(before)-bytes.LastIndexByte(before, '\n'), err)
}

func (r *Records) record(name string, raw json.RawMessage) (*Record, error) {
	dec := json.NewDecoder(bytes.NewReader(raw))
	dec.UseNumber()
	var obj map[string]any
	if err := dec.Decode(&obj); err != nil || obj == nil {
		return nil, errors.New("a record must be an object")
	}
	rec := &Record{Name: name, fields: make(map[string]Value, len(obj)), recs: r}
	rec.Anonymous, _ = obj["!anonymous"].(bool)
	if supers, ok := obj["!superclasses"].([]any); ok {
		for _, s := range supers {
			text, ok := s.(string)
			if !ok {
				return nil, errors.New("\"!superclasses\" must be a list of strings")
			}
			rec.Supers = append(rec.Supers, text)
		}
	}
	if locs, ok := obj["!locs"].([]any); ok && len(locs) > 0 {
		text, _ := locs[0].(string)
		if i := strings.LastIndexByte(text, ':'); i >= 0 {
			rec.File = text[:i]
			rec.Line, _ = strconv.Atoi(text[i+1:])
		}
	}
	for k, v := range obj {
		if strings.HasPrefix(k, "!") {
			continue
		}
		val, err := decode(v, 0)
		if err != nil {
			return nil, fmt.Errorf("field %q: %w", k, err)
		}
		rec.fields[k] = val
	}
	return rec, nil
}

func decode(v any, depth int) (Value, error) {
	if depth > maxDepth {
		return Value{}, fmt.Errorf("values are nested more than %d deep", maxDepth)
	}
	switch v := v.(type) {
	case nil:
		return Value{}, nil
	case bool:
		if v {
			return Value{Kind: Int, Int: 1}, nil
		}
		return Value{Kind: Int}, nil
	case json.Number:
		n, err := v.Int64()
		if err != nil {
			return Value{}, fmt.Errorf("%s is no integer of 64 bits", v)
		}
		return Value{Kind: Int, Int: n}, nil
	case string:
		return Value{Kind: String, Text: v}, nil
	case []any:
		out := Value{Kind: List}
		for _, it := range v {
			x, err := decode(it, depth+1)
			if err != nil {
				return Value{}, err
			}
			out.Items = append(out.Items, x)
		}
		return out, nil
	case map[string]any:
		return decodeObject(v, depth)
	}
	return Value{}, errors.New("unexpected JSON")
}

func decodeObject(v map[string]any, depth int) (Value, error) {
	kind, _ := v["kind"].(string)
	text, _ := v["printable"].(string)
	switch kind {
	case "def":
		name, ok := v["def"].(string)
		if !ok {
			return Value{}, errors.New("a reference needs the name of its record")
		}
		return Value{Kind: Def, Text: name}, nil
	case "dag":
		op, err := decode(v["operator"], depth+1)
		if err != nil {
			return Value{}, err
		}
		if op.Kind != Def {
			return Value{}, errors.New("the operator of a dag must be a record")
		}
		args, ok := v["args"].([]any)
		if !ok {
			return Value{}, errors.New("the arguments of a dag must be a list")
		}
		out := Value{Kind: Dag, Text: op.Text}
		out.Name, _ = v["name"].(string)
		for _, a := range args {
			pair, ok := a.([]any)
			if !ok || len(pair) != 2 {
				return Value{}, errors.New("an argument of a dag must be a pair of value and name")
			}
			x, err := decode(pair[0], depth+1)
			if err != nil {
				return Value{}, err
			}
			name, _ := pair[1].(string)
			out.Items, out.Names = append(out.Items, x), append(out.Names, name)
		}
		return out, nil
	}
	return Value{Kind: Other, Text: text}, nil
}

// Get returns the record of a name, or nil.
func (r *Records) Get(name string) *Record { return r.byName[name] }

// All returns the records in the order of files and lines.
func (r *Records) All() []*Record { return r.list }

// Derived returns the records that derive from a class, without anonymous ones, in the order of files and lines.
func (r *Records) Derived(class string) []*Record {
	var out []*Record
	for _, rec := range r.list {
		if !rec.Anonymous && rec.Is(class) {
			out = append(out, rec)
		}
	}
	return out
}

// Problems returns what was found to be wrong with records while they were read, without repetitions.
func (r *Records) Problems() []string { return r.problems }

func (r *Records) problem(format string, args ...any) {
	text := fmt.Sprintf(format, args...)
	if len(r.problems) < 100 && !slices.Contains(r.problems, text) {
		r.problems = append(r.problems, text)
	}
}

// Problem notes something that is wrong with the records, which [Records.Problems] returns.
func (r *Records) Problem(format string, args ...any) { r.problem(format, args...) }

// read counts that a reference is followed, and reports whether it may be.
func (r *Records) read() bool {
	if r.reads++; r.reads <= maxReads*(100+len(r.list)) {
		return true
	}
	r.problem("the records refer to one another more often than %d times each; some are parts of themselves, or share so much that a "+
		"definition of them would have no end", maxReads)
	return false
}

// Is reports whether the record derives from a class. A nil record derives from none.
func (r *Record) Is(class string) bool { return r != nil && slices.Contains(r.Supers, class) }

// Has reports whether the record has a field with a value.
func (r *Record) Has(field string) bool { return r != nil && r.fields[field].Kind != Unset }

// Value returns a field as it is.
func (r *Record) Value(field string) Value {
	if r == nil {
		return Value{}
	}
	return r.fields[field]
}

// value returns a field that must be of a kind, or be absent.
func (r *Record) value(field string, kind Kind) Value {
	v := r.Value(field)
	if v.Kind != kind && v.Kind != Unset {
		r.recs.problem("record %q: field %q must be %s, not %s", r.Name, field, kind, v.Kind)
		return Value{}
	}
	return v
}

// Str returns a field of text, "" without one.
func (r *Record) Str(field string) string { return r.value(field, String).Text }

// Int returns a field with a number, 0 without one.
func (r *Record) Int(field string) int64 { return r.value(field, Int).Int }

// Bool reports whether a bit is set.
func (r *Record) Bool(field string) bool { return r.Int(field) != 0 }

// Record returns the record that a field refers to, nil without one.
func (r *Record) Record(field string) *Record {
	return r.deref(field, r.value(field, Def))
}

func (r *Record) deref(field string, v Value) *Record {
	if v.Kind != Def || !r.recs.read() {
		return nil
	}
	rec := r.recs.byName[v.Text]
	if rec == nil {
		r.recs.problem("record %q: field %q refers to %q, which does not exist", r.Name, field, v.Text)
	}
	return rec
}

// Records returns the records that a list refers to.
func (r *Record) Records(field string) []*Record {
	var out []*Record
	for _, v := range r.value(field, List).Items {
		if v.Kind != Def {
			r.recs.problem("record %q: the items of %q must be records, not %s", r.Name, field, v.Kind)
			continue
		}
		if rec := r.deref(field, v); rec != nil {
			out = append(out, rec)
		}
	}
	return out
}

// Strings returns a list of texts.
func (r *Record) Strings(field string) []string {
	var out []string
	for _, v := range r.value(field, List).Items {
		if v.Kind != String {
			r.recs.problem("record %q: the items of %q must be strings, not %s", r.Name, field, v.Kind)
			continue
		}
		out = append(out, v.Text)
	}
	return out
}

// Arg is an argument of a dag: a record, or text.
type Arg struct {
	Name   string
	Record *Record
	Text   string
	Value  Value
}

// Args returns the arguments of a dag.
func (r *Record) Args(field string) []Arg {
	v := r.value(field, Dag)
	var out []Arg
	for i, it := range v.Items {
		a := Arg{Name: v.Names[i], Value: it}
		switch it.Kind {
		case Def:
			if a.Record = r.deref(field, it); a.Record == nil {
				continue
			}
		case String:
			a.Text = it.Text
		}
		out = append(out, a)
	}
	return out
}
