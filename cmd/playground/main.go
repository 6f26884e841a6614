package main

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"time"

	"github.com/odsgen/ods/odsgen/site"
	"github.com/odsgen/ods/odsgen/site/playground"
)

func main() {
	addr := flag.String("addr", "localhost:8080", "address to serve at; port 0 takes a free one")
	out := flag.String("o", "", "write the page to this folder, and serve nothing")
	flag.Usage = func() {
		fmt.Fprintln(flag.CommandLine.Output(), "usage: playground [flags]\n\nServes the playground, which works in the browser and needs no server but one of files.\n\nflags:")
		flag.PrintDefaults()
	}
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := run(ctx, *addr, *out); err != nil {
		fmt.Fprintln(os.Stderr, "playground:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context, addr, out string) error {
	fmt.Fprintln(os.Stderr, "compiling the engine, which takes minutes the first time")
	engine, err := playground.Build(ctx, ".")
	if err != nil {
		return err
	}
	fmt.Fprintf(os.Stderr, "the engine has %.1f MB\n", float64(len(engine.Wasm))/1e6)
	files, err := playground.Files(engine)
	if err != nil {
		return err
	}
	if out != "" {
		return write(out, files)
	}
	l, err := net.Listen("tcp", addr)
	if err != nil {
		return err
	}
	fmt.Fprintf(os.Stderr, "http://%s/\n", l.Addr())
	server := &http.Server{Handler: handler(files), ReadHeaderTimeout: 10 * time.Second}
	done := context.AfterFunc(ctx, func() { server.Close() })
	defer done()
	if err := server.Serve(l); err != http.ErrServerClosed {
		return err
	}
	return nil
}

func write(dir string, files []site.File) error {
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return err
	}
	for _, f := range files {
		if err := os.WriteFile(filepath.Join(dir, f.Name), f.Data, 0o666); err != nil {
			return err
		}
	}
	return nil
}

// handler serves files from memory.
func handler(files []site.File) http.Handler {
	byName := map[string][]byte{}
	for _, f := range files {
		byName[f.Name] = f.Data
	}
	started := time.Now()
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		name := strings.TrimPrefix(r.URL.Path, "/")
		if name == "" {
			name = "index.html"
		}
		data, ok := byName[name]
		if !ok {
			http.NotFound(w, r)
			return
		}
		h := w.Header()
		h.Set("Content-Security-Policy", playground.Policy)
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("Cache-Control", "no-cache")
		http.ServeContent(w, r, name, started, bytes.NewReader(data))
	})
}
