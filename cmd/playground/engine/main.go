package main

import (
	"fmt"
	"os"

	"github.com/odsgen/ods/cmd/playground/internal/playground"
)

func main() {
	if err := playground.Serve(os.Stdin, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
