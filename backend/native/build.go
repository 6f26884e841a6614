package native

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/odsgen/ods/backend/engine"
	"github.com/odsgen/ods/backend/llvmir"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/atomicfile"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/generated/llvm"
	"github.com/odsgen/ods/internal/lazyregexp"
)

// Form is a kind of file that [Build] makes.
type Form string

// The kinds of files.
const (
	Executable Form = "exe"
	Library    Form = "lib" // a shared library
	Object     Form = "obj"
	Assembly   Form = "asm"
	LLVMIR     Form = "llvm"
	C          Form = "c" // a C file, with [Options].ViaC
)

// Options say what [Build] makes.
type Options struct {
	// Entry is the function with which an executable starts, without '@'. It has no parameters and no result or an exit
	// status of type i32; the function main may also have C's parameters.
	Entry string
	// Output is the name of the file; - writes to Stdout.
	Output string
	Stdout io.Writer
	// Form is what to make; the zero value is an executable.
	Form Form
	// Level says how much is optimized, from 0 to 3.
	Level int
	// Libraries are shared libraries to link with.
	Libraries []string
	// Target is the triple of the machine to build for, instead of the module's or else this one.
	Target string
	// Features are features of the machine to use or not, as the flag -mattr of LLVM's tools has them.
	Features string
	// ViaC writes C and calls a C compiler, that of the environment variable CC or one that is installed, in place of LLVM's
	// tools. Form C is always made so.
	ViaC bool
}

// Build makes a file of a module of the llvm dialect, which it leaves as it is. When it fails there is no new file and
// an old one is unchanged. An error is a diag.List when the module is at fault.
func Build(ctx context.Context, module *core.Operation, o Options) error {
	if o.Form == "" {
		o.Form = Executable
	}
	if o.Output == "-" && o.links() {
		return fmt.Errorf("an executable or library is not written to standard output; name a file with -o")
	}
	if info, err := os.Stat(o.Output); err == nil && info.IsDir() {
		return fmt.Errorf("the output '%s' is a folder; name a file", o.Output)
	}
	b := &build{ctx: ctx, o: o, module: module}
	if o.ViaC || o.Form == C {
		return b.buildViaC()
	}
	if err := b.findTools(); err != nil {
		return err
	}
	m, err := prepare(ctx, module, o.Target)
	if err != nil {
		return err
	}
	if err := b.checkLinker(m); err != nil {
		return err
	}
	if err := addMain(m, o); err != nil {
		return err
	}
	var text bytes.Buffer
	if err := llvmir.Write(&text, m); err != nil {
		return err
	}
	return b.inFolder("program.ll", text.Bytes(), b.compile)
}

// links reports whether a linker makes the file.
func (o *Options) links() bool { return o.Form == Executable || o.Form == Library }

// build is one run of [Build].
type build struct {
	ctx            context.Context
	o              Options
	module         *core.Operation
	opt, llc, link string
	dir            string
}

// findTools looks for all tools before the work starts.
func (b *build) findTools() (err error) {
	if b.o.Form != LLVMIR {
		if b.llc, err = FindTool(b.ctx, "llc"); err != nil {
			return err
		}
	}
	if b.opt, err = FindTool(b.ctx, "opt"); err != nil {
		return err
	}
	if b.o.links() {
		b.link, err = findLinker()
	}
	return err
}

// inFolder writes a file in a folder of its own, and moves what make makes of it to its place.
func (b *build) inFolder(name string, text []byte, make func(file string) (string, error)) error {
	near := ""
	if b.o.Output != "-" {
		near = filepath.Dir(b.o.Output)
	}
	var err error
	if b.dir, err = os.MkdirTemp(near, ".ods-build-"); err != nil {
		return fmt.Errorf("cannot make a folder for '%s': %w", b.o.Output, err)
	}
	defer os.RemoveAll(b.dir)
	file := b.path(name)
	if err := os.WriteFile(file, text, 0o666); err != nil {
		return err
	}
	if file, err = make(file); err != nil {
		return err
	}
	return b.deliver(file)
}

// deliver puts what was made in its place.
func (b *build) deliver(file string) error {
	data, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	if b.o.Output == "-" {
		_, err = b.o.Stdout.Write(data)
		return err
	}
	if err := replace(b.o.Output, data, file); err != nil {
		return fmt.Errorf("cannot write output file '%s': %w", b.o.Output, err)
	}
	return nil
}

// replace makes a file hold the data, with the permissions of a model: what is linked can be executed.
func replace(name string, data []byte, model string) error {
	info, err := os.Stat(model)
	if err != nil {
		return err
	}
	f, err := atomicfile.Create(name, 0o666)
	if err != nil {
		return err
	}
	defer f.Discard()
	f.Chmod(info.Mode().Perm())
	if _, err := f.Write(data); err != nil {
		return err
	}
	return f.Commit()
}

func (b *build) path(name string) string { return filepath.Join(b.dir, name) }

// compile makes the file of the wanted form and returns its name.
func (b *build) compile(file string) (string, error) {
	if b.o.Form == LLVMIR {
		return file, nil
	}
	flags := []string{fmt.Sprintf("-O%d", b.o.Level)}
	if b.o.Features != "" {
		flags = append(flags, "-mattr="+b.o.Features)
	}
	if b.o.Level > 0 {
		out := b.path("program.bc")
		if err := runTool(b.ctx, b.opt, append(slices.Clone(flags), "-o", out, file)...); err != nil {
			return "", err
		}
		file = out
	}
	out, kind := b.path("program.o"), "obj"
	if b.o.Form == Assembly {
		out, kind = b.path("program.s"), "asm"
	}
	// Position-independent code suits every linker's default.
	if err := runTool(b.ctx, b.llc, append(flags, "-relocation-model=pic", "-filetype="+kind, "-o", out, file)...); err != nil {
		return "", err
	}
	if !b.o.links() {
		return out, nil
	}
	exe := b.path("program")
	args := []string{"-o", exe, out}
	if b.o.Form == Library {
		args = append(args, "-shared")
	}
	libs, err := b.libraries()
	if err != nil {
		return "", err
	}
	return exe, b.undefined(runTool(b.ctx, b.link, append(append(args, libs...), "-lm")...))
}

// checkLinker refuses to link for another machine, which the compilers that are looked for do not do.
func (b *build) checkLinker(m *core.Operation) error {
	a, ok := m.Attr(tripleAttr).(*core.StringAttr)
	host := aboutTool(b.ctx, b.opt, "Default target: ")
	if !b.o.links() || !ok || host == "" || sameMachine(a.Value(), host) {
		return nil
	}
	return fmt.Errorf("'%s' links for %s, but the module is for %s; make an object and link it there", filepath.Base(b.link), host,
		a.Value())
}

// sameMachine compares the processors and systems of two triples; what is between and after them does not decide who
// can link.
func sameMachine(x, y string) bool {
	key := func(triple string) string {
		cpu, rest, _ := strings.Cut(triple, "-")
		for _, system := range [...]string{"linux", "darwin", "macosx", "windows", "freebsd"} {
			if strings.Contains(rest, system) {
				return cpu + "-" + strings.Replace(system, "macosx", "darwin", 1)
			}
		}
		return cpu
	}
	return key(x) == key(y)
}

// undefinedName finds the functions that linkers miss: GNU's and LLVM's words, and Apple's.
var undefinedName = lazyregexp.New("undefined (?:reference to `|symbol: )([^'\\s]+)|\"_([^\"]+)\", referenced from")

// undefined gives errors about functions that no library has the places of their declarations.
func (b *build) undefined(err error) error {
	if err == nil {
		return nil
	}
	r, seen := core.NewReporter(b.module.Context()), map[string]bool{}
	for _, m := range undefinedName().FindAllStringSubmatch(err.Error(), -1) {
		name := m[1] + m[2]
		op := b.module.LookupSymbol(name)
		if op == nil || seen[name] {
			continue
		}
		seen[name] = true
		r.Errorf(op.Loc(), "'@%s' is declared only, and C's library does not have it; define it, or name a shared library that does",
			name)
	}
	if len(seen) == 0 {
		return err
	}
	return r.List()
}

// mainName is what the linker's start-up code calls, and entryName what the entry is called when it had that name.
const (
	mainName  = "main"
	entryName = "ods.main"
)

// addMain gives a module a function main in the sense of C, which calls the entry. Objects, assembly and IR without an
// entry stay as they are.
func addMain(m *core.Operation, o Options) error {
	if o.Form == Library {
		return nil
	}
	symbols := core.NewSymbols(m)
	op := symbols.Lookup(o.Entry)
	f, ok := llvm.AsLLVMFuncOp(op)
	if !ok || f.Body().IsEmpty() {
		if o.Form != Executable {
			return nil
		}
		if _, err := engine.NotLowered(m, o.Entry); err != nil {
			return err
		}
		return fmt.Errorf("no function '@%s' is defined in the module, with which the program could start; name its entry, or make an object", o.Entry)
	}
	ft, _ := f.FunctionType().(*llvm.LLVMFunctionType)
	if ft == nil {
		return fmt.Errorf("'@%s' has no function type of the llvm dialect", o.Entry)
	}
	result := ft.ReturnType()
	status := result == core.Type(m.Context().Integer(32))
	params := ft.Params()
	fromC := o.Entry == mainName && len(params) == 2 && params[0] == core.Type(m.Context().Integer(32)) && isPointer(params[1])
	if len(params) > 0 && !fromC || !status && !llvmdefs.IsVoid(result) {
		r := core.NewReporter(m.Context())
		r.Errorf(op.Loc(), "'@%s' has type %s; a program starts with a function without parameters that returns nothing or an i32, its exit status: "+
			"print results with helpers such as 'printF64', or name another function as entry", o.Entry, ft)
		return r.List()
	}
	if status && o.Entry == mainName {
		return nil
	}
	if old := symbols.Lookup(mainName); old != nil && !symbols.Rename(old, entryName) {
		return fmt.Errorf("symbol '@%s' cannot be renamed; give the function another name, and name it as entry", mainName)
	}
	name, _ := op.SymbolName()
	text := fmt.Sprintf("llvm.func @%s(%s)%s\n", name, cParams(fromC, ""), resultText(status)) +
		fmt.Sprintf("llvm.func @%s(%s) -> i32 {\n", mainName, cParams(fromC, "%n: ", "%v: "))
	call := fmt.Sprintf("llvm.call @%s(%s) : (%s) -> ", name, cNames(fromC), cParams(fromC, ""))
	if status {
		text += "  %status = " + call + "i32\n"
	} else {
		text += "  " + call + "()\n  %status = llvm.mlir.constant(0 : i32) : i32\n"
	}
	text += "  llvm.return %status : i32\n}\n"
	added, list := core.Parse(m.Context(), []byte(text), core.ParseOptions{Name: "main.mlir"})
	if list.HasErrors() {
		return list
	}
	c := added.LookupSymbol(mainName).Clone(nil)
	m.Region(0).Entry().Append(c)
	return nil
}

func isPointer(t core.Type) bool {
	p, ok := t.(*llvm.LLVMPointerType)
	return ok && p.AddressSpace() == 0
}

// cParams lists the types of C's parameters of main, each after its prefix.
func cParams(on bool, prefix ...string) string {
	if !on {
		return ""
	}
	parts := []string{"i32", "!llvm.ptr"}
	for i := range parts {
		parts[i] = prefix[i%len(prefix)] + parts[i]
	}
	return strings.Join(parts, ", ")
}

func cNames(on bool) string {
	if on {
		return "%n, %v"
	}
	return ""
}

func resultText(status bool) string {
	if status {
		return " -> i32"
	}
	return ""
}
