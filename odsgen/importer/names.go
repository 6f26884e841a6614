package importer

import (
	"regexp"

	"github.com/odsgen/ods/odsgen/tablegen"
)

// Names of the records become keys, names in Go and parts of formats. What is none in TableGen or in MLIR's text is an
// error, whoever wrote the dump.
var (
	dottedName = regexp.MustCompile(`^[A-Za-z_][\w$-]*(\.[\w$-]+)*$`)
	plainName  = regexp.MustCompile(`^[A-Za-z_]\w*$`)
	scopedName = regexp.MustCompile(`^(::)?[A-Za-z_]\w*(::[A-Za-z_]\w*)*$`)
)

// nameFields are the fields with names, by what they may be, and those whose arguments have names.
var (
	nameFields = []struct {
		field string
		form  *regexp.Regexp
	}{
		{"opName", dottedName}, {"mnemonic", dottedName}, {"cppClassName", plainName}, {"className", plainName},
		{"cppInterfaceName", plainName}, {"cppNamespace", scopedName}, {"symbol", plainName},
	}
	argFields = []string{"arguments", "results", "regions", "successors", "parameters"}
)

// checkNames reports what is not a name in the records of the dialect, and in those of no dialect.
func checkNames(recs *tablegen.Records, dialect *tablegen.Record) {
	for _, r := range recs.All() {
		if d := owner(r); d != nil && d != dialect || r.Is("Dialect") && r != dialect {
			continue
		}
		for _, f := range nameFields {
			if v := r.Value(f.field); v.Kind == tablegen.String && v.Text != "" && !f.form.MatchString(v.Text) {
				recs.Problem("record %q: %q is no name that %s can have", r.Name, v.Text, f.field)
			}
		}
		for _, field := range argFields {
			for _, name := range r.Value(field).Names {
				if name != "" && !plainName.MatchString(name) {
					recs.Problem("record %q: %q is no name that a part of %s can have", r.Name, name, field)
				}
			}
		}
	}
}

// owner returns the dialect that a record is about, nil when it names none.
func owner(r *tablegen.Record) *tablegen.Record {
	for _, field := range []string{"opDialect", "dialect"} {
		if r.Value(field).Kind == tablegen.Def {
			return r.Record(field)
		}
	}
	return nil
}
