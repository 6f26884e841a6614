package intrin

import (
	"embed"
	"slices"
	"strconv"
	"strings"
)

//go:embed facts/*.txt
var files embed.FS

// Intrinsic is what is known about an intrinsic.
type Intrinsic struct {
	// Name is the name without types.
	Name string
	// Results and Params are types; several results come as a struct.
	Results, Params []string
	// Attrs are the attributes of the declaration in LLVM's order.
	Attrs string
	// ParamAttrs are the attributes of the result, at index 0, and of the parameters after it; there may be fewer.
	ParamAttrs []string
}

// VarArg reports whether the intrinsic takes any number of arguments after its parameters.
func (x *Intrinsic) VarArg() bool { return len(x.Params) > 0 && x.Params[len(x.Params)-1] == "..." }

// Fixed returns the parameters without the mark for further arguments.
func (x *Intrinsic) Fixed() []string {
	if x.VarArg() {
		return x.Params[:len(x.Params)-1]
	}
	return x.Params
}

// Overloaded reports whether types are part of the name.
func (x *Intrinsic) Overloaded() bool {
	return slices.ContainsFunc(x.Results, IsOverload) || slices.ContainsFunc(x.Params, IsOverload)
}

// IsOverload reports whether a type is one that the intrinsic is overloaded by.
func IsOverload(t string) bool {
	return t[0] == '*' || t[0] == 'p' && len(t) > 1 && t[1] >= '0' && t[1] <= '9'
}

// Lookup returns the intrinsic that a name means. After the name of one that is overloaded anything may follow a dot.
func Lookup(name string) (*Intrinsic, bool) {
	rest, ok := strings.CutPrefix(name, "llvm.")
	if !ok {
		return nil, false
	}
	target, _, _ := strings.Cut(rest, ".")
	text, err := files.ReadFile("facts/" + target + ".txt")
	if err != nil {
		if text, err = files.ReadFile("facts/generic.txt"); err != nil {
			return nil, false
		}
	}
	for base := name; ; {
		if x := find(string(text), base); x != nil {
			return x, base == name || x.Overloaded()
		}
		dot := strings.LastIndexByte(base, '.')
		if dot < 0 {
			return nil, false
		}
		base = base[:dot]
	}
}

// find returns the intrinsic of a line, or nil.
func find(text, name string) *Intrinsic {
	_, line, ok := strings.Cut(text, "\n"+name+"|")
	if !ok {
		return nil
	}
	line, _, _ = strings.Cut(line, "\n")
	fields := strings.Split(line, "|")
	x := &Intrinsic{Name: name, Results: list(fields[0], ","), Params: list(fields[1], ",")}
	set, _ := strconv.Atoi(fields[2])
	sets := text
	for ; set > 0; set-- {
		_, sets, _ = strings.Cut(sets, "\n")
	}
	sets, _, _ = strings.Cut(sets, "\n")
	x.Attrs = sets[1:]
	if len(fields) > 3 {
		for _, e := range list(fields[3], ";") {
			at, attrs, _ := strings.Cut(e, ":")
			n, _ := strconv.Atoi(at)
			for len(x.ParamAttrs) <= n {
				x.ParamAttrs = append(x.ParamAttrs, "")
			}
			x.ParamAttrs[n] = attrs
		}
	}
	return x
}

func list(s, sep string) []string {
	if s == "" {
		return nil
	}
	return strings.Split(s, sep)
}
