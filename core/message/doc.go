// Package message has wording that diagnostics of several dialects share.
//
//	text := message.Quote(ctx.I32(), ctx.Index()) // 'i32', 'index'
//
// All functions may be called concurrently.
package message
