package irtest

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"golang.org/x/tools/txtar"

	"github.com/odsgen/ods/core/textdiff"
	"github.com/odsgen/ods/tests/irtest/filecheck"
)

// builtin is a command that every suite has.
type builtin func(x *execution, args []string, stdin io.Reader, stdout, stderr io.Writer) int

// lookupBuiltin finds a builtin; a function rather than a table because "not" leads back to it.
func lookupBuiltin(name string) builtin {
	switch name {
	case "FileCheck":
		return runFileCheck
	case "not":
		return runNot
	case "cat":
		return runCat
	case "echo":
		return runEcho
	case "count":
		return runCount
	case "diff":
		return runDiff
	case "golden":
		return runGolden
	case "true":
		return func(*execution, []string, io.Reader, io.Writer, io.Writer) int { return 0 }
	case "false":
		return func(*execution, []string, io.Reader, io.Writer, io.Writer) int { return 1 }
	}
	return nil
}

func usage(stderr io.Writer, text string) int {
	fmt.Fprintln(stderr, "usage:", text)
	return 2
}

func runFileCheck(x *execution, args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	return filecheck.Main(args, stdin, stdout, stderr)
}

func runNot(x *execution, args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	wantCrash := len(args) > 0 && args[0] == "--crash"
	if wantCrash {
		args = args[1:]
	}
	if len(args) == 0 {
		return usage(stderr, "not [--crash] COMMAND [ARGUMENT...]")
	}
	status := x.call(args, stdin, stdout, stderr)
	if status != 0 && status != 127 && (status == crashed) == wantCrash {
		return 0
	}
	return 1
}

func runCat(x *execution, args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	if len(args) == 0 {
		io.Copy(stdout, stdin)
	}
	for _, name := range args {
		data, err := os.ReadFile(name)
		if err != nil {
			fmt.Fprintln(stderr, err)
			return 1
		}
		stdout.Write(data)
	}
	return 0
}

func runEcho(x *execution, args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	fmt.Fprintln(stdout, strings.Join(args, " "))
	return 0
}

func runCount(x *execution, args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	if len(args) != 1 {
		return usage(stderr, "count NUMBER-OF-LINES")
	}
	want, err := strconv.Atoi(args[0])
	if err != nil {
		return usage(stderr, "count NUMBER-OF-LINES")
	}
	data, _ := io.ReadAll(stdin)
	got := bytes.Count(data, []byte("\n"))
	if len(data) > 0 && data[len(data)-1] != '\n' {
		got++
	}
	if got != want {
		fmt.Fprintf(stderr, "expected %d lines, got %d\n", want, got)
		return 1
	}
	return 0
}

func runDiff(x *execution, args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	if len(args) != 2 {
		return usage(stderr, "diff FILE FILE")
	}
	var texts [2]string
	for i, name := range args {
		var data []byte
		var err error
		if name == "-" {
			data, err = io.ReadAll(stdin)
		} else {
			data, err = os.ReadFile(name)
		}
		if err != nil {
			fmt.Fprintln(stderr, err)
			return 2
		}
		texts[i] = string(data)
	}
	if texts[0] == texts[1] {
		return 0
	}
	io.WriteString(stdout, textdiff.Unified(args[0], args[1], texts[0], texts[1]))
	return 1
}

// runGolden compares standard input with a file, or writes the file under -update.
func runGolden(x *execution, args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	if len(args) != 1 {
		return usage(stderr, "golden FILE")
	}
	got, err := io.ReadAll(stdin)
	if err != nil {
		fmt.Fprintln(stderr, err)
		return 1
	}
	if Update() {
		if err := x.writeGolden(args[0], got); err != nil {
			fmt.Fprintln(stderr, err)
			return 1
		}
		return 0
	}
	want, err := os.ReadFile(args[0])
	if err != nil {
		fmt.Fprintf(stderr, "%v; run the test with -update to write it\n", err)
		return 1
	}
	if !bytes.Equal(got, want) {
		io.WriteString(stderr, textdiff.Unified(args[0], "output", string(want), string(got)))
		fmt.Fprintln(stderr, "if the new output is right, run the test with -update")
		return 1
	}
	return 0
}

// writeGolden writes a file; a member of the test's archive is changed in the archive as well.
func (x *execution) writeGolden(name string, data []byte) error {
	if err := os.WriteFile(name, data, 0o666); err != nil || x.archive == nil {
		return err
	}
	member, err := filepath.Rel(x.dir, name)
	if err != nil || !filepath.IsLocal(member) {
		return err
	}
	member = filepath.ToSlash(member)
	for i := range x.archive.Files {
		if x.archive.Files[i].Name == member {
			x.archive.Files[i].Data = data
			return os.WriteFile(x.path, txtar.Format(x.archive), 0o666)
		}
	}
	x.archive.Files = append(x.archive.Files, txtar.File{Name: member, Data: data})
	return os.WriteFile(x.path, txtar.Format(x.archive), 0o666)
}
