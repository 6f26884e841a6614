package main

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// TestTranscripts runs the commands in testdata/*.txt. Each is an archive of files with a session before them:
// lines "$ odsgen ..." and below each what it prints and "[1]" for its exit status when that is not 0. "< FILE" gives a
// command standard input; "$ git ..." runs git, and is only checked for success. Remarks "# ..." come after an empty
// line.
func TestTranscripts(t *testing.T) {
	scripts, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(scripts) == 0 {
		t.Fatal("no transcripts", err)
	}
	for _, name := range scripts {
		t.Run(strings.TrimSuffix(filepath.Base(name), ".txt"), func(t *testing.T) {
			abs, err := filepath.Abs(name)
			if err != nil {
				t.Fatal(err)
			}
			ar, err := txtar.ParseFile(abs)
			if err != nil {
				t.Fatal(err)
			}
			if bytes.Contains(ar.Comment, []byte("$ git")) {
				if _, err := exec.LookPath("git"); err != nil {
					t.Skip("needs git")
				}
			}
			t.Chdir(t.TempDir())
			for _, f := range ar.Files {
				writeFile(t, f.Name, f.Data)
			}
			got := session(t, string(ar.Comment))
			if got == string(ar.Comment) {
				return
			}
			if !*update {
				t.Errorf("got\n%s\nexpected\n%s", got, ar.Comment)
				return
			}
			ar.Comment = []byte(got)
			if err := os.WriteFile(abs, txtar.Format(ar), 0o666); err != nil {
				t.Fatal(err)
			}
		})
	}
}

func writeFile(t *testing.T, name string, data []byte) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, data, 0o666); err != nil {
		t.Fatal(err)
	}
}

// session runs the commands of a transcript and returns it with what they print now.
func session(t *testing.T, text string) string {
	t.Helper()
	var b strings.Builder
	remark := true // can appear here
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		if strings.HasPrefix(line, "# ") && remark {
			fmt.Fprintf(&b, "%s\n", line)
			continue
		}
		remark = line == ""
		command, ok := strings.CutPrefix(line, "$ ")
		if !ok {
			continue
		}
		fmt.Fprintf(&b, "%s\n", line)
		command, file, _ := strings.Cut(command, " < ")
		args := strings.Fields(command)
		var out bytes.Buffer
		status := 0
		switch args[0] {
		case "odsgen":
			var in []byte
			if file != "" {
				in = readFile(t, file)
			}
			status = run(args[1:], bytes.NewReader(in), &out, &out)
		case "git":
			git(t, args[1:])
		case "cp":
			writeFile(t, args[2], readFile(t, args[1]))
		case "rm":
			if err := os.Remove(args[1]); err != nil {
				t.Fatal(err)
			}
		case "cat":
			out.Write(readFile(t, args[1]))
		default:
			t.Fatalf("unknown command %q", line)
		}
		b.Write(out.Bytes())
		if n := out.Len(); n > 0 && out.Bytes()[n-1] != '\n' {
			b.WriteByte('\n')
		}
		if status != 0 {
			fmt.Fprintf(&b, "[%d]\n", status)
		}
		b.WriteByte('\n')
	}
	return b.String()
}

func readFile(t *testing.T, name string) []byte {
	t.Helper()
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// git runs git without the user's configuration.
func git(t *testing.T, args []string) {
	t.Helper()
	cmd := exec.Command("git", append([]string{"-c", "user.name=t", "-c", "user.email=t@example.com", "-c",
		"init.defaultBranch=main"}, args...)...)
	cmd.Env = append(os.Environ(), "GIT_CONFIG_GLOBAL="+os.DevNull, "GIT_CONFIG_SYSTEM="+os.DevNull)
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("git %v: %v\n%s", args, err, out)
	}
}
