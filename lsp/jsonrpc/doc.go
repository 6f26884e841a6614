// Package jsonrpc is JSON-RPC 2.0 over a stream, framed as the Language Server Protocol frames it, for either side of a
// connection.
//
//	conn := jsonrpc.New(os.Stdin, os.Stdout, 8, func(r *jsonrpc.Request) jsonrpc.Work {
//		method := r.Method // the state of a server changes here
//		return func(ctx context.Context) (any, error) { return method, ctx.Err() }
//	})
//	err := conn.Serve()
//
// Messages are accepted one after the other in the order in which they arrive, which is where a handler changes its
// state and takes a snapshot of it. The work that answers a request runs beside others. A request that the peer
// cancels has its context cancelled.
package jsonrpc
