package main

import (
	"os"

	backend "github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/defs"
	"github.com/odsgen/ods/driver"
	"github.com/odsgen/ods/odsgen/live"
)

func main() {
	gc := relaxCollector(os.Getenv)
	cfg := driver.Config{
		Name:     "ods",
		Version:  version(),
		Dialects: dialects(),
		Passes:   withUpgrade(backend.Passes()),
		Commands: commands(),
		Legacy:   old(),
		Parsed:   gc.parsed,

		Streaming:   gc.streaming,
		Definitions: live.Definitions(defs.FS),
	}
	os.Exit(driver.Main(cfg, os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}
