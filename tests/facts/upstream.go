package facts

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
)

// record is a file of upstream's facts. Parts of operations and parameters are pairs of name and constraint.
type record struct {
	Ops   map[string]opRecord
	Types map[string]defRecord
	Attrs map[string]defRecord
	Enums map[string]enumRecord
}

type opRecord struct {
	Args, Results, Regions, Successors [][2]string
	Traits                             []string
	HasCustomAssemblyFormat            bool
	HasVerifier                        bool
	HasRegionVerifier                  bool
	HasFolder                          bool
	HasCanonicalizer                   bool
	HasCanonicalizeMethod              bool
}

type defRecord struct {
	Mnemonic *string
	Params   [][2]string
}

type enumRecord struct {
	Bit   bool
	Cases []enumCase
}

type enumCase struct {
	name  string
	value int64
}

// UnmarshalJSON reads a pair of text and number.
func (c *enumCase) UnmarshalJSON(data []byte) error {
	pair := [2]any{}
	if err := json.Unmarshal(data, &pair); err != nil {
		return err
	}
	c.name, _ = pair[0].(string)
	v, _ := pair[1].(float64)
	c.value = int64(v)
	return nil
}

// readRecords reads the facts of each dialect.
func readRecords(dir string) (map[string]*record, error) {
	files, err := filepath.Glob(filepath.Join(dir, "*.json"))
	if err != nil {
		return nil, err
	}
	out := map[string]*record{}
	for _, f := range files {
		data, err := os.ReadFile(f)
		if err != nil {
			return nil, err
		}
		r := new(record)
		if err := json.Unmarshal(data, r); err != nil {
			return nil, err
		}
		out[strings.TrimSuffix(filepath.Base(f), ".json")] = r
	}
	return out, nil
}

// traitName reduces the name of a trait in C++ to the one in definitions: no arguments, no suffixes of nested classes.
func traitName(cpp string) string {
	cpp, _, _ = strings.Cut(cpp, "<")
	cpp = strings.TrimSuffix(cpp, "::Trait")
	if i := strings.LastIndex(cpp, "::"); i >= 0 {
		cpp = cpp[i+2:]
	}
	return cpp
}
