package bytecode

import (
	"bytes"
	"os"
	"os/exec"
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/bytecode"
	"github.com/odsgen/ods/core/diag"
)

// invalid are files with a mistake and what is reported, in upstream's words. They are a small valid file with parts
// replaced.
var invalid = []struct {
	name, file, message string
	ours                bool // mlir-opt says something else, or ends in another way
}{
	{name: "version", file: "ML\xefR\xff", message: "bytecode version 127 is newer than the current version 6"},
	{name: "producer", file: "ML\xefR\x0dproducer", message: "malformed null-terminated string, no null character found"},
	{name: "no sections", file: header, message: "missing data for top-level section: String (0)"},
	{name: "end in section", file: header + "\x01", message: "attempting to parse a byte at the end of the bytecode"},
	{name: "section ID", file: header + "\x7f\x01", message: "invalid section ID: 127"},
	{name: "section length", file: header + "\x01\x11", message: "attempting to parse 8 bytes when only 0 remain"},
	{name: "duplicate section", file: header + "\x01\x01\x01\x01", message: "duplicate top-level section: Dialect (1)"},
	{name: "alignment", file: header + "\x81\x01\x07", message: "expected alignment to be a power-of-two", ours: true},
	{name: "alignment byte", file: header + "\x81\x01\x11\x00", message: "expected alignment byte (0xCB), but got: '0x0'",
		ours: true},

	{name: "string count", file: file(part{sectionString, ""}), message: "attempting to parse a byte at the end of the bytecode"},
	{name: "string size", file: file(part{sectionString, "\x03\x21"}), message: "string size exceeds the available data size"},
	{name: "string sizes", file: file(part{sectionString, "\x03"}), message: "attempting to parse a byte at the end of the bytecode"},
	{name: "string of no size", file: file(part{sectionString, "\x03\x01\x00"}),
		message: "unexpected trailing data between the offsets for strings and their data"},
	{name: "string data", file: file(part{sectionString, "\x03\x03\x00\x00"}),
		message: "unexpected trailing data between the offsets for strings and their data"},

	{name: "dialect name", file: file(part{sectionDialect, "\x03\x7d"}), message: "invalid string index: 31"},
	{name: "dialect of a name", file: file(part{sectionDialect, "\x03\x01\x03\x7f\x03\x05"}), message: "invalid dialect index: 63"},
	{name: "operation name", file: file(part{sectionDialect, "\x03\x01\x03\x01\x03\xfd"}), message: "invalid string index: 63"},

	{name: "attribute offset", file: file(part{sectionAttrTypeOffset, "\x03\x01\x01\x03\xff"}),
		message: "Attribute or Type entry offset points past the end of section"},
	{name: "attribute dialect", file: file(part{sectionAttrTypeOffset, "\x03\x01\x09\x03\x07"}),
		message: "invalid dialect index: 4"},
	{name: "attribute rest", file: file(part{sectionAttrTypeOffset, "\x03\x01\x01\x03\x07\x07"}),
		message: "unexpected trailing data in the Attribute/Type offset section"},
	{name: "attribute code", file: file(part{sectionAttrType, "\x7f"}), message: "unknown attribute code: 63"},
	{name: "attribute end", file: file(part{sectionAttrTypeOffset, "\x03\x01\x01\x03\x0b"}, part{sectionAttrType, "\x1f\x01"}),
		message: "unexpected trailing bytes after Attribute entry"},
	{name: "attribute in an attribute", file: file(part{sectionAttrTypeOffset, "\x03\x01\x01\x03\x0f"}, part{sectionAttrType, "\x01\x03\x7f"}),
		message: "invalid attribute index: 63"},
	{name: "type in an attribute", file: file(part{sectionAttrTypeOffset, "\x03\x01\x01\x03\x0b"}, part{sectionAttrType, "\x0d\x7f"}),
		message: "invalid type index: 63"},
	{name: "location", file: file(part{sectionAttrType, "\x0f"}),
		message: "expected attribute of type: mlir::LocationAttr, but got: unit"},

	{name: "operation index", file: file(part{sectionIR, "\x05\x7f"}), message: "invalid operation name index: 63"},
	{name: "operation end", file: file(part{sectionIR, "\x05\x01"}),
		message: "attempting to parse a byte at the end of the bytecode"},
	{name: "location index", file: file(part{sectionIR, "\x05\x01\x00\x7f"}), message: "invalid Attribute index: 63"},
	{name: "type index", file: file(part{sectionIR, "\x05\x01\x02\x01\x03\x7f"}), message: "invalid Type index: 63"},
	{name: "operand", file: file(part{sectionIR, "\x05\x01\x04\x01\x03\x7f"}), message: "invalid value index: 63"},
	{name: "successor", file: file(part{sectionIR, "\x05\x01\x08\x01\x03\x7f"}), message: "invalid successor index: 63"},
	{name: "properties index", file: file(part{sectionIR, "\x05\x01\x40\x01\x7f"}),
		message: "Properties idx out-of-bound for builtin.module"},
	{name: "region section", file: file(part{sectionIR, "\x05\x01\x10\x01\x07\x01\x01"}), message: "expected IR section for region"},
	{name: "forward reference", file: file(part{sectionIR, "\x05\x01\x50\x01\x01\x07\x04\x11\x03\x03\x05\x01\x04\x01\x03\x01"}),
		message: "not all forward unresolved forward operand references"},

	{name: "resource offsets", file: file(part{sectionResource, ""}),
		message: "expected resource offset section when resource section is present"},
	{name: "resources", file: file(part{sectionResourceOffset, "\x01"}),
		message: "unexpected resource offset section when resource section is not present"},
	{name: "regions", file: file(part{sectionIR, "\x05\x01\x10\x01\xfe\xff\xff\x7f"}), ours: true,
		message: "the number of regions, 8191, exceeds the 2 bytes that remain"},
}

const (
	header = "ML\xefR\x0dMLIR\x00"

	sectionString         = 0
	sectionDialect        = 1
	sectionAttrType       = 2
	sectionAttrTypeOffset = 3
	sectionIR             = 4
	sectionResource       = 5
	sectionResourceOffset = 6
	sectionProperties     = 8
)

// part is a section.
type part struct {
	id   byte
	data string
}

// file returns a file that holds an empty module with the given sections instead of its own, all of less than 128
// bytes.
func file(parts ...part) string {
	valid := []part{
		{sectionDialect, "\x03\x01\x03\x01\x03\x07"},
		{sectionAttrTypeOffset, "\x03\x01\x01\x03\x07"},
		{sectionAttrType, "\x1f"},
		{sectionIR, "\x05\x01\x50\x01\x01\x07\x04\x07\x03\x01\x01"},
		{sectionString, "\x05\x0f\x11builtin\x00module\x00"},
		{sectionProperties, "\x03\x05\x01\x01"},
	}
	for _, p := range parts {
		found := false
		for i := range valid {
			if valid[i].id == p.id {
				valid[i], found = p, true
			}
		}
		if !found {
			valid = append(valid, p)
		}
	}
	out := header
	for _, p := range valid {
		out += string([]byte{p.id, byte(len(p.data))<<1 | 1}) + p.data
	}
	return out
}

// TestInvalid reads files with a mistake. Each is reported with its offset, and in the words of mlir-opt, which is
// asked where it is installed.
func TestInvalid(t *testing.T) {
	reg := dialects()
	read := func(data string) (*core.Operation, string) {
		op, list := bytecode.Read(newContext(reg), []byte(data), core.ParseOptions{Name: "<stdin>"})
		var b strings.Builder
		for _, d := range list {
			b.WriteString(d.Error() + "\n")
			for _, n := range d.Notes {
				b.WriteString(n.Error() + "\n")
			}
		}
		return op, b.String()
	}
	if op, messages := read(file()); op == nil {
		t.Fatalf("the valid file is not read: %s", messages)
	}
	_, missing := exec.LookPath(oracle)
	for _, c := range invalid {
		t.Run(c.name, func(t *testing.T) {
			op, messages := read(c.file)
			if op != nil || !strings.Contains(messages, "error: "+c.message+"\n") || !strings.Contains(messages, "note: at byte ") {
				t.Errorf("got %q, expected %q and an offset", messages, c.message)
			}
			if missing != nil || c.ours {
				return
			}
			if _, stderr, ok := upstream([]byte(c.file)); ok || !strings.Contains(stderr, "error: "+c.message+"\n") {
				t.Errorf("mlir-opt says %q, expected %q", stderr, c.message)
			}
		})
	}
}

// FuzzRead reads any bytes, those of valid files among the seeds. Nothing may panic. What is accepted is written, and
// reads back as the same text.
func FuzzRead(f *testing.F) {
	for _, name := range recorded(f) {
		for _, version := range [...]string{"0", "3", "5", "6"} {
			data, err := os.ReadFile(name + ".v" + version + ".mlirbc")
			if err != nil {
				f.Fatal(err)
			}
			f.Add(data)
		}
	}
	for _, c := range invalid {
		f.Add([]byte(c.file))
	}
	f.Add([]byte(file()))
	reg := dialects()
	f.Fuzz(func(t *testing.T, data []byte) {
		data = append([]byte("ML\xefR"), bytes.TrimPrefix(data, []byte("ML\xefR"))...)
		op, list := bytecode.Read(newContext(reg), data, core.ParseOptions{Name: "x", MaxDepth: 1000})
		for _, d := range list {
			if strings.Contains(d.Message, "internal error") {
				t.Fatalf("%s\n%s", d.Message, d.Stack)
			}
		}
		if op == nil {
			if len(list) == 0 {
				t.Fatal("no operation and no error")
			}
			return
		}
		var b bytes.Buffer
		if err := bytecode.Write(&b, op, bytecode.WriteOptions{}); err != nil {
			t.Fatal(err)
		}
		again, list := bytecode.Read(newContext(reg), b.Bytes(), core.ParseOptions{Name: "x"})
		if again == nil {
			t.Fatalf("what was written is not read: %v", list)
		}
		if x, y := text(op, true), text(again, true); x != y && !strings.Contains(x, "distinct[") {
			t.Fatalf("read\n%s\nthen\n%s", x, y)
		}
	})
}

// FuzzOpen reads any bytes lazily: all operations at once, and each of them alone. Nothing may panic. What is read as a
// whole, too, is the same.
func FuzzOpen(f *testing.F) {
	for _, name := range recorded(f) {
		for _, version := range [...]string{"2", "6"} {
			data, err := os.ReadFile(name + ".v" + version + ".mlirbc")
			if err != nil {
				f.Fatal(err)
			}
			f.Add(data)
		}
	}
	for _, c := range invalid {
		f.Add([]byte(c.file))
	}
	f.Add([]byte(file()))
	reg := dialects()
	var b bytes.Buffer
	if err := bytecode.Write(&b, parse(f, reg, manyFunctions(3)), bytecode.WriteOptions{}); err != nil {
		f.Fatal(err)
	}
	f.Add(b.Bytes())
	o := core.ParseOptions{Name: "x", MaxDepth: 1000, NoVerify: true}
	f.Fuzz(func(t *testing.T, data []byte) {
		data = append([]byte("ML\xefR"), bytes.TrimPrefix(data, []byte("ML\xefR"))...)
		noPanic := func(list diag.List) {
			for _, d := range list {
				if strings.Contains(d.Message, "internal error") {
					t.Fatalf("%s\n%s", d.Message, d.Stack)
				}
			}
		}
		file, list := bytecode.Open(newContext(reg), bytes.NewReader(data), int64(len(data)), o)
		noPanic(list)
		if file == nil {
			if len(list) == 0 {
				t.Fatal("no file and no error")
			}
			return
		}
		n := file.NumOps()
		for i := range min(n, 20) {
			_, _, _, list := file.Read(newContext(reg), i, i+1, o)
			noPanic(list)
		}
		file.Lookup("f1")
		all, _, _, list := file.Read(newContext(reg), 0, n, o)
		noPanic(list)
		whole, wrong := bytecode.Read(newContext(reg), data, o)
		noPanic(wrong)
		if whole == nil {
			return
		}
		if all == nil {
			t.Fatalf("read as a whole, but not lazily: %v", list)
		}
		if x, y := text(whole, true), text(all, true); x != y && !strings.Contains(x, "distinct[") {
			t.Fatalf("read\n%s\nlazily\n%s", x, y)
		}
	})
}
