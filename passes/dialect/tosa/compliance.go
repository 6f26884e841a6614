package tosa

import (
	_ "embed" // the table
	"fmt"
	"slices"
	"strings"
	"sync"

	"github.com/odsgen/ods/core"
	gen "github.com/odsgen/ods/generated/tosa"
)

//go:embed compliance.txt
var complianceText string

// compliance is the table of what is allowed, by the names of operations.
var compliance = sync.OnceValue(func() map[string]*allowed {
	table := map[string]*allowed{}
	var last *allowed
	for line := range strings.Lines(complianceText) {
		fields := strings.Fields(line)
		switch {
		case line[0] == '#':
		case line[0] != ' ':
			last = &allowed{profiles: modeList(fields[1]), extensions: modeList(fields[2])}
			table[fields[0]] = last
		default:
			last.add(fields)
		}
	}
	return table
})

func modeList(text string) []string {
	if text == "-" {
		return nil
	}
	return strings.Split(text, ",")
}

// allowed is what the specification says about an operation.
type allowed struct {
	profiles, extensions   []string // what has the operation
	byProfile, byExtension []combination
}

// combination is a list of element types that an operation may have.
type combination struct {
	modes []string // profiles or extensions
	all   bool     // all of them are needed, not one
	since version
	types []string
}

func (a *allowed) add(fields []string) {
	c := combination{all: strings.Contains(fields[0], "+"), since: version{1, int(fields[1][2] - '0')}, types: fields[2:]}
	c.modes = strings.FieldsFunc(fields[0], func(r rune) bool { return r == '+' || r == '|' })
	if _, ok := gen.ParseProfile(c.modes[0]); ok {
		a.byProfile = append(a.byProfile, c)
	} else {
		a.byExtension = append(a.byExtension, c)
	}
}

// find returns the first combination of the types.
func find(list []combination, types []string) *combination {
	for i := range list {
		if slices.Equal(list[i].types, types) {
			return &list[i]
		}
	}
	return nil
}

// nearest returns the first of the combinations that have the most types in common with the given ones.
func (a *allowed) nearest(types []string) []string {
	var best []string
	most := -1
	for _, c := range slices.Concat(a.byProfile, a.byExtension) {
		if len(c.types) != len(types) {
			continue
		}
		same := 0
		for i, t := range c.types {
			if t == types[i] {
				same++
			}
		}
		if same > most {
			most, best = same, c.types
		}
	}
	return best
}

// version is one of the specification.
type version struct{ major, minor int }

// has reports whether what came with version v is in this one.
func (t version) has(v version) bool { return t.major == v.major && t.minor >= v.minor }

// parts lists the operands of operations whose types the table does not have all of. The accumulator's type comes after
// the operands, and results come last.
var parts = map[string]struct {
	operands    []int
	accumulator bool
	noResults   bool
}{
	gen.AvgPool2dDef.Name:       {operands: []int{0, 1, 2}, accumulator: true},
	gen.Conv2DDef.Name:          {operands: []int{0, 1, 2, 3, 4}, accumulator: true},
	gen.Conv3DDef.Name:          {operands: []int{0, 1, 2, 3, 4}, accumulator: true},
	gen.DepthwiseConv2DDef.Name: {operands: []int{0, 1, 2, 3, 4}, accumulator: true},
	gen.TransposeConv2DDef.Name: {operands: []int{0, 1, 2, 3, 4}, accumulator: true},
	gen.ConcatDef.Name:          {operands: []int{0}},
	gen.PadDef.Name:             {operands: []int{0, 2}},
	gen.ReshapeDef.Name:         {operands: []int{0}},
	gen.SliceDef.Name:           {operands: []int{0}},
	gen.TileDef.Name:            {operands: []int{0}},
	gen.MulDef.Name:             {operands: []int{0, 1}},
	gen.ResizeDef.Name:          {operands: []int{0}},
	gen.SelectDef.Name:          {operands: []int{1, 2}},
	gen.RescaleDef.Name:         {operands: []int{0, 3, 4}},
	gen.VariableWriteDef.Name:   {operands: []int{0}, noResults: true},
	gen.DimDef.Name:             {operands: []int{0}, noResults: true},
}

// typesOf lists the types of an operation that the table is about.
func typesOf(op *core.Operation) []string {
	if v, ok := gen.AsVariableOp(op); ok {
		return []string{typeName(v.Type())}
	}
	var types []string
	p, partly := parts[op.Name()]
	if !partly {
		for _, v := range op.OperandList(0, op.NumOperands()) {
			types = append(types, typeName(elementOf(v.Type())))
		}
	}
	for _, i := range p.operands {
		if i < op.NumOperands() {
			types = append(types, typeName(elementOf(op.Operand(i).Type())))
		}
	}
	if p.accumulator {
		if t, ok := op.Attr("acc_type").(*core.TypeAttr); ok {
			types = append(types, typeName(t.Value()))
		}
	}
	if !p.noResults {
		for _, v := range op.Results() {
			types = append(types, typeName(elementOf(v.Type())))
		}
	}
	return types
}

func elementOf(t core.Type) core.Type {
	if s, ok := t.(core.ShapedType); ok {
		return s.ElementType()
	}
	return t
}

// typeNames are the types that the table and messages do not call as text does.
var typeNames = map[string]string{
	"f8E4M3FN": "fp8e4m3", "f8E5M2": "fp8e5m2", "f8E8M0FNU": "fp8e8m0", "f6E2M3FN": "fp6e2m3", "f6E3M2FN": "fp6e3m2",
	"f4E2M1FN": "fp4e2m1", "!tosa.mxint8": "mxint8",
}

// typeName is how the table calls a type. Signs of integers do not count.
func typeName(t core.Type) string {
	if i, ok := t.(*core.IntegerType); ok {
		return fmt.Sprintf("i%d", i.Width())
	}
	text := core.TypeString(t)
	if name, ok := typeNames[text]; ok {
		return name
	}
	return text
}
