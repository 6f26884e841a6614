package importer

import (
	"strconv"
	"strings"

	"github.com/odsgen/ods/odsgen/internal/yamlx"
	"github.com/odsgen/ods/odsgen/model"
	"github.com/odsgen/ods/odsgen/resolve"
)

// This file imports the results, regions and successors of operations.

func (o *operation) results() *yamlx.Node {
	out := list()
	for i, a := range o.rec.Args("results") {
		c, summary, effects := o.variable(a.Record)
		if c == nil {
			o.im.need(NeedMissing, o.name, "result "+a.Name, a.Text)
			continue
		}
		body := mapping()
		p := opPart{name: a.Name, what: "result"}
		o.typed(c, resolve.GoName(o.goName+"_"+or(a.Name, "Result"+strconv.Itoa(i))), body, &p)
		o.parts = append(o.parts, p)
		putText(body, "summary", summary)
		putAll(body, "effects", effects)
		o.partName(a.Name, "result", body)
		out.Items = append(out.Items, part(a.Name, body))
	}
	return out
}

func (o *operation) regions() *yamlx.Node {
	out := list()
	for _, a := range o.rec.Args("regions") {
		body := mapping()
		c := a.Record
		put(body, "type", plain(o.im.constraint(model.RegionConstraint, c, resolve.GoName(o.goName+"_"+a.Name))))
		putFlag(body, "variadic", c.Is("VariadicRegion"))
		o.parts = append(o.parts, opPart{name: a.Name, what: "region", variadic: c.Is("VariadicRegion")})
		o.partName(a.Name, "region", body)
		out.Items = append(out.Items, part(a.Name, body))
	}
	return out
}

func (o *operation) successors() *yamlx.Node {
	out := list()
	for _, a := range o.rec.Args("successors") {
		body := mapping()
		c := a.Record
		put(body, "type", plain(o.im.constraint(model.SuccessorConstraint, c, resolve.GoName(o.goName+"_"+a.Name))))
		putFlag(body, "variadic", c.Is("VariadicSuccessor"))
		o.parts = append(o.parts, opPart{name: a.Name, what: "successor", variadic: c.Is("VariadicSuccessor")})
		o.partName(a.Name, "successor", body)
		out.Items = append(out.Items, part(a.Name, body))
	}
	return out
}

// taken are the names of methods that all operations have.
var taken = map[string]bool{"AsOperation": true, "Loc": true, "Op": true, "Build": true,
	"Attrs": true}

// partName adds a Go name where the usual one is taken: by a method, or by another part.
func (o *operation) partName(name, what string, body *yamlx.Node) {
	goName := resolve.GoName(name)
	clash := taken[goName] || taken[strings.TrimSuffix(goName, "Attr")] && what == "attribute"
	for _, p := range o.parts[:max(len(o.parts)-1, 0)] {
		other := resolve.GoName(p.name)
		clash = clash || p.name != "" && (other == goName || p.what == "attribute" && other+"Attr" == goName || what == "attribute" &&
			goName+"Attr" == other ||
			p.what == "operand" && "Set"+other == goName || what == "operand" && "Set"+goName == other)
	}
	if name != "" && clash {
		suffix := map[string]string{"attribute": "Value", "property": "Value"}[what]
		putText(body, "go_name", goName+or(suffix, resolve.GoName(what)))
	}
}
