package driver

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/atomicfile"
	"github.com/odsgen/ods/passes"
)

// dumpTree writes dumps to files as --mlir-print-ir-tree-dir does: a folder for each operation inside that of the
// operation around it, in it a file for each dump of the operation, with the numbers of the last dumps of the
// operations around it before its own. As with mlir-opt, operations of one kind without names share a folder, and
// the last to be dumped under a number stays.
type dumpTree struct {
	dir    string
	mu     sync.Mutex
	number map[*core.Operation]int // of the last dump; 0 before the first when there was one inside
	err    error                   // the first
}

// write makes the file of a dump. It is complete before the pass that follows starts.
func (t *dumpTree) write(e *passes.Event, text []byte) {
	t.mu.Lock()
	defer t.mu.Unlock()
	dir, number := t.place(e.Op.ParentOp())
	dir = filepath.Join(dir, dumpFolder(e.Op))
	if n, ok := t.number[e.Op]; ok {
		t.number[e.Op] = n + 1
	} else {
		t.number[e.Op] = 0
	}
	name := fmt.Sprintf("%s%d_%s.mlir", number, t.number[e.Op], e.Pass.Name)
	err := os.MkdirAll(dir, 0o777)
	if err == nil {
		err = atomicfile.Write(filepath.Join(dir, name), text, 0o666)
	}
	if err != nil && t.err == nil {
		t.err = fmt.Errorf("cannot write dump '%s': %s", filepath.Join(dir, name), reason(err))
	}
}

// place returns the folder of an operation and what names of dumps inside begin with.
func (t *dumpTree) place(op *core.Operation) (dir, number string) {
	if op == nil {
		return t.dir, ""
	}
	dir, number = t.place(op.ParentOp())
	if _, ok := t.number[op]; !ok {
		t.number[op] = 0
	}
	return filepath.Join(dir, dumpFolder(op)), fmt.Sprintf("%s%d_", number, t.number[op])
}

// dumpFolder names the folder of an operation.
func dumpFolder(op *core.Operation) string {
	symbol := "no-symbol-name"
	if s, ok := op.Attr(core.SymbolNameAttr).(*core.StringAttr); ok {
		symbol = strings.Map(func(r rune) rune {
			switch r {
			case '/', '\\', 0:
				return '_'
			}
			return r
		}, s.Value())
	}
	return strings.ReplaceAll(op.Name(), ".", "_") + "_" + symbol
}
