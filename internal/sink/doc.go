// Package sink watches what a command prints, so that output that is lost is never a success.
//
//	out := sink.Watch(stdout)
//	status := command(args, out)
//	if err := out.Err(); err != nil && status == 0 {
//		fmt.Fprintln(stderr, "cannot write the output:", err)
//		status = 1
//	}
package sink
