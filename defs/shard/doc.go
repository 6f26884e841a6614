// Package shard implements the syntax of dialect shard: tensors that are spread over a grid of processes.
package shard
