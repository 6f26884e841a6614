// Package upgrade has the command upgrade, which rewrites files of 2019 in today's language:
//
//	cfg := driver.Config{Commands: []driver.Command{upgrade.Command()}}
package upgrade
