package jsonrpc

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"
	"time"
)

// pair connects two sides; the first one answers requests with answer.
func pair(t *testing.T, answer func(r *Request) Work) *Conn {
	ar, bw := io.Pipe()
	br, aw := io.Pipe()
	a := New(ar, aw, 2, answer)
	b := New(br, bw, 1, func(*Request) Work { return nil })
	done := make(chan error, 2)
	go func() { done <- a.Serve() }()
	go func() { done <- b.Serve() }()
	t.Cleanup(func() {
		bw.Close()
		if err := <-done; err != nil {
			t.Error(err)
		}
		aw.Close()
		<-done
	})
	return b
}

func TestCalls(t *testing.T) {
	order := make(chan string, 10)
	c := pair(t, func(r *Request) Work {
		order <- r.Method
		return func(ctx context.Context) (any, error) {
			var n int
			if err := r.Decode(&n); err != nil {
				return nil, err
			}
			switch r.Method {
			case "fail":
				return nil, errors.New("no")
			case "panic":
				panic("oops")
			case "wait":
				<-ctx.Done()
				return nil, ctx.Err()
			}
			return n + 1, nil
		}
	})
	for range 3 {
		if err := c.Notify("note", 1); err != nil {
			t.Fatal(err)
		}
	}
	var n int
	if err := c.Call(context.Background(), "inc", 41, &n); err != nil || n != 42 {
		t.Errorf("got %d, %v", n, err)
	}
	for want := range strings.SplitSeq("note note note inc", " ") {
		if got := <-order; got != want {
			t.Errorf("%s came when %s was due", got, want)
		}
	}
	for method, want := range map[string]int{"fail": CodeRequestFailed, "panic": CodeInternal} {
		var e *Error
		if err := c.Call(context.Background(), method, 1, nil); !errors.As(err, &e) || e.Code != want {
			t.Errorf("%s: %v", method, err)
		}
	}
	var e *Error
	if err := c.Call(context.Background(), "inc", "text", nil); !errors.As(err, &e) || e.Code != CodeInvalidParams {
		t.Errorf("wrong parameters: %v", err)
	}
	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Millisecond)
	defer cancel()
	if err := c.Call(ctx, "wait", 1, nil); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("a cancelled call: %v", err)
	}
	// Both workers would wait for ever if the cancellation had not arrived.
	ctx2, cancel2 := context.WithTimeout(context.Background(), 20*time.Millisecond)
	defer cancel2()
	c.Call(ctx2, "wait", 1, nil)
	if err := c.Call(context.Background(), "inc", 1, &n); err != nil || n != 2 {
		t.Errorf("behind cancelled calls: %d, %v", n, err)
	}
}

// TestFrames reads what peers may send.
func TestFrames(t *testing.T) {
	for _, c := range []struct{ in, body, err string }{
		{"Content-Length: 2\r\n\r\n{}", "{}", ""},
		{"content-length:2\nContent-Type: x\n\n{}", "{}", ""},
		{"", "", "EOF"},
		{"Content-Length: 5\r\n\r\n{}", "", "unexpected EOF"},
		{"Content-Length: 5", "", "unexpected EOF"},
		{"Content-Length: -1\r\n\r\n", "", "no length"},
		{"Content-Length: 99999999999\r\n\r\n", "", "no length"},
		{"nonsense\r\n\r\n", "", "no colon"},
		{"A: b\r\n\r\n", "", "no header Content-Length"},
		{strings.Repeat("x", maxHeader+1), "", "longer than"},
	} {
		body, err := readFrame(bufio.NewReader(strings.NewReader(c.in)))
		if string(body) != c.body || (err == nil) != (c.err == "") || err != nil && !strings.Contains(err.Error(), c.err) {
			t.Errorf("%q: got %q, %v", c.in, body, err)
		}
	}
}

// TestGarbage answers what is no JSON, and goes on.
func TestGarbage(t *testing.T) {
	var in, out bytes.Buffer
	for _, m := range []string{"{", `{"jsonrpc":"2.0","id":"a","method":"m"}`, `{"id":9,"result":1}`} {
		fmt.Fprintf(&in, "Content-Length: %d\r\n\r\n%s", len(m), m)
	}
	c := New(&in, &out, 1, func(*Request) Work { return nil })
	if err := c.Serve(); err != nil {
		t.Fatal(err)
	}
	r := bufio.NewReader(&out)
	for _, want := range []string{`null`, `"a"`} {
		body, err := readFrame(r)
		var m message
		if err != nil || json.Unmarshal(body, &m) != nil || string(m.ID) != want {
			t.Errorf("got %s, %v; want an answer to %s", body, err, want)
		}
	}
}

// TestCancelAsRequest checks that whoever sends a notification as a request gets an answer.
func TestCancelAsRequest(t *testing.T) {
	c := pair(t, func(*Request) Work { return nil })
	ctx, stop := context.WithTimeout(t.Context(), 10*time.Second)
	defer stop()
	if err := c.Call(ctx, "$/cancelRequest", map[string]int{"id": 7}, nil); err != nil {
		t.Error(err)
	}
}
