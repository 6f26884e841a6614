package native

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"github.com/odsgen/ods/backend/csource"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/passes"
)

// buildViaC is [Build] for [Options].ViaC: it writes one C file and gives that to a C compiler.
func (b *build) buildViaC() error {
	if b.o.Form == LLVMIR {
		return fmt.Errorf("LLVM IR is not made by way of C; leave one of both out")
	}
	if b.o.Target != "" {
		return fmt.Errorf("the target '%s' is the C compiler's business; name a compiler for it in the environment variable CC", b.o.Target)
	}
	if b.o.Features != "" {
		return fmt.Errorf("the features '%s' are the C compiler's business; name it with its flags in the environment variable CC", b.o.Features)
	}
	var compiler []string
	if b.o.Form != C {
		var err error
		if compiler, err = findCompiler(); err != nil {
			return err
		}
	}
	m := b.module.Clone(nil)
	if err := addHelpers(m, false); err != nil {
		return err
	}
	if err := addMain(m, b.o); err != nil {
		return err
	}
	if err := simplify(b.ctx, m); err != nil {
		return err
	}
	var text bytes.Buffer
	if err := csource.Write(&text, m); err != nil {
		return err
	}
	return b.inFolder("program.c", text.Bytes(), func(file string) (string, error) { return b.compileC(compiler, file) })
}

// simplify folds what needs no variable in C: parts of aggregates that were put in before, constants, blocks that only
// go on to others.
func simplify(ctx context.Context, m *core.Operation) error {
	reg := passes.NewRegistry()
	passes.RegisterPasses(reg)
	pipeline, list := passes.ParsePipeline(reg, "builtin.module(canonicalize,cse,canonicalize)")
	if !list.HasErrors() {
		list, _ = passes.NewManagerOf(m.Context(), pipeline).Run(ctx, m)
	}
	if list.HasErrors() {
		return list
	}
	return nil
}

// findCompiler returns the C compiler that CC names, or one that is installed.
func findCompiler() ([]string, error) {
	if cc := strings.Fields(os.Getenv("CC")); len(cc) > 0 {
		path, err := exec.LookPath(cc[0])
		if err != nil {
			return nil, fmt.Errorf("the C compiler '%s' that CC names is not installed; name another, or unset CC", cc[0])
		}
		return append([]string{path}, cc[1:]...), nil
	}
	path, err := findLinker()
	if err != nil {
		return nil, err
	}
	return []string{path}, nil
}

// compileC makes the file of the wanted form and returns its name.
func (b *build) compileC(compiler []string, file string) (string, error) {
	if b.o.Form == C {
		return file, nil
	}
	// Warnings are about code that nobody wrote by hand.
	args := append(compiler[1:len(compiler):len(compiler)], csource.Flags...)
	args = append(args, "-w", fmt.Sprintf("-O%d", b.o.Level))
	out := b.path("program")
	switch b.o.Form {
	case Object:
		args = append(args, "-c", "-fPIC")
	case Assembly:
		args = append(args, "-S")
	case Library:
		args = append(args, "-shared", "-fPIC")
	}
	args = append(args, "-o", out, file)
	if b.o.links() {
		libs, err := b.libraries()
		if err != nil {
			return "", err
		}
		args = append(args, append(libs, "-lm")...)
	}
	return out, b.undefined(runTool(b.ctx, compiler[0], args...))
}

// libraries are the linker's arguments for shared libraries.
func (b *build) libraries() (args []string, err error) {
	for _, l := range b.o.Libraries {
		full, err := filepath.Abs(l)
		if err != nil {
			return nil, err
		}
		args = append(args, full, "-Wl,-rpath,"+filepath.Dir(full))
	}
	return args, nil
}
