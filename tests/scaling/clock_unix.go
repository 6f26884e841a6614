//go:build unix

package scaling

import (
	"syscall"
	"time"
)

// clock is the processor time that the process has had.
func clock() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		panic(err) // no argument can be wrong
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
