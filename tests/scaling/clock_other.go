//go:build !unix

package scaling

import "time"

var started = time.Now()

// clock is the time since the process began.
func clock() time.Duration { return time.Since(started) }
