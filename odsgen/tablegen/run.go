package tablegen

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// Commands are the names under which llvm-tblgen is looked for, that of the version whose .td files are read first: an
// older one may not read them. mlir-tblgen has no --dump-json.
var Commands = []string{"llvm-tblgen-22", "/usr/lib/llvm-22/bin/llvm-tblgen", "llvm-tblgen"}

// ErrNoCommand is returned when llvm-tblgen is not installed.
var ErrNoCommand = errors.New("llvm-tblgen is not installed; pass a dump made elsewhere with llvm-tblgen --dump-json")

// Find returns the path of llvm-tblgen.
func Find() (string, error) {
	for _, name := range Commands {
		if path, err := exec.LookPath(name); err == nil {
			return path, nil
		}
	}
	return "", ErrNoCommand
}

// Source is a .td file with the folders in which its includes are looked for.
type Source struct {
	File     string
	Includes []string
	// Defines are macros, as for -D.
	Defines []string
}

// Locate returns the path of a .td file: as it is, or below the first folder that has it.
func Locate(file string, includes []string) string {
	if _, err := os.Stat(file); err != nil {
		for _, dir := range includes {
			if p := filepath.Join(dir, file); filepath.IsLocal(file) {
				if _, err := os.Stat(p); err == nil {
					return p
				}
			}
		}
	}
	return file
}

// Dump runs llvm-tblgen on a .td file and returns what it prints. An error carries the command's messages.
func Dump(ctx context.Context, command string, src Source) ([]byte, error) {
	args := []string{"--dump-json"}
	for _, dir := range append(slices.Clone(src.Includes), filepath.Dir(src.File)) { // a file includes its neighbours
		args = append(args, "-I", dir)
	}
	for _, d := range src.Defines {
		args = append(args, "-D", d)
	}
	cmd := exec.CommandContext(ctx, command, append(args, "--", src.File)...)
	out, messages := limited{limit: MaxSize + 1}, limited{limit: 1 << 20}
	cmd.Stdout, cmd.Stderr = &out, &messages
	if err := cmd.Run(); out.Len() > MaxSize {
		return nil, fmt.Errorf("the dump of %s is larger than %d MiB", src.File, MaxSize>>20)
	} else if err != nil {
		if text := strings.TrimSpace(messages.String()); text != "" {
			return nil, errors.New(text)
		}
		return nil, fmt.Errorf("%s: %w", command, err)
	}
	return out.Bytes(), nil
}

// limited keeps the start of what is written to it. Whoever writes more gets an error.
type limited struct {
	bytes.Buffer
	limit int
}

func (l *limited) Write(b []byte) (int, error) {
	if room := l.limit - l.Len(); len(b) > room {
		l.Buffer.Write(b[:room])
		return room, errors.New("the output is too large")
	}
	return l.Buffer.Write(b)
}
