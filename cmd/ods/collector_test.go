package main

import (
	"io/fs"
	"runtime"
	"runtime/debug"
	"slices"
	"testing"
	"time"
)

// TestCollector follows the policy: off at first, 300 when passes follow, back to the default at the first collection.
func TestCollector(t *testing.T) {
	percent := debug.SetGCPercent(100)
	limit := debug.SetMemoryLimit(-1)
	defer debug.SetGCPercent(percent)
	defer debug.SetMemoryLimit(limit)

	none := func(string) string { return "" }
	c := relaxCollector(none)
	if got := debug.SetGCPercent(-1); got != -1 {
		t.Errorf("while parsing the collector runs at %d %%", got)
	}
	if got := debug.SetMemoryLimit(-1); got < 64<<20 || got == limit {
		t.Errorf("the memory limit is %d", got)
	}
	c.parsed(false)
	if got := debug.SetGCPercent(-1); got != -1 {
		t.Errorf("without passes the collector runs at %d %%", got)
	}
	c.parsed(true)
	if got := debug.SetGCPercent(-1); got != passPercent {
		t.Errorf("with passes the collector runs at %d %%", got)
	}
	for range 200 { // the finalizer runs on a goroutine of its own
		if runtime.GC(); c.reached.Load() {
			break
		}
		time.Sleep(time.Millisecond)
	}
	if !c.reached.Load() {
		t.Fatal("a collection does not end the policy")
	}
	time.Sleep(time.Millisecond)
	if got := debug.SetGCPercent(100); got != 100 {
		t.Errorf("behind the first collection the collector runs at %d %%", got)
	}
	c.parsed(true)
	if got := debug.SetGCPercent(100); got != 100 {
		t.Errorf("passes changed it to %d %%", got)
	}
}

// TestCollectorOfTheUser shows that the environment wins.
func TestCollectorOfTheUser(t *testing.T) {
	for _, name := range []string{"GOGC", "GOMEMLIMIT"} {
		var calls []int
		c := relaxCollector(func(n string) string {
			if n == name {
				return "50"
			}
			return ""
		})
		c.percents = func(n int) int { calls = append(calls, n); return 0 }
		c.parsed(true)
		if c.off || len(calls) > 0 {
			t.Errorf("%s is ignored: %v", name, calls)
		}
	}
}

func TestMemory(t *testing.T) {
	for _, c := range []struct {
		name  string
		files map[string]string
		want  int64
	}{
		{"not Linux", nil, 0},
		{"machine", map[string]string{"/proc/meminfo": "MemTotal:        1024 kB\nMemFree: 1 kB\n"}, 1 << 20},
		{"group of version 2", map[string]string{
			"/proc/meminfo":                       "MemTotal:        1024 kB\n",
			"/proc/self/cgroup":                   "0::/a/b\n",
			"/sys/fs/cgroup/a/b/memory.max":       "max\n",
			"/sys/fs/cgroup/a/memory.max":         "4096\n",
			"/sys/fs/cgroup/memory.max":           "8192\n",
			"/sys/fs/cgroup/unrelated/memory.max": "1\n",
		}, 4096},
		{"mounted as the root", map[string]string{
			"/proc/self/cgroup":         "0::/docker/x\n",
			"/sys/fs/cgroup/memory.max": "8192\n",
		}, 8192},
		{"group of version 1", map[string]string{
			"/proc/self/cgroup":                             "3:cpu:/a\n2:memory:/a\n",
			"/sys/fs/cgroup/memory/a/memory.limit_in_bytes": "4096\n",
			"/sys/fs/cgroup/memory/memory.limit_in_bytes":   "9223372036854771712\n",
		}, 4096},
	} {
		var read []string
		got := memoryIn(func(name string) ([]byte, error) {
			read = append(read, name)
			if text, ok := c.files[name]; ok {
				return []byte(text), nil
			}
			return nil, fs.ErrNotExist
		})
		if got != c.want {
			t.Errorf("%s: got %d, want %d; read %q", c.name, got, c.want, read)
		}
		if slices.Contains(read, "/sys/fs/cgroup/unrelated/memory.max") {
			t.Errorf("%s: read a file of another group", c.name)
		}
	}
}
