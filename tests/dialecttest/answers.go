package dialecttest

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/odsgen/ods/driver"
)

// NoAnswer stands for a text on which a tool crashes or does not end.
const NoAnswer = "no answer"

// A Runner gives a text to a tool with flags. It is false when the tool did not come to an end.
type Runner func(text string, flags []string) (stdout, messages string, ok bool)

// Upstream runs mlir-opt. The test is skipped, or fails, as [Suite.Oracle] does when there is none.
func Upstream(t *testing.T, limit time.Duration) Runner {
	t.Helper()
	needOracle(t)
	return func(text string, flags []string) (string, string, bool) {
		ctx, cancel := context.WithTimeout(t.Context(), limit)
		defer cancel()
		cmd := exec.CommandContext(ctx, oracle, slices.Concat([]string{"--allow-unregistered-dialect", "--mlir-disable-threading"},
			ofOracle(flags), []string{"-"})...)
		var out, messages bytes.Buffer
		cmd.Stdin, cmd.Stdout, cmd.Stderr = strings.NewReader(text), &out, &messages
		cmd.Env = append(os.Environ(), "LLVM_DISABLE_SYMBOLIZATION=1") // a crash names no functions, which takes most of its time
		_ = cmd.Run()
		code := cmd.ProcessState.ExitCode()
		return out.String(), messages.String(), code == 0 || code == 1
	}
}

// Ours runs ods opt in process.
func Ours(cfg driver.Config) Runner {
	return func(text string, flags []string) (string, string, bool) {
		var out, messages bytes.Buffer
		driver.Opt(cfg, slices.Concat([]string{"--allow-unregistered-dialect"}, flags, []string{"-"}), strings.NewReader(text), &out,
			&messages)
		return out.String(), messages.String(), true
	}
}

// Answers asks a tool about many texts at once, which saves its start, and in halves where it does not survive one of
// them. An answer is the messages, with the lines that they have in the text alone, and what is printed.
func Answers(run Runner, texts []string, flags ...string) []string {
	switch len(texts) {
	case 0:
		return nil
	case 1:
		out, messages, ok := run(texts[0], flags)
		if !ok {
			return []string{NoAnswer}
		}
		return []string{messages + strings.TrimRight(out, "\n")}
	}
	out, messages, ok := run(strings.Join(texts, partMark), append(slices.Clone(flags), "--split-input-file"))
	bodies := strings.Split(out, separator)
	if !ok || len(bodies) != len(texts) {
		mid := len(texts) / 2
		return slices.Concat(Answers(run, texts[:mid], flags...), Answers(run, texts[mid:], flags...))
	}
	// The first line of each text, and which text a diagnostic belongs to.
	starts := make([]int, len(texts))
	line := 1
	for i, text := range texts {
		starts[i] = line
		line += strings.Count(text, "\n") + strings.Count(partMark, "\n")
	}
	results := make([]string, len(texts))
	marks := located.FindAllStringSubmatchIndex(messages, -1)
	for k, m := range marks {
		end := len(messages)
		if k+1 < len(marks) {
			end = marks[k+1][0]
		}
		row, _ := strconv.Atoi(messages[m[2]:m[3]])
		i, _ := slices.BinarySearch(starts, row+1)
		i--
		results[i] += fmt.Sprintf("<stdin>:%d%s", row-starts[i]+1, messages[m[3]:end])
	}
	for i := range results {
		results[i] += strings.TrimRight(bodies[i], "\n")
	}
	return results
}

const partMark = "\n" + separator

// located is the head of a diagnostic.
var located = regexp.MustCompile(`(?m)^<stdin>:(\d+):(\d+): (?:error|warning|note|remark): `)
