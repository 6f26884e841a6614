package dialecttest

import (
	"bytes"
	"context"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/odsgen/ods/driver"
)

// separator stands between the parts of a text that is split, and between what is printed of them.
const separator = "// -----\n"

// Difference is a part of a text of which ods and mlir-opt do not make the same.
type Difference struct {
	Part      int
	Got, Want string
}

// CompareParts gives texts to ods and to mlir-opt, all at once in one split input, and returns those of which they
// print something else. A text with which mlir-opt dies or does not end within the time is skipped: the others are then
// given in smaller groups. It is skipped like [Suite.Compare].
func CompareParts(t *testing.T, cfg driver.Config, parts []string, limit time.Duration, flags ...string) []Difference {
	t.Helper()
	needOracle(t)
	c := partComparer{ctx: t.Context(), cfg: cfg, parts: parts, limit: limit}
	c.args = append(flags[:len(flags):len(flags)], "--allow-unregistered-dialect", "--split-input-file", "-")
	c.compare(0, len(parts))
	return c.out
}

type partComparer struct {
	ctx   context.Context
	cfg   driver.Config
	parts []string
	args  []string
	limit time.Duration
	out   []Difference
}

func (c *partComparer) compare(from, to int) {
	if from == to {
		return
	}
	text := strings.Join(c.parts[from:to], separator)
	want, ok := c.upstream(text)
	if !ok {
		// One part alone that mlir-opt cannot do tells nothing.
		if to-from > 1 {
			mid := (from + to) / 2
			c.compare(from, mid)
			c.compare(mid, to)
		}
		return
	}
	var got, messages bytes.Buffer
	driver.Main(c.cfg, append([]string{"opt"}, c.args...), strings.NewReader(text), &got, &messages)
	if got.String() == want {
		return
	}
	g, w := strings.Split(got.String(), separator), strings.Split(want, separator)
	for i := range to - from {
		if len(g) != to-from || len(w) != to-from {
			c.out = append(c.out, Difference{from + i, got.String() + messages.String(), want})
			return
		}
		if g[i] != w[i] {
			c.out = append(c.out, Difference{from + i, g[i] + messages.String(), w[i]})
		}
	}
}

// upstream returns what mlir-opt prints, and whether it has come to an end.
func (c *partComparer) upstream(text string) (string, bool) {
	ctx, cancel := context.WithTimeout(c.ctx, c.limit)
	defer cancel()
	cmd := exec.CommandContext(ctx, oracle, ofOracle(c.args)...)
	var out bytes.Buffer
	cmd.Stdin, cmd.Stdout = strings.NewReader(text), &out
	err := cmd.Run()
	return out.String(), err == nil || cmd.ProcessState.ExitCode() == 1
}
