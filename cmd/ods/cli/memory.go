package cli

import (
	"os"
	"path"
	"strconv"
	"strings"
)

// memory returns the bytes of memory that the process may use: the smallest of what the machine has and what the
// control groups around the process allow; 0 when unknown, as on systems other than Linux.
func memory() int64 { return memoryIn(os.ReadFile) }

func memoryIn(read func(string) ([]byte, error)) int64 {
	least := int64(0)
	take := func(n int64) {
		if n > 0 && (least == 0 || n < least) {
			least = n
		}
	}
	info, _ := read("/proc/meminfo") // "MemTotal:        8052396 kB"
	for line := range strings.Lines(string(info)) {
		if f := strings.Fields(line); len(f) == 3 && f[0] == "MemTotal:" {
			n, _ := strconv.ParseInt(f[1], 10, 64)
			take(n << 10)
		}
	}
	number := func(file string) {
		text, _ := read(file)
		n, _ := strconv.ParseInt(strings.TrimSpace(string(text)), 10, 64) // "max" counts as unknown
		take(n)
	}
	groups, _ := read("/proc/self/cgroup") // "0::/a/b" (version 2), "9:memory:/a/b" (version 1)
	for line := range strings.Lines(string(groups)) {
		f := strings.SplitN(strings.TrimSpace(line), ":", 3)
		if len(f) != 3 {
			continue
		}
		root, file := "/sys/fs/cgroup", "memory.max"
		if f[1] != "" {
			if f[1] != "memory" {
				continue
			}
			root, file = "/sys/fs/cgroup/memory", "memory.limit_in_bytes"
		}
		// Every group on the way up limits; in a container the own one may be mounted as the root.
		for dir := path.Clean("/" + f[2]); ; dir = path.Dir(dir) {
			number(path.Join(root, dir, file))
			if dir == "/" {
				break
			}
		}
	}
	return least
}
