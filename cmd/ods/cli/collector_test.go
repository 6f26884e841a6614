package cli

import (
	"io/fs"
	"math"
	"runtime"
	"runtime/debug"
	"slices"
	"sync/atomic"
	"testing"
	"time"
)

// preserve restores the policy of the test process.
func preserve(t *testing.T) (limit int64) {
	percent := debug.SetGCPercent(100)
	limit = debug.SetMemoryLimit(-1)
	t.Cleanup(func() {
		debug.SetGCPercent(percent)
		debug.SetMemoryLimit(limit)
	})
	return limit
}

func unset(string) string { return "" }

// percent reads the policy.
func percent() int {
	p := debug.SetGCPercent(-1)
	debug.SetGCPercent(p)
	return p
}

// eventually waits for what the goroutine of finalizers does after a collection.
func eventually(ok func() bool) bool {
	for range 500 {
		if runtime.GC(); ok() {
			return true
		}
		time.Sleep(time.Millisecond)
	}
	return false
}

// TestCollector follows the policy without passes: off at first, the default from the first collection on.
func TestCollector(t *testing.T) {
	before := preserve(t)
	c := relaxCollector(unset)
	c.parsed(false)
	if got := percent(); got != -1 {
		t.Errorf("while parsing the collector runs at %d %%", got)
	}
	if got := debug.SetMemoryLimit(-1); got != c.limit || got < 64<<20 || got == before {
		t.Errorf("the memory limit is %d", got)
	}
	if !eventually(func() bool { return percent() == 100 && debug.SetMemoryLimit(-1) == math.MaxInt64 }) {
		t.Fatalf("a collection does not end the policy; the collector runs at %d %%", percent())
	}
	if c.parsed(true); percent() != 100 {
		t.Errorf("passes changed it to %d %%", percent())
	}
}

// TestCollectorWithPasses follows the policy with passes: seldom until a large part of the memory is in use.
func TestCollectorWithPasses(t *testing.T) {
	preserve(t)
	var live atomic.Int64
	var asked atomic.Int64
	c := relaxCollector(unset)
	c.live = func() int64 { asked.Add(1); return live.Load() }
	if c.parsed(true); percent() != roomForPasses/minimumHeap*100 {
		t.Errorf("with passes the collector runs at %d %%", percent())
	}
	if !eventually(func() bool { return asked.Load() >= 2 }) {
		t.Fatal("collections are not watched")
	}
	if got := percent(); got != roomForPasses/minimumHeap*100 || debug.SetMemoryLimit(-1) != c.limit {
		t.Errorf("collections with room left change the policy to %d %%", got)
	}
	live.Store(roomForPasses)
	if !eventually(func() bool { return percent() == passPercent }) {
		t.Errorf("with a large heap the collector runs at %d %%", percent())
	}
	live.Store(c.limit)
	if !eventually(func() bool { return percent() == 100 && debug.SetMemoryLimit(-1) == math.MaxInt64 }) {
		t.Errorf("a full memory does not end the policy; the collector runs at %d %%", percent())
	}
}

// TestCollectorOfTheUser shows that the environment wins.
func TestCollectorOfTheUser(t *testing.T) {
	before := preserve(t)
	for _, name := range []string{"GOGC", "GOMEMLIMIT"} {
		c := relaxCollector(func(n string) string {
			if n == name {
				return "50"
			}
			return ""
		})
		if c.parsed(true); percent() != 100 || debug.SetMemoryLimit(-1) != before {
			t.Errorf("%s is ignored: %d %%, limit %d", name, percent(), debug.SetMemoryLimit(-1))
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

// TestStreaming ends the policy at once, and passes do not bring it back.
func TestStreaming(t *testing.T) {
	preserve(t)
	c := relaxCollector(unset)
	if got := percent(); got != -1 {
		t.Fatalf("before, the collector runs at %d %%", got)
	}
	c.streaming()
	c.parsed(true)
	if got, limit := percent(), debug.SetMemoryLimit(-1); got != 100 || limit != math.MaxInt64 {
		t.Errorf("the collector runs at %d %% below %d bytes", got, limit)
	}
	preserve(t)
	off := relaxCollector(func(name string) string { return map[string]string{"GOGC": "50"}[name] })
	debug.SetGCPercent(50)
	off.streaming()
	if got := percent(); got != 50 {
		t.Errorf("the environment's policy became %d %%", got)
	}
}
