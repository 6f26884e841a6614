// Package sink watches what a command prints, so that output that is lost is never a success.
//
//	var command func(args []string, out io.Writer) int
//	out := sink.Watch(os.Stdout)
//	status := command(os.Args[1:], out)
//	if err := out.Err(); err != nil && status == 0 {
//		fmt.Fprintln(os.Stderr, "cannot write the output:", err)
//		status = 1
//	}
package sink
