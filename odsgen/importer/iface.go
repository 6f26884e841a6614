package importer

import (
	"slices"
	"strings"

	"github.com/odsgen/ods/odsgen/model"
	"github.com/odsgen/ods/odsgen/resolve"
	"github.com/odsgen/ods/odsgen/tablegen"
)

// promised are interfaces of upstream that are keys of an operation here.
var promised = map[string][2]string{
	"MemoryEffectOpInterface":   {"effects", "go"},
	"ConditionallySpeculatable": {"speculatable", "go"},
	"InferTypeOpInterface":      {"infer", "true"},
}

// namers are the methods of OpAsmOpInterface that are keys of an operation here.
var namers = map[string]string{"getAsmResultNames": "result_names", "getAsmBlockArgumentNames": "argument_names",
	"getAsmBlockNames": "block_names"}

// split are interfaces that are two here: the second one for operations that override the method.
var split = map[[2]string]string{
	{"BranchOpInterface", "getSuccessorForOperands"}:               "ConditionalBranchOpInterface",
	{"RegionBranchOpInterface", "areTypesCompatible"}:              "RegionBranchTypesInterface",
	{"RegionBranchOpInterface", "getEntrySuccessorRegions"}:        "ConstantRegionBranchOpInterface",
	{"RegionBranchOpInterface", "getRegionInvocationBounds"}:       "ConstantRegionBranchOpInterface",
	{"RegionBranchTerminatorOpInterface", "getSuccessorRegions"}:   "ConstantRegionTerminatorOpInterface",
	{"RegionBranchTerminatorOpInterface", "getSuccessorRegionsOp"}: "ConstantRegionTerminatorOpInterface",
}

// iface adds an interface.
func (o *operation) iface(r *tablegen.Record) {
	im := o.im
	name := r.Str("cppInterfaceName")
	overrides := r.Strings("alwaysOverriddenMethods")
	if p, ok := promised[name]; ok {
		o.flags[p[0]] = p[1]
		if slices.Contains(overrides, "isCompatibleReturnTypes") {
			o.flags["infer_compatible"] = "true"
		}
		return
	}
	switch name {
	case "OpAsmTypeInterface", "OpAsmAttrInterface":
		o.flags["alias"] = "true"
		im.need(NeedMissing, o.name, name+": an alias is the mnemonic here", "getAlias")
		return
	case "ShapedType", "FloatType", "ElementsAttr", "BlobAttr", "SymbolUserAttrInterface":
		if !o.rec.Is("Op") {
			im.need(NeedMissing, o.name, name+", which is for types and attributes of builtin here", "")
			return
		}
	case "OpAsmOpInterface":
		for _, m := range overrides {
			if key := namers[m]; key != "" {
				o.flags[key] = "go"
			} else if m == "getDefaultDialect" {
				im.need(NeedMissing, o.name, "default_dialect of its regions", "getDefaultDialect")
			} else {
				im.need(NeedMissing, o.name, "OpAsmOpInterface: "+m, "")
			}
		}
		return
	case "SymbolOpInterface":
		o.addTrait(plain("Symbol"))
		if len(overrides) == 0 {
			return
		}
	case "FunctionOpInterface":
		o.addTrait(plain("Symbol"))
		o.addTrait(plain("FunctionLike"))
	}
	for _, m := range overrides {
		if second := split[[2]string{name, m}]; second != "" {
			o.addIface(im.useInterface(second), nil)
		}
	}
	if slices.Contains([]string{"RegionBranchTerminatorOpInterface"}, name) && o.im.hasTrait(o, "ReturnLike") {
		return
	}
	i, d := im.lib.iface(name, r.Name)
	if i == nil {
		if !im.ownRecord(r) {
			im.need(NeedForeign, o.name, "interface "+name+" of "+or(trimColons(r.Str("cppNamespace")), "no namespace"), "")
			return
		}
		o.addIface(im.iface(im.interfaceRecord(r)), nil)
		for _, m := range r.Records("methods") {
			if r.Is("DeclareInterfaceMethods") && m.Str("body") == "" &&
				(m.Str("defaultBody") == "" || slices.Contains(overrides, m.Str("name"))) {
				im.need(NeedInterface, o.name, name+"::"+m.Str("name"), "")
			}
		}
		return
	}
	var methods []string
	for _, m := range overrides {
		goName := methodName(m)
		if slices.ContainsFunc(i.Methods, func(x *model.Method) bool { return x.Name == goName && x.Default }) {
			methods = append(methods, goName)
		}
	}
	if r.Is("DeclareInterfaceMethods") {
		for _, m := range i.Methods {
			if !m.Default && !m.Final {
				im.need(NeedInterface, o.name, name+"."+m.Name, "")
			}
		}
	}
	o.addIface(im.use(d, i.Name), methods)
}

// useInterface returns how a shipped interface is written.
func (im *importer) useInterface(name string) string {
	if i, d := im.lib.iface(name); i != nil {
		return im.use(d, i.Name)
	}
	return name
}

func (im *importer) hasTrait(o *operation, name string) bool {
	return slices.ContainsFunc(o.rec.Records("traits"), func(r *tablegen.Record) bool { return r.Name == name })
}

func (o *operation) addIface(name string, methods []string) {
	n := plain(name)
	if len(methods) > 0 {
		n = pair(name, texts(methods))
	}
	for _, old := range o.ifaces.Items {
		if sameTree(old, n) {
			return
		}
	}
	o.ifaces.Items = append(o.ifaces.Items, n)
}

// interfaceRecord returns the definition of an interface that a record declares the methods of.
func (im *importer) interfaceRecord(r *tablegen.Record) *tablegen.Record {
	if d := im.classes[strings.TrimPrefix(trimColons(r.Str("cppNamespace"))+"::"+r.Str("cppInterfaceName"),
		"::")]; d.Is("Interface") {
		return d
	}
	return r
}

// methodName is the name of a method here: without "get", as an exported identifier.
func methodName(s string) string {
	if rest, ok := strings.CutPrefix(s, "get"); ok && rest != "" && rest[0] >= 'A' && rest[0] <= 'Z' {
		s = rest
	}
	return resolve.GoName(s)
}

// iface returns the name of an interface of the dialect's own, and declares it.
func (im *importer) iface(r *tablegen.Record) string {
	r = im.interfaceRecord(r)
	name := identifier(r.Str("cppInterfaceName"))
	if im.own[name] == "interface" {
		return name
	}
	im.own[name] = "interface"
	body := mapping()
	put(im.ifaces, name, body)
	switch {
	case r.Is("AttrInterface"):
		put(body, "on", plain("attr"))
	case r.Is("TypeInterface"):
		put(body, "on", plain("type"))
	case r.Is("DialectInterface"):
		put(body, "on", plain("dialect"))
	}
	putText(body, "summary", name)
	putText(body, "description", im.doc(dedent(r.Str("description"))))
	var bases []string
	for _, b := range r.Records("baseInterfaces") {
		if i, d := im.lib.iface(b.Str("cppInterfaceName"), b.Name); i != nil {
			bases = append(bases, im.use(d, i.Name))
		} else if im.ownRecord(b) {
			bases = append(bases, im.iface(b))
		} else {
			im.need(NeedForeign, name, "base interface "+b.Str("cppInterfaceName"), "")
		}
	}
	if len(bases) > 0 {
		put(body, "extends", texts(bases))
	}
	methods := list()
	for _, m := range r.Records("methods") {
		cpp := m.Str("returnType") + " " + m.Str("name") + "(" + dagText(m, "arguments") + ")"
		sig, ok := im.signature(m)
		if !ok {
			im.need(NeedMissing, name, "method "+m.Str("name")+": its types have no counterpart that is known here", cpp)
			continue
		}
		body := m.Str("body") + m.Str("defaultBody")
		if strings.TrimSpace(body) == "" {
			methods.Items = append(methods.Items, plain(sig))
			im.need(NeedInterface, name, methodName(m.Str("name"))+", in each implementation", cpp)
			continue
		}
		n := mapping()
		put(n, "signature", plain(sig))
		putFlag(n, "static", m.Is("StaticInterfaceMethod"))
		if strings.TrimSpace(m.Str("body")) != "" {
			putFlag(n, "final", true)
		} else {
			putFlag(n, "default", true)
		}
		methods.Items = append(methods.Items, n)
		im.need(NeedInterface, name, methodName(m.Str("name"))+", once", cpp+"\n"+body)
	}
	putAll(body, "methods", methods)
	if v := strings.TrimSpace(r.Str("verify")); v != "" {
		putFlag(body, map[bool]string{true: "region_verifier", false: "verifier"}[r.Bool("verifyWithRegions")], true)
		im.need(NeedVerifier, name, "verifier of the interface", r.Str("verify"))
	}
	return name
}

// goTypes are the types of C++ that have a counterpart in signatures.
var goTypes = map[string]string{
	"bool": "bool", "int64_t": "int64", "int32_t": "int32", "uint64_t": "uint64", "uint32_t": "uint32", "unsigned": "uint32",
	"int": "int", "size_t": "uint32",
	"Type": "core.Type", "Attribute": "core.Attribute", "Value": "*core.Value", "OpResult": "*core.Value",
	"Operation*": "*core.Operation", "Block*": "*core.Block",
	"Region&": "*core.Region", "Region*": "*core.Region", "ValueRange": "[]*core.Value", "OperandRange": "[]*core.Value",
	"TypeRange": "[]core.Type", "StringRef": "string",
	"std::string": "string", "ArrayRef<int64_t>": "[]int64", "void": "", "OpBuilder&": "*core.Builder", "Location": "core.Location",
	"StringAttr":  "*core.StringAttr",
	"IntegerAttr": "*core.IntegerAttr", "ArrayAttr": "*core.ArrayAttr", "DictionaryAttr": "*core.DictAttr",
	"SmallVector<int64_t>": "[]int64", "FlatSymbolRefAttr": "*core.SymbolRefAttr",
	"SymbolRefAttr": "*core.SymbolRefAttr", "TypeAttr": "*core.TypeAttr", "AffineMap": "core.AffineMap", "double": "float64",
	"llvm::StringRef": "string",
}

var plainType = strings.NewReplacer("::mlir::", "", "mlir::", "", "::llvm::", "", "llvm::", "", "const ", "", " ", "")

func goType(cpp string) (string, bool) {
	t, ok := goTypes[plainType.Replace(strings.TrimSpace(cpp))]
	return t, ok
}

// signature writes a method in Go.
func (im *importer) signature(m *tablegen.Record) (string, bool) {
	ret, ok := goType(m.Str("returnType"))
	var args []string
	for _, a := range m.Args("arguments") {
		t, ok2 := goType(a.Text)
		ok = ok && ok2
		args = append(args, goParam(a.Name)+" "+t)
	}
	out := methodName(m.Str("name")) + "(" + strings.Join(args, ", ") + ")"
	if ret != "" {
		out += " " + ret
	}
	return out, ok
}

// goParam is the name of a parameter.
func goParam(name string) string {
	s := resolve.GoName(name)
	s = strings.ToLower(s[:1]) + s[1:]
	if slices.Contains([]string{"type", "func", "range", "map", "var", "op", "interface", "package", "default"}, s) {
		s += "_"
	}
	return s
}
