package conformance

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	backend "github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/driver"
	"github.com/odsgen/ods/generated/all"
)

var (
	malformed       = flag.Int("malformed", 400, "how many malformed inputs TestMalformed compares with mlir-opt")
	malformedSeed   = flag.Uint64("malformed-seed", 1, "the seed of TestMalformed")
	malformedReport = flag.String("malformed-report", "", "write every difference that TestMalformed finds to this file")
	malformedOf     = flag.String("malformed-dialect", "", "malform only inputs with operations of this dialect")
)

// oracle is the program that has the last word.
const oracle = "mlir-opt-22"

// shipped are the dialects whose text is compared.
var shipped = strings.Fields("affine amx arith arm_neon arm_sme arm_sve bufferization cf complex dlti func index llvm math memref ml_program scf shape tensor ub vector x86vector unregistered")

// foreign finds dialects that mlir-opt has and ods has not.
var foreign = func() *regexp.Regexp {
	names := slices.DeleteFunc(slices.Clone(upstream), func(d string) bool { return d == "builtin" || slices.Contains(shipped, d) })
	return regexp.MustCompile(`\b(` + strings.Join(names, "|") + `)([.<]|: \{)`)
}()

// known differ on purpose: the list of all dialects is another, and warnings about what mlir-opt drops silently.
var known = regexp.MustCompile(`(?m)Available dialects: .*$|^<stdin>:\d+:\d+: warning: .*dropped.*\n.*\n.*\n`)

const splitMark = "\n// -----\n"

// located is the head of a diagnostic.
var located = regexp.MustCompile(`(?m)^<stdin>:(\d+):(\d+): (?:error|warning|note|remark): `)

// TestMalformed gives malformed texts to ods and to mlir-opt and compares messages and positions.
func TestMalformed(t *testing.T) {
	if _, err := exec.LookPath(oracle); err != nil {
		if os.Getenv("ODSGEN_ORACLE") != "" {
			t.Fatal(oracle + " is not installed, but ODSGEN_ORACLE demands it")
		}
		t.Skip(oracle + " is not installed")
	}
	var inputs []string
	for _, c := range load(t, corpus(t), false) {
		if !(Selection{Dialects: shipped, Closed: true}).Has(c) || *malformedOf != "" && !slices.Contains(c.Dialects, *malformedOf) {
			continue
		}
		// Mutants of the generic form say more to verifiers, those of the input more to parsers.
		for _, text := range []string{StripComments(c.Input), c.Generic} {
			if text != "" && len(text) < 4000 && !strings.Contains(text, "// -----") && !foreign.MatchString(text) {
				inputs = append(inputs, text)
			}
		}
	}
	rnd := rand.New(rand.NewPCG(*malformedSeed, 0))
	m := NewMalformer(rnd, inputs)
	const batch = 200
	differences, compared := map[string][]string{}, 0
	for done := 0; done < *malformed; done += batch {
		var texts []string
		for range min(batch, *malformed-done) {
			texts = append(texts, m.Malform(inputs[rnd.IntN(len(inputs))]))
		}
		for i, want := range oracleMessages(texts) {
			if want == unanswered {
				continue
			}
			compared++
			got := odsMessages(texts[i])
			if got == want || foreign.MatchString(texts[i]) || known.ReplaceAllString(got, "") == known.ReplaceAllString(want, "") {
				continue
			}
			if want = oracleAlone(texts[i]); known.ReplaceAllString(got, "") != known.ReplaceAllString(want, "") && want != unanswered {
				k := kind(got, want)
				differences[k] = append(differences[k], fmt.Sprintf("INPUT:\n%s\nGOT:\n%sWANT:\n%s", texts[i], got, want))
			}
		}
	}
	var kinds []string
	total := 0
	for k, list := range differences {
		kinds = append(kinds, k)
		total += len(list)
	}
	slices.SortFunc(kinds, func(a, b string) int {
		if d := len(differences[b]) - len(differences[a]); d != 0 {
			return d
		}
		return strings.Compare(a, b)
	})
	t.Logf("%d of %d differ", total, compared)
	var report strings.Builder
	for _, k := range kinds {
		fmt.Fprintf(&report, "######## %d times %s\n", len(differences[k]), k)
		slices.SortFunc(differences[k], func(a, b string) int { return len(a) - len(b) })
		for _, d := range differences[k][:min(3, len(differences[k]))] {
			report.WriteString(d + "\n")
		}
		t.Errorf("%d times %s", len(differences[k]), k)
	}
	if *malformedReport != "" {
		if err := os.WriteFile(*malformedReport, []byte(report.String()), 0o666); err != nil {
			t.Error(err)
		}
	}
}

var (
	anyQuoted = regexp.MustCompile(`'[^']*'|"[^"]*"`)
	anyNumber = regexp.MustCompile(`\d+`)
)

// kind names what differs: the first message of each side, without names and numbers.
func kind(got, want string) string {
	first := func(s string) string {
		line, _, _ := strings.Cut(s, "\n")
		if m := located.FindString(line); m != "" {
			line = line[len(m):]
		}
		return anyNumber.ReplaceAllString(anyQuoted.ReplaceAllString(line, "Q"), "N")
	}
	g, w := strings.SplitAfter(got, "\n"), strings.SplitAfter(want, "\n")
	for len(g) > 1 && len(w) > 1 && g[0] == w[0] {
		g, w = g[1:], w[1:]
	}
	a, b := first(g[0]), first(w[0])
	if a == b {
		return "position: " + a
	}
	return fmt.Sprintf("\n   got %q\n  want %q", a, b)
}

// unanswered stands for a text on which mlir-opt crashes or does not end.
const unanswered = "no answer"

func odsMessages(text string) (messages string) {
	defer func() {
		if p := recover(); p != nil {
			messages = fmt.Sprintf("panic: %v", p)
		}
	}()
	dialects := all.Registry()
	backend.Extend(dialects)
	var stdout, stderr bytes.Buffer
	done := make(chan bool)
	go func() {
		defer func() {
			if p := recover(); p != nil {
				fmt.Fprintf(&stderr, "panic: %v", p)
			}
			close(done)
		}()
		driver.Opt(driver.Config{Dialects: dialects, Passes: backend.Passes(), Workers: 1},
			[]string{"--allow-unregistered-dialect", "-"}, strings.NewReader(text), &stdout, &stderr)
	}()
	select {
	case <-done:
	case <-time.After(10 * time.Second):
		return "hang"
	}
	return stderr.String() + strings.TrimRight(stdout.String(), "\n")
}

func runOracle(text string, flags ...string) (stdout, stderr string, ok bool) {
	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Second)
	defer cancel()
	cmd := exec.CommandContext(ctx, oracle, slices.Concat([]string{"--allow-unregistered-dialect", "--mlir-disable-threading"},
		flags, []string{"-"})...)
	var out, messages bytes.Buffer
	cmd.Stdin, cmd.Stdout, cmd.Stderr = strings.NewReader(text), &out, &messages
	_ = cmd.Run()
	code := cmd.ProcessState.ExitCode()
	return out.String(), messages.String(), code == 0 || code == 1
}

func oracleAlone(text string) string {
	out, messages, ok := runOracle(text)
	if !ok {
		return unanswered
	}
	return messages + strings.TrimRight(out, "\n")
}

// oracleMessages asks mlir-opt about many texts at once, which saves its start, and in halves where it does not survive
// one of them.
func oracleMessages(texts []string) []string {
	if len(texts) == 1 {
		return []string{oracleAlone(texts[0])}
	}
	out, messages, ok := runOracle(strings.Join(texts, splitMark), "--split-input-file")
	bodies := strings.Split(out, "// -----\n")
	if !ok || len(bodies) != len(texts) {
		return slices.Concat(oracleMessages(texts[:len(texts)/2]), oracleMessages(texts[len(texts)/2:]))
	}
	// The first line of each text, and which text a diagnostic belongs to.
	starts := make([]int, len(texts))
	line := 1
	for i, text := range texts {
		starts[i] = line
		line += strings.Count(text, "\n") + strings.Count(splitMark, "\n")
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
