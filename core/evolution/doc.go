// Package evolution has the tables that say how a dialect changed from version to version. Generated code declares one
// for a dialect whose definition has the key upgrades; package core reads files of other versions, and writes them, by
// it.
//
//	table := context.Registry().Evolution("poly")
//	v := evolution.Versions{"poly": table.Version - 1}
package evolution
